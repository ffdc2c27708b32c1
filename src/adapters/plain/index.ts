export { type Admission, type Ask, createGate, type Gate, type GateOptions, type Question } from '../gate.ts';
export { guardTool, type ToolMeta } from './guard-tool.ts';
