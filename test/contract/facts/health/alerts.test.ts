/** Open Dependabot alerts in a watch and a digest, from a fake of GitHub's API to the message. */
import { describe, expect, test } from 'vitest';
import type { AlertRow } from '../../../support/health-alerts.ts';
import type { RepositoryTable, RunRow, WorkflowRow } from '../../../support/health-api.ts';
import { type HealthQuestion, reportOn } from '../../../support/health-report.ts';

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
  const whole = { workflows: [CI], runs: GREEN, ...table };
  return reportOn({ tables: { 'acme/shop': whole }, ...more, options: { period: '2h', ...more.options } });
}
const DIGEST = { options: { template: 'digest', period: '7d' } };
const asked = (requests: readonly string[]) => requests.filter((path) => path.includes('/dependabot/'));
const toldOf = ({ receipt, preview, text }: Awaited<ReturnType<typeof report>>) => [
  receipt.conclusion,
  receipt.change,
  preview?.stop?.reason ?? text,
];

describe('a watch', () => {
  test('tells a new critical one, and it is no failure of a build', async () => {
    const said = await report({ alerts: [...OLD, LODASH] });
    expect(said.text).toMatchInlineSnapshot(`
      "🛡️ **New critical security alert** on acme/shop main  
      🛡️ [lodash](https://github.com/acme/shop/security/dependabot/17) · Command injection in lodash · critical · fixed in 4.17.21"
    `);
    expect([said.receipt.conclusion, said.receipt.change, said.notices]).toEqual(['success', 'still-passing', []]);
    expect(said.facts.health?.alerts).toMatchObject({
      ...{ open: 3, critical: 1, high: 1, medium: 1, low: 0, at_least: false, off: [] },
      new: [{ package: 'lodash', severity: 'critical', due: true, fixed_in: '4.17.21' }],
      oldest: { package: 'minimist', number: 1 },
    });
    expect(asked(said.requests)).toHaveLength(1);
  });

  test.each<[string, readonly AlertRow[]]>([
    ['none', []],
    ['none that is new', [...OLD, alert(3, at(4, '05:59'), { severity: 'critical' })]],
    ['none that is critical', [alert(3, at(4), { severity: 'high' })]],
    ['one that came after the sweep began', [alert(3, at(4, '08:05'), { severity: 'critical' })]],
  ])('says nothing where there is %s', async (_, alerts) => {
    expect(toldOf(await report({ alerts }))).toEqual(['success', 'still-passing', 'nothing to tell']);
  });

  test('beside what is red, and beside what works again', async () => {
    const red = await report({ alerts: [LODASH], runs: [...GREEN, push(3, at(4), 'failure')] });
    expect(red.text).toMatch(/^🔴 \*\*\[CI turned red\]/);
    expect(red.text).toContain('🛡️ [lodash](https://github.com/acme/shop/security/dependabot/17)');
    const again = await report({ alerts: [LODASH], runs: [push(1, at(3), 'failure'), push(2, at(4))] });
    expect(again.text).toMatch(/^🛡️ \*\*New critical security alert\*\* on acme\/shop/);
    expect(again.text).toContain('🟢 [CI]');
  });

  test('many are counted', async () => {
    const alerts = Array.from({ length: 9 }, (_, index) => alert(index + 1, at(4), { severity: 'critical' }));
    const { text } = await report({ alerts });
    expect(text).toMatch(/^🛡️ \*\*9 new critical security alerts\*\* on acme\/shop/);
    expect(text.match(/🛡️ \[package/g)).toHaveLength(6);
    expect(text).toContain('… and 3 more');
  });
});

describe('a digest', () => {
  test('tells how many are open, the oldest, and what is new', async () => {
    const { text, notices } = await report({ alerts: [...OLD, LODASH] }, DIGEST);
    expect(text).toMatchInlineSnapshot(`
      "✅ **All green** on acme/shop main: 2 runs in 7 days  
      Read up to 2026-03-04 08:00 UTC

      🛡️ 3 open security alerts: 1 critical, 1 high, 1 medium · oldest: [minimist](https://github.com/acme/shop/security/dependabot/1), 42 days

      - New: [lodash](https://github.com/acme/shop/security/dependabot/17) · Command injection in lodash · critical · fixed in 4.17.21
      - New: [axios](https://github.com/acme/shop/security/dependabot/2) · SSRF in axios · high · fixed in 1.7.4"
    `);
    expect(notices).toEqual([]);
  });

  test('says nothing where none is open, and one line where none is new', async () => {
    expect((await report({ alerts: [] }, DIGEST)).text).not.toContain('alert');
    expect((await report({ alerts: OLD.slice(0, 1) }, DIGEST)).text).toContain(
      '🛡️ 1 open security alert: 1 medium\u00A0· oldest: [minimist](https://github.com/acme/shop/security/dependabot/1), 42\u00A0days',
    );
  });

  test('of hundreds four requests, and it says that there are more', async () => {
    const day = (index: number) => new Date(Date.UTC(2025, 5, 1) + index * 3_600_000).toISOString().replace('.000', '');
    const alerts = Array.from({ length: 450 }, (_, index) => alert(index + 1, day(index)));
    const { facts, text, requests } = await report({ alerts }, DIGEST);
    expect(asked(requests)).toHaveLength(4);
    expect(facts.health?.alerts).toMatchObject({ open: 300, at_least: true, oldest: { number: 1 } });
    expect(text).toContain('at least 300 open security alerts');
    const few = await report({ alerts: alerts.slice(0, 250) }, DIGEST);
    expect(asked(few.requests)).toHaveLength(3);
    expect(few.facts.health?.alerts).toMatchObject({ open: 250, at_least: false, oldest: { number: 1 } });
  });

  test('of several repositories: each alert names its own, and where they are switched off is no fault', async () => {
    const tables = {
      'acme/shop': { workflows: [CI], runs: GREEN, alerts: [LODASH] },
      'acme/site': { workflows: [CI], runs: GREEN, alerts: 'off' },
      'acme/tools': { workflows: [CI], runs: GREEN, alerts: OLD },
    } as const;
    const options = { template: 'digest', repositories: 'acme/*' };
    const { facts, text, notices } = await reportOn({ tables, options });
    expect(facts.health?.alerts).toMatchObject({ open: 3, off: ['acme/site'], oldest: { repository: 'acme/tools' } });
    expect(text).toContain('[lodash](https://github.com/acme/shop/security/dependabot/17) in acme/shop');
    expect(notices).toEqual([]);
    const refused = await reportOn({ tables, options, behaviour: { forbidden: '/dependabot/' } });
    expect(refused.notices).toHaveLength(1);
    expect(refused.notices[0]?.match(/Dependabot alerts/g)).toHaveLength(2);
  });
});

describe('where they cannot be read', () => {
  const NOTICE = 'The message goes without the Dependabot alerts: the token may not read them.';

  test('one notice names the right, and the message does without', async () => {
    const { notices, text, facts, requests } = await report(
      { alerts: [LODASH] },
      { ...DIGEST, behaviour: { forbidden: '/dependabot/' } },
    );
    expect(notices).toEqual([expect.stringContaining(NOTICE)]);
    expect(notices[0]).toContain('vulnerability-alerts: read (Dependabot alerts)');
    expect(text).toMatch(/^✅ \*\*All green\*\*/);
    expect(text).not.toMatch(/alert|not read/i);
    expect(facts.health?.alerts).toBeUndefined();
    expect(asked(requests)).toHaveLength(1);
    const watch = await report({ alerts: [LODASH] }, { behaviour: { forbidden: '/dependabot/' } });
    expect(toldOf(watch)).toEqual(['success', 'still-passing', 'nothing to tell']);
  });

  test('switched off: nothing is said, and a condition can still be decided', async () => {
    const off = await report({ alerts: 'off' }, { options: { 'only-if': 'health.alerts.critical > 0' } });
    expect([off.notices, off.preview?.stop?.reason]).toEqual([[], 'nothing to tell']);
    const digest = { ...DIGEST.options, 'only-if': 'health.alerts.critical > 0' };
    const kept = await report({ alerts: 'off' }, { options: digest });
    expect(kept.preview?.stop?.reason).toBe('the condition of only-if is not fulfilled: health.alerts.critical is 0');
    expect((await report({ alerts: [LODASH] }, { options: digest })).preview?.stop).toBeUndefined();
    // What could not be read lets it through.
    const unread = await report({ alerts: [LODASH] }, { options: digest, behaviour: { forbidden: '/dependabot/' } });
    expect(unread.preview?.stop).toBeUndefined();
  });

  test('a server that fails is a gap of the message', async () => {
    const { notices, text } = await report({ alerts: [LODASH] }, { ...DIGEST, behaviour: { broken: '/dependabot/' } });
    expect(notices).toEqual([expect.stringContaining('the Dependabot alerts: the GitHub API answered 502')]);
    expect(text).toContain('Not read in full: the Dependabot alerts');
  });
});

test('what an advisory says is text, and its links lead nowhere', async () => {
  const evil = alert(9, at(4), {
    package: 'a](https://evil.example) @here `x`',
    severity: 'critical',
    summary: '**@team** <img src=x> [click](javascript:alert(1)) https://evil.example\n::error::x',
    fixed: '1.0 @channel',
  });
  for (const options of [{}, DIGEST.options]) {
    const { text } = await report({ alerts: [evil] }, { options });
    expect(text).not.toMatch(/\]\((?!https:\/\/github\.com\/acme\/shop)/);
    expect(text).not.toMatch(/(?<!\\)@(?:here|team|channel)/);
    expect(text).not.toMatch(/(?<!\\)<img|\n::/);
  }
});

test('an own text takes its facts alone, for what it names', async () => {
  const body = '{{ health.alerts.open }} open, {{ health.alerts.new.size }} new, {{ health.alerts.oldest.package }}';
  const { text, requests } = await report(
    { alerts: [...OLD, LODASH] },
    { options: { template: 'default', body, period: '7d' } },
  );
  expect(text).toBe('3 open, 2 new, minimist');
  expect(requests.filter((path) => /\/actions\/runs/.test(path))).toEqual([]);
});
