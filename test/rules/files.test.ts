/** One door: who opens files, and why. What the author wrote is opened in `src/workspace/` alone. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files, partOf } from './source.ts';

/** The door. */
const DOOR = 'workspace';

/** Whoever else opens, reads or writes a file, and whose that is. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/action/log.ts': 'stdout',
  'src/action/runner-files.ts': 'the runner’s own',
  'src/facts/ci/systems/teamcity.ts': 'the CI system’s own',
  'src/facts/event-file.ts': 'the runner’s own',
  'src/facts/trust/checkout.ts': 'git’s own',
  'src/package/own-package.ts': 'the package’s own',
  'src/pages/files.ts': 'the package’s own',
  'src/process/variable-files.ts': 'secrets, and texts that whoever runs the command names',
  'src/sandbox/store/database.ts': 'the sandbox’s own',
};

/** What only looks where something is, and what it is. */
const LOOKS =
  /^(?:constants|existsSync|f?l?stat(?:Sync)?|opendir|readdir(?:Sync)?|realpath(?:Sync)?|type \w+|(?:BigInt)?Stats|Dirent)$/;

/** Names that a source takes of `node:fs`; `*` for all of it at once, or another way to it. */
function takenOfFiles(source: string): readonly string[] {
  const others = /(?:import\(|require\(|getBuiltinModule\()\s*['"](?:node:)?fs\b|\bcreateRequire\b|process\.binding/;
  const statements = source.matchAll(/^(?:import|export)\s+([^;]*?)\s+from\s+['"](?:node:)?fs(?:\/promises)?['"]/gm);
  const names = [...statements].flatMap(([, taken = '']) => {
    const [, list] = /^(?:type )?\{([^}]*)\}$/.exec(taken.trim()) ?? [];
    if (taken.startsWith('type ')) return [];
    return list === undefined ? ['*'] : list.split(',').map((name) => name.trim().replace(/ as \w+$/, ''));
  });
  return [...names.filter((name) => name !== ''), ...(others.test(source) ? ['*'] : [])];
}

function opens(source: string): boolean {
  return takenOfFiles(source).some((name) => !LOOKS.test(name));
}

test('what the author wrote is opened in src/workspace/ alone; every other opening has a reason', () => {
  const opening = files.filter((file) => partOf(file) !== DOOR && opens(readFileSync(file, 'utf8')));
  expect(opening.toSorted()).toEqual(Object.keys(OTHERS));
});

test('the door itself opens files, each way in one of its own', () => {
  const opening = files.filter((file) => partOf(file) === DOOR && opens(readFileSync(file, 'utf8')));
  expect(opening.toSorted()).toEqual(['src/workspace/open.ts', 'src/workspace/write.ts']);
});

test.each([
  ["import { readFileSync } from 'node:fs';", true],
  ["import { stat, open } from 'node:fs/promises';", true],
  ["import {\n  lstatSync,\n  createReadStream as stream,\n} from 'fs';", true],
  ["import * as files from 'node:fs';", true],
  ["import files from 'node:fs';", true],
  ["export { writeFile } from 'node:fs/promises';", true],
  ["const { open } = await import('node:fs/promises');", true],
  ["process.getBuiltinModule('fs').readFileSync('a');", true],
  ["import { existsSync, statSync, realpathSync, constants } from 'node:fs';", false],
  ["import { type Stats, lstat, opendir } from 'node:fs/promises';", false],
  ["import type { FileHandle } from 'node:fs/promises';", false],
  ["import { join } from 'node:path';", false],
])('would be seen: %s', (source, seen) => {
  expect(opens(source)).toBe(seen);
});
