/** Walks the folders that patterns lead into, and no others. Ends at once where there is no time left. */

import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { type PathState, stepInto, throughLink } from './path-pattern.ts';

export interface WalkInput {
  /** The folder that the patterns start from. */
  readonly from: string;
  readonly patterns: PathState;
  /** Names of folders that are not looked into. */
  readonly passedBy: readonly string[];
  /** True when there is no time left: then it ends. */
  readonly late: () => boolean;
}

/** Names that are given, and folders that wait to be looked into. */
const MOST = 100_000;
/** Entries of a folder that are read at once. */
const AT_ONCE = 512;

interface Folder {
  readonly path: string;
  readonly state: PathState;
}

/** Whole paths of what the patterns match, in no order, some of them perhaps twice; folders as well. */
export async function* walk(input: WalkInput): AsyncGenerator<string> {
  const waiting: Folder[] = [{ path: input.from, state: input.patterns }];
  let given = 0;
  for (let folder = waiting.pop(); folder !== undefined && given < MOST; folder = waiting.pop()) {
    for await (const { path, ends, state } of entriesOf(folder, input)) {
      if (input.late()) return;
      if (ends) yield path;
      if (ends) given += 1;
      if (state.size > 0 && waiting.length < MOST) waiting.push({ path, state });
    }
  }
}

interface Entry extends Folder {
  readonly ends: boolean;
}

async function* entriesOf({ path, state }: Folder, { passedBy, late }: WalkInput): AsyncGenerator<Entry> {
  const names = new Set([...state].flatMap(({ name }) => name ?? []));
  for (const name of names) yield* namedEntry(join(path, name), stepInto(state, name));
  if (late() || [...state].every(({ name }) => name !== undefined)) return;
  try {
    for await (const entry of await opendir(path, { bufferSize: AT_ONCE })) {
      if (names.has(entry.name) || passedBy.includes(entry.name)) continue;
      const { inside, ends } = stepInto(state, entry.name);
      const isLink = entry.isSymbolicLink();
      const entered = isLink ? throughLink(inside) : inside;
      yield { path: join(path, entry.name), ends, state: isLink || entry.isDirectory() ? entered : NOWHERE };
    }
  } catch {
    // No folder, or none that may be read: there is nothing in it.
  }
}

const NOWHERE: PathState = new Set();

/** What a plain name leads to, without reading the folder that it is in. */
async function* namedEntry(path: string, { inside, ends }: ReturnType<typeof stepInto>): AsyncGenerator<Entry> {
  const found = await lstat(path).catch(() => undefined);
  if (found !== undefined) yield { path, ends, state: found.isSymbolicLink() ? throughLink(inside) : inside };
}
