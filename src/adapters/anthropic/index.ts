export { type Ask, createGate, type Gate, type GateOptions, type Question } from '../gate.ts';
export { guardTools } from './guard-tools.ts';
