/** Lists as people and programs want to see them. */

import { isRecord } from '../../record.ts';
import type { List, WholeList } from '../../service/wire/list.ts';
import { type CommandContext, EXIT, type ExitCode } from '../command.ts';
import type { Column } from '../terminal/table.ts';

/** What a list is shown with. */
export interface Listing<T> {
  /** In the plural: `teams`. */
  readonly noun: string;
  /** The columns of the table where no fields were selected. */
  readonly columns: readonly Column<T>[];
  readonly select?: readonly string[] | undefined;
  readonly count?: boolean;
  readonly json?: boolean;
}

/** Reads the whole list, page after page, and prints it. */
export async function printList<T extends { readonly id: unknown }>(
  context: CommandContext,
  list: List<T>,
  listing: Listing<T>,
): Promise<ExitCode> {
  const whole = await list.all();
  return printRecords(context, whole, listing);
}

/** Prints records that are at hand. */
export async function printRecords<T extends object>(
  context: CommandContext,
  whole: WholeList<T>,
  listing: Listing<T>,
): Promise<ExitCode> {
  const { output } = context;
  const { records, complete, count } = whole;
  const { noun, select, json, count: asksForCount } = listing;
  if (json) {
    output.json(asksForCount ? { count, complete, records } : records);
  } else if (records.length === 0) {
    output.note(`No ${noun}.`);
  } else {
    const { table } = await import('../terminal/table.ts');
    const columns = select === undefined ? listing.columns : fieldColumns<T>(select);
    const safe = columns.map(({ title, of }) => ({ title, of: (record: T) => output.safe(of(record)) }));
    const title = (text: string) => output.style('bold', text);
    for (const line of table(safe, records, { width: output.columns, title })) output.print(line);
  }
  if (!json && asksForCount)
    output.print(count === undefined ? `The service does not count ${noun}.` : `${count} in all`);
  if (!complete) output.note(`The service did not show all ${noun} that it counts, so some may be missing.`);
  return EXIT.done;
}

/** A column for each field, `member/username` among them. */
function fieldColumns<T extends object>(select: readonly string[]): readonly Column<T>[] {
  const names = select.includes('id') ? select : ['id', ...select];
  return names.map((name) => ({ title: name.toUpperCase(), of: (record) => words(valueAt(record, name)) }));
}

function valueAt(record: unknown, path: string): unknown {
  const [first = '', ...rest] = path.split('/');
  const value = isRecord(record) ? record[first] : undefined;
  return rest.length === 0 ? value : valueAt(value, rest.join('/'));
}

function words(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
