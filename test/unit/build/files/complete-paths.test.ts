import { expect, test } from 'vitest';
import { completePaths } from '../../../../src/build/files/failing-files.ts';
import { openWorkspace } from '../../../../src/process/environment.ts';
import { workspace } from '../../../support/workspace.ts';

const FILES = [
  'src/a.ts',
  'packages/api/src/a.ts',
  'packages/api/src/cart.ts',
  'packages/web/src/b.ts',
  'packages/api/src/b.ts',
  'services/java/src/main/java/com/acme/Cart.java',
  'node_modules/x/src/only.ts',
];

async function isComplete(path: string, changed: readonly string[] = [], late = false): Promise<string | undefined> {
  const root = workspace(Object.fromEntries(FILES.map((name) => [name, ''])));
  const files = openWorkspace({ GITHUB_WORKSPACE: root });
  if (typeof files !== 'object') throw new Error('there are files');
  return (await completePaths([path], { root, files, changed, isLate: () => late })).get(path);
}

test.each<[string, string | undefined, (readonly string[])?]>([
  ['src/a.ts', 'src/a.ts'],
  ['src/cart.ts', 'packages/api/src/cart.ts'],
  ['com/acme/Cart.java', 'services/java/src/main/java/com/acme/Cart.java'],
  ['src/b.ts', undefined],
  ['src/b.ts', 'packages/web/src/b.ts', ['packages/web/src/b.ts']],
  ['src/b.ts', undefined, ['README.md']],
  ['src/only.ts', 'src/only.ts'],
  ['src/gone.ts', 'src/gone.ts'],
  ['src/gone.ts', 'packages/old/src/gone.ts', ['packages/old/src/gone.ts']],
])('%s is %s', async (path, expected, changed = []) => {
  expect(await isComplete(path, changed)).toBe(expected);
});

test('completes nothing after the timeout, or without a workspace', async () => {
  expect(await isComplete('src/cart.ts', [], true)).toBe('src/cart.ts');
  const files = { read: async () => ({ type: 'error', message: '', suggestion: '' }) as const, has: async () => false };
  const found = await completePaths(['a.ts'], { root: '/no/such', files, changed: [], isLate: () => false });
  expect(found.get('a.ts')).toBe('a.ts');
});
