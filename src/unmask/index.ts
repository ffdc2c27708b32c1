export { DISGUISES, type DisguiseForm } from './disguise.ts';
export { UNMASK_LIMITS, type UnmaskLimits } from './limits.ts';
export type * from './reading.ts';
export { sourceSpan } from './reading.ts';
export { skeleton } from './skeleton.ts';
export { unmask } from './unmask.ts';
