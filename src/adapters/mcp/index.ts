export { type Ask, createGate, type Gate, type GateOptions, type Question } from '../gate.ts';
export { guardClient, guardHandler } from './guard-client.ts';
