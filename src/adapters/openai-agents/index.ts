export { type Ask, createGate, type Gate, type GateOptions, type Question } from '../gate.ts';
export { guardrails, needsApproval } from './guardrails.ts';
