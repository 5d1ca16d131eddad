/** Finds what Liquid's own parser drops in silence: a part of a condition that is missing, left over or not closed. */

import { defaultOperators, type FilteredValueToken, type Token, Tokenizer, TokenKind } from 'liquidjs';
import { shortName } from '../../text/format.ts';
import type { TemplateError } from './errors.ts';
import { NO_FUNCTIONS } from './name-suggestions.ts';

/** What other languages, phones and word processors write, and what to write here; last, what fits all else. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/^&&/, 'Write "and"'],
  [/^\|\|/, 'Write "or"'],
  [/^=~/, 'There are no patterns: ref.name contains "release/"'],
  [/^=(?!=)/, 'Write "==" to compare'],
  [/^!(?!=)/, 'Write "not"'],
  [/^\{[{%]/, 'Write the condition alone, without {{ }} or {% %}'],
  [/^\|/, 'Put parentheses around a value with a filter: (ref.name | size) > 3'],
  [/^[“”„‟‘’‚‛«»`]/, 'Write straight quotes: conclusion == "failure"'],
  [/^\(/, NO_FUNCTIONS],
  [
    /^/,
    'Write it as in a Liquid "if", with ==, !=, <, > or contains: run.attempt == 1 and ref.name == "main"; there are no patterns',
  ],
];

/** Undefined where the condition is whole. @param condition one line @throws the engine's errors */
export function conditionFault(condition: string, from = 0, to = condition.length): TemplateError | undefined {
  const tokenizer = new Tokenizer(condition, defaultOperators, undefined, [from, to], true);
  const tokens = [...tokenizer.readExpressionTokens()];
  tokenizer.skipBlank();
  const rest = condition.slice(tokenizer.p, to);
  // Before the part that is then missing: what another language writes tells more.
  if (rest !== '') return leftOver(condition, tokenizer.p, /^\S{1,20}/.exec(rest)?.[0] ?? '');
  const error = orderFault(condition, tokens, to);
  return error ?? tokens.map((token) => partFault(condition, token)).find((one) => one !== undefined);
}

function faultAt(condition: string, begin: number, says: string, hint?: string): TemplateError {
  const rest = condition.slice(begin);
  return {
    at: { line: 1, column: begin + 1 },
    says,
    hint: hint ?? HINTS.find(([character]) => character.test(rest))?.[1] ?? '',
  };
}

function leftOver(condition: string, begin: number, word: string): TemplateError {
  return faultAt(condition, begin, `"${shortName(word.toWellFormed())}" is left over`);
}

/** Values and operators take turns; one comparison in a row, and only one of "and" and "or" in a group. */
function orderFault(condition: string, tokens: readonly Token[], end: number): TemplateError | undefined {
  const wrong = (at: number, says: string, hint?: string) => faultAt(condition, at, says, hint);
  let [wantsValue, compared] = [true, false];
  const links = new Set<string>();
  for (const token of tokens) {
    const [word, at] = [token.getText(), token.begin];
    const isLink = word === 'and' || word === 'or';
    if (token.kind !== TokenKind.Operator) {
      if (!wantsValue) return leftOver(condition, at, word);
      wantsValue = false;
    } else if (word === 'not') {
      if (!wantsValue || compared) return wrong(at, '"not" stands in the wrong place');
    } else {
      if (wantsValue) return wrong(at, `a value is missing before "${word}"`);
      if (compared && !isLink) return wrong(at, `"${word}" compares a comparison`, 'Join two comparisons with "and"');
      if (isLink) links.add(word);
      // Languages do not agree which of the two comes first.
      if (links.size > 1) return wrong(at, '"and" and "or" are mixed', 'Write parentheses: (a or b) and c');
      [wantsValue, compared] = [true, !isLink];
    }
  }
  return wantsValue ? wrong(end, `a value is missing${tokens.length === 0 ? '' : ' at the end'}`) : undefined;
}

/** Of a text, a name, or what stands in parentheses. */
function partFault(condition: string, token: Token): TemplateError | undefined {
  const text = token.getText().trimEnd();
  if (token.kind === TokenKind.Quoted && (text.length < 2 || text.at(-1) !== text[0]))
    return faultAt(condition, token.begin, `the text ${shortName(text)} is not closed`, `Close it with ${text[0]}`);
  if (token.kind === TokenKind.PropertyAccess && text.endsWith('.'))
    return faultAt(condition, token.begin, `a name is missing after "${shortName(text)}"`);
  if (token.kind !== TokenKind.FilteredValue) return undefined;
  const { begin, end, filters } = token as FilteredValueToken;
  const to = filters[0] === undefined ? end - 1 : condition.lastIndexOf('|', filters[0].begin);
  // Liquid's parser takes the word for a name there.
  if (/^\(\s*not\s/.test(condition.slice(begin, to)))
    return faultAt(condition, begin, '"not" stands first in a group', 'Put it before the parentheses: not (a)');
  return conditionFault(condition, begin + 1, to);
}
