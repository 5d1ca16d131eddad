/** Implements the filter `table`, which renders a list of groups as a Markdown table. */

import type { FilterImplOptions } from 'liquidjs';
import { duration, shortName } from '../../../text/format.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { capital } from '../../sections/text/short-text.ts';
import { minute } from '../../sections/text/time.ts';
import {
  FinishedText,
  OpenMap,
  partNames,
  propertyFor,
  type RenderingContext,
  toNumber,
  toPlainText,
} from '../values.ts';

/** Maximum columns; nobody reads more. */
const MAX_COLUMNS = 50;

/** `name`, or `author.name as Author`. */
interface TableColumn {
  readonly path: readonly string[];
  readonly title: string;
}

/**
 * `{{ jobs | table: "name as Job", "duration_seconds as Took" }}`. The first column links to the `url` of its entry.
 * Formats `…_seconds` as a duration and `…_at` as a time. A map has a row for each of its names.
 */
export function tableFilter({ part, timeZone }: RenderingContext): Readonly<Record<string, FilterImplOptions>> {
  return {
    table: (value: unknown, ...columns: unknown[]) => {
      if (part !== 'body') throw new Error(`a table needs a body: ${part} is one line`);
      if (columns.length > MAX_COLUMNS) throw new Error(`a table has ${MAX_COLUMNS} columns at most`);
      const entries = parseRows(value);
      if (entries.length === 0) return '';
      const names = columns.length > 0 ? columns.map(toPlainText) : nameValues(entries[0]);
      const shown = names.map((column) => parseColumn(column, entries));
      const head = [shown.map(({ title }) => escapeLine(title)), shown.map(() => '---')];
      const body = entries.map((entry) => shown.map(({ path }, index) => cell(entry, path, index === 0, timeZone)));
      return new FinishedText([...head, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
    },
  };
}

function parseRows(value: unknown): readonly object[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map((entry: unknown) => (isGroup(entry) ? entry : { value: entry }));
  const entries = value instanceof OpenMap ? value.entries() : isGroup(value) ? Object.entries(value) : undefined;
  return entries?.map(([name, inner]) => ({ name, value: inner })) ?? [{ value }];
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FinishedText);
}

/** Returns the names of an entry's single values. */
function nameValues(entry: object = {}): readonly string[] {
  return Object.entries(entry).flatMap(([name, value]) =>
    name === 'url' || isGroup(value) || Array.isArray(value) ? [] : name,
  );
}

function parseColumn(raw: string, entries: readonly object[]): TableColumn {
  const [names = '', title] = raw.split(/ as (.*)/s);
  const path = names.trim().split('.');
  const [root = ''] = path;
  if (!entries.some((entry) => Object.hasOwn(entry, root))) {
    throw new Error(
      `the entries of this table have no "${shortName(root)}": name what they have${partNames(entries[0] ?? {})}`,
    );
  }
  const last = (path.at(-1) ?? '').replace(/_(?:seconds|at)$/, '').replaceAll('_', ' ');
  return { path, title: title ?? capital(last) };
}

function cell(entry: object, path: readonly string[], isFirst: boolean, timeZone: string | undefined): string {
  const value = path.reduce<unknown>(propertyFor, entry);
  const text = displayAs(path.at(-1) ?? '', value, timeZone);
  const url = isFirst && path.length === 1 ? propertyFor(entry, 'url') : undefined;
  if (url instanceof FinishedText) return markdownLink(text, url.valueOf());
  return value instanceof FinishedText ? value.written().replaceAll(/\s+/g, ' ') : escapeLine(text);
}

function displayAs(name: string, value: unknown, timeZone: string | undefined): string {
  const seconds = name.endsWith('_seconds') ? toNumber(value) : undefined;
  if (seconds !== undefined) return duration(seconds);
  const text = isGroup(value) ? '' : toPlainText(value);
  return (name.endsWith('_at') ? minute(text, timeZone) : undefined) ?? text;
}
