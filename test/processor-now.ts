/** Milliseconds of the processor that this process has had: what other processes do meanwhile does not count. */
export function processorNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
