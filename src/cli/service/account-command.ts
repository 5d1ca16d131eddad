/** Defines commands that use an account, and prints their results. */

import type { ServiceClient } from '../../service/client.ts';
import { LOOK_FIRST } from '../../service/status.ts';
import { type Command, type CommandContext, type CommandRow, EXIT } from '../command.ts';
import { type Flags, fromOption, required, type Values } from '../flags/flag.ts';

const ACCOUNT = {
  baseUrl: required({
    ...fromOption('base-url', 'Account'),
    value: 'url',
    text: 'Address of the service, for example `https://acme.example.com`.',
  }),
  username: required({ ...fromOption('username', 'Account'), text: 'Username of the account.' }),
  password: required(fromOption('password', 'Account')),
  timeout: { ...fromOption('timeout', 'Account'), value: 'seconds', text: 'Timeout of one request in seconds.' },
} as const;

/**
 * Defines a command of the REST API: adds the flags of an account, and passes its client. An interrupt aborts its calls.
 */
export function accountCommand<const F extends Flags>({
  flags,
  run,
  ...entry
}: CommandRow<F, CommandContext & { readonly client: ServiceClient }>): Command {
  return {
    ...entry,
    flags: { ...flags, ...ACCOUNT },
    run: async (context, values) => {
      const client = await connect(context, values as Values<typeof ACCOUNT>);
      return run({ ...context, client }, values as Values<F>);
    },
  };
}

async function connect({ runtime }: CommandContext, account: Values<typeof ACCOUNT>): Promise<ServiceClient> {
  const { baseUrl, username, password, timeout } = account;
  const { ServiceClient } = await import('../../service/client.ts');
  return new ServiceClient({ baseUrl, username, password, timeoutSeconds: timeout }, await runtime());
}

/**
 * Prints one line with the ID, or the record as JSON.
 *
 * @param record undefined if the service accepted the request without returning the record, which proves nothing;
 * without an ID if the response may omit it; empty if nothing was created
 */
export function printResult(
  { output }: CommandContext,
  json: boolean,
  action: string,
  record: { readonly id?: unknown } | undefined,
): number {
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
