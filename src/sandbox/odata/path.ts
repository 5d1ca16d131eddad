import { badRequest } from '../http/reply.ts';

/** A value written in a path. */
export type Literal = string | number | boolean;

/** One step of an OData path: `workrooms`, `workrooms(5)` or `Role.Set(role='ROLE_TEAM_ADMIN')`. */
export interface Segment {
  readonly name: string;
  /** Absent without parentheses; a value without a name has the name ''. */
  readonly args: ReadonlyMap<string, Literal> | undefined;
}

const NAME = /[A-Za-z_][A-Za-z0-9_.]*/y;
const ARGUMENT_NAME = /([A-Za-z_][A-Za-z0-9_]*)\s*=\s*/y;
const NUMBER = /\d{1,15}(?![\w.])/y;
const STRING = /'((?:[^']|'')*)'/y;
const WORD = /(true|false)(?!\w)/y;

/**
 * Reads a path, percent-encoded or not: keys as `(5)` or `(id=5)`, strings in `'` with `''` for a quote inside.
 * Throws a 400 that names the place where it stops making sense.
 */
export function parsePath(raw: string): Segment[] {
  const path = decode(raw);
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(path);
    if (match === null) return undefined;
    at = pattern.lastIndex;
    return match;
  };
  const takeChar = (char: string): boolean => {
    if (path[at] !== char) return false;
    at += 1;
    return true;
  };
  const stop = () => badRequest(`The path cannot be read from ${JSON.stringify(path.slice(at, at + 30))} on.`);

  const literal = (): Literal => {
    const string = take(STRING);
    if (string !== undefined) return (string[1] ?? '').replaceAll("''", "'");
    const number = take(NUMBER);
    if (number !== undefined) return Number(number[0]);
    const word = take(WORD);
    if (word !== undefined) return word[1] === 'true';
    throw stop();
  };
  const args = (): ReadonlyMap<string, Literal> | undefined => {
    if (!takeChar('(')) return undefined;
    const found = new Map<string, Literal>();
    if (takeChar(')')) return found;
    do {
      const name = take(ARGUMENT_NAME)?.[1] ?? '';
      if (found.has(name)) throw stop();
      found.set(name, literal());
    } while (takeChar(','));
    if (!takeChar(')')) throw stop();
    return found;
  };

  const segments: Segment[] = [];
  while (at < path.length) {
    if (!takeChar('/')) throw stop();
    const name = take(NAME)?.[0];
    if (name === undefined) throw stop();
    segments.push({ name, args: args() });
  }
  return segments;
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw badRequest('The path is not valid percent-encoding.');
  }
}
