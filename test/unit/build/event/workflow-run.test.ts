import { expect, test } from 'vitest';
import { findFacts } from '../../../support/event-facts.ts';
import { failedWorkflowRun } from '../../../support/events.ts';

const REPOSITORY = 'https://github.com/octo-org/octo-repo';
const SHA = '3484a3fb816e0859fd6e1cea078d76385ff50625';

/** Describes the notifier's own run, which must not appear. */
const OWN = {
  GITHUB_EVENT_NAME: 'workflow_run',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'octo-org/octo-repo',
  GITHUB_WORKFLOW: 'Notify',
  GITHUB_RUN_ID: '777',
  GITHUB_RUN_NUMBER: '7',
  GITHUB_JOB: 'notify',
  GITHUB_REF: 'refs/heads/default',
  GITHUB_SHA: 'f'.repeat(40),
  GITHUB_ACTOR: 'somebody-else',
};

const facts = (event: unknown) => findFacts({ env: OWN, event, runner: { job: { status: 'success' } } });

/** Builds the failed run with some fields changed. */
function upstream(changes: object): object {
  const { payload } = failedWorkflowRun();
  return { ...payload, workflow_run: { ...(payload['workflow_run'] as object), ...changes } };
}

test('the upstream run is reported, without data of the notifier', () => {
  const times = { run_started_at: '2020-10-05T16:33:49Z', updated_at: '2020-10-05T16:36:04Z' };
  expect(facts(upstream({ ...times, actor: null }))).toEqual({
    ci: 'GitHub Actions',
    event: { name: 'workflow_run', action: 'completed' },
    conclusion: 'failure',
    repository: { name: 'octo-org/octo-repo', url: REPOSITORY, default_branch: 'master', private: false },
    workflow: 'test',
    workflow_path: '.github/workflows/test.yml',
    run: {
      id: 289782451,
      number: 163,
      attempt: 1,
      event: 'repository_dispatch',
      url: `${REPOSITORY}/actions/runs/289782451`,
      title: 'ci(action): update actions/setup-node digest to 8c91899',
      started_by: { login: 'Codertocat', url: 'https://github.com/Codertocat' },
      started_at: times.run_started_at,
      duration_seconds: 135,
    },
    ref: { type: 'branch', name: 'master', url: `${REPOSITORY}/tree/master` },
    commit: {
      sha: SHA,
      short: '3484a3f',
      subject: 'build(test): check workflow run event payload',
      message: 'build(test): check workflow run event payload',
      url: `${REPOSITORY}/commit/${SHA}`,
      author: {
        login: 'matfax',
        name: 'Matthias Fax',
        email: 'matfax@users.noreply.github.com',
        url: 'https://github.com/matfax',
      },
    },
  });
});

test('a later attempt has a separate page and time', () => {
  const again = { run_attempt: 3, run_started_at: '2020-10-06T08:00:00Z', updated_at: '2020-10-06T08:00:30Z' };
  expect(facts(upstream(again)).run).toMatchObject({
    attempt: 3,
    url: `${REPOSITORY}/actions/runs/289782451/attempts/3`,
    duration_seconds: 30,
  });
  const unknown = { run_attempt: 3, run_started_at: null, created_at: '2020-10-05T16:33:49Z' };
  expect(facts(upstream(unknown)).run?.duration_seconds).toBeUndefined();
});

const current = { id: 1, full_name: 'octo-org/octo-repo', html_url: REPOSITORY, owner: { login: 'octo-org' } };
const fork = { id: 2, full_name: 'octo/fork', html_url: 'https://github.com/octo/fork', owner: { login: 'octo' } };
const pull = {
  url: 'https://api.github.com/repos/octo-org/octo-repo/pulls/12',
  number: 12,
  head: { ref: 'fix', sha: 'a'.repeat(40), repo: { id: 1 } },
  base: { ref: 'master', sha: 'b'.repeat(40), repo: { id: 1 } },
};

test('the pull request of the upstream run', () => {
  const pull_requests = [{ ...pull, number: 3, base: { ref: 'main', repo: { id: 55 } } }, pull];
  const event = { ...upstream({ event: 'pull_request', pull_requests }), repository: current };
  const expected = { number: 12, url: `${REPOSITORY}/pull/12`, head: 'fix', base: 'master', fork: false };
  expect(facts(event).pull_request).toEqual(expected);
});

test('a run of a fork includes the owner in the branch and links to the fork', () => {
  const forked = { event: 'pull_request', head_branch: 'master', pull_requests: [], repository: current };
  const facts_ = facts(upstream({ ...forked, head_repository: fork }));
  expect(facts_.ref).toEqual({ type: 'branch', name: 'octo:master', url: 'https://github.com/octo/fork/tree/master' });
  expect(facts_.commit?.url).toBe(`https://github.com/octo/fork/commit/${SHA}`);
  expect(facts(upstream({ ...forked, head_repository: null }))?.ref).toBeUndefined();
});

test('pull_request_target omits the commit of the base and its author', () => {
  const target = { event: 'pull_request_target', pull_requests: [] };
  expect(facts(upstream(target))?.commit).toBeUndefined();
  expect(facts({ ...upstream({ ...target, pull_requests: [pull] }), repository: current }).commit).toEqual({
    sha: 'a'.repeat(40),
    short: 'aaaaaaa',
    url: `${REPOSITORY}/commit/${'a'.repeat(40)}`,
  });
});

test('a pull request of this repository has the title that hosts give its run', () => {
  const titled = { event: 'pull_request', pull_requests: [pull], display_title: 'Add gift cards' };
  const { payload } = failedWorkflowRun();
  const name = (payload as { workflow_run: { name: string } }).workflow_run.name;
  const event = { ...upstream(titled), repository: current, workflow: { name } };
  expect(facts(event).pull_request?.title).toBe('Add gift cards');
  expect(facts(event).run?.title).toBeUndefined();
  const named = { ...event, workflow: { name: 'Other' } };
  expect(facts(named).pull_request?.title).toBeUndefined();
  expect(facts(named).run?.title).toBe('Add gift cards');
  const line = { display_title: 'build(test): check workflow run event payload' };
  expect(facts(upstream(line)).run?.title).toBeUndefined();
});

test('a run of the merge queue has the tested commit and the pull request of its branch', () => {
  const head_branch = `gh-readonly-queue/main/pr-104-${'a'.repeat(40)}`;
  const queued = facts(upstream({ event: 'merge_group', head_branch, head_sha: '9'.repeat(40) }));
  expect(queued.commit?.sha).toBe('9'.repeat(40));
  expect(queued.pull_request).toMatchObject({ number: 104, base: 'main' });
});

test('a run that could not start is reported as such', () => {
  expect(facts(upstream({ conclusion: 'startup_failure' }))).toMatchObject({
    conclusion: 'failure',
    stopped: { by: 'startup_failure' },
  });
});
