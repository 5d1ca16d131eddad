/** Replaces or adds Liquid filters, and converts values to text. A new filter is one entry here. */

import { filters as builtIn, type FilterImplOptions } from 'liquidjs';
import { isPersonal } from '../../settings/parsers/directory.ts';
import { duration, grouped, minute, parseTime, shortName, span } from '../../text/format.ts';
import * as escaping from '../markdown/escape.ts';
import { truncateMarkdown } from '../markdown/fit.ts';
import { joinLines, plainLine, truncatePlain } from '../markdown/plain.ts';
import type { Source } from '../render-types.ts';
import type { SectionInput } from '../sections/section.ts';
import { capital } from '../sections/text.ts';
import { FinishedText, readOwnProperty } from './values.ts';

/** Context and time of rendering. */
interface RenderingContext extends Pick<SectionInput, 'timeZone' | 'now'> {
  /** Filters that render Markdown in a body render plain text elsewhere. */
  readonly part: Source['part'];
}

type Filters = Readonly<Record<string, FilterImplOptions>>;

/** Returns custom filters, and Liquid's with changes. Those for Markdown create plain text in a subject. */
export function filtersFor({ part, timeZone, now = 0 }: RenderingContext): Filters {
  const isBody = part === 'body';
  const finish = (plain: string, toText: (plain: string) => string) =>
    isBody ? new FinishedText(toText(plain), plain) : plain;
  return {
    ...VALUE_FILTERS,
    /** `5h ago`, `in 2 days`, `just now`. */
    ago: (value: unknown) => {
      const at = parseTime(toPlainText(value));
      return at === undefined ? '' : formatFromNow((now - at.getTime()) / 1000);
    },
    // None reads the clock for `now`, because the same facts give the same text.
    ...Object.assign({}, ...DATES.map((name) => wrapFilter(name, (value, original) => original(atTime(value, now))))),
    /** `[text](address)`, or the text only if it isn't a web URL. */
    link: mapEach((value, address = undefined) =>
      finish(toPlainText(value), (text) => escaping.markdownLink(text, toPlainText(address))),
    ),
    /** Renders a code span on one line. */
    code: mapEach((value) => finish(toPlainText(value), escaping.formatCode)),
    /** Renders a block quote, which starts on a new line. */
    quote: (value: unknown) => {
      const text = isBody ? toMarkdown(value, escaping.escapeLines).trim() : plainLine(toPlainText(value));
      if (text === '') return '';
      return isBody ? new FinishedText(text.replace(/^/gm, '> '), toPlainText(value)) : `“${text}”`;
    },
    /** Truncates finished Markdown to a number of characters without breaking it. */
    truncate_markdown: (value: unknown, max: unknown = undefined) => {
      const characters = toNumber(max);
      if (characters === undefined)
        throw new Error('truncate_markdown takes how many characters are left, such as truncate_markdown: 500');
      if (!isBody) return truncatePlain(plainLine(toPlainText(value)), characters);
      const limits = { characters, bytes: characters * 4 };
      return new FinishedText(truncateMarkdown(toMarkdown(value, escaping.escapeLines), limits), toPlainText(value));
    },
    table: (value: unknown, ...columns: unknown[]) => {
      if (!isBody) throw new Error(`a table needs a body: ${part} is one line`);
      return toTable(value, columns, timeZone);
    },
  };
}

const VALUE_FILTERS: Filters = {
  // Finished text stays finished.
  ...wrapFilter('default', (value, original) => (value instanceof FinishedText ? value : original(value))),
  ...wrapFilter('strip', (value, original) => (value instanceof FinishedText ? value.trimmed() : original(value))),
  // Their results have no new line breaks.
  ...wrapFilter('url_decode', (value, original) => joinLines(String(original(value)))),
  ...wrapFilter('base64_decode', (value, original) => joinLines(String(original(value)))),
  /** `3 | plural: "job"` is `3 jobs`; `plural: "entry", "entries"` for irregular plurals. A list counts as its size. */
  plural: (value: unknown, one: unknown = '', many: unknown = undefined) => {
    const amount = Array.isArray(value) ? value.length : toNumber(value);
    if (amount === undefined) return '';
    const noun = toPlainText(one);
    return `${grouped(amount)} ${amount === 1 ? noun : many === undefined ? `${noun}s` : toPlainText(many)}`.trim();
  },
  /** `192` is `3m 12s`. */
  duration: (value: unknown) => {
    const seconds = toNumber(value);
    return seconds === undefined ? '' : duration(seconds);
  },
  /** `@ada`: one person only, because an event may have chosen the name. Group mentions belong in the template itself. */
  mention: mapEach((value) => {
    const name = toPlainText(readOwnProperty(value, 'login') ?? value).replace(/^@/, '');
    const isPerson = isPersonal(name) && USERNAME.test(name) && !/^www\./i.test(name);
    return isPerson ? new FinishedText(`@${name}`, name) : name;
  }),
};

/** Matches no email address. */
const USERNAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/;

/** Applies the filter to each entry of a list. */
function mapEach(filter: (value: unknown, ...args: unknown[]) => unknown) {
  return (value: unknown, ...args: unknown[]): unknown =>
    Array.isArray(value) ? value.map((entry: unknown) => filter(entry, ...args)) : filter(value, ...args);
}

/** Wraps Liquid's filter, which is called with the arguments of the template. */
function wrapFilter(name: string, make: (value: unknown, original: (value: unknown) => unknown) => unknown): Filters {
  const original = builtIn[name];
  const filter: FilterImplOptions = function (value: unknown, ...args: unknown[]) {
    return make(value, (one) => (typeof original === 'function' ? original.call(this, one, ...args) : one));
  };
  return { [name]: filter };
}

const DATES = ['date', 'date_to_xmlschema', 'date_to_rfc822', 'date_to_string', 'date_to_long_string'] as const;

function atTime(value: unknown, now: number): unknown {
  return value === 'now' || value === 'today' ? Math.floor(now / 1000) : value;
}

function formatFromNow(seconds: number): string {
  if (Math.abs(seconds) < 60) return 'just now';
  return seconds > 0 ? `${span(seconds)} ago` : `in ${span(-seconds)}`;
}

const MAX_COLUMNS = 50;

/**
 * `{{ jobs | table: "name as Job", "duration_seconds as Took" }}`. The first column links to the `url` of its entry.
 * Formats `…_seconds` as a duration and `…_at` as a time. A map has a row for each of its names.
 */
function toTable(value: unknown, columns: readonly unknown[], timeZone: string | undefined): FinishedText | '' {
  if (columns.length > MAX_COLUMNS) throw new Error(`a table has ${MAX_COLUMNS} columns at most`);
  const entries = parseRows(value);
  if (entries.length === 0) return '';
  const names = columns.length > 0 ? columns.map(toPlainText) : listValueNames(entries[0]);
  const shown = names.map((column) => parseColumn(column, entries));
  const head = [shown.map(({ title }) => escaping.escapeLine(title)), shown.map(() => '---')];
  const body = entries.map((entry) => shown.map(({ path }, index) => formatCell(entry, path, index === 0, timeZone)));
  return new FinishedText([...head, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}

function parseRows(value: unknown): readonly object[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map((entry: unknown) => (isGroup(entry) ? entry : { value: entry }));
  const entries = value instanceof Map ? [...value] : isGroup(value) ? Object.entries(value) : undefined;
  return entries?.map(([name, inner]) => ({ name, value: inner })) ?? [{ value }];
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FinishedText);
}

/** Returns the names of an entry's single values. */
function listValueNames(entry: object = {}): readonly string[] {
  return Object.entries(entry).flatMap(([name, value]) =>
    name === 'url' || isGroup(value) || Array.isArray(value) ? [] : name,
  );
}

/** Parses `name`, or `author.name as Author`. */
function parseColumn(raw: string, entries: readonly object[]) {
  const [names = '', title] = raw.split(/ as (.*)/s);
  const path = names.trim().split('.');
  const [root = ''] = path;
  if (!entries.some((entry) => Object.hasOwn(entry, root))) {
    const known = formatNames(entries[0] ?? {});
    throw new Error(`the entries of this table have no "${shortName(root)}": name what they have${known}`);
  }
  const last = (path.at(-1) ?? '').replace(/_(?:seconds|at)$/, '').replaceAll('_', ' ');
  return { path, title: title ?? capital(last) };
}

function formatCell(entry: object, path: readonly string[], isFirst: boolean, timeZone: string | undefined): string {
  const value = path.reduce<unknown>(readOwnProperty, entry);
  const text = formatCellValue(path.at(-1) ?? '', value, timeZone);
  const url = isFirst && path.length === 1 ? readOwnProperty(entry, 'url') : undefined;
  if (url instanceof FinishedText) return escaping.markdownLink(text, url.valueOf());
  return value instanceof FinishedText ? value.markdown().replaceAll(/\s+/g, ' ') : escaping.escapeLine(text);
}

function formatCellValue(name: string, value: unknown, timeZone: string | undefined): string {
  const seconds = name.endsWith('_seconds') ? toNumber(value) : undefined;
  if (seconds !== undefined) return duration(seconds);
  const text = isGroup(value) ? '' : toPlainText(value);
  return (name.endsWith('_at') ? minute(text, timeZone) : undefined) ?? text;
}

/** Returns the text of a value for the message. @throws for a group of values */
export function toMarkdown(value: unknown, escaped: (text: string) => string): string {
  return convert(value, (finished) => finished.markdown(), escaped);
}

/** Returns the value as plain text; empty without a value. @throws for a group of values */
function toPlainText(value: unknown): string {
  return convert(value, (finished) => finished.valueOf(), String);
}

function convert(
  value: unknown,
  ofFinished: (text: FinishedText) => string,
  escaped: (text: string) => string,
): string {
  if (value === null || value === undefined) return '';
  if (value instanceof FinishedText) return ofFinished(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => convert(entry, ofFinished, escaped)).join(', ');
  if (typeof value !== 'object') return escaped(String(value));
  throw new Error(`this is a group of values, not one: name one of its parts${formatNames(value)}`);
}

/** Returns the value as a number, or undefined. */
function toNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' || value instanceof FinishedText ? String(value) : value;
  if (typeof text !== 'string' || !/^\s{0,9}-?\d{1,15}(?:\.\d{1,15})?\s{0,9}$/.test(text)) return undefined;
  return Number(text);
}

const MAX_NAMES_IN_ERROR = 20;

/** `: sha, short`; empty without names. */
function formatNames(group: object): string {
  const names = Object.keys(group).slice(0, MAX_NAMES_IN_ERROR).map(shortName);
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}
