import { expect, test } from 'vitest';
import { runRecord } from '../../../../../src/facts/github/history/runs.ts';

test('a run is known by its id and its number', () => {
  expect(runRecord({ id: 7, run_number: 42 })).toEqual({ id: 7, number: 42, attempt: 1, pulls: [] });
  for (const run of [undefined, {}, { id: 7 }, { run_number: 42 }]) {
    expect(runRecord(run)).toBeUndefined();
  }
});

test('one that could not start is told from one that failed', () => {
  const run = { id: 7, run_number: 42 };
  expect(runRecord({ ...run, conclusion: 'startup_failure' })?.unstarted).toBe(true);
  expect(runRecord({ ...run, conclusion: 'failure' })).toEqual(expect.not.objectContaining({ unstarted: true }));
});

test('of pull_request_target the commit is the base, and so none of the run', () => {
  const run = { id: 7, run_number: 42, head_sha: 'a1b2c3d' };
  expect(runRecord({ ...run, event: 'pull_request' })?.sha).toBe('a1b2c3d');
  expect(runRecord({ ...run, event: 'pull_request_target' })).not.toHaveProperty('sha');
});

test('a run that was started again keeps the time of its first attempt beside that of the last', () => {
  const [created_at, run_started_at] = ['2026-03-04T08:00:00Z', '2026-03-04T09:00:00Z'];
  const run = { id: 7, run_number: 42, run_attempt: 2, created_at };
  expect(runRecord({ ...run, run_started_at })).toMatchObject({ attempt: 2, created_at, started_at: run_started_at });
  expect(runRecord(run)?.started_at).toBe(created_at);
});
