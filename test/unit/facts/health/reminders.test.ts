/** Reminders: told at each multiple of seven days, once, whatever the windows. */
import { expect, test } from 'vitest';
import { DAY, HOUR, isDue, MINUTE, type TimeWindow, WEEK } from '../../../../src/facts/health/health-run.ts';
import { isWaitDue } from '../../../../src/facts/health/measures/waiting.ts';
import { fc } from '../../../support/random.ts';

const BEGIN = Date.UTC(2026, 2, 1);
const END = BEGIN + 70 * DAY;

/** Windows that tile ten weeks. A sweep that failed leaves its own to the next one. */
function tiled(lengths: readonly number[]): readonly TimeWindow[] {
  const windows: TimeWindow[] = [];
  for (let [from, index] = [BEGIN, 0]; from < END; index += 1) {
    const to = from + (lengths[index % lengths.length] ?? WEEK);
    windows.push({ from, to });
    from = to;
  }
  return windows;
}

const seconds = (least: number, most: number) =>
  fc.integer({ min: least / 1000, max: most / 1000 }).map((one) => one * 1000);
const LENGTHS = fc.oneof(
  ...[15 * MINUTE, HOUR, DAY, WEEK, 31 * DAY].map((length) => fc.constant([length])),
  fc.array(seconds(1_000, 3 * DAY), { minLength: 1, maxLength: 40 }).filter((all) => Math.max(...all) > HOUR),
);
/** Anywhere, or on the border of windows. */
const SINCE = fc
  .oneof(seconds(1_000, 20 * DAY), fc.constantFrom(15 * MINUTE, HOUR, DAY, WEEK))
  .map((after) => BEGIN + after);

test('the beginning and each seven days after it are in exactly one window each', () => {
  fc.assert(
    fc.property(LENGTHS, SINCE, (lengths, since) => {
      const windows = tiled(lengths);
      const last = windows.at(-1)?.to ?? END;
      const moments = Array.from({ length: 1 + Math.floor((last - since) / WEEK) }, (_, week) => since + week * WEEK);
      const holding = windows.filter(({ from, to }) => moments.some((at) => at > from && at <= to));
      expect(windows.filter((window) => isDue(window, since))).toEqual(holding);
      // None is in two of them.
      for (const at of moments) expect(windows.filter(({ from, to }) => at > from && at <= to)).toHaveLength(1);
    }),
  );
});

test('a wait is told when it is too long, an approval after a day, and both each week', () => {
  fc.assert(
    fc.property(LENGTHS, SINCE, fc.constantFrom('runner', 'approval'), (lengths, since, why) => {
      const limit = why === 'runner' ? 10 * MINUTE : 15 * MINUTE;
      const windows = tiled(lengths);
      const weeks = Array.from({ length: 12 }, (_, week) => since + (week + 1) * WEEK);
      const moments = [since + limit, ...(why === 'approval' ? [since + DAY] : []), ...weeks];
      const holding = windows.filter(({ from, to }) => moments.some((at) => at > from && at <= to));
      expect(windows.filter((window) => isWaitDue({ why, since }, window))).toEqual(holding);
    }),
  );
});
