/** The template engine's errors as ours: where, what is wrong, and the name that was probably meant. */

import { defined } from '../../defined.ts';
import { TemplateError, type TemplatePlace } from '../../errors.ts';
import { nearest } from '../../text/nearest.ts';
import { shortName } from '../../text/phrases.ts';
import { asOneLine } from '../markdown/plain.ts';
import type { Source } from '../sources.ts';
import { FILTERS_LEFT_OUT } from './filters/filter-registry.ts';
import { TAGS_LEFT_OUT } from './tags.ts';

/** Characters of the engine's words; they may quote the template. */
const LONGEST = 300;
/** Names that a suggestion lists. */
const KNOWN = 60;

/** The names that exist, for a suggestion. */
export interface KnownNames {
  readonly variables: readonly string[];
  readonly filters: readonly string[];
  readonly tags: readonly string[];
}

/** A place in a template, 1-based. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong, and what to do about it. */
interface TemplateFault {
  readonly says: string;
  readonly hint: string;
}

/** An error of the engine. */
export function templateError(error: unknown, source: Source, names: KnownNames): TemplateError {
  const message = (error instanceof Error ? error.message : String(error)).replace(/, line:\d+, col:\d+$/, '');
  return faultAt(source, positionOf(error), templateFault(message.split('\n')[0] ?? '', names));
}

/** A name that no event has. */
export function unknownVariable(source: Source, at: Position, name: string, names: KnownNames): TemplateError {
  return faultAt(source, at, unknownName('fact or variable', name, names.variables));
}

function faultAt(source: Source, at: Position | undefined, { says, hint }: TemplateFault): TemplateError {
  const name = source.place?.file ?? source.part;
  if (at === undefined) return new TemplateError(`${name}: ${says}`, { hint, place: placeIn(source, undefined) });
  const place = placeIn(source, at);
  return new TemplateError(`${name}, line ${place.line}, column ${place.column}: ${says}`, { hint, place });
}

/** Of a file, lines are counted from its beginning. */
function placeIn({ text, place }: Source, at: Position | undefined): TemplatePlace {
  const file = place?.file;
  if (at === undefined) return defined<TemplatePlace>({ file });
  const line = at.line + (place?.line ?? 1) - 1;
  const column = at.column + (at.line === 1 ? (place?.column ?? 1) - 1 : 0);
  return defined<TemplatePlace>({ file, line, column, excerpt: excerpt(text, at, line) });
}

/** Characters of a line that are shown on each side of the column. */
const BESIDE = 50;

/** The line, and a caret below the column. Blanks at the start of a line would be lost on the way. */
function excerpt(text: string, { line, column }: Position, number: number): readonly string[] {
  const whole = text.split('\n', line)[line - 1] ?? '';
  const from = Math.max(0, column - 1 - BESIDE);
  const shown = asOneLine(whole.slice(from, column - 1 + BESIDE)).replaceAll('\t', ' ');
  const caret = ' '.repeat(column - 1 - from);
  return [`${number} | ${shown}`, `${'·'.repeat(String(number).length)} | ${caret}^`];
}

function templateFault(message: string, names: KnownNames): TemplateFault {
  const variable = /^undefined variable: (.+)$/.exec(message)?.[1];
  if (variable !== undefined) return unknownName('fact or variable', variable, names.variables);
  const filter = /^undefined filter: (.+)$/.exec(message)?.[1];
  if (filter !== undefined) return unknownName('filter', filter, names.filters, FILTERS_LEFT_OUT);
  const tag = /^tag "(.+)" not found$/.exec(message)?.[1];
  if (tag !== undefined) return unknownName('tag', tag, names.tags, TAGS_LEFT_OUT);
  if (message.endsWith('limit exceeded')) {
    return { says: `the template takes too much (${message})`, hint: 'Make the template or its loops smaller.' };
  }
  const says = message.length > LONGEST ? `${message.slice(0, LONGEST).toWellFormed()}…` : message;
  return { says, hint: 'See the Liquid language at https://liquidjs.com.' };
}

/** `leftOut` says what to do instead of what Liquid has and we do not. */
function unknownName(kind: string, name: string, existing: readonly string[], leftOut: object = {}): TemplateFault {
  const instead = new Map<string, string>(Object.entries(leftOut)).get(name);
  const meant = nearest(name, existing);
  const suggestion =
    meant === undefined
      ? `Known: ${namesBeside(name, existing).slice(0, KNOWN).map(shortName).join(', ')}.`
      : `Did you mean "${shortName(meant)}"?`;
  return { says: `there is no ${kind} "${shortName(name)}"`, hint: instead ?? suggestion };
}

/** The names of the same group as the one that was not found, else those of the first level. */
function namesBeside(name: string, existing: readonly string[]): readonly string[] {
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const level = (prefix: string) =>
    existing.filter((one) => one.startsWith(prefix) && !one.slice(prefix.length).includes('.'));
  const beside = group === '' ? [] : level(group);
  return beside.length > 0 ? beside : level('');
}

function positionOf(error: unknown): Position | undefined {
  const token = error instanceof Error && 'token' in error ? error.token : undefined;
  if (typeof token !== 'object' || token === null || !('getPosition' in token)) return undefined;
  const [line, column] = typeof token.getPosition === 'function' ? token.getPosition() : [];
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;
}
