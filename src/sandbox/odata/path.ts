import { badRequest } from '../http/reply.ts';

/** Path of the REST API, relative to the base URL. */
export const API_PATH = '/api/1/odata.svc';

/** A literal in a path. */
type PathLiteral = string | number | boolean;

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
const [OPEN, CLOSE, COMMA] = [/\(/y, /\)/y, /,/y];

/**
 * Parses a path, percent-encoded or not: keys as `(5)` or `(id=5)`, strings in `'` with `''` for a quote. Throws a 400
 * with the position of the first error.
 */
export function parsePath(raw: string): Segment[] {
  const reader = new PathReader(decode(raw));
  const segments: Segment[] = [];
  while (!reader.atEnd()) {
    if (reader.take(SLASHES) === undefined) throw reader.error();
    if (reader.atEnd()) break;
    const name = reader.take(NAME)?.[0];
    if (name === undefined) throw reader.error();
    segments.push({ name, args: readArguments(reader) });
  }
  return segments;
}

class PathReader {
  readonly #path: string;
  #at = 0;

  constructor(path: string) {
    this.#path = path;
  }

  atEnd(): boolean {
    return this.#at === this.#path.length;
  }

  /** Consumes the match of a sticky pattern at the current position. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#path) ?? undefined;
    this.#at += match?.[0].length ?? 0;
    return match;
  }

  error(): Error {
    const rest = this.#path.slice(this.#at, this.#at + 30);
    return badRequest(`The path cannot be read from ${JSON.stringify(rest)} on.`);
  }
}

function readArguments(reader: PathReader): ReadonlyMap<string, PathLiteral> | undefined {
  if (!reader.take(OPEN)) return undefined;
  const found = new Map<string, PathLiteral>();
  if (reader.take(CLOSE)) return found;
  do {
    const name = reader.take(ARGUMENT_NAME)?.[1] ?? '';
    if (found.has(name)) throw reader.error();
    found.set(name, readLiteral(reader));
  } while (reader.take(COMMA));
  if (!reader.take(CLOSE)) throw reader.error();
  return found;
}

function readLiteral(reader: PathReader): PathLiteral {
  const string = reader.take(STRING);
  if (string !== undefined) return (string[1] ?? '').replaceAll("''", "'");
  const number = reader.take(NUMBER);
  if (number !== undefined) return Number(number[0]);
  const word = reader.take(WORD);
  if (word !== undefined) return word[1] === 'true';
  throw reader.error();
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw badRequest('The path is not valid percent-encoding.');
  }
}
