/** `serve.ts v1|v2 [poisoned]`: the mail server as a process of its own. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Generation, mailServer } from './mail-server.ts';

const [generation = 'v1', kind] = process.argv.slice(2);
const make = () => mailServer(generation as Generation, kind === 'poisoned');
if (generation === 'v1') await make().connect(new StdioServerTransport());
else serveStdio(make);
