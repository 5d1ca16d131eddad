/** Tests that a digest reports each fact once, and few facts differently from many. The last line is the subject. */
import { expect, test } from 'vitest';
import type { Health } from '../../../../src/build/facts.ts';
import { digest, LONG, outage, partly, row, SHARE } from '../../../support/health-messages.ts';

const RED = { summary: partly({ workflows: 1, green: 0, red: 1 }), runs: { ...SHARE, red: 1, red_share: 0.1 } };
const CI = outage('CI', { cause: 'expected 90 to be 100' });
/** A long failure without a run in this period. */
const UNRUN = {
  ...{ is_red: true, outages: 1, red_seconds: 604_800, runs: 0, green: 0, red: 0 },
  ...{ success_rate: undefined, before_rate: undefined, median_seconds: undefined },
} as object;
const CAUSE: NonNullable<Health['causes']>[number] = {
  ...{ message: 'expected 90 to be 100', times: 1, workflows: ['CI'] },
  ...{ first_at: '2026-03-04T06:45:00Z', last_at: '2026-03-04T06:45:00Z' },
};

test("the only failing workflow isn't counted, and its cause is shown once", async () => {
  expect(
    await digest({
      ...{ ...RED, turned_red: [CI], causes: [CAUSE] },
      workflows: [row('CI', 'acme/shop', { is_red: true, red: 1, outages: 1, red_seconds: 4_800 })],
    }),
  ).toMatchInlineSnapshot(`
    "🔴 **[CI has been failing for 1h 20m]** on acme/shop main: 214 runs in 7 days, 71% passed (was 94%) · failing 10% of the week  
    1 of 214 runs failed, 9 cancelled, 3% re-run, 1 outage · as of 2026-03-04 08:00 UTC

    🔴 [CI]  
    ↳ expected 90 to be 100

    | Workflow | Passed | Time | Failing |
    | --- | --- | --- | --- |
    | 🔴 [CI] | 100% of 111 | 10m | 1h 20m |
    — CI has been failing for 1h 20m on acme/shop main: 214 runs in 7 days, 71% passed (was 94%)"
  `);
});

test.each([
  ['of more runs than are red now', { ...CAUSE, times: 4 }],
  ['of another message', { ...CAUSE, message: 'timed out' }],
])('a cause %s is listed among the causes', async (_, cause) => {
  expect(await digest({ ...RED, turned_red: [CI], causes: [cause] })).toContain('**Failure causes**');
});

test("a workflow that fails and didn't run has a row", async () => {
  const still = outage('Service 27', LONG);
  const summary = partly({ workflows: 2, green: 1, red: 1 });
  const workflows = [row('Service 27', 'acme/shop', UNRUN)];
  const text = await digest({
    workflows,
    still_red: [still],
    summary,
    runs: { ...SHARE, success_rate: 1, red_share: 1 },
  });
  expect(text).toContain('| 🔴 [Service 27] | no runs | 7 days |');
  expect(text).toContain('100% passed (was 94%) · failing all of the week');
});

test('a re-run that passed counts as passed', async () => {
  const runs = { ...SHARE, red: 0, green: 205, success_rate: 1, red_share: 0.1 };
  expect(await digest({ runs })).toContain('100% passed in the end (was 94%)');
  expect(await digest({ runs: { ...runs, retry_rate: 0 } })).toContain('100% passed (was 94%)');
});
