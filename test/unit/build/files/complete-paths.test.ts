import { expect, test } from 'vitest';
import { findFailingFiles } from '../../../../src/build/files/failing-files.ts';
import { openWorkspace } from '../../../../src/process/environment.ts';
import { secondsToMs, TimeBudget } from '../../../../src/time.ts';
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

async function complete(path: string, suspected: readonly string[] = [], late = false): Promise<string | undefined> {
  const root = workspace(Object.fromEntries(FILES.map((name) => [name, ''])));
  const signal = late ? AbortSignal.abort() : new AbortController().signal;
  const runtime = { files: openWorkspace({ GITHUB_WORKSPACE: root }), signal, workspace: root };
  const fileFacts = { errors: [{ message: 'no price', path }] };
  const time = new TimeBudget(() => 0, secondsToMs(60));
  const [file] = await findFailingFiles({ jobs: [], fileFacts, oneJob: true }, runtime, { time, suspected });
  return file?.suspected ? undefined : file?.path;
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
  expect(await complete(path, changed)).toBe(expected);
});

test('completes nothing after the timeout', async () => {
  expect(await complete('src/cart.ts', [], true)).toBe('src/cart.ts');
});
