/** Comparisons with a value that the fact never has: what hangs on them never happens, and nobody would know. */

import { type QuotedToken, type StaticAnalysis, type Token, TokenKind } from 'liquidjs';
import type { Fact } from '../../../facts/fact.ts';
import { isDay } from '../../../text/calendar.ts';
import { nearestOf } from '../../../text/nearest.ts';
import { shown } from '../../../text/phrases.ts';
import { placeOfToken } from '../errors.ts';
import type { TemplateMistake } from '../mistake.ts';
import { globalPlaces } from '../names.ts';
import type { FactComparison } from './comparisons.ts';

/** What is wrong with a comparison, at the value that cannot be; undefined where it may hold. */
export function impossibleValue(comparison: FactComparison): TemplateMistake | undefined {
  const hint = hintOf(comparison);
  const { name, other, operator } = comparison;
  const at = placeOfToken(other);
  if (hint === undefined || at === undefined) return undefined;
  return {
    at,
    says: `${name} ${operator === 'contains' ? 'never contains' : 'is never'} ${literalWords(other)}`,
    hint,
  };
}

/** Those of a template: what it calls by the name of a fact may be its own. */
export function impossibleValues(
  comparisons: readonly FactComparison[],
  found: StaticAnalysis,
): readonly TemplateMistake[] {
  const isFact = globalPlaces(found);
  return comparisons.flatMap((comparison) => {
    const name = placeOfToken(comparison.token);
    return name === undefined || !isFact(name) ? [] : (impossibleValue(comparison) ?? []);
  });
}

function hintOf({ name, fact, operator, other }: FactComparison): string | undefined {
  if (operator === 'contains') return hintOfPart(fact, other);
  if (!('parts' in fact) && fact.form !== undefined) return formHint(fact.form, literalOf(other));
  const literal = literalOf(other);
  // No text is more or less than a number.
  if (operator !== '==' && operator !== '!=')
    return fact.type === 'number' && literal?.type === 'text' ? numberHint(name, literal.text) : undefined;
  if (literal === undefined) return undefined;
  if (fact.type === 'words')
    return fact.words?.includes(literal.text ?? '') ? undefined : choice(literal.text, fact.words);
  if (fact.type === 'number') return literal.type === 'number' ? undefined : numberHint(name, literal.text);
  if (fact.type === 'flag')
    return literal.type === 'flag' ? undefined : `It is true or false: write ${name}, or not ${name}`;
  if (isText(fact)) return textHint(name, literal);
  return `It is no single value: ask for ${fact.type === 'group' ? 'a part of it' : `${name}.size`}`;
}

const FORMS = {
  'YYYY-MM-DD': { fits: isDay, example: '2026-12-01' },
  'HH:MM': { fits: (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), example: '07:30' },
} as const;

/** What is written in another way does not sort as days and hours do. */
function formHint(form: keyof typeof FORMS, literal: Literal | undefined): string | undefined {
  const { fits, example } = FORMS[form];
  if (literal === undefined || (literal.type === 'text' && fits(literal.text ?? ''))) return undefined;
  return `Write it as ${form} in quotes, such as "${example}"`;
}

/** Of a closed list of words, one has to hold the part. */
function hintOfPart(fact: Fact, other: Token): string | undefined {
  const part = literalOf(other)?.text;
  if (fact.type !== 'words' || fact.words === undefined || part === undefined) return undefined;
  return fact.words.some((word) => word.includes(part)) ? undefined : choice(part, fact.words);
}

interface Literal {
  readonly type: 'text' | 'number' | 'flag';
  /** Of a text. */
  readonly text?: string;
}

/** What is written as it is; undefined for a name, and for `nil`, `empty` and `blank`, which ask whether there is anything. */
function literalOf(token: Token): Literal | undefined {
  if (token.kind === TokenKind.Quoted) return { type: 'text', text: (token as QuotedToken).content };
  if (token.kind === TokenKind.Number) return { type: 'number' };
  return ['true', 'false'].includes(token.getText()) ? { type: 'flag' } : undefined;
}

function isText({ type }: Fact): boolean {
  return ['line', 'lines', 'url', 'time', 'keyword'].includes(type);
}

function textHint(name: string, { type, text }: Literal): string | undefined {
  if (type === 'text')
    return text === '' ? `What is not known is absent, and no empty text: write ${name}, or not ${name}` : undefined;
  return type === 'number' ? 'It is a text: put the value in quotes' : `It is a text: write ${name}, or not ${name}`;
}

function numberHint(name: string, text: string | undefined): string {
  const isFigure = text !== undefined && /^\d+(?:\.\d+)?$/.test(text);
  return isFigure ? `It is a number: write ${text} without quotes` : `It is a number, such as ${name} == 3`;
}

function choice(given: string | undefined, words: readonly string[] = []): string {
  const [near] = given === undefined ? [] : nearestOf(given, words, 1);
  const question = near === undefined ? '' : `Did you mean "${near}"? `;
  return `${question}It is one of: ${words.join(', ')}`;
}

function literalWords(token: Token): string {
  return token.kind === TokenKind.Quoted ? shown((token as QuotedToken).content) : token.getText();
}
