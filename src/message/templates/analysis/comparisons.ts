/** The comparisons of facts in what the author wrote, found without deciding them. */

import { type PropertyAccessToken, type Token, TokenKind } from 'liquidjs';
import type { Fact, Parts } from '../../../facts/fact.ts';
import { FACTS } from '../../../facts/fact-registry.ts';

/** A fact, and what it is compared with. */
export interface FactComparison {
  /** As the author writes it. */
  readonly name: string;
  readonly token: Token;
  readonly fact: Fact;
  readonly operator: string;
  /** The other side, as the author writes it. */
  readonly other: Token;
}

/** @param part anything that a parsed text is made of: those in parentheses are parts of their own */
export function comparisonsIn(part: object): readonly FactComparison[] {
  if (isExpression(part)) return inExpression(part.postfix);
  return isCase(part) ? inCase(part) : [];
}

interface Expression {
  /** Values, and behind each two (`not`: behind one) what is made of them. */
  readonly postfix: readonly Token[];
}

interface Case {
  readonly value: { readonly initial: Expression; readonly filters: readonly unknown[] };
  readonly branches: readonly { readonly values: readonly Token[] }[];
}

function isExpression(part: object): part is Expression {
  return 'postfix' in part && Array.isArray(part.postfix);
}

function isCase(part: object): part is Case {
  return 'value' in part && 'branches' in part && 'elseTemplates' in part;
}

function inExpression(postfix: readonly Token[]): readonly FactComparison[] {
  // Undefined is what another operator makes.
  const values: (Token | undefined)[] = [];
  return postfix.flatMap((token) => {
    if (token.kind !== TokenKind.Operator) {
      values.push(token);
      return [];
    }
    const operator = token.getText();
    const right = values.pop();
    const left = operator === 'not' ? undefined : values.pop();
    values.push(undefined);
    if (left === undefined || right === undefined) return [];
    const mirrored = MIRRORED.includes(operator) ? comparisonOf(right, operator, left) : [];
    return [...comparisonOf(left, operator, right), ...mirrored];
  });
}

/** They say the same from either side. */
const MIRRORED = ['==', '!='];

/** What a filter makes of a fact is another value. */
function inCase({ value: { initial, filters }, branches }: Case): readonly FactComparison[] {
  const [token, ...others] = initial.postfix;
  if (token === undefined || others.length > 0 || filters.length > 0) return [];
  return branches.flatMap(({ values }) => values.flatMap((value) => comparisonOf(token, '==', value)));
}

function comparisonOf(token: Token, operator: string, other: Token): readonly FactComparison[] {
  if (token.kind !== TokenKind.PropertyAccess) return [];
  const fact = factAt((token as PropertyAccessToken).props.map((prop) => prop.getText()));
  return fact === undefined ? [] : [{ name: token.getText(), token, fact, operator, other }];
}

const SIZE: Fact = { type: 'number', text: 'How many there are.', example: 1 };

/** The fact of this path; undefined for what is none, or depends on values. */
function factAt(path: readonly string[], parts: Parts = FACTS): Fact | undefined {
  const [name = '', ...rest] = path;
  const fact = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const [next] = rest;
  if (fact === undefined || next === undefined) return fact;
  // What was given to a dispatch may be called so.
  if (next === 'size' && rest.length === 1) return fact.type === 'group' || fact.type === 'map' ? undefined : SIZE;
  if (fact.type === 'group') return factAt(rest, fact.parts);
  if (fact.type !== 'groups' || !/^(?:\d+|first|last)$/.test(next)) return undefined;
  return rest.length === 1 ? undefined : factAt(rest.slice(1), fact.parts);
}
