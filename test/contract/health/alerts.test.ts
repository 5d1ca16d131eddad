/** Open Dependabot alerts in a digest, from a fake of GitHub's API to the message. */
import { describe, expect, test } from 'vitest';
import type { RepositoryTable, RunRow, WorkflowRow } from '../../support/github-tables.ts';
import type { AlertRow } from '../../support/github-world.ts';
import { type HealthQuestion, reportOn } from '../../support/health-report.ts';

const CI: WorkflowRow = { file: 'ci.yml', name: 'CI', text: 'on: push' };
const at = (day: number, time = '07:00') => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`;
const push = (id: number, created: string, conclusion = 'success'): RunRow => ({
  id,
  file: 'ci.yml',
  created,
  conclusion,
});
const GREEN = [push(1, at(3, '20:00')), push(2, at(4, '06:30'))];
const alert = (number: number, created: string, more: Partial<AlertRow> = {}): AlertRow => ({
  number,
  created,
  ...more,
});
const LODASH = alert(17, at(4, '07:10'), {
  ...{ package: 'lodash', severity: 'critical', summary: 'Command injection in lodash', fixed: '4.17.21' },
});
const OLD = [
  alert(1, '2026-01-21T08:00:00Z', { package: 'minimist', severity: 'medium' }),
  alert(2, at(1), { package: 'axios', severity: 'high', summary: 'SSRF in axios', fixed: '1.7.4' }),
];

function report(table: Partial<RepositoryTable>, more: Partial<HealthQuestion> = {}) {
  const complete = { workflows: [CI], runs: GREEN, ...table };
  return reportOn({ tables: { 'acme/shop': complete }, ...more, options: { period: '2h', ...more.options } });
}
const DIGEST = { options: { template: 'digest', period: '7d' } };
const findRequested = (requests: readonly string[]) => requests.filter((path) => path.includes('/dependabot/'));
test("a digest counts open and new alerts, a watch doesn't request them", async () => {
  const { text, notices, facts, requests } = await report({ alerts: [...OLD, LODASH] }, DIGEST);
  expect(text).toMatchInlineSnapshot(`
    "✅ **All green** on acme/shop main: 2 runs in 7 days  
    As of 2026-03-04 08:00 UTC

    🛡️ [3 open security alerts](https://github.com/acme/shop/security/dependabot): 1 critical, 1 high, 2 new"
  `);
  expect([notices, findRequested(requests).length]).toEqual([[], 1]);
  expect(facts.health?.alerts).toMatchObject({ open: 3, critical: 1, high: 1, new: 2, is_lower_bound: false });
  expect(findRequested((await report({ alerts: [LODASH] })).requests)).toEqual([]);
});

test('prints nothing without open alerts, and a lower bound for hundreds', async () => {
  expect((await report({ alerts: [] }, DIGEST)).text).not.toContain('alert');
  const alerts = Array.from({ length: 250 }, (_, index) => alert(index + 1, '2025-06-01T00:00:00Z'));
  const { text, requests } = await report({ alerts }, DIGEST);
  expect(text).toContain('🛡️ [at least 100 open security alerts](');
  expect(findRequested(requests)).toHaveLength(1);
});

test('sums several repositories, and reports no error if alerts are disabled', async () => {
  const tables = {
    'acme/shop': { workflows: [CI], runs: GREEN, alerts: [LODASH] },
    'acme/site': { workflows: [CI], runs: GREEN, alerts: 'off' },
    'acme/tools': { workflows: [CI], runs: GREEN, alerts: OLD },
  } as const;
  const options = { template: 'digest', repositories: 'acme/*' };
  const { facts, text, notices } = await reportOn({ tables, options });
  expect(facts.health?.alerts).toEqual({ open: 3, critical: 1, high: 1, new: 2, is_lower_bound: false });
  expect(text).toContain('🛡️ 3 open security alerts: 1 critical, 1 high, 2 new');
  expect(notices).toEqual([]);
  const refused = await reportOn({ tables, options, behaviour: { forbidden: '/dependabot/' } });
  expect(refused.notices).toHaveLength(1);
  expect(refused.notices[0]?.match(/Dependabot alerts/g)).toHaveLength(2);
});

describe('unreadable alerts', () => {
  const NOTICE = 'The message omits the Dependabot alerts: the token cannot read them.';

  test('one notice names the permission, and the message omits the alerts', async () => {
    const { notices, text, facts, requests } = await report(
      { alerts: [LODASH] },
      { ...DIGEST, behaviour: { forbidden: '/dependabot/' } },
    );
    expect(notices).toEqual([expect.stringContaining(NOTICE)]);
    expect(notices[0]).toContain('vulnerability-alerts: read (Dependabot alerts)');
    expect(text).toMatch(/^✅ \*\*All green\*\*/);
    expect(text).not.toMatch(/alert|not read/i);
    expect(facts.health?.alerts).toBeUndefined();
    expect(findRequested(requests)).toHaveLength(1);
  });

  test('disabled alerts are omitted, and a condition can still be evaluated', async () => {
    const off = await report({ alerts: 'off' }, { options: { 'only-if': 'health.alerts.critical > 0' } });
    expect([off.notices, off.preview?.stop?.reason]).toEqual([[], 'nothing to report']);
    const digest = { ...DIGEST.options, 'only-if': 'health.alerts.critical > 0' };
    const retained = await report({ alerts: 'off' }, { options: digest });
    expect(retained.preview?.stop?.reason).toBe(
      'the condition of only-if is not fulfilled: health.alerts.critical is 0',
    );
    expect((await report({ alerts: [LODASH] }, { options: digest })).preview?.stop).toBeUndefined();
    // What could not be read lets it through.
    const unread = await report({ alerts: [LODASH] }, { options: digest, behaviour: { forbidden: '/dependabot/' } });
    expect(unread.preview?.stop).toBeUndefined();
  });

  test('a server error counts as missing data', async () => {
    const { notices, text } = await report({ alerts: [LODASH] }, { ...DIGEST, behaviour: { broken: '/dependabot/' } });
    expect(notices).toEqual([expect.stringContaining('the Dependabot alerts: the GitHub API answered 502')]);
    expect(text).toContain('Incomplete data: the Dependabot alerts');
  });
});
