import { expect, test } from 'vitest';
import { findFacts } from '../../../support/event-facts.ts';

const ENV = {
  GITHUB_EVENT_NAME: 'workflow_dispatch',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'octo/app',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_RUN_ID: '1234567890',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_JOB: 'build',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
  GITHUB_ACTOR: 'octocat',
};

const facts = (env: object, event: unknown = undefined, runner: object = {}) =>
  findFacts({ env: { ...ENV, ...env }, event, runner });

test('reads environment and runner without a payload', () => {
  const runner = { job: { status: 'success', check_run_id: 55 }, matrix: { os: 'ubuntu-latest', node: 24 } };
  expect(facts({}, undefined, runner)).toEqual({
    ci: 'GitHub Actions',
    event: { name: 'workflow_dispatch' },
    repository: { name: 'octo/app', url: 'https://github.com/octo/app' },
    workflow: 'CI',
    run: { id: 1234567890, number: 42, attempt: 1, url: 'https://github.com/octo/app/actions/runs/1234567890' },
    job: {
      id: 55,
      name: 'build',
      url: 'https://github.com/octo/app/actions/runs/1234567890/job/55',
      matrix: 'ubuntu-latest, 24',
    },
    ref: { type: 'branch', name: 'main', url: 'https://github.com/octo/app/tree/main' },
    commit: { sha: ENV.GITHUB_SHA, short: '6113728', url: `https://github.com/octo/app/commit/${ENV.GITHUB_SHA}` },
    actor: { login: 'octocat', url: 'https://github.com/octocat' },
  });
});

test.each([
  [{ target: { os: 'linux', arch: ['x64', 'arm64'] }, db: '' }, 'linux, x64, arm64'],
  [{ empty: null }, undefined],
])('the matrix job %j reads %s', (matrix, expected) => {
  expect(facts({}, undefined, { matrix }).job?.matrix).toBe(expected);
});

test('the actor is the person who started the run, also if another person sent the event', () => {
  const sender = { login: 'dependabot[bot]', html_url: 'https://github.com/apps/dependabot', type: 'Bot' };
  expect(facts({}, { sender }).actor).toEqual({ login: 'octocat', url: 'https://github.com/octocat' });
  expect(facts({ GITHUB_ACTOR: 'dependabot[bot]' }, { sender }).actor).toEqual({
    login: 'dependabot[bot]',
    url: 'https://github.com/apps/dependabot',
    bot: true,
  });
  expect(facts({ GITHUB_ACTOR: 'renovate[bot]' }).actor).toEqual({
    login: 'renovate[bot]',
    url: 'https://github.com/apps/renovate',
    bot: true,
  });
});

test('the URL in the payload takes precedence, unless it is invalid', () => {
  const page = 'https://ci.example/sub/path/octo/app';
  const behind = facts({}, { repository: { full_name: 'octo/app', html_url: page } });
  expect(behind.run?.url).toBe(`${page}/actions/runs/1234567890`);
  for (const html_url of ['javascript:alert(1)', 'git@host:octo/app', 'https://user:pass@host/octo/app', 7, '']) {
    expect(facts({}, { repository: { html_url } }).repository?.url).toBe('https://github.com/octo/app');
  }
  const noServer = { GITHUB_SERVER_URL: undefined };
  expect(facts(noServer, { repository: { html_url: page } }).actor?.url).toBe('https://ci.example/sub/path/octocat');
  expect(facts(noServer).run).toEqual({ id: 1234567890, number: 42, attempt: 1 });
});

test.each([
  ['GITEA_ACTIONS', 'Gitea Actions', 1234567890],
  ['FORGEJO_ACTIONS', 'Forgejo Actions', 42],
])('%s: the other URL scheme', (variable, ci, run) => {
  const gitea = { [variable]: 'true', GITEA_ACTIONS: 'true', GITHUB_SERVER_URL: 'https://gitea.example' };
  const repository = 'https://gitea.example/octo/app';
  const built = facts({ ...gitea, GITHUB_RUN_ATTEMPT: '2' }, undefined, { job: { check_run_id: 5 } });
  expect(built.ci).toBe(ci);
  expect(built.run?.url).toBe(`${repository}/actions/runs/${run}`);
  expect(built.job).toEqual({ id: 5, name: 'build' });
  expect(built.ref?.url).toBe(`${repository}/src/branch/main`);
  expect(built.commit?.url).toBe(`${repository}/commit/${ENV.GITHUB_SHA}`);
  expect(facts({ ...gitea, GITHUB_REF: 'refs/tags/v1/x y' }).ref?.url).toBe(`${repository}/src/tag/v1/x%20y`);
  const pull = facts({ ...gitea, GITHUB_EVENT_NAME: 'pull_request' }, { pull_request: { number: 7 } });
  expect(pull.pull_request?.url).toBe(`${repository}/pulls/7`);
});

test('the actor is the person who requested a re-run; a schedule has none', () => {
  const again = { GITHUB_RUN_ATTEMPT: '2', GITHUB_TRIGGERING_ACTOR: 'grace' };
  expect(facts(again).run?.started_by).toEqual({ login: 'grace', url: 'https://github.com/grace' });
  const clock = { GITHUB_EVENT_NAME: 'schedule', GITHUB_TRIGGERING_ACTOR: 'grace' };
  expect(facts({ ...clock, GITHUB_RUN_ATTEMPT: '1' }).run?.started_by).toBeUndefined();
  expect(facts({ ...clock, GITHUB_RUN_ATTEMPT: '2' }).run?.started_by?.login).toBe('grace');
});

test.each([['feat/#42 50%', 'feat/%2342%2050%25']])('the branch %j is encoded in its link', (name, encoded) => {
  expect(facts({ GITHUB_REF: `refs/heads/${name}` }).ref?.url).toBe(`https://github.com/octo/app/tree/${encoded}`);
});
