/** Reminders: each moment at which something that lasts is told again is in one window, whatever the windows. */
import { expect, test } from 'vitest';
import {
  DAY,
  HOUR,
  MINUTE,
  type Reminders,
  type TimeWindow,
  tellingIn,
  WEEK,
} from '../../../../src/facts/health/health-run.ts';
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

/** Rising, as the option takes them; and none, which is each week. */
const REMIND: fc.Arbitrary<Reminders | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constant([DAY, 3 * DAY, WEEK] as Reminders),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 31 * 24 }), { minLength: 1, maxLength: 10 })
    .map((hours) => hours.toSorted((a, b) => a - b).map((one) => one * HOUR) as unknown as Reminders),
);

test('the beginning, each reminder and each multiple of the last are in exactly one window each', () => {
  fc.assert(
    fc.property(LENGTHS, SINCE, REMIND, (lengths, since, remind) => {
      const windows = tiled(lengths);
      const until = windows.at(-1)?.to ?? END;
      const given = remind ?? [WEEK];
      const last = given.at(-1) ?? WEEK;
      const multiples = Array.from({ length: Math.ceil((until - since) / last) }, (_, index) => (index + 2) * last);
      const moments = [0, ...given, ...multiples].map((after) => since + after).filter((at) => at <= until);
      const holding = windows.filter(({ from, to }) => moments.some((at) => at > from && at <= to));
      expect(windows.filter((window) => tellingIn(window, since, remind).due)).toEqual(holding);
      // None is in two of them.
      for (const at of moments) expect(windows.filter(({ from, to }) => at > from && at <= to)).toHaveLength(1);
      // What is told first is no reminder; of the others each is told by how many have come.
      for (const window of holding) {
        const come = moments.filter((at) => at <= window.to).length - 1;
        const isFirst = since > window.from;
        expect(tellingIn(window, since, remind).reminder).toBe(isFirst ? undefined : come);
      }
    }),
  );
});

test('a row of sweeps by `24h, 72h, 7d`: a day, three days, a week, then each week', () => {
  const days = Array.from({ length: 36 }, (_, day) => day);
  const reminders: Reminders = [DAY, 3 * DAY, WEEK];
  const told = days.filter(
    (day) => tellingIn({ from: BEGIN + (day - 1) * DAY, to: BEGIN + day * DAY }, BEGIN, reminders).due,
  );
  expect(told).toEqual([0, 1, 3, 7, 14, 21, 28, 35]);
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
