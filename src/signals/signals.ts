import { chatTemplate } from './chat-template.ts';
import { concealment } from './concealment.ts';
import { instructionOverride } from './instruction-override.ts';
import { memoryPlanting } from './memory-planting.ts';
import { roleClaim } from './role-claim.ts';
import { secretsOrder } from './secrets-order.ts';
import type { Signal } from './signal.ts';

/** Every signal, in the order in which findings are listed. The one place where a signal is registered. */
export const SIGNALS: readonly Signal[] = [
  instructionOverride,
  chatTemplate,
  roleClaim,
  concealment,
  secretsOrder,
  memoryPlanting,
];
