#!/usr/bin/env node
import { type Io, sink } from './io.ts';
import { run } from './run.ts';

const interrupted = new AbortController();
process.on('SIGINT', () => {
  // The second Ctrl-C does not wait.
  if (interrupted.signal.aborted) process.exit(130);
  interrupted.abort();
});

const io: Io = {
  stdin: process.stdin,
  stdout: sink(process.stdout, process.env),
  stderr: sink(process.stderr, process.env),
  env: process.env,
  cwd: process.cwd(),
  signal: interrupted.signal,
  worker: new URL('./scan-worker.js', import.meta.url),
};

// exitCode and not exit(): what was written must reach a slow pipe.
process.exitCode = await run(process.argv.slice(2), io);
process.stdin.destroy();
