import { describe, expect, test } from 'vitest';
import type {
  FailureCause,
  FlakyJob,
  Health,
  HealthOutage,
  SilentWorkflow,
  WaitingRun,
  WorkflowHealth,
} from '../../../../src/facts/facts.ts';
import { adviceOn } from '../../../../src/facts/health/advice.ts';
import type { Time } from '../../../../src/text/calendar.ts';
import { NEWS, WEEK } from '../../../support/health-facts.ts';

const NOW = Date.parse('2026-03-04T08:00:00Z');
const [HOUR, DAY] = [3_600, 86_400];

const only = <T>([first]: readonly T[] = []): T => first as T;
const cause = (more: Partial<FailureCause> = {}): FailureCause => ({
  ...{ message: 'disk full', times: 3, workflows: ['CI', 'Docs'] },
  ...{ first_at: '2026-03-01T08:00:00Z', last_at: '2026-03-03T08:00:00Z' },
  ...more,
});
/** Without a cause. */
const red = (workflow: string, after_seconds: number, more: Partial<HealthOutage> = {}): HealthOutage => {
  const { cause: _, ...outage } = only(NEWS.turned_red);
  return {
    ...outage,
    ...{ workflow, path: `.github/workflows/${workflow}.yml`, scope: 'branch', runs: 1, after_seconds },
    ...more,
  };
};
const live = (name: string, more: Partial<WorkflowHealth> = {}): WorkflowHealth => ({
  ...only(WEEK.workflows),
  ...{ name, slower: false },
  ...more,
});
const silent = (why: SilentWorkflow['why'], more: Partial<SilentWorkflow> = {}): SilentWorkflow => ({
  ...only(NEWS.silent),
  ...{ workflow: 'Backup', why, expected_seconds: DAY },
  ...more,
});
const waiting = (since: Time): WaitingRun => ({ ...only(NEWS.waiting), since });
const FLAKY: FlakyJob = { ...only(WEEK.flaky_jobs), name: 'test', workflow: 'CI', times: 2 };
const [production] = WEEK.deployments ?? [];
const deployed = (failed: number) => [{ ...(production as NonNullable<typeof production>), total: 6, read: 6, failed }];

const advice = (health: Partial<Health>) => adviceOn(health as Health, NOW);

const CI = red('CI', 5 * HOUR);
const NIGHTLY = red('Nightly', 12 * DAY, { scope: 'schedule' });
const LOST = { infrastructure: 'runner_lost' } as const;

/** From what is least urgent to what is most; each comes before all above it. */
const LADDER: readonly (readonly [string, (health: Partial<Health>) => Partial<Health>, string])[] = [
  [
    'what is slow',
    (health) => ({ ...health, workflows: [live('Docs', { slower: true }), live('CI')] }),
    'Look at why Docs takes longer than before.',
  ],
  [
    'what came of no code',
    (health) => ({ ...health, causes: [cause(LOST)] }),
    'Look at the runners first (“disk full”): it made 3 runs of 2 workflows red.',
  ],
  [
    'a flaky job',
    (health) => ({ ...health, flaky_jobs: [FLAKY] }),
    'Mend the job test of CI: it was red and green on one commit 2 times.',
  ],
  [
    'a cause in the code that came back',
    (health) => ({ ...health, causes: [...(health.causes ?? []), cause({ message: 'no such table' })] }),
    'Look at “no such table” first: it made 3 runs of 2 workflows red.',
  ],
  [
    'deployments that fail',
    (health) => ({ ...health, deployments: deployed(2) }),
    'Look at the deployments to production first: 2 of 6 failed.',
  ],
  [
    'what is silent',
    (health) => ({ ...health, silent: [silent('stopped')] }),
    'Look at Backup first: its schedule stopped.',
  ],
  [
    'a schedule that is red by no code',
    (health) => ({ ...health, turned_red: [red('E2E', 20 * DAY, { ...LOST, scope: 'schedule' })] }),
    'Look at the runners first: E2E has been red for 20 days, and not by the code.',
  ],
  [
    'a schedule that is red by the code',
    (health) => ({ ...health, still_red: [NIGHTLY] }),
    'Mend Nightly first: it has been red for 12 days.',
  ],
  [
    'what waits since yesterday',
    (health) => ({ ...health, waiting: [waiting('2026-03-02T08:00:00Z')] }),
    'See to Deploy first: a run of it has waited for 2 days.',
  ],
  [
    'a branch that is red by no code',
    (health) => ({ ...health, turned_red: [red('Release', 2 * HOUR, { infrastructure: 'registry_limit' })] }),
    'Sign in to the registry first: Release has been red for 2h, and not by the code.',
  ],
  [
    'a file with an error',
    (health) => {
      const { expected_seconds: _, ...broken } = silent('does_not_compile', { workflow: 'Lint' });
      return { ...health, silent: [...(health.silent ?? []), broken] };
    },
    'Look at Lint first: its file has an error, so it cannot start.',
  ],
  [
    'a branch that is red by the code',
    (health) => ({ ...health, turned_red: [...(health.turned_red ?? []), CI] }),
    'Mend CI first: it has been red for 5h.',
  ],
];

test.each(LADDER.map(([name, , expected], index) => [name, index + 1, expected] as const))(
  'what is most urgent comes first: %s',
  (_, steps, expected) => {
    const health = LADDER.slice(0, steps).reduce<Partial<Health>>((below, [, add]) => add(below), {});
    expect(advice(health)).toBe(expected);
  },
);

test('nothing where nothing is to be done', () => {
  expect(advice({})).toBeUndefined();
  const workflows = [live('CI'), live('Docs')];
  expect(advice({ workflows, deployments: deployed(1), causes: [cause({ times: 2 })] })).toBeUndefined();
  expect(advice({ waiting: [waiting('2026-03-03T08:00:01Z')] })).toBeUndefined();
});

describe('red', () => {
  test.each<[string, readonly HealthOutage[], string]>([
    ['for minutes', [red('CI', 590)], 'it has been red for 9m 50s.'],
    ['for less than two days', [red('CI', 47 * HOUR)], 'it has been red for 47 hours.'],
    ['for almost two days', [red('CI', 48 * HOUR - 600)], 'it has been red for 2 days.'],
    [
      'for two days, by several runs',
      [red('CI', 48 * HOUR, { runs: 2 })],
      'it has been red for 2 days, 2 runs in a row.',
    ],
    [
      'before what was read',
      [red('CI', 17 * DAY, { runs: 40, at_least: true })],
      'it has been red for at least 17 days, at least 40 runs in a row.',
    ],
    ['the one that is red for longest', [red('Docs', HOUR), red('CI', 3 * DAY)], 'it has been red for 3 days.'],
    ['in whichever order', [red('CI', 3 * DAY), red('Docs', HOUR)], 'it has been red for 3 days.'],
    ['several of which no cause is known', [red('A', 1), red('B', 2), red('CI', 3 * HOUR)], 'it has been red for 3h.'],
    ['by hand blocks as well', [NIGHTLY, red('CI', 3 * HOUR, { scope: 'hand' })], 'it has been red for 3h.'],
  ])('%s', (_, still_red, expected) => {
    expect(advice({ still_red })).toBe(`Mend CI first: ${expected}`);
  });

  test('of an unknown time', () => {
    const { after_seconds: _, ...outage } = CI;
    expect(advice({ turned_red: [outage] })).toBe('Mend CI first: it is red.');
  });

  test('three workflows by one cause are mended together, two are not', () => {
    const same = (name: string) => red(name, HOUR, { cause: 'no such table' });
    const two = [same('A'), same('B'), red('CI', DAY)];
    expect(advice({ turned_red: two })).toContain('Mend CI first');
    expect(advice({ turned_red: [...two, same('C')] })).toBe(
      'Look at “no such table” first: it keeps 3 workflows red.',
    );
    const full = [...two, same('C')].map((one): HealthOutage => ({ ...one, infrastructure: 'disk_full' }));
    expect(advice({ turned_red: full })).toBe(
      "Free the runners' disks first (“no such table”): it keeps 3 workflows red.",
    );
  });

  test('of two such causes the one of more workflows', () => {
    const of = (cause: string, names: string) => [...names].map((name) => red(name, HOUR, { cause }));
    const [three, four] = [of('no such table', 'ABC'), of('no such column', 'DEFG')];
    for (const turned_red of [
      [...three, ...four],
      [...four, ...three],
    ])
      expect(advice({ turned_red })).toBe('Look at “no such column” first: it keeps 4 workflows red.');
  });

  test('with its repository where there are several', () => {
    expect(advice({ repositories: ['acme/shop'], turned_red: [CI] })).toMatch(/^Mend CI first/);
    const repositories = ['acme/shop', 'acme/tools'];
    expect(advice({ repositories, turned_red: [CI] })).toMatch(/^Mend CI in acme\/shop first/);
    expect(advice({ repositories, silent: [silent('stopped')] })).toMatch(/^Look at Backup in acme\/shop first/);
  });
});

describe('what passed', () => {
  const workflows = [live('CI'), live('Docs')];
  test.each<[string, Partial<FailureCause>, string | undefined]>([
    ['of one workflow, that one is told', { workflows: ['CI'] }, undefined],
    ['of a workflow that is gone beside one that is not', { workflows: ['CI', 'Gone'] }, undefined],
    [
      'a long one is cut',
      { message: 'x'.repeat(71) },
      `Look at “${'x'.repeat(70)} …” first: it made 3 runs of 2 workflows red.`,
    ],
    [
      'one of just the length is not',
      { message: 'x'.repeat(70) },
      `Look at “${'x'.repeat(70)}” first: it made 3 runs of 2 workflows red.`,
    ],
  ])('a cause: %s', (_, more, expected) => {
    expect(advice({ workflows, causes: [cause(more)] })).toBe(expected);
  });

  test.each<[NonNullable<FailureCause['infrastructure']>, string]>([
    ['account', 'Pay the bill'],
    ['disk_full', "Free the runners' disks"],
    ['registry_limit', 'Sign in to the registry'],
    ['rejected', 'Look at who may approve deployments'],
    ['network', 'Look at the network'],
    ['action_download', 'Look at the network'],
    ['not_acquired', 'Look at the runners'],
  ])('what helps where it was not the code: %s', (infrastructure, helps) => {
    expect(advice({ workflows, causes: [cause({ infrastructure })] })).toBe(
      `${helps} first (“disk full”): it made 3 runs of 2 workflows red.`,
    );
  });

  test('of what is not live nothing is said', () => {
    const off = [live('CI', { live: false, slower: true }), live('Docs', { live: false })];
    expect(advice({ workflows: off, causes: [cause()], flaky_jobs: [FLAKY] })).toBeUndefined();
    expect(advice({ flaky_jobs: [FLAKY] })).toBeUndefined();
    const second = { ...FLAKY, name: 'lint', workflow: 'Docs' };
    expect(advice({ workflows: [live('Docs')], flaky_jobs: [FLAKY, second] })).toContain('the job lint of Docs');
  });
});

test('what somebody switched off, or GitHub slows with all that is frequent, is no advice; what stands behind it is', () => {
  const none = [silent('disabled_manually', { information: true }), silent('slowed', { information: true })];
  expect(advice({ silent: none })).toBeUndefined();
  const slowed = silent('slowed', { workflow: 'Nightly' });
  expect(advice({ silent: [...none, slowed] })).toBe(
    'Look at Nightly first: its schedule runs less than half as often as it should.',
  );
});

test('a schedule that cannot start is silent like others, and blocks nobody', () => {
  const broken = silent('does_not_compile', { workflow: 'Sweep' });
  expect(advice({ silent: [broken], still_red: [NIGHTLY] })).toContain('Mend Nightly first');
});

test('what waits for a workflow that is not there has a file that compiles: it comes after what is red', () => {
  const { expected_seconds: _, ...unheard } = silent('unheard');
  expect(advice({ silent: [unheard], still_red: [NIGHTLY] })).toContain('Mend Nightly first');
});

test('of runs that wait for a day the one that waits for longest', () => {
  expect(advice({ waiting: [waiting('2026-03-03T08:00:00Z')] })).toContain('has waited for 1 day.');
  const waits = [waiting('2026-03-02T08:00:00Z'), waiting('2026-03-01T08:00:00Z')];
  for (const all of [waits, waits.toReversed()]) expect(advice({ waiting: all })).toContain('has waited for 3 days.');
});
