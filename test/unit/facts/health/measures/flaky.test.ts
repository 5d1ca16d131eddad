import { expect, test } from 'vitest';
import { flakyJobs, type JobResult } from '../../../../../src/facts/health/measures/flaky.ts';

const NOW = Date.parse('2026-03-22T00:00:00Z');

/** Red and green on one commit, so many days ago. */
function flake(id: number, daysAgo: number, more: Partial<JobResult> = {}): readonly JobResult[] {
  const base = { repository: 'acme/shop', workflow: 'CI', name: 'test', sha: `sha${id}`, run: { id, number: id } };
  const at = NOW - daysAgo * 86_400_000;
  return [
    { ...base, at, colour: 'red', ...more },
    { ...base, at: at + 60_000, colour: 'green' },
  ];
}

test('proved twice in three weeks and once in the last', () => {
  expect(flakyJobs([...flake(1, 16), ...flake(2, 3)], NOW)).toEqual([
    {
      ...{
        name: 'test',
        workflow: 'CI',
        repository: 'acme/shop',
        times: 2,
        last_at: '2026-03-19T00:00:00Z',
        new: false,
      },
      runs: [
        { id: 2, number: 2 },
        { id: 1, number: 1 },
      ],
    },
  ]);
});

test.each([
  ['once', [...flake(1, 3)]],
  ['not in the last week', [...flake(1, 16), ...flake(2, 8)]],
  ['the first more than three weeks ago', [...flake(1, 22), ...flake(2, 3)]],
  ['by lost runners', [...flake(1, 5, { innocent: true }), ...flake(2, 3, { innocent: true })]],
  ['on different commits', [...flake(1, 5).slice(0, 1), ...flake(2, 3).slice(1)]],
  ['of different jobs', [...flake(1, 5), ...flake(2, 3).map((one) => ({ ...one, name: 'lint' }))]],
])('no: %s', (_, results) => {
  expect(flakyJobs(results, NOW)).toEqual([]);
});

test('new is what was not there before the last seven days; three attempts of one run are one proof', () => {
  const again = flake(1, 2).map((one) => ({ ...one, at: one.at + 1 }));
  expect(flakyJobs([...flake(1, 2), ...again], NOW)).toEqual([]);
  expect(flakyJobs([...flake(1, 5), ...flake(2, 2)], NOW)[0]?.new).toBe(true);
});
