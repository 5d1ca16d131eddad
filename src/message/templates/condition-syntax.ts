/** Detects errors that Liquid's parser ignores: a missing, extra, or unclosed part of a condition. */

import { defaultOperators, type FilteredValueToken, type Token, Tokenizer, TokenKind } from 'liquidjs';
import { shortName } from '../../text/format.ts';
import { NO_FUNCTIONS, type TemplateError } from './errors.ts';

/** Operators of other languages and word processors with replacements; the last entry matches everything else. */
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

/** Returns undefined for a valid condition. @param condition one line @throws the engine's errors */
export function findConditionError(condition: string, from = 0, to = condition.length): TemplateError | undefined {
  const tokenizer = new Tokenizer(condition, defaultOperators, undefined, [from, to], true);
  const tokens = [...tokenizer.readExpressionTokens()];
  tokenizer.skipBlank();
  const rest = condition.slice(tokenizer.p, to);
  // Checked before the missing part, because an operator of another language says more.
  if (rest !== '') return createLeftOverError(condition, tokenizer.p, /^\S{1,20}/.exec(rest)?.[0] ?? '');
  const error = findOrderError(condition, tokens, to);
  return error ?? tokens.map((token) => findPartError(condition, token)).find((one) => one !== undefined);
}

function createErrorAt(condition: string, begin: number, message: string, replacement?: string): TemplateError {
  const rest = condition.slice(begin);
  const hint = replacement ?? HINTS.find(([pattern]) => pattern.test(rest))?.[1] ?? '';
  return { at: { line: 1, column: begin + 1 }, message, hint };
}

function createLeftOverError(condition: string, begin: number, word: string): TemplateError {
  return createErrorAt(condition, begin, `"${shortName(word.toWellFormed())}" is left over`);
}

/** Checks that values and operators alternate, with one comparison, and only one of "and" and "or" in a group. */
function findOrderError(condition: string, tokens: readonly Token[], end: number): TemplateError | undefined {
  const wrong = (at: number, message: string, hint?: string) => createErrorAt(condition, at, message, hint);
  let [wantsValue, compared] = [true, false];
  const links = new Set<string>();
  for (const token of tokens) {
    const [word, at] = [token.getText(), token.begin];
    const isLink = word === 'and' || word === 'or';
    if (token.kind !== TokenKind.Operator) {
      if (!wantsValue) return createLeftOverError(condition, at, word);
      wantsValue = false;
    } else if (word === 'not') {
      if (!wantsValue || compared) return wrong(at, '"not" stands in the wrong place');
    } else {
      if (wantsValue) return wrong(at, `a value is missing before "${word}"`);
      if (compared && !isLink) return wrong(at, `"${word}" compares a comparison`, 'Join two comparisons with "and"');
      if (isLink) links.add(word);
      // Languages differ in their precedence.
      if (links.size > 1) return wrong(at, '"and" and "or" are mixed', 'Write parentheses: (a or b) and c');
      [wantsValue, compared] = [true, !isLink];
    }
  }
  return wantsValue ? wrong(end, `a value is missing${tokens.length === 0 ? '' : ' at the end'}`) : undefined;
}

/** Checks a text, a name, or an expression in parentheses. */
function findPartError(condition: string, token: Token): TemplateError | undefined {
  const wrong = (message: string, hint?: string) => createErrorAt(condition, token.begin, message, hint);
  const text = token.getText().trimEnd();
  if (token.kind === TokenKind.Quoted && (text.length < 2 || text.at(-1) !== text[0]))
    return wrong(`the text ${shortName(text)} is not closed`, `Close it with ${text[0]}`);
  if (token.kind === TokenKind.PropertyAccess && text.endsWith('.'))
    return wrong(`a name is missing after "${shortName(text)}"`);
  if (token.kind !== TokenKind.FilteredValue) return undefined;
  const { begin, end, filters } = token as FilteredValueToken;
  const to = filters[0] === undefined ? end - 1 : condition.lastIndexOf('|', filters[0].begin);
  // Liquid's parser reads the word as a name here.
  if (/^\(\s*not\s/.test(condition.slice(begin, to)))
    return wrong('"not" stands first in a group', 'Put it before the parentheses: not (a)');
  return findConditionError(condition, begin + 1, to);
}
