import { badRequest } from '../http/reply.ts';

/** A literal in a path. */
export type PathLiteral = string | number | boolean;

/** One segment of an OData path: `workrooms`, `workrooms(5)` or `Role.Set(role='ROLE_TEAM_ADMIN')`. */
export interface Segment {
  readonly name: string;
  /** Absent without parentheses. An unnamed argument has the name ''. */
  readonly args: ReadonlyMap<string, PathLiteral> | undefined;
}

/** Accepts repeated and trailing slashes, which clients produce when they join a base URL and a path. */
const SLASHES = /\/+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_.]*/y;
const ARGUMENT_NAME = /([A-Za-z_][A-Za-z0-9_]*)\s*=\s*/y;
const NUMBER = /\d{1,15}(?![\w.])/y;
const STRING = /'((?:[^']|'')*)'/y;
const WORD = /(true|false)(?!\w)/y;

/**
 * Parses a path, percent-encoded or not: keys as `(5)` or `(id=5)`, strings in `'` with `''` for a quote. Throws a 400
 * with the position of the first error.
 */
export function parsePath(raw: string): Segment[] {
  const reader = createReader(decode(raw));
  const segments: Segment[] = [];
  while (!reader.atEnd()) {
    if (reader.take(SLASHES) === undefined) throw reader.stop();
    if (reader.atEnd()) break;
    const name = reader.take(NAME)?.[0];
    if (name === undefined) throw reader.stop();
    segments.push({ name, args: readArguments(reader) });
  }
  return segments;
}

interface Reader {
  atEnd(): boolean;
  /** Consumes the match of a sticky pattern at the current position. */
  take(pattern: RegExp): RegExpExecArray | undefined;
  takeChar(char: string): boolean;
  stop(): Error;
}

function createReader(path: string): Reader {
  let at = 0;
  return {
    atEnd: () => at === path.length,
    take: (pattern) => {
      pattern.lastIndex = at;
      const match = pattern.exec(path);
      if (match === null) return undefined;
      at = pattern.lastIndex;
      return match;
    },
    takeChar: (char) => {
      if (path[at] !== char) return false;
      at += 1;
      return true;
    },
    stop: () => badRequest(`The path cannot be read from ${JSON.stringify(path.slice(at, at + 30))} on.`),
  };
}

function readArguments(reader: Reader): ReadonlyMap<string, PathLiteral> | undefined {
  if (!reader.takeChar('(')) return undefined;
  const found = new Map<string, PathLiteral>();
  if (reader.takeChar(')')) return found;
  do {
    const name = reader.take(ARGUMENT_NAME)?.[1] ?? '';
    if (found.has(name)) throw reader.stop();
    found.set(name, readLiteral(reader));
  } while (reader.takeChar(','));
  if (!reader.takeChar(')')) throw reader.stop();
  return found;
}

function readLiteral(reader: Reader): PathLiteral {
  const string = reader.take(STRING);
  if (string !== undefined) return (string[1] ?? '').replaceAll("''", "'");
  const number = reader.take(NUMBER);
  if (number !== undefined) return Number(number[0]);
  const word = reader.take(WORD);
  if (word !== undefined) return word[1] === 'true';
  throw reader.stop();
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw badRequest('The path is not valid percent-encoding.');
  }
}
