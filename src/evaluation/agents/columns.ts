import type { AgentDojo } from '../../datasets/index.ts';
import type { Column } from '../protocol-result.ts';

export const share = (key: string, name: string): Column => ({ key, name, kind: 'share' });
export const text = (key: string, name: string): Column => ({ key, name, kind: 'text' });

export const suitesOf = (dojo: AgentDojo): string[] => [...new Set(dojo.userTasks.map((task) => task.suite))];
