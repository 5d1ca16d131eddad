/** The grammar of a condition. Liquid's own parser reads as far as it understands and drops the rest in silence. */

import { defaultOperators, type FilteredValueToken, type Token, Tokenizer, TokenKind } from 'liquidjs';
import { shortName } from '../../text/phrases.ts';
import type { TemplateMistake } from './mistake.ts';

const GRAMMAR = 'Write it as in a Liquid "if": run.attempt == 1 and ref.name == "main"';
const NO_OPERATOR =
  'Write ==, !=, <, > or contains between two values, and "and" or "or" between two comparisons; there are no patterns and no lists';
/** What other languages, phones and word processors write. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^&&/, 'Write "and"'],
  [/^\|\|/, 'Write "or"'],
  [/^=~/, 'There are no patterns: ref.name contains "release/"'],
  [/^!/, 'Write "not"'],
  [/^\{[{%]/, 'Write the condition alone, without {{ }} or {% %}'],
  [/^=/, 'Write "==" to compare'],
  [/^\|/, 'Put parentheses around a value with a filter: (ref.name | size) > 3'],
  [/^[“”„‟‘’‚‛«»`]/, 'Write straight quotes: conclusion == "failure"'],
];
/** A call, as in the conditions of GitHub; a group may follow an operator. */
const CALL = /(?<![!.\w-])(?:(?!(?:and|or|not|contains)\b)[a-z]\w*(?=\s*\()|contains(?=\s*\([^():|]*,))/i;

/**
 * The first thing that does not belong: a part that is missing or left over, a text or group that is not closed.
 * Undefined: the condition is whole.
 *
 * @throws the engine's errors
 */
export function conditionFault(condition: string, from = 0, to = condition.length): TemplateMistake | undefined {
  const call = functionCall(condition);
  if (call !== undefined) return call;
  const tokenizer = new Tokenizer(condition, defaultOperators, undefined, [from, to], true);
  const tokens = [...tokenizer.readExpressionTokens()];
  tokenizer.skipBlank();
  const rest = condition.slice(tokenizer.p, to);
  // What another language writes there tells more than the part that is then missing.
  const foreign = FOREIGN.find(([sign]) => sign.test(rest))?.[1];
  const fault = foreign === undefined ? orderFault(tokens, tokenizer.p) : undefined;
  if (fault !== undefined) return fault;
  if (rest !== '') return leftOver(tokenizer.p, /^\S{1,20}/.exec(rest)?.[0] ?? '', foreign ?? GRAMMAR);
  for (const token of tokens) {
    const inner = unclosed(token) ?? groupFault(condition, token);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** @param begin from 0: a condition is one line */
function faultAt(begin: number, says: string, hint: string, length = 1): TemplateMistake {
  return { at: { line: 1, column: begin + 1, length }, says, hint };
}

function leftOver(begin: number, word: string, hint: string): TemplateMistake {
  return faultAt(begin, `"${shortName(word.toWellFormed())}" is left over`, hint);
}

function functionCall(condition: string): TemplateMistake | undefined {
  const call = CALL.exec(condition.replace(/"[^"]*"|'[^']*'/g, (text) => ' '.repeat(text.length)));
  if (call === null) return undefined;
  const [name] = call;
  const end = ['success', 'failure', 'cancelled'].find((one) => one === name.toLowerCase());
  const hint = end === undefined ? '' : `Write the option "when: ${end}", or conclusion == "${end}"`;
  const instead = 'Write ref.name contains "release", or a filter in parentheses: (ref.name | size) > 3';
  return faultAt(call.index, `there are no functions such as ${shortName(name)}()`, hint || instead, name.length);
}

/** Values and operators take turns; one comparison in a row, and only one of "and" and "or" in a group. */
function orderFault(tokens: readonly Token[], end: number): TemplateMistake | undefined {
  let [wantsValue, compared] = [true, false];
  let link: string | undefined;
  for (const token of tokens) {
    const [word, at] = [token.getText(), token.begin];
    if (token.kind !== TokenKind.Operator) {
      if (!wantsValue) return leftOver(at, word, NO_OPERATOR);
      wantsValue = false;
    } else if (word === 'not') {
      if (!wantsValue || compared) return faultAt(at, '"not" stands in the wrong place', GRAMMAR);
    } else if (wantsValue) {
      return faultAt(at, `a value is missing before "${word}"`, GRAMMAR);
    } else {
      const links = ['and', 'or'].includes(word);
      if (!links && compared) return faultAt(at, `"${word}" compares a comparison`, 'Join two comparisons with "and"');
      // Languages do not agree which of the two comes first.
      if (links && link !== undefined && link !== word)
        return faultAt(at, '"and" and "or" are mixed', 'Put parentheses around what belongs together: (a or b) and c');
      if (links) link = word;
      [wantsValue, compared] = [true, !links];
    }
  }
  return wantsValue
    ? faultAt(end, `a value is missing${tokens.length === 0 ? '' : ' at the end'}`, GRAMMAR)
    : undefined;
}

function unclosed(token: Token): TemplateMistake | undefined {
  const text = token.getText().trimEnd();
  if (token.kind === TokenKind.Quoted && (text.length < 2 || text.at(-1) !== text[0]))
    return faultAt(token.begin, `the text ${shortName(text)} is not closed`, `Close it with ${text[0]}`);
  if (token.kind !== TokenKind.PropertyAccess || !text.endsWith('.')) return undefined;
  return faultAt(token.begin, `a name is missing after "${shortName(text)}"`, GRAMMAR);
}

function groupFault(condition: string, token: Token): TemplateMistake | undefined {
  if (token.kind !== TokenKind.FilteredValue) return undefined;
  const { begin, end, filters } = token as FilteredValueToken;
  const [first] = filters;
  const to = first === undefined ? end - 1 : condition.lastIndexOf('|', first.begin);
  // Liquid's parser takes the word for a name there.
  if (/^\(\s*not\s/.test(condition.slice(begin, to)))
    return faultAt(begin, '"not" stands first in a group', 'Put it before the parentheses: not (a)');
  return conditionFault(condition, begin + 1, to);
}
