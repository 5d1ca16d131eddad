import { expect, test } from 'vitest';
import { createBuild } from '../../src/build/build.ts';
import { shouldMentionPeople } from '../../src/build/conclusion.ts';
import type { Facts } from '../../src/build/facts.ts';
import { decideAfterLoading, reasonNotToSend } from '../../src/reason-not-to-send.ts';
import type { When } from '../../src/settings/option.ts';
import type { Status } from '../../src/settings/parsers/maps.ts';
import type { Settings } from '../../src/settings/settings.ts';

function settings(when: readonly When[], status?: Status): Settings {
  const destinations: Settings['destinations'] = [{ type: 'webhook', url: new URL('https://chat.example.com/hook') }];
  return { when, destinations, status } as Settings;
}

function before(when: readonly When[], conclusion: Facts['conclusion'], status?: Status, eventConclusion?: 'pending') {
  const facts: Facts = { ci: 'GitHub Actions', event: { name: 'push' } };
  const host = { ci: 'GitHub Actions', forge: 'github', server: undefined, repository: undefined } as const;
  const context = { job: { status: conclusion } };
  const build = createBuild({ status, context }, { facts, host, scope: 'job', eventConclusion });
  return reasonNotToSend(settings(when, status), build, 0);
}

test.each<[readonly When[], Facts['conclusion'], 'send' | 'skip']>([
  [['fixed'], 'failure', 'skip'],
  [['fixed'], 'success', 'send'],
  [['broken'], 'success', 'skip'],
  [['change', 'fixed', 'broken', 'still-failing'], 'skipped', 'skip'],
  [['failure'], 'cancelled', 'send'],
  [['failure'], 'timed_out', 'send'],
  [['failure'], undefined, 'send'],
  [['success', 'cancelled', 'fixed'], undefined, 'skip'],
])('`when: %j` with %s: %s by the event alone', async (when, conclusion, decision) => {
  expect((await before(when, conclusion)) === undefined).toBe(decision === 'send');
});

test('waits for the conclusion of the run, and treats a start as no failure', async () => {
  expect(await before(['failure'], 'success', { type: 'workflow' })).toBeUndefined();
  expect(await before(['failure'], 'skipped', { type: 'needs', results: ['skipped'], passed: [] })).toBeUndefined();
  expect(await before(['failure'], 'in_progress', { type: 'conclusion', conclusion: 'in_progress' })).toBeDefined();
  expect(await before(['always'], undefined, undefined, 'pending')).toMatchObject({
    reason: 'what this event reports has not completed yet',
  });
});

function after(when: readonly When[], facts: Partial<Facts>, more: Partial<Settings> = {}) {
  const all: Facts = { ci: 'GitHub Actions', event: { name: 'push' }, ...facts };
  return decideAfterLoading({ ...settings(when), ...more }, all);
}

test('names the change once all facts are known', () => {
  const facts = { conclusion: 'failure', change: 'still-failing' } as const;
  expect(after(['change'], facts)?.reason).toBe('conclusion failure (still-failing) is excluded by when: change');
  expect(after(['still-failing'], facts)).toBeUndefined();
});

test('sends nothing while other jobs run, or for an incident about a failure that may be tolerated', () => {
  const status: Status = { type: 'workflow' };
  const counts = { total: 3, failed: 1, maybe_allowed_failures: true } as const;
  const going = { conclusion: 'failure', job_counts: { ...counts, running: 2 } } as const;
  expect(after(['always'], going, { status })?.reason).toBe('2 of 3 other jobs are still running');
  expect(after(['always'], going)).toBeUndefined();
  const completed = { conclusion: 'failure', job_counts: counts } as const;
  expect(after(['always'], completed, { status })).toBeUndefined();
  expect(after(['always'], completed, { status, kind: 'incident' })?.reason).toContain('may be allowed');
});

test('counts a failure as broken and a success as unchanged if the history is unreadable', () => {
  expect(after(['broken'], { conclusion: 'failure' })).toBeUndefined();
  expect(after(['change'], { conclusion: 'timed_out' })).toBeUndefined();
  expect(after(['fixed'], { conclusion: 'success' })?.reason).toBe(
    'conclusion success (comparison with the previous run unknown) is excluded by when: fixed',
  );
});

test.each([
  ['failure', undefined, true],
  ['action_required', undefined, true],
  ['cancelled', 'person', true],
  ['cancelled', 'newer_run', false],
  ['in_progress', undefined, false],
  ['skipped', undefined, false],
  ['success', undefined, false],
  [undefined, undefined, true],
] as const)('%s, stopped by %s, mentions people: %s', (conclusion, by, calls) => {
  expect(shouldMentionPeople(conclusion, by)).toBe(calls);
});
