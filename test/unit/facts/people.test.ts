import { expect, test } from 'vitest';
import type { Base } from '../../../src/facts/base.ts';
import { callsForPeople } from '../../../src/facts/conclusion.ts';
import { peopleAsked } from '../../../src/facts/plan/people-asked.ts';
import type { NamedPerson, Settings } from '../../../src/settings/settings.ts';

const role = (name: 'author' | 'suspects' | 'team'): NamedPerson => ({ by: 'role', role: name });
const asked = (settings: object, conclusion: 'failure' | 'success' | undefined, trigger = 'push') =>
  peopleAsked(settings as Settings, { trigger, facts: {} } as Base, [conclusion]);

test('mentions ask for people only where it may not be green', () => {
  const settings = { mention: [role('author'), role('suspects'), role('team')] };
  expect(asked(settings, 'failure')).toEqual(['commit.author', 'suspects']);
  expect(asked(settings, undefined)).toEqual(['commit.author', 'suspects']);
  expect(asked(settings, 'failure', 'pull_request')).toEqual(['pull_request.author', 'suspects', 'also_red']);
  expect(asked(settings, 'success')).toEqual([]);
  expect(asked({ mention: [role('team')] }, 'failure')).toEqual([]);
});

test('a task has an author however it ended, and suspects where something broke', () => {
  const settings = { assignees: [[role('suspects')], [role('author')]] };
  expect(asked(settings, 'failure')).toEqual(['commit.author', 'suspects']);
  expect(asked(settings, 'success')).toEqual(['commit.author']);
});

test.each([
  ['failure', undefined, true],
  ['timed_out', undefined, true],
  ['action_required', undefined, true],
  ['cancelled', 'person', true],
  ['cancelled', 'newer_run', false],
  ['in_progress', undefined, false],
  ['skipped', undefined, false],
  ['neutral', undefined, false],
  ['success', undefined, false],
  [undefined, undefined, true],
] as const)('%s, stopped by %s, calls for people: %s', (conclusion, by, calls) => {
  expect(callsForPeople(conclusion, by)).toBe(calls);
});
