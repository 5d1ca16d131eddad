import { expect, test } from 'vitest';
import { decideConclusion } from '../../../src/build/conclusion.ts';
import { readEvent } from '../../../src/build/event/events.ts';
import { example } from '../../support/events.ts';

const readEventConclusion = (name: string, event: object) =>
  readEvent({ GITHUB_EVENT_NAME: name }, event).eventConclusion;

test('the option takes precedence over the event, the event over the job', () => {
  const runner = { job: { status: 'cancelled' } };
  const status = { type: 'conclusion', conclusion: 'success' } as const;
  expect(decideConclusion(status, runner, 'failure')).toEqual({ conclusion: 'success', source: 'status' });
  expect(decideConclusion(undefined, runner, 'failure')).toEqual({ conclusion: 'failure', source: 'event' });
  expect(decideConclusion(undefined, runner)).toEqual({ conclusion: 'cancelled', source: 'job' });
});

test.each([
  [['success', 'failure', 'cancelled'], 'failure'],
  [['skipped', 'success'], 'success'],
  [['neutral', 'skipped'], 'neutral'],
] as const)('the jobs %j together are %s', (results, conclusion) => {
  expect(decideConclusion({ type: 'needs', results, passed: [] }, {})).toEqual({
    conclusion,
    source: 'needs',
  });
});

test.each([
  [{ job: { status: 'success' } }, 'success'],
  [{ job: { status: 'success' }, action_status: 'failure' }, 'failure'],
  [{ job: { status: 'cancelled' }, action_status: 'failure' }, 'failure'],
  [{ job: { status: 'success' }, action_status: '' }, 'success'],
  [{ job: null, action_status: null }, undefined],
])('the job so far, %j, is %s', (runner, conclusion) => {
  const verdict = decideConclusion(undefined, runner);
  expect(verdict.conclusion).toBe(conclusion);
  expect(verdict).toMatchObject({ source: 'job' });
});

test.each([
  ['startup_failure', 'failure'],
  ['stale', 'neutral'],
  ['action_required', 'action_required'],
  ['an unknown conclusion', 'neutral'],
])('an event with the conclusion %s is %s', (conclusion, expected) => {
  for (const name of ['workflow_run', 'check_run']) {
    expect(readEventConclusion(name, { [name]: { conclusion } })).toBe(expected);
  }
});

test('an event before its completion, without its subject, or of another type', () => {
  expect(readEventConclusion('workflow_run', { workflow_run: { conclusion: null } })).toBe('pending');
  expect(readEventConclusion('deployment_status', { deployment_status: { state: 'in_progress' } })).toBe('pending');
  expect(readEventConclusion('workflow_run', {})).toBeUndefined();
  expect(readEventConclusion('push', example('push', 0))).toBeUndefined();
});
