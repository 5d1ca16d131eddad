/** Functions that nearly every step calls, written so that V8 compiles them when it first reads them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** The list of those functions, each with its file; `npm run profile` writes it. */
export const CALLED = join(import.meta.dirname, 'called.txt');

/** A function that is declared, and where its block begins. */
interface Declared {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Behind its name. */
  readonly rest: number;
  readonly keyword: string;
  /** Behind the brace, and behind `'use strict'`. */
  readonly block: number;
}

/**
 * V8 reads a declared function twice: first to see where it ends, and again when it is called. What stands in brackets it
 * compiles at once. So `function a() {}` becomes `var a = (function () {})` at the beginning of its block, where it was
 * made in any case.
 */
export function compiledAtOnce(name: string, code: string): string {
  const called = new Set(readFileSync(CALLED, 'utf8').trimEnd().split('\n'));
  const functions = declaredIn(name, code).filter((one) => called.has(`${name} ${one.name}`));
  const outer = functions.filter((one) => !functions.some(({ start, end }) => start < one.start && one.start < end));
  const blocks = Map.groupBy(outer, ({ block }) => block);
  const changes = [
    ...outer.map(({ start, end }) => ({ start, end, text: '' })),
    ...[...blocks].map(([at, those]) => ({ start: at, end: at, text: `;var ${those.map(madeOf).join(',')};` })),
  ];
  let [result, done] = ['', 0];
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);

  function madeOf({ name, keyword, rest, end }: Declared): string {
    return `${name}=(${keyword}${code.slice(rest, end)})`;
  }
}

function declaredIn(name: string, code: string): readonly Declared[] {
  const declared: Declared[] = [];
  const look = ({ body }: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    if (body?.type !== 'BlockStatement') return;
    const first = body.body.find((one) => !('directive' in one) || one.directive === null);
    for (const one of body.body) {
      if (one.type !== 'FunctionDeclaration' || one.id === null) continue;
      const keyword = `${one.async ? 'async ' : ''}function${one.generator ? '*' : ''}`;
      const block = first?.start ?? body.end;
      declared.push({ name: one.id.name, start: one.start, end: one.end, rest: one.id.end, keyword, block });
    }
  };
  new Visitor({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look }).visit(
    parseSync(name, code).program,
  );
  return declared;
}
