export { type Ask, createGate, type Gate, type GateOptions, type Question } from '../gate.ts';
export { guardTools, toolApproval } from './guard-tools.ts';
export { screenPrompt } from './screen-prompt.ts';
