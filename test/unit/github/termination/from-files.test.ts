import { expect, test } from 'vitest';
import type { Explanation, RunJob, Tests } from '../../../../src/build/facts.ts';
import { endWithFiles, terminationOfFiles } from '../../../../src/github/termination/from-files.ts';
import { getTermination } from '../../../../src/github/termination/termination.ts';

const FULL: Explanation = { message: 'tar: app.js: Cannot write: No space left on device' };
const STARTED = '2026-03-04T08:00:00Z';
const JOB: RunJob = { name: 'test', failed_steps: [{ name: 'Run npm test', started_at: STARTED }], errors: [] };
const TESTS: Tests = {
  total: 3,
  passed: 2,
  failed: 1,
  skipped: 0,
  flaky: 0,
  failures: [],
  flaky_tests: [],
  slowest: [],
};

test('classifies a job that still runs by its files', () => {
  expect(endWithFiles({ ...JOB, termination: getTermination('step', false) }, { errors: [FULL] })?.reason).toBe(
    'disk_full',
  );
  expect(endWithFiles(JOB, { errors: [{ message: 'expected 1 to be 2' }] })).toEqual(getTermination('step'));
  expect(endWithFiles(undefined, { errors: [FULL] })?.reason).toBe('disk_full');
  expect(endWithFiles(undefined, {})).toBeUndefined();
});

test('ignores the output of an earlier step', () => {
  const earlier: Explanation = { ...FULL, written_at: '2026-03-04T07:00:00Z' };
  expect(endWithFiles({ ...JOB, termination: getTermination('step', false) }, { errors: [earlier] })).toEqual(
    getTermination('step', false),
  );
});

test('prefers the data of the runner to files', () => {
  expect(endWithFiles({ ...JOB, termination: getTermination('services') }, { errors: [FULL] })?.reason).toBe(
    'services',
  );
});

test('classifies failed tests as code', () => {
  expect(terminationOfFiles([FULL], TESTS)?.reason).toBe('step');
  expect(terminationOfFiles([FULL], { ...TESTS, earlier: true })?.reason).toBe('disk_full');
  expect(terminationOfFiles([FULL], { ...TESTS, failed: 0 })?.reason).toBe('disk_full');
  expect(terminationOfFiles()).toBeUndefined();
});
