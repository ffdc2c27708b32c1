export { type Ask, createGate, type Gate, type GateOptions, type Question } from '../gate.ts';
export { beforeToolCall, outputProcessor } from './hooks.ts';
