/** A command that an account carries out, and what it says when it changed something. */

import type { ServiceClient } from '../../service/client.ts';
import { LOOK_FIRST } from '../../service/status.ts';
import { type Command, type CommandContext, type CommandRow, EXIT, type ExitCode } from '../command.ts';
import { type Flags, fromOption, required, type Values } from '../flags/flag.ts';

const HEADING = 'Account';

const ACCOUNT = {
  baseUrl: required({
    ...fromOption('base-url', HEADING),
    value: 'url',
    text: 'Address of the service, for example `https://acme.example.com`.',
  }),
  username: required({ ...fromOption('username', HEADING), text: 'Username of the account.' }),
  password: required(fromOption('password', HEADING)),
  timeout: { ...fromOption('timeout', HEADING), value: 'seconds', text: 'Timeout of one request in seconds.' },
} as const;

export interface AccountContext extends CommandContext {
  /** The account's client in this process: an interrupt ends its calls. */
  readonly client: ServiceClient;
}

/** A command of the REST API: the flags of an account are added to its own, and it gets the account's client. */
export function accountCommand<const F extends Flags>({
  flags,
  run,
  ...entry
}: CommandRow<F, AccountContext>): Command {
  return {
    ...entry,
    flags: { ...flags, ...ACCOUNT },
    run: async (context, values) => {
      const client = await connect(context, values as Values<typeof ACCOUNT>);
      return run({ ...context, client }, values as Values<F>);
    },
  };
}

async function connect({ world }: CommandContext, account: Values<typeof ACCOUNT>): Promise<ServiceClient> {
  const { baseUrl, username, password, timeout } = account;
  const { send, now, sleep, random, signal } = await world();
  const { ServiceClient } = await import('../../service/client.ts');
  return new ServiceClient({ baseUrl, username, password, timeoutSeconds: timeout, send, now, sleep, random, signal });
}

/**
 * One line with the id, or the record as JSON.
 *
 * @param record undefined when the service accepted the request and did not say what it made, which proves nothing;
 *   without an id where its answer need not name it
 */
export function printCreated(
  { output }: CommandContext,
  json: boolean,
  action: string,
  record: { readonly id?: unknown } | undefined,
): ExitCode {
  if (record === undefined) {
    if (json) output.json({});
    output.note(`The service took it, but its answer does not say what it created. ${LOOK_FIRST}`);
    return EXIT.unknown;
  }
  const { id } = record;
  if (json) output.json(record);
  else output.print(output.safe(id === undefined ? `${action}.` : `${action}: id ${id}.`));
  return EXIT.done;
}

/** One line, or an empty object as JSON. */
export function printDone({ output }: CommandContext, json: boolean, action: string): ExitCode {
  if (json) output.json({});
  else output.print(output.safe(`${action}.`));
  return EXIT.done;
}
