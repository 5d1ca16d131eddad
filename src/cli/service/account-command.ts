/** Defines commands that use an account, and prints their results. */

import { isPlainObject } from '../../objects.ts';
import type { ServiceClient } from '../../service/client.ts';
import { LOOK_FIRST } from '../../service/status.ts';
import type { CompleteList } from '../../service/wire/list.ts';
import { type Command, type CommandContext, type CommandEntry, EXIT } from '../command.ts';
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
}: CommandEntry<F, CommandContext & { readonly client: ServiceClient }>): Command {
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

/**
 * Prints the records of a list.
 *
 * @param listing `noun` is a plural; `columns` are those of the table, including paths such as `member/username`
 */
export async function printRecords<T extends object>(
  context: CommandContext,
  full: CompleteList<T>,
  listing: { noun: string; columns: readonly string[]; select?: readonly string[]; count?: boolean; json?: boolean },
): Promise<number> {
  const { output } = context;
  const { records, complete, count } = full;
  const { noun, select, json, count: showsCount } = listing;
  if (json) {
    output.json(showsCount ? { count, complete, records } : records);
  } else if (records.length === 0) {
    output.note(`No ${noun}.`);
  } else {
    const { formatTable } = await import('../terminal/table.ts');
    const fields = select === undefined || select.includes('id') ? (select ?? listing.columns) : ['id', ...select];
    const entries = records.map((record) => fields.map((path) => output.safe(toCell(readPath(record, path)))));
    const [titles = '', ...lines] = formatTable([fields.map((path) => path.toUpperCase()), ...entries], output.columns);
    for (const line of [output.style('bold', titles), ...lines]) output.print(line);
  }
  if (!json && showsCount)
    output.print(count === undefined ? `The service does not count ${noun}.` : `${count} in all`);
  if (!complete) output.note(`The service did not show all ${noun} that it counts, so some may be missing.`);
  return EXIT.done;
}

function readPath(record: unknown, path: string): unknown {
  const [first = '', ...rest] = path.split('/');
  const value = isPlainObject(record) ? record[first] : undefined;
  return rest.length === 0 ? value : readPath(value, rest.join('/'));
}

function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_CELL);
}

/** Maximum characters of a cell. JSON output is not truncated. */
const MAX_CELL = 500;
