import { ADDRESS } from './heuristics.ts';

const TOOLS = /send_?email|api_?call|execute_userquery|new_user_session|start_prompt|end_context/gi;
const GOAL = /confirmation/gi;

/**
 * A text with the strings of the benchmark masked: addresses, names of tools, and the word its attacks had to send
 * (L09). The text models then cannot learn the challenge's own goal.
 */
export const maskBenchmark = (text: string): string =>
  text.replace(ADDRESS, 'address').replace(TOOLS, 'toolname').replace(GOAL, 'goalword');
