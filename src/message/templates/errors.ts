/** The template engine's errors as ours: where, what is wrong, and the name that was probably meant. */

import { Token } from 'liquidjs';
import { defined } from '../../defined.ts';
import { messageOf } from '../../errors.ts';
import { nearest } from '../../text/nearest.ts';
import { shortName } from '../../text/phrases.ts';
import { insteadOf, type TemplateNameKind } from './meant.ts';
import { eachPlaceOnce, type TemplateMistake, type WordPlace } from './mistake.ts';

/** Characters of the engine's words; they may quote the template. */
const LONGEST = 300;
/** Names that a suggestion lists. */
const KNOWN = 60;

/** The names that exist, for a suggestion. */
export type KnownNames = Readonly<Record<TemplateNameKind, readonly string[]>>;

type TemplateFault = Omit<TemplateMistake, 'at'>;

/** Errors of the engine: one, or all that it met, each place once. */
export function mistakesOf(error: unknown, names: KnownNames): readonly TemplateMistake[] {
  const all = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  if (Array.isArray(all)) return eachPlaceOnce(all.flatMap((one) => mistakesOf(one, names)));
  const message = messageOf(error).replace(/, line:\d+, col:\d+$/, '');
  const fault = templateFault(message.split('\n')[0] ?? '', names);
  return [defined<TemplateMistake>({ at: placeOfError(error), ...fault })];
}

function templateFault(message: string, names: KnownNames): TemplateFault {
  const [, kind, name = ''] = /^undefined (variable|filter): (.+)$/.exec(message) ?? [];
  if (kind === 'variable' || kind === 'filter') return unknownName(kind, name, names);
  const tag = /^tag "(.+)" not found$/.exec(message)?.[1];
  if (tag !== undefined) return OF_A_BLOCK.test(tag) ? strayTag(tag) : unknownName('tag', tag, names);
  if (message.endsWith('limit exceeded')) {
    return { says: `the template takes too much (${message})`, hint: 'Make the template or its loops smaller.' };
  }
  const says = message.length > LONGEST ? `${message.slice(0, LONGEST).toWellFormed()}…` : message;
  const [, hint, words = says] = HINTS.find(([pattern]) => pattern.test(message)) ?? [];
  return { says: words, hint: hint ?? 'See the Liquid language at https://liquidjs.com.' };
}

/** What the engine says of a wrong syntax, what to do, and better words for it. */
const HINTS: readonly (readonly [RegExp, string, string?])[] = [
  [/^output .* not closed$/s, 'Close it with }}.'],
  [/^unbalanced parentheses/, 'Close each ( with a ) of its own.'],
  [/^expected ":" after filter name$/, 'Write what a filter takes behind a colon, without parentheses: slice: 0, 5.'],
  [
    /^invalid value expression: "?[#/^]/,
    'This is Handlebars: write {% if … %} and {% endif %}, or {% for one in jobs %} and {% endfor %}.',
    'blocks are written in another way here',
  ],
  [/^tag \{%.* not closed$/s, 'Write its end, such as {% endif %} or {% endfor %}.'],
  [/^tag .* not closed$/s, 'Close it with %}.'],
  [/^expected "\|" before filter$/, 'Write "==" to compare, and "|" before a filter.', 'something is left over here'],
  [
    /^invalid value expression/,
    'Write a fact, such as workflow, or a text in quotes.',
    'a value is missing here, or is none',
  ],
  [/^unexpected token "\)"/, 'There are no functions here: write a fact, with filters behind |.'],
  [/^illegal tag: \{%-?\s*(?:for|tablerow)\b/, 'Write it as {% for one in jobs %}.'],
];

const OF_A_BLOCK = /^(?:end\w+|else|elsif|when)$/;

function strayTag(tag: string): TemplateFault {
  return {
    says: `"${shortName(tag)}" belongs to no tag that is open here`,
    hint: 'Check that each {% if %}, {% for %} and the like has its own end, the inner one first.',
  };
}

/** A name that there is not. */
export function unknownName(kind: TemplateNameKind, name: string, existing: KnownNames): TemplateFault {
  const noun = kind === 'variable' ? 'fact or variable' : kind;
  const hint = insteadOf(kind, name) ?? suggestion(name, existing[kind]);
  return { says: `there is no ${noun} "${shortName(name)}"`, hint };
}

function suggestion(name: string, existing: readonly string[]): string {
  const meant = nearest(name, existing);
  if (meant !== undefined) return `Did you mean "${shortName(meant)}"?`;
  const own = /^vars\.([^.]+)/.exec(name)?.[1];
  if (own !== undefined) return `Give it a value in the option variables, with a row "${shortName(own)}: …".`;
  const beside = namesBeside(name, existing);
  return `Known: ${beside.slice(0, KNOWN).map(shortName).join(', ')}${beside.length > KNOWN ? ' …' : '.'}`;
}

/** The names of the same group as the one that was not found, else those of the first level. */
function namesBeside(name: string, existing: readonly string[]): readonly string[] {
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const level = (prefix: string) =>
    existing.filter((one) => one.startsWith(prefix) && !one.slice(prefix.length).includes('.'));
  const beside = group === '' ? [] : level(group);
  return beside.length > 0 ? beside : level('');
}

/** Of a filter that fails the filter, else the tag or output. */
function placeOfError(error: unknown): WordPlace | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = 'originalError' in error ? placeOfError(error.originalError) : undefined;
  return inner ?? ('token' in error ? placeOfToken(error.token) : undefined);
}

/** No further than its line. Undefined for what is no token of a text. */
export function placeOfToken(token: unknown): WordPlace | undefined {
  if (!isToken(token)) return undefined;
  const [line = 1, column = 1] = token.getPosition();
  const [first = ''] = token.input.slice(token.begin, token.end).split('\n', 1);
  return { line, column, length: Math.max(1, first.trimEnd().length) };
}

function isToken(token: unknown): token is Token {
  return token instanceof Token && token.input !== '';
}
