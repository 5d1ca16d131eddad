/** Runs a server on this machine, such as the sandbox, until the user interrupts it. */

import { SettingsError, systemCode, toMessage } from '../errors.ts';
import { numberParser } from '../settings/parsers/values.ts';
import { EXIT } from './command.ts';
import type { Output } from './terminal/output.ts';

/** Defines the port of the server. */
export function portFlag(defaultPort: string) {
  const parse = numberParser([0, 65_535], '', true);
  const text = 'Port to listen on; 0 for any free port.';
  return { name: 'port', value: 'number', default: defaultPort, text, parse } as const;
}

/**
 * Starts the server, prints its welcome, and closes it at the first request to terminate.
 *
 * @param name of the server, such as `the sandbox`
 * @returns `done` after SIGINT or SIGTERM, `notDone` if it can't start
 */
export async function runServer(
  name: string,
  { port, output }: { readonly port: number; readonly output: Output },
  start: () => Promise<{ readonly welcome: string; readonly close: () => Promise<void> }>,
): Promise<number> {
  // From now on, such requests no longer end the process.
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  let server: Awaited<ReturnType<typeof start>>;
  try {
    server = await start();
  } catch (error) {
    output.fault(describeFailure(name, error, port));
    return EXIT.notDone;
  }
  // Print secrets unredacted: they only open this server, and users need them.
  console.log(server.welcome);
  await stopped;
  await server.close();
  return EXIT.done;
}

function describeFailure(name: string, error: unknown, port: number): string {
  if (error instanceof SettingsError) return `--${error.message}`;
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return `port ${port} is in use. Choose another with --port, or 0 for any free one.`;
  if (code === 'EACCES') return `port ${port} is not allowed for this user. Choose one above 1023 with --port.`;
  return `${name} could not start: ${toMessage(error)}`;
}
