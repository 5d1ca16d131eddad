/** The filter `table`: a list of groups as a table of Markdown. */

import type { FilterImplOptions } from 'liquidjs';
import { shortName } from '../../../phrases.ts';
import { escapeLine, link } from '../../markdown/escape.ts';
import { capital } from '../../sections/words/text.ts';
import { duration, minute } from '../../sections/words/time.ts';
import { Finished, OpenMap } from '../values.ts';
import { numberOf, type Surroundings, textOf } from './values.ts';

type Row = ReadonlyMap<string, unknown>;

/** `name`, or `author.name as Author`. */
interface Column {
  readonly path: readonly string[];
  readonly title: string;
}

/**
 * `{{ jobs | table: "name as Job", "duration_seconds as Took" }}`. The first column links to the `url` of its entry.
 * What ends in `_seconds` is told as a duration, what ends in `_at` as a time. A map has a row for each of its names.
 */
export function tableFilter({ part, timeZone }: Surroundings): Readonly<Record<string, FilterImplOptions>> {
  return {
    table: (value: unknown, ...columns: unknown[]) => {
      if (part !== 'body') throw new Error(`a table needs a body: ${part} is one line`);
      const rows = rowsOf(value);
      if (rows.length === 0) return '';
      const shown = columns.length === 0 ? allColumns(rows) : columns.map((column) => columnOf(textOf(column), rows));
      const head = [shown.map(({ title }) => escapeLine(title)), shown.map(() => '---')];
      const body = rows.map((row) => shown.map((column, index) => cell(row, column, index === 0, timeZone)));
      return new Finished([...head, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
    },
  };
}

function rowsOf(value: unknown): readonly Row[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(rowOf);
  const entries = value instanceof OpenMap ? value.entries() : typeof value === 'object' ? Object.entries(value) : [];
  if (entries.length > 0 || value instanceof OpenMap) {
    return entries.map(([name, inner]) => new Map<string, unknown>(Object.entries({ name, value: inner })));
  }
  return [rowOf(value)];
}

function rowOf(entry: unknown): Row {
  if (entry instanceof OpenMap) return new Map(entry.entries());
  const isGroup = typeof entry === 'object' && entry !== null && !Array.isArray(entry) && !(entry instanceof Finished);
  return new Map(isGroup ? Object.entries(entry) : [['value', entry]]);
}

/** Those of the first entry that hold one value. */
function allColumns([first]: readonly Row[]): readonly Column[] {
  const names = [...(first ?? [])].filter(([name, value]) => name !== 'url' && isOne(value)).map(([name]) => name);
  return names.map((name) => ({ path: [name], title: titleOf(name) }));
}

function isOne(value: unknown): boolean {
  return value instanceof Finished || typeof value !== 'object' || value === null;
}

function columnOf(written: string, rows: readonly Row[]): Column {
  const [path = '', title] = written.split(/ as (.*)/s);
  const [root = '', ...inner] = path.trim().split('.');
  if (!rows.some((row) => row.has(root))) {
    const known = [...(rows[0]?.keys() ?? [])].slice(0, 20).map(shortName).join(', ');
    throw new Error(`the entries of this table have no "${shortName(root)}": they have ${known}`);
  }
  return { path: [root, ...inner], title: title ?? titleOf(inner.at(-1) ?? root) };
}

/** `duration_seconds` is `Duration`. */
function titleOf(name: string): string {
  return capital(name.replace(/_(?:seconds|at)$/, '').replaceAll('_', ' '));
}

function cell(row: Row, { path }: Column, first: boolean, timeZone: string): string {
  const [root = '', ...inner] = path;
  const value = inner.reduce(partOf, row.get(root));
  const text = shownAs(path.at(-1) ?? '', value, timeZone);
  const url = first && inner.length === 0 ? row.get('url') : undefined;
  if (url instanceof Finished) return link(text, url.valueOf());
  return value instanceof Finished ? value.written().replaceAll(/\s+/g, ' ') : escapeLine(text);
}

function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Finished) return undefined;
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function shownAs(name: string, value: unknown, timeZone: string): string {
  const seconds = name.endsWith('_seconds') ? numberOf(value) : undefined;
  if (seconds !== undefined) return duration(seconds);
  const text = isOne(value) || Array.isArray(value) ? textOf(value) : '';
  return (name.endsWith('_at') ? minute(text, timeZone) : undefined) ?? text;
}
