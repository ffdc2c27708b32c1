export { type Ask, createGate, type Gate, type GateOptions, type Question } from '../gate.ts';
export { wrapToolCall } from './wrap-tool-call.ts';
