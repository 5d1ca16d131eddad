/** Finds what Liquid's own parser drops in silence: a part of a condition that is missing, left over or not closed. */

import { defaultOperators, type FilteredValueToken, type Token, Tokenizer, TokenKind } from 'liquidjs';
import { shortName } from '../../text/phrases.ts';
import type { TemplateMistake } from './mistake.ts';

const GRAMMAR = 'Write it as in a Liquid "if": run.attempt == 1 and ref.name == "main"';
const NO_OPERATOR =
  'Write ==, !=, <, > or contains between two values, and "and" or "or" between two comparisons; there are no patterns';
/** What other languages, phones and word processors write. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^&&/, 'Write "and"'],
  [/^\|\|/, 'Write "or"'],
  [/^=~/, 'There are no patterns: ref.name contains "release/"'],
  [/^=/, 'Write "==" to compare'],
  [/^!/, 'Write "not"'],
  [/^\{[{%]/, 'Write the condition alone, without {{ }} or {% %}'],
  [/^\|/, 'Put parentheses around a value with a filter: (ref.name | size) > 3'],
  [/^[“”„‟‘’‚‛«»`]/, 'Write straight quotes: conclusion == "failure"'],
];
/** A call, as in the conditions of GitHub; a group may follow an operator. */
const CALL = /(?<![!.\w-])(?:(?!(?:and|or|not|contains)\b)[a-z]\w*(?=\s*\()|contains(?=\s*\([^():|]*,))/i;

/** Undefined where the condition is whole. @throws the engine's errors */
export function conditionFault(condition: string, from = 0, to = condition.length): TemplateMistake | undefined {
  const call = CALL.exec(condition.replace(/"[^"]*"|'[^']*'/g, (text) => ' '.repeat(text.length)));
  if (call !== null) return functionFault(call);
  const tokenizer = new Tokenizer(condition, defaultOperators, undefined, [from, to], true);
  const tokens = [...tokenizer.readExpressionTokens()];
  tokenizer.skipBlank();
  const rest = condition.slice(tokenizer.p, to);
  // What another language writes there tells more than the part that is then missing.
  const foreign = FOREIGN.find(([sign]) => sign.test(rest))?.[1];
  const fault = foreign === undefined ? orderFault(tokens, tokenizer.p) : undefined;
  if (fault !== undefined) return fault;
  if (rest !== '') return leftOver(tokenizer.p, /^\S{1,20}/.exec(rest)?.[0] ?? '', foreign ?? GRAMMAR);
  return tokens.map((token) => partFault(condition, token)).find((one) => one !== undefined);
}

/** @param begin from 0: a condition is one line */
function faultAt(begin: number, says: string, hint = GRAMMAR): TemplateMistake {
  return { at: { line: 1, column: begin + 1 }, says, hint };
}

function leftOver(begin: number, word: string, hint: string): TemplateMistake {
  return faultAt(begin, `"${shortName(word.toWellFormed())}" is left over`, hint);
}

function functionFault({ 0: name, index }: RegExpExecArray): TemplateMistake {
  const isStatus = ['success', 'failure', 'cancelled'].includes(name.toLowerCase());
  const status = `Write the option "when: ${name.toLowerCase()}", or conclusion == "${name.toLowerCase()}"`;
  const other = 'Write ref.name contains "release", or a filter in parentheses: (ref.name | size) > 3';
  return faultAt(index, `there are no functions such as ${shortName(name)}()`, isStatus ? status : other);
}

/** Values and operators take turns; one comparison in a row, and only one of "and" and "or" in a group. */
function orderFault(tokens: readonly Token[], end: number): TemplateMistake | undefined {
  let [wantsValue, compared] = [true, false];
  const links = new Set<string>();
  for (const token of tokens) {
    const [word, at] = [token.getText(), token.begin];
    const isLink = word === 'and' || word === 'or';
    if (token.kind !== TokenKind.Operator) {
      if (!wantsValue) return leftOver(at, word, NO_OPERATOR);
      wantsValue = false;
    } else if (word === 'not') {
      if (!wantsValue || compared) return faultAt(at, '"not" stands in the wrong place');
    } else {
      if (wantsValue) return faultAt(at, `a value is missing before "${word}"`);
      if (compared && !isLink) return faultAt(at, `"${word}" compares a comparison`, 'Join two comparisons with "and"');
      if (isLink) links.add(word);
      // Languages do not agree which of the two comes first.
      if (links.size > 1) return faultAt(at, '"and" and "or" are mixed', 'Write parentheses: (a or b) and c');
      [wantsValue, compared] = [true, !isLink];
    }
  }
  return wantsValue ? faultAt(end, `a value is missing${tokens.length === 0 ? '' : ' at the end'}`) : undefined;
}

/** Of a text, a name, or what stands in parentheses. */
function partFault(condition: string, token: Token): TemplateMistake | undefined {
  const text = token.getText().trimEnd();
  if (token.kind === TokenKind.Quoted && (text.length < 2 || text.at(-1) !== text[0]))
    return faultAt(token.begin, `the text ${shortName(text)} is not closed`, `Close it with ${text[0]}`);
  if (token.kind === TokenKind.PropertyAccess && text.endsWith('.'))
    return faultAt(token.begin, `a name is missing after "${shortName(text)}"`);
  if (token.kind !== TokenKind.FilteredValue) return undefined;
  const { begin, end, filters } = token as FilteredValueToken;
  const to = filters[0] === undefined ? end - 1 : condition.lastIndexOf('|', filters[0].begin);
  // Liquid's parser takes the word for a name there.
  if (/^\(\s*not\s/.test(condition.slice(begin, to)))
    return faultAt(begin, '"not" stands first in a group', 'Put it before the parentheses: not (a)');
  return conditionFault(condition, begin + 1, to);
}
