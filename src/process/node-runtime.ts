import type { Environment } from '../platform.ts';
import type { Runtime } from '../runtime.ts';
import { createSend } from '../service/http/send.ts';
import { createTransport } from '../service/http/system.ts';
import { TimeBudget } from '../time.ts';
import { getWorkspace, workspaceFolder } from './environment.ts';

/** Creates the runtime of this process: its environment, network, clock, randomness, and abort signal. */
export function createNodeRuntime(env: Environment): Runtime {
  const result = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => result.abort());
  return createRuntime(env, result.signal);
}

/** Creates the runtime with another abort signal. */
export function createRuntime(env: Environment, signal: AbortSignal): Runtime {
  const transport = createTransport(createSend({ userAgent: 'workroom-notify', env }), signal);
  return {
    ...transport,
    signal,
    env,
    workspace: workspaceFolder(env),
    files: getWorkspace(env),
    budget: new TimeBudget(transport.now),
  };
}

/** Resolves at the first request to terminate. From then on, such requests no longer end the process. */
export function onShutdownRequest(): Promise<void> {
  return new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}

/**
 * Exits once all output is flushed. Waiting for Node to exit could exceed `timeout`: it first closes whatever a broken
 * connection left open, and sometimes hangs (seen with Node 24 behind a proxy).
 */
export function exitWhenFlushed(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
