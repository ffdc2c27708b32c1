import { DataError } from '../errors.ts';
import type { Dataset, LoadedSet, LoadOptions } from './dataset.ts';
import { loadSet, SetReader } from './load.ts';
import { agentdojo } from './sets/agentdojo.ts';
import { bipia } from './sets/bipia.ts';
import { emlFixtures } from './sets/eml-fixtures.ts';
import { injecagent } from './sets/injecagent.ts';
import { llmail, llmailPairs } from './sets/llmail.ts';
import { llmailBenign, llmailLabelled, llmailUnlabelled } from './sets/llmail-mails.ts';
import { notinject } from './sets/notinject.ts';
import { nvidiaAgenticIpi } from './sets/nvidia.ts';
import { promptshield } from './sets/promptshield.ts';
import { spamassassin } from './sets/spamassassin.ts';
import {
  asb,
  deepset,
  garak,
  neuralchemy,
  purplellama,
  shieldlm,
  spikee,
  tasktracker,
} from './sets/tables.ts';
import { written } from './sets/written.ts';

/** Every data set that can be loaded by name. */
export const DATASETS: readonly Dataset[] = [
  llmail,
  llmailPairs,
  llmailLabelled,
  llmailUnlabelled,
  llmailBenign,
  bipia,
  notinject,
  nvidiaAgenticIpi,
  promptshield,
  shieldlm,
  neuralchemy,
  agentdojo,
  injecagent,
  deepset,
  purplellama,
  garak,
  spikee,
  tasktracker,
  asb,
  spamassassin,
  emlFixtures,
  written,
];

export function findDataset(id: string): Dataset {
  const dataset = DATASETS.find((entry) => entry.id === id);
  if (dataset) return dataset;
  throw new DataError(
    'data-unknown',
    `there is no data set called ${id}; known are ${DATASETS.map((entry) => entry.id).join(', ')}`,
  );
}

/** Reads a set into memory. `dataDir` holds one folder per set. */
export async function loadDataset(
  id: string,
  dataDir: string,
  options: LoadOptions = {},
): Promise<LoadedSet> {
  return loadSet(findDataset(id), dataDir, options);
}

/** Reads a set row by row in constant memory; its `report()` is complete once the iteration has ended. */
export function openDataset(id: string, dataDir: string, options: LoadOptions = {}): SetReader {
  return new SetReader(findDataset(id), dataDir, options);
}
