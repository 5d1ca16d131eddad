/** The table of rooms in docs/architecture.md, as data. */
import { readFileSync } from 'node:fs';

/** One row: a folder of `src`, or a file at its top. */
export interface Room {
  /** Its name without a slash or an ending: `facts`, `notify`. */
  readonly name: string;
  /** Folders in it. */
  readonly inner: readonly string[];
  /** Rooms, and single files such as `settings/conclusion`, that it may import. */
  readonly imports: readonly string[];
  /** Rooms of which it may import types only. */
  readonly types: readonly string[];
  /** True where it imports nothing; every other room may import it then. */
  readonly leaf: boolean;
}

export const ROOMS: readonly Room[] = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| `[\w/.]+` \|.*\|.*\|.*\|$/.test(line))
  .map(roomOf);

function roomOf(line: string): Room {
  const [, name = '', , inner = '', allowed = ''] = line.split('|').map((cell) => cell.trim());
  return {
    name: bare(name.replaceAll('`', '')),
    inner: named(/`(\w+)\/`/g, inner),
    imports: named(/`([\w/.-]+)`(?! types)/g, allowed),
    types: named(/`([\w/.-]+)` types/g, allowed),
    leaf: allowed === 'nothing',
  };
}

function named(pattern: RegExp, cell: string): readonly string[] {
  return [...cell.matchAll(pattern)].map(([, name = '']) => bare(name));
}

function bare(path: string): string {
  return path.replace(/\/$|\.ts$/, '');
}
