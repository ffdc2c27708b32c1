#!/usr/bin/env node
import { type Io, sink } from './io.ts';
import { run } from './run.ts';

const interrupted = new AbortController();

/** Until a command asks for the signal, Ctrl-C ends the process as it does any other. */
let listening = false;
function interruption(): AbortSignal {
  if (!listening)
    process.on('SIGINT', () => {
      // The second Ctrl-C does not wait.
      if (interrupted.signal.aborted) process.exit(130);
      interrupted.abort();
    });
  listening = true;
  return interrupted.signal;
}

const io: Io = {
  stdin: process.stdin,
  stdout: sink(process.stdout, { env: process.env }),
  stderr: sink(process.stderr, { env: process.env, lossy: true }),
  env: process.env,
  cwd: process.cwd(),
  get signal() {
    return interruption();
  },
  worker: new URL('./scan-worker.js', import.meta.url),
};

// exitCode and not exit(): what was written must reach a slow pipe.
process.exitCode = await run(process.argv.slice(2), io);
process.stdin.destroy();
