import { expect, test } from 'vitest';
import { findFacts } from '../../../support/event-facts.ts';
import { example, failedDeploymentStatus, schedule } from '../../../support/events.ts';

const REPOSITORY = 'https://github.com/Codertocat/Hello-World';
const OWN = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'Codertocat/Hello-World',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_RUN_ID: '777',
  GITHUB_RUN_NUMBER: '7',
  GITHUB_JOB: 'build',
  GITHUB_ACTOR: 'octocat',
};

const facts = (name: string, event: unknown, env: Record<string, string> = {}) =>
  findFacts({ env: { ...OWN, GITHUB_EVENT_NAME: name, ...env }, event, runner: {} });

test('a release has the name of its title, else of its tag', () => {
  const event = example('release', 0);
  const changes = { name: 'Spring cleaning', tag_name: 'v2.0/rc 1', html_url: '', body: '## New\r\n' };
  const titled = facts('release', { ...event, release: { ...event.release, ...changes } });
  const url = `${REPOSITORY}/releases/tag/v2.0/rc%201`;
  expect(titled.release).toMatchObject({ name: 'Spring cleaning', tag: 'v2.0/rc 1', url, notes: '## New' });
  expect(titled.ref).toEqual({ type: 'tag', name: 'v2.0/rc 1', url: `${REPOSITORY}/tree/v2.0/rc%201` });
  expect(facts('release', event).release?.name).toBe('0.0.1');
});

test('a deployment belongs to the current run', () => {
  const env = { GITHUB_REF: 'refs/tags/v1' };
  const event = example('deployment', 0);
  const tagged = facts('deployment', { ...event, deployment: { ...event.deployment, ref: 'v1' } }, env);
  expect(tagged).toMatchObject({
    workflow: 'CI',
    job: { name: 'build' },
    deployment: { id: 145988746, environment: 'production' },
    ref: { type: 'tag', name: 'v1' },
    commit: { sha: event.deployment.sha },
  });
  expect(tagged.conclusion).toBeUndefined();
  const { sha } = event.deployment;
  expect(facts('deployment', { ...event, deployment: { ...event.deployment, ref: sha } }).ref).toBeUndefined();
});

test.each([
  ['failure', 'failure'],
  ['success', 'success'],
  ['pending', undefined],
])('a deployment in state %s is %s', (state, conclusion) => {
  const { event, payload } = failedDeploymentStatus();
  const deployment_status = { ...(payload['deployment_status'] as object), state };
  const status = facts(event, { ...payload, deployment_status });
  expect(status.conclusion).toBe(conclusion);
  expect(status.deployment).toMatchObject({ id: 145988746, environment: 'production', state, ref: 'master' });
  expect(status.deployment?.started_at).toBe('2019-05-15T15:20:53Z');
  expect(status.deployment?.duration_seconds).toBe(conclusion === undefined ? undefined : 2);
  expect(status.ref?.name).toBe('master');
});

test.each([['refs/pull/12/merge', 12]])(
  'a preview of %s belongs to that pull request, and to no branch',
  (ref, number) => {
    const event = example('deployment', 0);
    const preview = facts('deployment', { ...event, deployment: { ...event.deployment, ref } });
    expect(preview).toMatchObject({ pull_request: { number, url: `${REPOSITORY}/pull/${number}` } });
    expect(preview.ref).toBeUndefined();
    expect(preview.deployment?.ref).toBeUndefined();
  },
);

test('a deployment by an app has no run; one by a workflow has its run', () => {
  const { event, payload } = failedDeploymentStatus();
  const outside = facts(event, payload);
  expect([outside.run, outside.job, outside.workflow]).toEqual([undefined, undefined, undefined]);
  const addresses = { environment_url: 'https://shop.example', log_url: 'https://logs.example/1', target_url: '' };
  const inside = facts(event, {
    ...payload,
    deployment_status: { ...(payload['deployment_status'] as object), ...addresses },
    workflow: { name: 'Deploy' },
    workflow_run: { id: 5, run_number: 2, run_attempt: 1, actor: { login: 'mona' } },
    check_run: { id: 9, name: 'to production', html_url: `${REPOSITORY}/runs/9` },
  });
  expect(inside).toMatchObject({
    workflow: 'Deploy',
    run: { id: 5, number: 2, url: `${REPOSITORY}/actions/runs/5` },
    job: { id: 9, name: 'to production', url: `${REPOSITORY}/runs/9` },
    actor: { login: 'mona' },
    deployment: { url: 'https://shop.example/', log_url: 'https://logs.example/1' },
  });
});

test('a schedule has its cron expression and no actor', () => {
  const { event, payload } = schedule();
  const scheduled = facts(event, payload, { GITHUB_REF: 'refs/heads/main' });
  expect(scheduled).toMatchObject({ schedule: '17 4 * * 1-5', workflow: 'CI', ref: { name: 'main' } });
  expect(scheduled.actor).toBeUndefined();
});

test('a dispatch contains its inputs', () => {
  const inputs = { environment: 'staging', dry: 'true' };
  expect(facts('workflow_dispatch', { ...example('workflow_dispatch', 0), inputs })).toMatchObject({ inputs });
  expect(facts('workflow_dispatch', { inputs: {} }).inputs).toBeUndefined();
  expect(facts('workflow_dispatch', { inputs: null }).inputs).toBeUndefined();
  const client_payload = { version: '1.2.3', nested: { a: [1] } };
  expect(facts('repository_dispatch', { action: 'go', client_payload })).toMatchObject({
    event: { name: 'repository_dispatch', action: 'go' },
    inputs: client_payload,
  });
});

test('a merge group names the pull request of its branch', () => {
  const merge_group = { head_ref: 'refs/heads/gh-readonly-queue/release/2.x/pr-8-abc' };
  const expected = { number: 8, url: `${REPOSITORY}/pull/8`, base: 'release/2.x' };
  expect(facts('merge_group', { merge_group }).pull_request).toEqual(expected);
});

test('a check reports its times and pull request', () => {
  const event = example('check_run', 0);
  const times = { started_at: '2019-05-15T15:21:12Z', completed_at: '2019-05-15T15:23:12Z' };
  const check = facts('check_run', { ...event, check_run: { ...event.check_run, ...times, conclusion: 'timed_out' } });
  expect(check).toMatchObject({
    conclusion: 'timed_out',
    pull_request: { number: 2, head: 'changes', base: 'master' },
  });
  expect(check.run).toMatchObject({ started_at: times.started_at, duration_seconds: 120 });
});

test('a comment has its URL, on issues and on pull requests', () => {
  const event = example('issue_comment', 0);
  const item = {
    title: 'Spelling error in the README file',
    number: 1,
    url: `${REPOSITORY}/issues/1#issuecomment-492700400`,
    comment: "You are totally right! I'll get this fixed right away.",
  };
  const commented = facts('issue_comment', event);
  expect(commented.item).toMatchObject({ type: 'issue', ...item });
  expect(commented.pull_request).toBeUndefined();
  const url = `${REPOSITORY}/pull/1`;
  const issue = { ...event.issue, pull_request: { html_url: url } };
  const onPull = facts('issue_comment', { ...event, issue });
  // Gitea repeats the pull request.
  const repeated = { ...event, issue, pull_request: example('pull_request', 0).pull_request };
  expect(facts('issue_comment', repeated)).toMatchObject({ ref: undefined, commit: undefined });
  expect(onPull.item).toMatchObject({ type: 'pull request', ...item });
  expect(onPull.pull_request).toMatchObject({ number: 1, title: item.title, url, author: { login: 'Codertocat' } });
});
