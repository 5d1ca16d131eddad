import { expect, test } from 'vitest';
import type { Explanation } from '../../../../src/build/facts.ts';
import { failingFiles } from '../../../../src/build/files/failing-files.ts';

type WhatFailed = Parameters<typeof failingFiles>[0];

const ROOT = '/builds/team/app';

function job(name: string, ...errors: readonly (string | Explanation)[]): WhatFailed['jobs'][number] {
  return { name, errors: errors.map((one) => (typeof one === 'string' ? { message: 'expected 1', path: one } : one)) };
}

function render(failure: Partial<WhatFailed>): readonly string[] {
  const files = failingFiles({ jobs: [], fileFacts: {}, oneJob: false, root: ROOT, ...failure });
  return files.map(({ path = 'no file', job: of = 'the workspace' }) => `${path} of ${of}`);
}

const TESTS = { total: 3, passed: 0, failed: 3, skipped: 0, flaky: 0, flaky_tests: [], slowest: [] };
const failure = (path?: string) => ({ name: 'adds', ...(path !== undefined && { path }) });

test.each<[string, Partial<WhatFailed>, readonly string[]]>([
  ['each error', { jobs: [job('test', 'a/x.ts', 'b/y.ts', 'a/x.ts')] }, ['a/x.ts of test', 'b/y.ts of test']],
  [
    'the surest file of an error, and no other of its trace',
    { jobs: [job('test', { message: 'at f (src/core/a.ts:3:1)\nat g (packages/web/b.ts:9:1)' })] },
    ['src/core/a.ts of test'],
  ],
  [
    'each test, though they say the same',
    { fileFacts: { tests: { ...TESTS, failures: [failure('a/x.ts'), failure('b/y.ts'), failure()] } } },
    ['a/x.ts of the workspace', 'b/y.ts of the workspace'],
  ],
  [
    'what is doubtful is none',
    { jobs: [job('test', { message: 'x', path: 'a/x.ts', doubtful: true })] },
    ['no file of test'],
  ],
  ['files of others are none', { jobs: [job('test', 'node_modules/x/a.js', '/usr/lib/x.py')] }, ['no file of test']],
  [
    'reports from before the failing step',
    { fileFacts: { tests: { ...TESTS, earlier: true, failures: [failure('a/x.ts')] } } },
    [],
  ],
  ['each job that names none', { jobs: [job('api', 'a/x.ts'), job('deploy')] }, ['a/x.ts of api', 'no file of deploy']],
  [
    'a leg without one, beside one that names it',
    { jobs: [job('test (22)', 'a/x.ts'), job('test (24)')] },
    ['a/x.ts of test (22)'],
  ],
  [
    'the one job, whose files tell',
    { jobs: [job('test')], oneJob: true, fileFacts: { errors: [{ message: 'x', path: 'a/x.ts' }] } },
    ['a/x.ts of the workspace'],
  ],
  [
    'a job that is red by another',
    {
      jobs: [
        { ...job('test', 'a/x.ts'), started_at: '2026-03-04T08:00:00Z', duration_seconds: 60 },
        { ...job('gate'), started_at: '2026-03-04T08:02:00Z', duration_seconds: 5 },
      ],
    },
    ['a/x.ts of test'],
  ],
])('%s', (_, raw, files) => {
  expect(render(raw)).toEqual(files);
});

test('limits the number of files', () => {
  const jobs = Array.from({ length: 20 }, (_, of) =>
    job(`j${of}`, ...Array.from({ length: 12 }, (__, at) => `d${of}/${at}.ts`)),
  );
  expect(render({ jobs })).toHaveLength(50);
});
