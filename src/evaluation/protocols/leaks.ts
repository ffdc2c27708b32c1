import type { FrameOptions, StackOptions } from '../paper/index.ts';
import { maskBenchmark } from '../paper/index.ts';
import { type ProtocolContext, repaired } from './context.ts';

/**
 * Leaks of the published set-up that can be repaired one at a time (method, section 2.4). Those that the authors'
 * second revision repaired (L12, L16, L26), that change what is printed only (L24, L28 to L32, L35), or that concern
 * data no published run has (L06, L34, L39) have no switch; L04 goes with L01 and L03, L38 with L01.
 */
export const LEAKS: Readonly<Record<string, string>> = {
  L01: 'a frame of its own for every set and class',
  L02: 'two columns that tell the frame',
  L03: 'a constant request per set; nouns taken for sending',
  L05: 'NVIDIA: the answer stands in the text',
  L07: 'the untrusted part found by searching for header words',
  L08: 'delimiters as substrings ("end" in "send")',
  L09: "the benchmark's own strings learnt",
  L10: 'presence flags called counts',
  L11: 'twin columns, unscaled',
  L13: 'NotInject: the three splits share their trigger words',
  L14: 'NotInject: splits differ in count and category',
  L15: 'strict threshold set on 113 prompts',
  L17: 'test rows that were trained on',
  L18: 'near-copies on both sides of a split',
  L19: 'test texts that some model was fitted on; repeats in the test',
  L20: 'BIPIA: one context in two roles',
  L21: 'BIPIA: one attack in two roles',
  L22: 'BIPIA: test contexts that training saw',
  L23: 'training and validation share contexts and attacks',
  L25: 'phase transfer over levels that only one phase has',
  L27: 'sources that bring one class only to the policy',
  L36: 'rows without an outcome as failures',
  L37: 'training sizes and test rows that differ between columns',
  L40: 'padding outside the untrusted part, taken from test mail; one fixed replacement',
  L41: 'one threshold of one run for all stress tests',
  L42: 'no choice of the penalty',
};

/** Leaks that the framework (P5 and what builds on it) heeds. */
export const FRAMEWORK_LEAKS = [
  ...['L01', 'L02', 'L03', 'L05', 'L07', 'L08', 'L09', 'L10', 'L11', 'L13', 'L14', 'L15'],
  ...['L19', 'L20', 'L21', 'L22', 'L27', 'L36', 'L42'],
] as const;

export const frameOptions = (context: ProtocolContext): FrameOptions => ({
  oneFrame: repaired(context, 'L01'),
  realRequests: repaired(context, 'L03'),
  noAnswers: repaired(context, 'L05'),
  ownSegment: repaired(context, 'L07'),
});

export const stackOptions = (context: ProtocolContext): StackOptions => ({
  verbsOnly: repaired(context, 'L03'),
  boundedDelimiters: repaired(context, 'L08'),
  trueCounts: repaired(context, 'L10'),
  ...(repaired(context, 'L09') && { mask: maskBenchmark }),
});
