/** Prints lists for people and programs. */

import { isPlainObject } from '../../objects.ts';
import type { CompleteList } from '../../service/wire/list.ts';
import { type CommandContext, EXIT } from '../command.ts';

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
