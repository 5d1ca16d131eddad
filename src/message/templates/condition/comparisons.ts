/** The comparisons of a condition, found without deciding it. */

import { type FilteredValueToken, type PropertyAccessToken, type Token, Tokenizer, TokenKind } from 'liquidjs';
import type { Fact, Parts } from '../../../facts/fact.ts';
import { FACTS } from '../../../facts/fact-registry.ts';
import { OPERATORS } from '../budget.ts';

/** A fact, and what it is compared with. */
export interface FactComparison {
  /** As the condition writes it. */
  readonly name: string;
  readonly fact: Fact;
  readonly operator: string;
  /** The other side, as the author writes it. */
  readonly other: Token;
}

/** The comparisons of facts, those in parentheses as well. What a filter makes of a fact is another value. */
export function comparisonsIn(condition: string, from = 0, to = condition.length): readonly FactComparison[] {
  const tokens = [...new Tokenizer(condition, OPERATORS, undefined, [from, to], true).readExpressionTokens()];
  return tokens.flatMap((token, index) => {
    const [left, right] = [tokens[index - 1], tokens[index + 1]];
    if (token.kind === TokenKind.FilteredValue) return inGroup(condition, token as FilteredValueToken);
    if (token.kind !== TokenKind.Operator || left === undefined || right === undefined) return [];
    const operator = token.getText();
    return [
      ...comparisonOf(left, operator, right),
      ...(MIRRORED.includes(operator) ? comparisonOf(right, operator, left) : []),
    ];
  });
}

/** They say the same from either side. */
const MIRRORED = ['==', '!='];

function inGroup(condition: string, { begin, end, filters: [filter] }: FilteredValueToken): readonly FactComparison[] {
  const to = filter === undefined ? end - 1 : condition.lastIndexOf('|', filter.begin);
  return comparisonsIn(condition, begin + 1, to);
}

function comparisonOf(token: Token, operator: string, other: Token): readonly FactComparison[] {
  if (token.kind !== TokenKind.PropertyAccess) return [];
  const fact = factAt((token as PropertyAccessToken).props.map((prop) => prop.getText()));
  return fact === undefined ? [] : [{ name: token.getText(), fact, operator, other }];
}

const SIZE: Fact = { type: 'number', text: 'How many there are.', example: 1 };

/** The fact of this path; undefined for what is none, or depends on values. */
function factAt(path: readonly string[], parts: Parts = FACTS): Fact | undefined {
  const [name = '', ...rest] = path;
  const fact = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const [next] = rest;
  if (fact === undefined || next === undefined) return fact;
  if (next === 'size' && rest.length === 1) return fact.type === 'group' ? undefined : SIZE;
  if (fact.type === 'group') return factAt(rest, fact.parts);
  if (fact.type !== 'groups' || !/^(?:\d+|first|last)$/.test(next)) return undefined;
  return rest.length === 1 ? undefined : factAt(rest.slice(1), fact.parts);
}
