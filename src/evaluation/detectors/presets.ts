/** A frozen text classifier on the Hugging Face hub. Its weights are the user's to get, under its own licence. */
export interface DetectorPreset {
  /** As on the command line and in recipes. */
  readonly id: string;
  /** As in the paper. */
  readonly name: string;
  readonly model: string;
}

/** The five detectors that the paper compares with. */
export const DETECTOR_PRESETS: readonly DetectorPreset[] = [
  { id: 'protectai-v1', name: 'ProtectAI-DeBERTa-v1', model: 'protectai/deberta-v3-base-prompt-injection' },
  {
    id: 'protectai-v2',
    name: 'ProtectAI-DeBERTa-v2',
    model: 'ProtectAI/deberta-v3-base-prompt-injection-v2',
  },
  { id: 'deepset', name: 'deepset-DeBERTa-injection', model: 'deepset/deberta-v3-base-injection' },
  { id: 'testsavant-tiny', name: 'TestSavant-tiny', model: 'testsavantai/prompt-injection-defender-tiny-v0' },
  { id: 'arkaean', name: 'Arkaean-DistilBERT', model: 'arkaean/promptguard-distilbert' },
];

/** Named by the paper as not run, since their hub pages are gated. */
export const GATED_DETECTORS: readonly string[] = [
  'meta-llama/Prompt-Guard-86M',
  'ProtectAI/deberta-v3-small-prompt-injection-v2',
  'codeintegrity-ai/promptguard',
];
