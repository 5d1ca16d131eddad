/** The filter `table`: a list of groups as a table of Markdown. */

import type { FilterImplOptions } from 'liquidjs';
import { shortName } from '../../../text/phrases.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { capital } from '../../sections/words/short-text.ts';
import { duration, minute } from '../../sections/words/time.ts';
import { FinishedText, OpenMap } from '../values.ts';
import { numberOf, plainTextOf, type RenderingContext } from './values.ts';

/** Columns of a table; nobody reads more. */
const MOST_COLUMNS = 50;

type TableRow = ReadonlyMap<string, unknown>;

/** `name`, or `author.name as Author`. */
interface TableColumn {
  readonly path: readonly string[];
  readonly title: string;
}

/**
 * `{{ jobs | table: "name as Job", "duration_seconds as Took" }}`. The first column links to the `url` of its entry.
 * What ends in `_seconds` is told as a duration, what ends in `_at` as a time. A map has a row for each of its names.
 */
export function tableFilter({ part, timeZone }: RenderingContext): Readonly<Record<string, FilterImplOptions>> {
  return {
    table: (value: unknown, ...columns: unknown[]) => {
      if (part !== 'body') throw new Error(`a table needs a body: ${part} is one line`);
      if (columns.length > MOST_COLUMNS) throw new Error(`a table has ${MOST_COLUMNS} columns at most`);
      const rows = rowsOf(value);
      if (rows.length === 0) return '';
      const shown =
        columns.length === 0 ? allColumns(rows) : columns.map((column) => columnOf(plainTextOf(column), rows));
      const head = [shown.map(({ title }) => escapeLine(title)), shown.map(() => '---')];
      const body = rows.map((row) => shown.map((column, index) => cell(row, column, index === 0, timeZone)));
      return new FinishedText([...head, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
    },
  };
}

function rowsOf(value: unknown): readonly TableRow[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(rowOf);
  const entries = value instanceof OpenMap ? value.entries() : typeof value === 'object' ? Object.entries(value) : [];
  if (entries.length > 0 || value instanceof OpenMap) {
    return entries.map(([name, inner]) => new Map<string, unknown>(Object.entries({ name, value: inner })));
  }
  return [rowOf(value)];
}

function rowOf(entry: unknown): TableRow {
  if (entry instanceof OpenMap) return new Map(entry.entries());
  const isGroup =
    typeof entry === 'object' && entry !== null && !Array.isArray(entry) && !(entry instanceof FinishedText);
  return new Map(isGroup ? Object.entries(entry) : [['value', entry]]);
}

/** Those of the first entry that hold one value. */
function allColumns([first]: readonly TableRow[]): readonly TableColumn[] {
  const names = [...(first ?? [])].filter(([name, value]) => name !== 'url' && isOne(value)).map(([name]) => name);
  return names.map((name) => ({ path: [name], title: columnTitle(name) }));
}

function isOne(value: unknown): boolean {
  return value instanceof FinishedText || typeof value !== 'object' || value === null;
}

function columnOf(written: string, rows: readonly TableRow[]): TableColumn {
  const [path = '', title] = written.split(/ as (.*)/s);
  const [root = '', ...inner] = path.trim().split('.');
  if (!rows.some((row) => row.has(root))) {
    const known = [...(rows[0]?.keys() ?? [])].slice(0, 20).map(shortName).join(', ');
    throw new Error(`the entries of this table have no "${shortName(root)}": they have ${known}`);
  }
  return { path: [root, ...inner], title: title ?? columnTitle(inner.at(-1) ?? root) };
}

/** `duration_seconds` is `Duration`. */
function columnTitle(name: string): string {
  return capital(name.replace(/_(?:seconds|at)$/, '').replaceAll('_', ' '));
}

function cell(row: TableRow, { path }: TableColumn, first: boolean, timeZone: string | undefined): string {
  const [root = '', ...inner] = path;
  const value = inner.reduce(cellValue, row.get(root));
  const text = shownAs(path.at(-1) ?? '', value, timeZone);
  const url = first && inner.length === 0 ? row.get('url') : undefined;
  if (url instanceof FinishedText) return markdownLink(text, url.valueOf());
  return value instanceof FinishedText ? value.written().replaceAll(/\s+/g, ' ') : escapeLine(text);
}

function cellValue(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || value instanceof FinishedText) return undefined;
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function shownAs(name: string, value: unknown, timeZone: string | undefined): string {
  const seconds = name.endsWith('_seconds') ? numberOf(value) : undefined;
  if (seconds !== undefined) return duration(seconds);
  const text = isOne(value) || Array.isArray(value) ? plainTextOf(value) : '';
  return (name.endsWith('_at') ? minute(text, timeZone) : undefined) ?? text;
}
