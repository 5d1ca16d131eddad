/** Creates Markdown with filters. Their values are escaped. In a subject they create plain text. */

import type { FilterImplOptions } from 'liquidjs';
import { isPersonal } from '../../../settings/parsers/directory.ts';
import * as escaping from '../../markdown/escape.ts';
import { truncateMarkdown } from '../../markdown/fit.ts';
import { plainLine, truncatePlain } from '../../markdown/plain.ts';
import type { Source } from '../../render-types.ts';
import { FinishedText, propertyFor, toNumber, toPlainText } from '../values.ts';

export function markdownFilters(part: Source['part']): Readonly<Record<string, FilterImplOptions>> {
  return part === 'body' ? MARKDOWN : PLAIN;
}

const MARKDOWN: Readonly<Record<string, FilterImplOptions>> = {
  /** `[text](address)`, or the text only if it isn't a web URL. */
  link: each((value, address = undefined) => {
    const text = toPlainText(value);
    return finished(escaping.markdownLink(text, toPlainText(address)), text);
  }),
  /** Renders a code span on one line. */
  code: each((value) => finished(escaping.code(toPlainText(value)), toPlainText(value))),
  /** Renders a block quote, which starts on a new line. */
  quote: (value: unknown) => {
    const text = toMarkdown(value).trim();
    return text === '' ? '' : finished(text.replace(/^/gm, '> '), toPlainText(value));
  },
  /** Truncates finished Markdown to a number of characters without breaking it. */
  truncate_markdown: (value: unknown, most: unknown = undefined) => {
    const characters = toNumber(most) ?? throwNoValue();
    return finished(truncateMarkdown(toMarkdown(value), { characters, bytes: characters * 4 }), toPlainText(value));
  },
  /** `@ada`. Refuses group mentions, which belong in the template itself. */
  mention: each((value) => finished(toMention(value), personName(value))),
};

const PLAIN: Readonly<Record<string, FilterImplOptions>> = {
  link: each((value) => toPlainText(value)),
  code: each((value) => toPlainText(value)),
  quote: (value: unknown) => {
    const text = plainLine(toPlainText(value));
    return text === '' ? '' : `“${text}”`;
  },
  truncate_markdown: (value: unknown, most: unknown = undefined) =>
    truncatePlain(plainLine(toPlainText(value)), toNumber(most) ?? throwNoValue()),
  mention: each((value) => {
    const name = personName(value);
    return isLive(name) ? finished(`@${name}`, name) : name;
  }),
};

function throwNoValue(): never {
  throw new Error('truncate_markdown takes how many characters are left, such as truncate_markdown: 500');
}

function finished(markdown: string, text: string): FinishedText {
  return new FinishedText(markdown, text);
}

/** Returns finished text unchanged, any other escaped. */
function toMarkdown(value: unknown): string {
  return value instanceof FinishedText ? value.written() : escaping.escapeLines(toPlainText(value));
}

/** Allows a mention of one person only, because an event may have chosen the name. */
function toMention(value: unknown): string {
  const name = personName(value);
  return isLive(name) ? `@${name}` : escaping.escapeLine(name);
}

/** Returns true for the name of a person that isn't an email address. */
function isLive(name: string): boolean {
  return isPersonal(name) && /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/.test(name) && !/^www\./i.test(name);
}

/** Returns the login of a person. */
function personName(value: unknown): string {
  return toPlainText(propertyFor(value, 'login') ?? value).replace(/^@/, '');
}

/** Applies the filter to each entry of a list. */
export function each(filter: (value: unknown, ...args: unknown[]) => unknown) {
  return (value: unknown, ...args: unknown[]): unknown =>
    Array.isArray(value) ? value.map((entry: unknown) => filter(entry, ...args)) : filter(value, ...args);
}
