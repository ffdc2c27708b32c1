export { halfOf } from './agents/agent-dojo.ts';
export { FITTED_HALF } from './agents/runs.ts';
export { calibrateOnHardNegatives } from './detectors/detector-columns.ts';
export { loadFrozenDetector } from './detectors/frozen-detector.ts';
export { DETECTOR_PRESETS } from './detectors/presets.ts';
export type { Endpoint } from './judge/ask-judge.ts';
export { estimateJudge, type JudgeEstimate } from './judge/estimate-judge.ts';
export { flaggedBounds, judgeTexts } from './judge/judge.ts';
export { JudgeCache } from './judge/judge-cache.ts';
export { judgeScorer, judgeText } from './judge/judge-scorer.ts';
export { type JudgeSettings, PAPER_JUDGE } from './judge/settings.ts';
export { ownContestant, type PeerProcess, readyContestants } from './peers/contestants.ts';
export { type Installed, installPeer, isInstalled } from './peers/install.ts';
export { LineProcess, type Scored as ScoredText } from './peers/line-process.ts';
export { findPeer } from './peers/load-peer.ts';
export type { Contestant } from './peers/measure.ts';
export { peerScorer } from './peers/peer-scorer.ts';
export { peersMarkdown } from './peers/peers-markdown.ts';
export { type PeersTable, peersTable } from './peers/peers-table.ts';
export { PEERS } from './peers/ready.ts';
export type { Mode } from './protocol-result.ts';
export { detectorScorer } from './run/detector-scorer.ts';
export { codeFingerprint } from './run/fingerprints.ts';
export { publishedForm } from './run/published-form.ts';
export { type EvaluationRecipe, parseEvaluationRecipe } from './run/recipe.ts';
export {
  type Evaluation,
  type EvaluationOptions,
  runEvaluation,
  type Timings,
} from './run/run-evaluation.ts';
export { otherFingerprint } from './run/scorer-fingerprint.ts';
export { serveLanes } from './run/worker.ts';
export type { Scorer } from './scorer.ts';
export { otherScorers, type ScorerEdge } from './scorers.ts';
export { serveFits } from './training/fit-pool.ts';
export { type TrainModelOptions, trainModel } from './training/train-model.ts';
export { openTraining } from './training/training.ts';
