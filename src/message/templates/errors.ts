/** The template engine's errors as ours: where, what is wrong, and the name that was probably meant. */

import { Token } from 'liquidjs';
import type { Diagnostic } from '../../diagnostic.ts';
import { toMessage } from '../../errors.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { sentence, shortName } from '../../text/format.ts';
import { truncatePlain } from '../markdown/plain.ts';
import type { Source } from '../sources.ts';
import { NO_FUNCTIONS, suggestName, type TemplateNameKind } from './name-suggestions.ts';

/** Characters of the engine's words; they may quote the template. */
const MAX_WORDS = 300;
/** Names that a suggestion lists. */
const KNOWN = 60;

/** The names that exist, for a suggestion. */
export type KnownNames = Readonly<Record<TemplateNameKind, readonly string[]>>;

/** One thing that is wrong with a template. */
export interface TemplateError {
  /** The wrong word, from 1, in the text of the template; absent for what the whole text has too much of. */
  readonly at?: { readonly line: number; readonly column: number };
  /** What is wrong. */
  readonly says: string;
  /** What to do about it. */
  readonly hint: string;
}

type TemplateFault = Omit<TemplateError, 'at'>;

/** What the engine threw, as people are told. */
export function toMistake(error: unknown, names: KnownNames): TemplateError {
  const [message = ''] = toMessage(error)
    .replace(/, line:\d+, col:\d+$/, '')
    .split('\n');
  const [, kind, name = ''] = /^undefined (variable|filter): (.+)$/.exec(message) ?? [];
  const problem = kind === 'variable' || kind === 'filter' ? unknownName(kind, name, names) : findError(message, names);
  const at = locateError(error, kind === 'filter' ? name : undefined);
  return at === undefined ? problem : { at, ...problem };
}

function findError(message: string, names: KnownNames): TemplateFault {
  const tag = /^tag "(.+)" not found$/.exec(message)?.[1];
  if (tag !== undefined && !/^(?:end\w+|else|elsif|when)$/.test(tag)) return unknownName('tag', tag, names);
  if (tag !== undefined) {
    const hint = 'Check that each {% if %}, {% for %} and the like has its own end, the inner one first.';
    return { says: `"${shortName(tag)}" belongs to no tag that is open here`, hint };
  }
  const says = truncatePlain(message, MAX_WORDS);
  const [, hint = 'See the Liquid language at https://liquidjs.com.', text = says] =
    HINTS.find(([pattern]) => pattern.test(message)) ?? [];
  return { says: text, hint };
}

/** What the engine says of a wrong syntax, what to do, and better words for it. */
const HINTS: readonly (readonly [RegExp, string, string?])[] = [
  [/limit exceeded$|^Invalid string length$/, 'Make the template or its loops smaller.', 'the template takes too much'],
  [/^output .* not closed$/s, 'Close it with }}.'],
  [/^tag \{%.* not closed$/s, 'Write its end, such as {% endif %} or {% endfor %}.'],
  [/^tag .* not closed$/s, 'Close it with %}.'],
  [/^expected "\|" before filter$/, 'Write "==" to compare, and "|" before a filter.', 'something is left over here'],
  [/^unexpected token "\)"|^unbalanced parentheses/, NO_FUNCTIONS],
  [/^invalid value/, 'Write a fact, such as workflow, or a text in quotes.', 'a value is missing here, or is none'],
  [/^this is a group/, 'Use one of them behind a dot; a list of groups is shown by the filter table, or a loop.'],
];

/** A name that there is not. */
export function unknownName(kind: TemplateNameKind, name: string, existing: KnownNames): TemplateFault {
  const noun = kind === 'variable' ? 'fact or variable' : kind;
  const hint = suggestName(kind, name) ?? suggestion(kind, name, existing[kind]);
  return { says: `there is no ${noun} "${shortName(name)}"`, hint };
}

function suggestion(kind: TemplateNameKind, name: string, existing: readonly string[]): string {
  const meant = closestMatch(name, existing);
  if (meant !== undefined) return `Did you mean "${shortName(meant)}"?`;
  const current = /^vars\.([^.]+)/.exec(name)?.[1];
  if (current !== undefined) return `Give it a value in the option variables, with a row "${shortName(current)}: …".`;
  const adjacent = namesBeside(name, existing);
  const quotes = /^\w+$/.test(name) && kind === 'variable' ? `A text stands in quotes: "${shortName(name)}". ` : '';
  return `${quotes}Known: ${adjacent.slice(0, KNOWN).map(shortName).join(', ')}${adjacent.length > KNOWN ? ' …' : '.'}`;
}

/** The names of the same group as the one that was not found, else those of the first level. */
function namesBeside(name: string, existing: readonly string[]): readonly string[] {
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const level = (prefix: string) =>
    existing.filter((one) => one.startsWith(prefix) && !one.slice(prefix.length).includes('.'));
  const adjacent = group === '' ? [] : level(group);
  return adjacent.length > 0 ? adjacent : level('');
}

/** Of the name, else of the tag or output. @param filter the name of a filter that there is not: the engine names its output */
function locateError(error: unknown, filter: string | undefined): TemplateError['at'] {
  if (!(error instanceof Error)) return undefined;
  const inner = 'originalError' in error ? locateError(error.originalError, filter) : undefined;
  if (inner !== undefined || !('token' in error)) return inner;
  const { token } = error;
  // No token of a text, but one of ours.
  if (!(token instanceof Token) || token.input === '') return undefined;
  const name = filter && new RegExp(`(?<=\\|\\s*)${filter.replaceAll(/\W/g, '.')}(?![\\w-])`);
  const at = name ? Math.max(0, token.getText().search(name)) : 0;
  const lines = token.input.slice(0, token.begin + at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** What was done in the place of a text that is wrong. */
const INSTEAD: Readonly<Record<Source['part'], string>> = {
  subject: 'Your template failed, so the default text was used instead.',
  body: 'Your template failed, so the default text was used instead.',
  'only-if': 'Your condition could not be decided, so it keeps nothing back.',
};

/** The mistake with where its source stands: of a file, lines are counted from its beginning. */
export function mistakeRemark({ part, place: location }: Source, { at, says, hint }: TemplateError): Diagnostic {
  const line = at && part !== 'only-if' ? at.line + (location?.line ?? 1) - 1 : undefined;
  const column = at && at.column + (at.line === 1 ? (location?.column ?? 1) - 1 : 0);
  return {
    about: 'mistake',
    level: 'error',
    instead: INSTEAD[part],
    place: { part, file: location?.file, line, column },
    says: sentence(says),
    hint: sentence(hint),
  };
}

/** A remark quotes the author's text, perhaps in part: of one that holds a secret only the place is told. */
export function withoutSecrets(remark: Diagnostic, source: string, hide: (text: string) => string): Diagnostic {
  if ([source, remark.says, remark.hint ?? ''].every((text) => hide(text) === text)) return remark;
  const says = 'the text holds a secret, so what is wrong here is not shown.';
  return { ...remark, says, hint: 'Take the secret out of it.' };
}
