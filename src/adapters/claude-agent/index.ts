export { type Ask, createGate, type Gate, type GateOptions, type Question } from '../gate.ts';
export { hooks } from './hooks.ts';
