import type { Environment } from '../platform.ts';
import type { Runtime } from '../runtime.ts';
import { createSend } from '../service/http/send.ts';
import { createTransport } from '../service/http/system.ts';
import { TimeBudget } from '../time.ts';
import { openWorkspace, workspaceFolder } from './environment.ts';

/**
 * Creates the runtime of this process: its environment, network, clock, and randomness.
 *
 * @param signal aborts at a request to end the process by default
 */
export function createRuntime(env: Environment, signal = abortOnShutdown()): Runtime {
  const transport = createTransport(createSend(env), signal);
  return {
    ...transport,
    signal,
    env,
    workspace: workspaceFolder(env),
    files: openWorkspace(env),
    budget: new TimeBudget(transport.now),
  };
}

function abortOnShutdown(): AbortSignal {
  const shutdown = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => shutdown.abort());
  return shutdown.signal;
}

/**
 * Exits once all output is flushed. Waiting for Node to exit could exceed `timeout`: it first closes whatever a broken
 * connection left open, and sometimes hangs (seen with Node 24 behind a proxy).
 */
export function exitWhenFlushed(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
