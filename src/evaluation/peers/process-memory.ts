import { readFileSync } from 'node:fs';

export interface MemoryUse {
  /** Resident set, bytes. */
  readonly now: number;
  /** Its highest value since the process began, bytes. */
  readonly peak: number;
}

/** Memory of a running process as the Linux kernel counts it; null elsewhere or when it is gone. */
export function memoryOf(pid: number | undefined): MemoryUse | null {
  if (pid === undefined) return null;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const kilobytes = (key: string): number =>
      Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
    const use = { now: 1024 * kilobytes('VmRSS'), peak: 1024 * kilobytes('VmHWM') };
    return Number.isNaN(use.peak) ? null : use;
  } catch {
    return null;
  }
}
