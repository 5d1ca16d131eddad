import { expect, test } from 'vitest';
import type { Explanation, Facts } from '../../../../src/build/facts.ts';
import { findFailingFiles } from '../../../../src/build/files/failing-files.ts';
import { openWorkspace } from '../../../../src/process/environment.ts';
import { secondsToMs, TimeBudget } from '../../../../src/time.ts';
import { workspace } from '../../../support/workspace.ts';

type Jobs = Parameters<typeof findFailingFiles>[0];
type WhatFailed = { readonly jobs?: Jobs; readonly fileFacts?: Partial<Facts>; readonly oneJob?: boolean };

function job(name: string, ...errors: readonly (string | Explanation)[]): Jobs[number] {
  return { name, errors: errors.map((one) => (typeof one === 'string' ? { message: 'expected 1', path: one } : one)) };
}

function find(failure: WhatFailed, root = '/no/such', suspected: readonly string[] = [], isLate = false) {
  const { jobs = [], fileFacts = {}, oneJob = false } = failure;
  const signal = isLate ? AbortSignal.abort() : new AbortController().signal;
  const budget = new TimeBudget(() => 0, secondsToMs(60));
  const runtime = { budget, files: openWorkspace({}, root), signal, workspace: root };
  return findFailingFiles(jobs, fileFacts, { oneJob }, runtime, suspected);
}

async function render(failure: WhatFailed): Promise<readonly string[]> {
  const found = await find(failure);
  return found.map(({ path = 'no file', job: of = 'the workspace' }) => `${path} of ${of}`);
}

const TESTS = { total: 3, passed: 0, failed: 3, skipped: 0, flaky: 0, flaky_tests: [] };
const failure = (path?: string) => ({ name: 'adds', ...(path !== undefined && { path }) });

test.each<[string, WhatFailed, readonly string[]]>([
  ['each error', { jobs: [job('test', 'a/x.ts', 'b/y.ts', 'a/x.ts')] }, ['a/x.ts of test', 'b/y.ts of test']],
  [
    'the most certain file of an error',
    { jobs: [job('test', { message: 'at f (src/core/a.ts:3:1)\nat g (packages/web/b.ts:9:1)' })] },
    ['src/core/a.ts of test'],
  ],
  [
    'each test, also with equal messages',
    { fileFacts: { tests: { ...TESTS, failures: [failure('a/x.ts'), failure('b/y.ts'), failure()] } } },
    ['a/x.ts of the workspace', 'b/y.ts of the workspace'],
  ],
  [
    'no file of a doubtful error',
    { jobs: [job('test', { message: 'x', path: 'a/x.ts', low_confidence: true })] },
    ['no file of test'],
  ],
  [
    'reports from before the failing step',
    { fileFacts: { tests: { ...TESTS, earlier: true, failures: [failure('a/x.ts')] } } },
    [],
  ],
  ['each job that names none', { jobs: [job('api', 'a/x.ts'), job('deploy')] }, ['a/x.ts of api', 'no file of deploy']],
  [
    'no job of a matrix in which another names a file',
    { jobs: [job('test (22)', 'a/x.ts'), job('test (24)')] },
    ['a/x.ts of test (22)'],
  ],
  [
    'the files of the only job',
    { jobs: [job('test')], oneJob: true, fileFacts: { errors: [{ message: 'x', path: 'a/x.ts' }] } },
    ['a/x.ts of the workspace'],
  ],
  [
    'no job that failed because of another',
    {
      jobs: [
        { ...job('test', 'a/x.ts'), started_at: '2026-03-04T08:00:00Z', duration_seconds: 60 },
        { ...job('gate'), started_at: '2026-03-04T08:02:00Z', duration_seconds: 5 },
      ],
    },
    ['a/x.ts of test'],
  ],
])('%s', async (_, raw, files) => {
  expect(await render(raw)).toEqual(files);
});

test('limits the number of files', async () => {
  const jobs = Array.from({ length: 20 }, (_, of) =>
    job(`j${of}`, ...Array.from({ length: 12 }, (__, at) => `d${of}/${at}.ts`)),
  );
  expect(await render({ jobs })).toHaveLength(50);
});

const FILES = [
  'src/a.ts',
  'packages/api/src/a.ts',
  'packages/api/src/cart.ts',
  'packages/web/src/b.ts',
  'packages/api/src/b.ts',
  'services/java/src/main/java/com/acme/Cart.java',
  'node_modules/x/src/only.ts',
];

async function complete(path: string, suspected: readonly string[] = [], isLate = false): Promise<string | undefined> {
  const root = workspace(Object.fromEntries(FILES.map((name) => [name, ''])));
  const [file] = await find({ fileFacts: { errors: [{ message: 'no price', path }] } }, root, suspected, isLate);
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
])('completes %s to %s', async (path, expected, changed = []) => {
  expect(await complete(path, changed)).toBe(expected);
});

test('completes nothing after the timeout', async () => {
  expect(await complete('src/cart.ts', [], true)).toBe('src/cart.ts');
});
