import { expect, test } from 'vitest';
import { type RunnerJob, suspectRunners } from '../../../../../src/facts/health/measures/runners.ts';

const job = (runner: string, name: string, colour: 'green' | 'red', hour: number): RunnerJob => ({
  ...{ repository: 'acme/shop', runner, name, colour },
  at: Date.UTC(2026, 2, 1, hour),
});
const PASSES = [job('builder-1', 'test', 'green', 1), job('builder-1', 'lint', 'green', 2)];
const BROKEN = [
  job('builder-7', 'test', 'red', 3),
  job('builder-7', 'lint', 'red', 4),
  job('builder-7', 'test', 'red', 5),
];

test('three red in a row, of two jobs that pass elsewhere', () => {
  expect(suspectRunners([...PASSES, ...BROKEN])).toEqual([
    { name: 'builder-7', repository: 'acme/shop', red: 3, jobs: ['lint', 'test'], last_at: '2026-03-01T05:00:00Z' },
  ]);
});

test.each([
  ['two in a row', [...PASSES, ...BROKEN.slice(1)]],
  ['one that passed since', [...PASSES, ...BROKEN, job('builder-7', 'test', 'green', 6)]],
  ['one job, which is red by its code', [...PASSES, ...BROKEN.map((one) => ({ ...one, name: 'test' }))]],
  ['jobs that pass nowhere', BROKEN],
  [
    "GitHub's own, which are new each time",
    [...PASSES, ...BROKEN.map((one) => ({ ...one, runner: 'GitHub Actions 7' }))],
  ],
])('no: %s', (_, jobs) => {
  expect(suspectRunners(jobs)).toEqual([]);
});
