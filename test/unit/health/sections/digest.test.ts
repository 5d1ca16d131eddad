/** Tests the text of a digest by facts. The last line is the subject. */
import { expect, test } from 'vitest';
import { WEEK } from '../../../support/health-facts.ts';
import { digest, only, outage, partly, place, ROW, row, SHARE, SILENT } from '../../../support/health-messages.ts';

test('incompletely read deployments', async () => {
  const production = { ...only(WEEK.deployments), total: 40, read: 30, failed: 0 };
  const first = async (more: Partial<typeof production>) =>
    (await digest({ deployments: [{ ...production, ...more }] })).split('  \n')[0];
  const runs = ' on acme/shop main: 214 runs in 7 days, 100% passed (was 94%)';
  expect(await first({})).toBe(`⚪ **7 workflows green**${runs} · not all deployments could be read`);
  expect(await first({ failed: 1 })).toBe(
    `🟡 **Green now, 1 of 30 deployments failed**${runs} · not all deployments could be read`,
  );
  expect(await first({ total: 100, read: 100, is_lower_bound: true })).toContain('not all deployments could be read');
  expect(await digest({ deployments: [production] })).toContain('40 deployments, 0 of the 30 read failed');
});

test("a rollback isn't a failure, and prevents praise", async () => {
  const one = { ...only(WEEK.deployments), total: 6, read: 6, failed: 0, rolled_back: 2 };
  const text = await digest({ deployments: [one] });
  expect(text).toMatch(/^🟡 \*\*Green now, 2 of 6 deployments rolled back\*\*/u);
  expect(text).toContain('6 deployments, none failed, 2 rolled back');
  expect(await digest({ deployments: [{ ...one, failed: 1 }] })).toContain('1 of 6 deployments failed, 2 rolled back');
});

test('currently failing workflows', async () => {
  expect(
    await digest(
      {
        runs: { ...SHARE, red_share: 0.12 },
        turned_red: [outage('CI', { after_seconds: 2 * 86_400, runs: 4 })],
        workflows: [{ ...ROW, is_red: true, outages: 1, red: 4, success_rate: 0.96, red_seconds: 172_000 }],
        green_again: [outage('Docs')],
      },
      'failure',
    ),
  ).toMatchInlineSnapshot(`
    "🔴 **[CI has been failing for 2 days]** on acme/shop main: 214 runs in 7 days, 71% passed (was 94%) · failing 12% of the week · 1 recovered  
    62 of 214 runs failed, 9 cancelled, 3% re-run, 1 outage · as of 2026-03-04 08:00 UTC

    🔴 [CI] · 4 failed runs in 2 days  
    🟢 [Docs] works again after 1h 20m

    | Workflow | Passed | Time | Failing |
    | --- | --- | --- | --- |
    | 🔴 [CI] | 100 → 96% of 114 | 10m | 2d |
    — CI has been failing for 2 days on acme/shop main: 214 runs in 7 days, 71% passed (was 94%)"
  `);
});

test('a workflow disabled by a person is neither in the headline nor in the failure time', async () => {
  expect(
    await digest({
      silent: [{ ...SILENT, why: 'disabled_manually', information: true, expected_seconds: undefined }],
      workflows: [ROW, { ...ROW, name: 'Backup', active: false, outages: 1, red: 4, success_rate: 0.2 }],
    }),
  ).toMatchInlineSnapshot(`
    "✅ **All green** on acme/shop main: 214 runs in 7 days, 100% passed (was 94%)  
    9 cancelled, 3% re-run · as of 2026-03-04 08:00 UTC

    | Workflow | Passed | Time |
    | --- | --- | --- |
    | [CI] | 100% of 110 | 10m |
    | [Backup] | 100 → 20% of 114 | 10m |

    🔕 [Backup] was disabled manually
    — All green on acme/shop main: 214 runs in 7 days, 100% passed (was 94%)"
  `);
});

test('the table lists failing workflows, and counts passing ones', async () => {
  const green = Array.from({ length: 20 }, (_, index) => row(`w${index}`, 'acme/shop'));
  const red = row('CI', 'acme/shop', { is_red: true, outages: 1, red_seconds: 9_000 });
  const text = await digest(
    {
      workflows: [red, ...green],
      turned_red: [outage('CI')],
      summary: partly({ workflows: 21, green: 20, red: 1 }),
      runs: { ...SHARE, red: 1, success_rate: 0.99 },
    },
    'failure',
  );
  expect(text).toContain('\n20 of 21 workflows green, 1 of 214 runs failed');
  expect(text.match(/^\| .*\|$/gm)).toHaveLength(3);
  expect(text).toContain('… and 20 more workflows');
});

test('external names are escaped, and plain in the subject', async () => {
  const hostile = 'a**b** [x](javascript:1) @everyone <b>';
  const text = await digest({ summary: partly({ green: 6, never_ran: [place(hostile)] }), turned_red: [] });
  expect(text.split('\n')[0]).not.toMatch(/(?<!\\)@everyone|(?<!\\)\[x\]|<b>|(?<!\\)\*\*b/);
  const named = await digest({ turned_red: [outage(hostile)] }, 'failure');
  expect(named.split('\n').at(-1)).toContain('— a**b** [x](javascript:1) @\u200Beveryone <b> has been failing');
});
