import { expect, test } from 'vitest';
import type { HealthLoader, WaitingRun } from '../../../../src/facts/facts.ts';
import { type HealthParts, healthOf } from '../../../../src/facts/health/health-of.ts';
import { noGaps } from '../../../../src/facts/health/reading/gaps.ts';
import type { Time } from '../../../../src/text/calendar.ts';
import { NEWS } from '../../../support/health-facts.ts';
import { windowOf } from '../../../support/health-runs.ts';

const WINDOW = windowOf('2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z');

function health(
  parts: readonly Partial<HealthParts>[],
  { unread = [] as readonly string[], wanted = [] as HealthLoader[] } = {},
) {
  const gaps = { ...noGaps(), unread: new Set(unread) };
  const whole = parts.map((part, index) => ({ repository: `acme/${index}`, branch: 'main', ...part }));
  return healthOf({ parts: whole, window: WINDOW, gaps, wanted: new Set(wanted) });
}

const [WAIT] = NEWS.waiting as readonly [WaitingRun];
const LISTS = ['silent', 'waiting', 'causes', 'flaky_jobs', 'deployments', 'turned_red'] as const;

test('what nothing asked for is absent, not empty: "none" is said of what was read', () => {
  expect(health([{}, {}])).toEqual({
    ...{ from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z', repositories: ['acme/0', 'acme/1'], branch: 'main' },
  });
  const none = { turnedRed: [], stillRed: [], greenAgain: [] };
  const read = health([
    ...[
      {
        silence: { silent: [], pushed: new Set<number>() },
        waiting: { runs: [], total: 0 },
        reasons: [],
        results: [],
        deployments: [],
      },
    ],
    { transitions: { turned_red: [], still_red: [], green_again: [], ...none } },
  ]);
  for (const name of LISTS) expect(read[name], name).toEqual([]);
});

test('lists of several repositories are one, of those that were read', () => {
  const other = { ...WAIT, workflow: 'Other' };
  expect(
    health([{ waiting: { runs: [WAIT], total: 1 } }, {}, { waiting: { runs: [other], total: 1 } }]).waiting,
  ).toEqual([WAIT, other]);
});

test('a branch is told where all have the same, and what was not read', () => {
  expect(health([{}, { branch: 'trunk' }]).branch).toBeUndefined();
  expect(health([{}], { unread: ['logs'] }).unread).toEqual(['logs']);
});

test('what turned red latest comes first; of what is red or was, what lasted longest', () => {
  const [outage] = NEWS.turned_red ?? [];
  const at = (workflow: string, since: Time, after_seconds: number) => ({
    ...(outage as NonNullable<typeof outage>),
    ...{ workflow, since, after_seconds },
  });
  const all = [at('early', '2026-03-01T01:00:00Z', 60), at('late', '2026-03-01T02:00:00Z', 90)];
  const { turned_red, still_red, green_again } = health([
    { transitions: { turned_red: all, still_red: all, green_again: all } },
  ]);
  const names = [turned_red, still_red, green_again].map((list) => list?.map(({ workflow }) => workflow));
  expect(names).toEqual([
    ['late', 'early'],
    ['late', 'early'],
    ['late', 'early'],
  ]);
  expect(health([{ transitions: { turned_red: [], still_red: all.toReversed(), green_again: [] } }]).still_red).toEqual(
    [...all.toReversed()],
  );
});
