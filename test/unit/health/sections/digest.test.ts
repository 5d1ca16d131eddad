/** Tests the text of a digest by facts. The last line is the subject. */
import { expect, test } from 'vitest';
import { WEEK } from '../../../support/health-facts.ts';
import { digest, only, ROW, SILENT } from '../../../support/health-messages.ts';

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
