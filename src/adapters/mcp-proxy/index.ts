export type { KnownTools } from './catalogue.ts';
export { Connection, type ConnectionOptions, type Target } from './connection.ts';
export { type ListenOptions, listen } from './listener.ts';
export { McpProxy, type ProxyOptions } from './proxy.ts';
export { type StdioOptions, serveStdio } from './serve-stdio.ts';
