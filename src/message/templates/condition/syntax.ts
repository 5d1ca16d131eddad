/** The grammar of a condition. Liquid's own parser reads as far as it understands and drops the rest in silence. */

import { type FilteredValueToken, type Token, Tokenizer, TokenKind } from 'liquidjs';
import { shortName } from '../../../text/phrases.ts';
import { OPERATORS } from '../budget.ts';
import type { TemplateMistake, WordPlace } from '../mistake.ts';

const LINKS = ['and', 'or'];
const NO_PATTERNS = 'There are no patterns: ref.name contains "release/", or (ref.name | slice: 0, 8) == "release/"';
/** How other languages write what Liquid writes in words. */
const FOREIGN: readonly (readonly [string, string])[] = [
  ['&&', 'Write "and"'],
  ['||', 'Write "or"'],
  ['=~', NO_PATTERNS],
  ['!~', 'There are no patterns: not (ref.name contains "release/")'],
  ['!', 'Write "not"'],
  ['{{', 'Write the condition alone, without {{ }}'],
  ['{%', 'Write the condition alone, without {% %}'],
  ['=', 'Write "==" to compare'],
  ['|', 'Put parentheses around a value with a filter: (ref.name | size) > 3'],
];
/** What a keyboard of a phone or a word processor writes for a quotation mark. Liquid takes it for a letter. */
const CURLY = /[“”„‟‘’‚‛«»`]/;
/** A call, as in the conditions of GitHub; behind "!" that sign is the first mistake, and a group may follow an operator. */
const CALL = /(?<![!.\w-])(?!(?:and|or|not|contains)\s*\()[a-z]\w*(?=\s*\()|(?<![!.\w-])contains(?=\s*\([^():|]*,)/i;
const CALLS: ReadonlyMap<string, string> = new Map([
  ...['success', 'failure', 'cancelled'].map(
    (end) => [end, `Write conclusion == "${end}", or the option "when: ${end}" in place of a condition`] as const,
  ),
  ['always', 'Leave the condition out, and write the option "when: always"'],
  ['contains', 'Write it between the two: ref.name contains "release"'],
  ['startswith', 'Write (ref.name | slice: 0, 8) == "release/"'],
]);
/** How other languages write it in words. */
const FOREIGN_WORDS: ReadonlyMap<string, string> = new Map([
  ...['matches', 'match', 'like', 'startswith', 'endswith'].map((word) => [word, NO_PATTERNS] as const),
  ...['is', 'equals', 'eq'].map((word) => [word, 'Write "==" to compare'] as const),
  ...['isnt', 'isnot', 'ne', 'neq'].map((word) => [word, 'Write "!=" to compare'] as const),
  ...['gt', 'gte', 'lt', 'lte'].map((word) => [word, 'Write > or >=, < or <= to compare'] as const),
  ['in', 'Compare with each: ref.name == "main" or ref.name == "next"'],
]);
const NO_OPERATOR = 'Put "and", "or" or a comparison before it';
const GRAMMAR = 'Write it as in a Liquid "if": run.attempt == 1 and ref.name == "main"';

/**
 * The first thing that does not belong: a part that is missing or left over, a text or group that is not closed.
 * Undefined: the condition is whole.
 *
 * @throws the engine's errors
 */
export function conditionFault(condition: string, from = 0, to = condition.length): TemplateMistake | undefined {
  const strange = curlyQuote(condition) ?? functionCall(condition);
  if (strange !== undefined) return strange;
  const tokenizer = new Tokenizer(condition, OPERATORS, undefined, [from, to], true);
  const tokens = [...tokenizer.readExpressionTokens()];
  tokenizer.skipBlank();
  // What another language writes there tells more than the part that is then missing.
  const foreign = foreignSign(condition.slice(tokenizer.p, to));
  const fault = foreign === undefined ? orderFault(tokens, tokenizer.p) : undefined;
  const left = fault ?? leftOver(condition, tokenizer.p, to, foreign);
  if (left !== undefined) return left;
  for (const token of tokens) {
    const inner = unclosed(token) ?? groupFault(condition, token);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function curlyQuote(condition: string): TemplateMistake | undefined {
  const at = withoutTexts(condition).search(CURLY);
  if (at === -1) return undefined;
  return {
    at: placeOf(at),
    says: `${condition[at]} does not begin or end a text`,
    hint: 'Write straight quotes: conclusion == "failure"',
  };
}

function functionCall(condition: string): TemplateMistake | undefined {
  const call = CALL.exec(withoutTexts(condition));
  if (call === null) return undefined;
  const [name] = call;
  return {
    at: { ...placeOf(call.index), length: name.length },
    says: `there are no functions such as ${shortName(name)}()`,
    hint: CALLS.get(name.toLowerCase()) ?? 'Filters do such work: (ref.name | size) > 3',
  };
}

/** Each text between straight quotes as blanks, so that all else keeps its place. */
function withoutTexts(condition: string): string {
  return condition.replace(/"[^"]*"|'[^']*'/g, (text) => ' '.repeat(text.length));
}

/** A condition is one line. @param character from 0 */
function placeOf(character: number): WordPlace {
  return { line: 1, column: character + 1, length: 1 };
}

/** Values and operators take turns; one comparison in a row, and only one of "and" and "or" in a group. */
function orderFault(tokens: readonly Token[], end: number): TemplateMistake | undefined {
  let wantsValue = true;
  let compared = false;
  let link: string | undefined;
  for (const token of tokens) {
    const at = placeOf(token.begin);
    const word = token.getText();
    if (token.kind !== TokenKind.Operator) {
      if (!wantsValue)
        return {
          at,
          says: `"${shortName(word)}" is left over`,
          hint: FOREIGN_WORDS.get(word.toLowerCase()) ?? NO_OPERATOR,
        };
      wantsValue = false;
    } else if (word === 'not') {
      if (!wantsValue || compared) return { at, says: '"not" stands in the wrong place', hint: GRAMMAR };
    } else {
      if (wantsValue) return { at, says: `a value is missing before "${word}"`, hint: GRAMMAR };
      if (LINKS.includes(word)) {
        if (link !== undefined && link !== word) return mixed(at);
        link = word;
      } else if (compared)
        return { at, says: `"${word}" compares a comparison`, hint: 'Join two comparisons with "and"' };
      compared = !LINKS.includes(word);
      wantsValue = true;
    }
  }
  return wantsValue
    ? {
        at: placeOf(end),
        says: tokens.length === 0 ? 'a value is missing' : 'a value is missing at the end',
        hint: GRAMMAR,
      }
    : undefined;
}

/** Languages do not agree which of the two comes first. */
function mixed(at: WordPlace): TemplateMistake {
  return { at, says: '"and" and "or" are mixed', hint: 'Put parentheses around what belongs together: (a or b) and c' };
}

function foreignSign(rest: string): string | undefined {
  return FOREIGN.find(([sign]) => rest.startsWith(sign))?.[1];
}

function leftOver(condition: string, at: number, to: number, hint = GRAMMAR): TemplateMistake | undefined {
  if (at >= to) return undefined;
  const word = /^\S{1,20}/.exec(condition.slice(at, to))?.[0] ?? '';
  return { at: placeOf(at), says: `"${word.toWellFormed()}" is left over`, hint };
}

function unclosed(token: Token): TemplateMistake | undefined {
  const text = token.getText();
  const at = placeOf(token.begin);
  if (token.kind === TokenKind.Quoted && (text.length < 2 || text.at(-1) !== text[0])) {
    return { at, says: `the text ${shortName(text)} is not closed`, hint: `Close it with ${text[0]}` };
  }
  if (token.kind !== TokenKind.PropertyAccess || !text.endsWith('.')) return undefined;
  return {
    at,
    says: `a name is missing after "${shortName(text)}"`,
    hint: 'Write the whole name, such as run.attempt',
  };
}

function groupFault(condition: string, token: Token): TemplateMistake | undefined {
  if (token.kind !== TokenKind.FilteredValue) return undefined;
  const { begin, end, filters } = token as FilteredValueToken;
  const [first] = filters;
  const to = first === undefined ? end - 1 : condition.lastIndexOf('|', first.begin);
  // Liquid's parser takes the word for a name there.
  const not = /^\(\s*not\s/.exec(condition.slice(begin, to));
  if (not !== null)
    return {
      at: placeOf(begin),
      says: '"not" stands first in a group',
      hint: 'Put it before the parentheses: not (a)',
    };
  return conditionFault(condition, begin + 1, to);
}
