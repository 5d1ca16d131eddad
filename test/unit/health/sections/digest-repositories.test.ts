/** Tests a digest of several repositories: passed ones in one line, failing ones with their workflows. */
import { expect, test } from 'vitest';
import { digest, LONG, LOST, outage, place, row, SEVERAL } from '../../../support/health-messages.ts';

test('several failing workflows in some of the repositories', async () => {
  expect(
    await digest(
      {
        repositories: [...SEVERAL, 'acme/api'],
        turned_red: [outage('CI', place('CI', 'acme/tools')), outage('E2E', LOST)],
        still_red: [outage('Docs', { ...LONG, is_lower_bound: true })],
        workflows: [
          row('CI', 'acme/tools', { is_red: true, outages: 1 }),
          row('Docs', 'acme/shop', { is_red: true, outages: 1 }),
          row('E2E', 'acme/shop', { is_red: true, outages: 1 }),
          row('CI', 'acme/site'),
          row('CI', 'acme/api'),
        ],
      },
      'failure',
    ),
  ).toMatchInlineSnapshot(`
    "🔴 **2 workflows are failing** on 2 of 4 repositories, the longest for at least 14 days · 214 runs of 4 repositories in 7 days, 100% passed (was 94%) · 1 more not caused by the code  
    9 cancelled, 3% re-run, 3 outages · as of 2026-03-04 08:00 UTC

    🔴 [CI] in acme/tools  
    ⚠️ [E2E] in acme/shop · lost the runner (not a code failure)  
    🔴 [Docs] in acme/shop has been failing for at least 14 days · at least 9 failed runs

    | Workflow | Passed | Time |
    | --- | --- | --- |
    | **acme/tools** |  |  |
    | 🔴 [CI] | 100% of 110 | 10m |
    | **acme/shop** |  |  |
    | 🔴 [Docs] | 100% of 110 | 10m |
    | 🔴 [E2E] | 100% of 110 | 10m |
    — 2 workflows are failing on 2 of 4 repositories, the longest for at least 14 days"
  `);
});
