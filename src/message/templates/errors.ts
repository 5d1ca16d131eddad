/** The template engine's errors as ours: where, what is wrong, and the name that was probably meant. */

import { Token } from 'liquidjs';
import { messageOf } from '../../errors.ts';
import { nearest } from '../../text/nearest.ts';
import { shortName } from '../../text/phrases.ts';
import { insteadOf, type TemplateNameKind } from './meant.ts';
import type { TemplateMistake, WordPlace } from './mistake.ts';

/** Characters of the engine's words; they may quote the template. */
const LONGEST = 300;
/** Names that a suggestion lists. */
const KNOWN = 60;

/** The names that exist, for a suggestion. */
export type KnownNames = Readonly<Record<TemplateNameKind, readonly string[]>>;

type TemplateFault = Omit<TemplateMistake, 'at'>;

/** What the engine threw, as people are told. */
export function mistakeOf(error: unknown, names: KnownNames): TemplateMistake {
  const [message = ''] = messageOf(error)
    .replace(/, line:\d+, col:\d+$/, '')
    .split('\n');
  const [, kind, name = ''] = /^undefined (variable|filter): (.+)$/.exec(message) ?? [];
  const fault = kind === 'variable' || kind === 'filter' ? unknownName(kind, name, names) : faultOf(message, names);
  const at = placeOfError(error, kind === 'filter' ? name : undefined);
  return at === undefined ? fault : { at, ...fault };
}

function faultOf(message: string, names: KnownNames): TemplateFault {
  const tag = /^tag "(.+)" not found$/.exec(message)?.[1];
  if (tag !== undefined && !/^(?:end\w+|else|elsif|when)$/.test(tag)) return unknownName('tag', tag, names);
  if (tag !== undefined) {
    const hint = 'Check that each {% if %}, {% for %} and the like has its own end, the inner one first.';
    return { says: `"${shortName(tag)}" belongs to no tag that is open here`, hint };
  }
  const says = message.length > LONGEST ? `${message.slice(0, LONGEST).toWellFormed()}…` : message;
  const [, hint = 'See the Liquid language at https://liquidjs.com.', words = says] =
    HINTS.find(([pattern]) => pattern.test(message)) ?? [];
  return { says: words, hint };
}

/** What the engine says of a wrong syntax, what to do, and better words for it. */
const HINTS: readonly (readonly [RegExp, string, string?])[] = [
  [/limit exceeded$/, 'Make the template or its loops smaller.', 'the template takes too much'],
  [/^output .* not closed$/s, 'Close it with }}.'],
  [/^tag \{%.* not closed$/s, 'Write its end, such as {% endif %} or {% endfor %}.'],
  [/^tag .* not closed$/s, 'Close it with %}.'],
  [/^expected "\|" before filter$/, 'Write "==" to compare, and "|" before a filter.', 'something is left over here'],
  [/^unexpected token "\)"/, 'There are no functions here: write a fact, with filters behind |.'],
  [/^invalid value/, 'Write a fact, such as workflow, or a text in quotes.', 'a value is missing here, or is none'],
  [/^this is a group/, 'Write one of them behind a dot; a list of groups is shown by the filter table, or a loop.'],
];

/** A name that there is not. */
export function unknownName(kind: TemplateNameKind, name: string, existing: KnownNames): TemplateFault {
  const noun = kind === 'variable' ? 'fact or variable' : kind;
  const hint = insteadOf(kind, name) ?? suggestion(kind, name, existing[kind]);
  return { says: `there is no ${noun} "${shortName(name)}"`, hint };
}

function suggestion(kind: TemplateNameKind, name: string, existing: readonly string[]): string {
  const meant = nearest(name, existing);
  if (meant !== undefined) return `Did you mean "${shortName(meant)}"?`;
  const own = /^vars\.([^.]+)/.exec(name)?.[1];
  if (own !== undefined) return `Give it a value in the option variables, with a row "${shortName(own)}: …".`;
  const beside = namesBeside(name, existing);
  const quotes = /^\w+$/.test(name) && kind === 'variable' ? `A text stands in quotes: "${shortName(name)}". ` : '';
  return `${quotes}Known: ${beside.slice(0, KNOWN).map(shortName).join(', ')}${beside.length > KNOWN ? ' …' : '.'}`;
}

/** The names of the same group as the one that was not found, else those of the first level. */
function namesBeside(name: string, existing: readonly string[]): readonly string[] {
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const level = (prefix: string) =>
    existing.filter((one) => one.startsWith(prefix) && !one.slice(prefix.length).includes('.'));
  const beside = group === '' ? [] : level(group);
  return beside.length > 0 ? beside : level('');
}

/** Of the name, else of the tag or output. @param filter the name of a filter that there is not: the engine names its output */
function placeOfError(error: unknown, filter: string | undefined): WordPlace | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = 'originalError' in error ? placeOfError(error.originalError, filter) : undefined;
  if (inner !== undefined || !('token' in error)) return inner;
  const { token } = error;
  // No token of a text, but one of ours.
  if (!(token instanceof Token) || token.input === '') return undefined;
  const name = filter && new RegExp(`(?<=\\|\\s*)${filter.replaceAll(/\W/g, '.')}(?![\\w-])`);
  const at = name ? Math.max(0, token.getText().search(name)) : 0;
  const lines = token.input.slice(0, token.begin + at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
