import { expect, test } from 'vitest';
import { countDays, countRuns, endedIn } from '../../../../../src/facts/health/measures/run-counts.ts';
import { outagesOf, runsOf, windowOf } from '../../../../support/health-runs.ts';

const DAY = windowOf('2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z');

function counted(notation: string) {
  const runs = runsOf(notation);
  return countRuns(endedIn(runs, DAY), outagesOf(runs), DAY);
}

test('rates are of green and red, and cancelled ones are told apart', () => {
  // Six that say something: four green, two red. Red from 01:10 to 03:10 of 24 hours.
  expect(counted('+ - - + x x + +')).toEqual({
    ...{ total: 8, green: 4, red: 2, cancelled: 2, bots: 0, read: 8, thrown_out: 0 },
    success_rate: 4 / 6,
    retry_rate: 0,
    red_share: 2 / 24,
  });
});

test('of fewer than five no rate is told', () => {
  expect(counted('+ - x x x')).toMatchObject({ total: 5, green: 1, red: 1, retry_rate: 0 });
  expect(counted('+ - x x x').success_rate).toBeUndefined();
  expect(counted('+ + - +').retry_rate).toBeUndefined();
});

test('a run belongs to the time in which it ended', () => {
  const late = runsOf('+ +', { from: '2026-02-28T23:55:00Z' });
  expect(endedIn(late, DAY)).toHaveLength(2);
  expect(endedIn(runsOf('+', { from: '2026-03-01T23:55:00Z' }), DAY)).toHaveLength(0);
});

test('bots are counted, tries again as well, and what was not read is missing', () => {
  const runs = runsOf('+ + + + +').map((run, index) => ({ ...run, bot: index < 2, attempt: index === 0 ? 2 : 1 }));
  expect(countRuns(runs, [], DAY, 12)).toMatchObject({ total: 12, read: 5, bots: 2, retry_rate: 0.2 });
});

test('days without runs are there', () => {
  const window = windowOf('2026-02-27T08:00:00Z', '2026-03-02T08:00:00Z');
  expect(countDays(runsOf('+ -', { from: '2026-03-01T01:00:00Z' }), window)).toEqual([
    { day: '2026-02-28', green: 0, red: 0 },
    { day: '2026-03-01', green: 1, red: 1 },
    { day: '2026-03-02', green: 0, red: 0 },
  ]);
});
