export type { AuditedSet, AuditOptions, AuditReport, Overlap, SetAudit } from './audit.ts';
export { auditSets } from './audit.ts';
export { DATASETS, findDataset, loadDataset, openDataset } from './catalog.ts';
export type {
  Coverage,
  DataFile,
  Dataset,
  FileRecord,
  Licence,
  LoadedSet,
  LoadOptions,
  LoadReport,
  Progress,
  SplitCoverage,
} from './dataset.ts';
export type { DownloadedFile, DownloadOptions } from './download.ts';
export { downloadDataset } from './download.ts';
export type { Giveaway } from './giveaways.ts';
export { needSplit, SetReader } from './load.ts';
export type { RetryOptions } from './retry.ts';
export type { SetIdentity } from './set-identity.ts';
export type {
  AgentDojo,
  AgentDojoInjectionTask,
  AgentDojoTemplate,
  AgentDojoTool,
  AgentDojoUserTask,
  TraceStep,
} from './sets/agentdojo.ts';
export { INJECTION_MARKER, injectedOutputs, loadAgentDojo, plantedText } from './sets/agentdojo.ts';
export type { BipiaAttack, BipiaContext, BipiaPosition, BipiaTask } from './sets/bipia.ts';
export { BIPIA_POSITIONS, BIPIA_TASKS, bipiaPool } from './sets/bipia.ts';
export type {
  InjecAgent,
  InjecAgentAttackerCase,
  InjecAgentTool,
  InjecAgentUserCase,
} from './sets/injecagent.ts';
export { loadInjecAgent } from './sets/injecagent.ts';
export { foldSubmissions } from './sets/llmail.ts';
export { llmailOutcome } from './sets/llmail-outcome.ts';
export type { Columns, TableOptions } from './table.ts';
export { loadTable } from './table.ts';
export type { FileCheck } from './verify.ts';
export { verifyDataset } from './verify.ts';
