import type { Detector } from '../detector/index.ts';
import { loadDetector } from '../load-detector.ts';
import { failedMail, type ScanRecord, scoreMail } from './scan-record.ts';
import type { WorkerTask } from './scorer.ts';

let loaded: { readonly model: string | null; readonly detector: Promise<Detector> } | null = null;

/** Runs in a worker thread: judges one mail with a detector that is loaded once per thread. */
export default async function score({ mail, model, explain }: WorkerTask): Promise<ScanRecord> {
  try {
    if (loaded?.model !== model) loaded = { model, detector: loadDetector(model ?? undefined) };
    return await scoreMail(await loaded.detector, mail, { explain });
  } catch (error) {
    return failedMail(mail.id, error);
  }
}
