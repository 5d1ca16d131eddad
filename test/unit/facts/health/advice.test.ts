import { expect, test } from 'vitest';
import type { FailureCause, FlakyJob, Health, SilentWorkflow, WorkflowHealth } from '../../../../src/facts/facts.ts';
import { adviceOn } from '../../../../src/facts/health/advice.ts';
import type { Time } from '../../../../src/text/calendar.ts';
import { NEWS, WEEK } from '../../../support/health-facts.ts';

const NOW = Date.parse('2026-03-04T08:00:00Z');

const only = <T>([first]: readonly T[] = []): T => first as T;
const cause = (more: Partial<FailureCause> = {}): FailureCause => ({
  ...{ message: 'disk full', times: 3, workflows: ['CI', 'Docs'] },
  ...{ first_at: '2026-03-01T08:00:00Z', last_at: '2026-03-03T08:00:00Z' },
  ...more,
});
const red = (name: string, red_since: Time, red_runs = 1): WorkflowHealth => ({
  ...only(WEEK.workflows),
  ...{ name, is_red: true, red_since, red_runs, slower: false },
});
const slow = (name: string): WorkflowHealth => ({ ...red(name, '2026-03-01T08:00:00Z'), is_red: false, slower: true });
const silent = (why: SilentWorkflow['why'], more: Partial<SilentWorkflow> = {}): SilentWorkflow => ({
  ...only(NEWS.silent),
  ...{ workflow: 'Backup', why, expected_seconds: 86_400 },
  ...more,
});
const FLAKY: FlakyJob = { ...only(WEEK.flaky_jobs), name: 'test', workflow: 'CI', times: 2 };
const SLOW_BUILD = slow('Docs');

/** Each has what is less urgent beside it. */
test.each<[string, Partial<Health>, string | undefined]>([
  ['nothing', { workflows: [{ ...SLOW_BUILD, slower: false }] }, undefined],
  ['what is slow', { workflows: [SLOW_BUILD] }, 'Look at why Docs takes longer than before.'],
  [
    'a flaky job before what is slow',
    { workflows: [SLOW_BUILD], flaky_jobs: [FLAKY] },
    'Mend the job test of CI: it was red and green on one commit 2 times.',
  ],
  [
    'what is silent before a flaky job',
    { workflows: [SLOW_BUILD], flaky_jobs: [FLAKY], silent: [silent('stopped')] },
    'Look at Backup first: its schedule stopped.',
  ],
  [
    'what is red before what is silent',
    { workflows: [SLOW_BUILD, red('CI', '2026-03-04T03:00:00Z')], flaky_jobs: [FLAKY], silent: [silent('stopped')] },
    'Mend CI first: it has been red for 5 hours.',
  ],
  [
    'a cause of many runs before all',
    { workflows: [red('CI', '2026-03-04T03:00:00Z')], silent: [silent('stopped')], causes: [cause()] },
    'Look at “disk full” first: it made 3 runs of 2 workflows red.',
  ],
])('%s', (_, health, expected) => {
  expect(adviceOn(health as Health, NOW)).toBe(expected);
});

test.each<[NonNullable<FailureCause['infrastructure']>, string]>([
  ['account', 'Pay the bill'],
  ['disk_full', "Free the runners' disks"],
  ['registry_limit', 'Sign in to the registry'],
  ['rejected', 'Look at who may approve deployments'],
  ['network', 'Look at the network'],
  ['not_acquired', 'Look at the runners'],
])('what helps where it was not the code: %s', (infrastructure, helps) => {
  const causes = [{ ...cause(), infrastructure }];
  expect(adviceOn({ causes } as unknown as Health, NOW)).toBe(
    `${helps} first (“disk full”): it made 3 runs of 2 workflows red.`,
  );
});

test.each<[string, FailureCause, string | undefined]>([
  ['twice is not many', cause({ times: 2 }), undefined],
  ['of one workflow, that one is told', cause({ workflows: ['CI'] }), undefined],
  [
    'not the code: the runners',
    cause({ infrastructure: 'runner_lost' }),
    'Look at the runners first (“disk full”): it made 3 runs of 2 workflows red.',
  ],
  [
    'a long one is cut',
    cause({ message: 'x'.repeat(71) }),
    `Look at “${'x'.repeat(70)} …” first: it made 3 runs of 2 workflows red.`,
  ],
  [
    'one of just the length is not',
    cause({ message: 'x'.repeat(70) }),
    `Look at “${'x'.repeat(70)}” first: it made 3 runs of 2 workflows red.`,
  ],
])('a cause: %s', (_, one, expected) => {
  expect(adviceOn({ causes: [one] } as unknown as Health, NOW)).toBe(expected);
});

test.each<[string, readonly WorkflowHealth[], string]>([
  ['for less than two days', [red('CI', '2026-03-02T09:00:00Z')], 'it has been red for 47 hours.'],
  ['for two days', [red('CI', '2026-03-02T08:00:00Z')], 'it has been red for 2 days.'],
  ['by several runs', [red('CI', '2026-03-02T08:00:00Z', 2)], 'it has been red for 2 days, 2 runs in a row.'],
  [
    'the one that is red for longest',
    [red('Docs', '2026-03-04T03:00:00Z'), red('CI', '2026-03-01T08:00:00Z')],
    'it has been red for 3 days.',
  ],
])('red %s', (_, workflows, expected) => {
  expect(adviceOn({ workflows } as unknown as Health, NOW)).toBe(`Mend CI first: ${expected}`);
});

test('what somebody switched off, or GitHub slows with all that is frequent, is no advice; what stands behind it is', () => {
  const none = [silent('disabled_manually'), silent('slowed', { expected_seconds: 3_600 })];
  expect(adviceOn({ silent: none } as unknown as Health, NOW)).toBeUndefined();
  const slowed = silent('slowed', { workflow: 'Nightly' });
  expect(adviceOn({ silent: [...none, slowed] } as unknown as Health, NOW)).toBe(
    'Look at Nightly first: its schedule runs less than half as often as it should.',
  );
});
