import { expect, test } from 'vitest';
import { contextsFor, DEFAULT_SHA } from '../../standin/contexts.ts';
import * as events from '../../support/events.ts';

test.each([
  ['push', 4, { ref: 'refs/heads/master', ref_name: 'master', ref_type: 'branch', actor: 'Codertocat' }],
  ['push', 0, { ref: 'refs/tags/simple-tag', ref_name: 'simple-tag', ref_type: 'tag' }],
  ['pull_request', 0, { ref: 'refs/pull/2/merge', ref_name: '2/merge', head_ref: 'changes', base_ref: 'master' }],
  ['workflow_run', 1, { ref: 'refs/heads/master', sha: DEFAULT_SHA }],
  ['release', 0, { ref_type: 'tag' }],
  ['deployment_status', 0, { ref: 'refs/heads/master', sha: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e' }],
  ['workflow_dispatch', 1, { ref: 'refs/heads/master' }],
] as const)('the github context of %s %i', (event, index, expected) => {
  const { github } = contextsFor(event, events.example(event, index));
  expect(github).toMatchObject({ event_name: event, ...expected });
});

test('a merge group runs on its own branch, a pull_request_target on the base', () => {
  expect(contextsFor('merge_group', events.example('merge_group')).github['ref']).toMatch(/^refs\/heads\/gh-readonly/);
  const { event, payload } = events.pullRequestTarget();
  expect(contextsFor(event, payload).github).toMatchObject({ ref: 'refs/heads/master', head_ref: 'changes' });
});

test('every example makes contexts without a hole', () => {
  const all = events.allExamples();
  expect(all).toHaveLength(329);
  expect(new Set(all.map(({ event }) => event)).size).toBe(58);
  for (const { event, payload } of all)
    expect(JSON.stringify(contextsFor(event, payload))).not.toMatch(/undefined|null\/merge/);
});

test('changes are merged into the defaults', () => {
  const contexts = contextsFor(
    'push',
    {},
    { github: { run_id: '1' }, job: { status: 'failure' }, matrix: { node: 24 } },
  );
  expect(contexts.github).toMatchObject({ run_id: '1', run_number: '42' });
  expect(contexts.job).toMatchObject({ status: 'failure', check_run_id: 48_001_234_567 });
  expect(contexts.matrix).toEqual({ node: 24 });
  expect(contextsFor('push', {}).matrix).toBeNull();
  expect(contextsFor('push', {}).github['ref']).toBe('refs/heads/main');
});

test('examples are copies, and those that do not exist are named', () => {
  const changed = events.example('push', 4);
  changed.ref = 'refs/heads/changed';
  expect(events.example('push', 4).ref).toBe('refs/heads/master');
  expect(() => events.example('push', 99)).toThrow('no example 99 of the event push');
});
