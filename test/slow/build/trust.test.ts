/** Tests the trust in files of real checkouts, as created by steps. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../../src/process/environment.ts';
import {
  byHand,
  type CheckoutStep,
  checkOut,
  type GitServer,
  type KnownCommits,
  startGitServer,
} from '../../support/runner-checkout.ts';

const FILE = '.github/notify.md';
let server: GitServer;
let commits: KnownCommits;
beforeAll(async () => {
  server = await startGitServer({ [FILE]: 'Ask @here\n', 'crlf.md': 'a\r\nb\r\n' });
  commits = server.commits;
});
afterAll(() => server.close());

/** Runner variables of an event. Default commit: the branch's. */
interface RunnerEvent {
  readonly event: string;
  readonly ref?: string;
  readonly sha?: string;
  readonly payload?: object;
}

function environment({ event, ref = 'refs/heads/main', sha = commits.main, payload = {} }: RunnerEvent) {
  const path = join(server.folder(), 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  return {
    ...{ PATH: process.env['PATH'], GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: event },
    ...{ GITHUB_REPOSITORY: 'acme/shop', GITHUB_SERVER_URL: server.url, GITHUB_REF: ref, GITHUB_SHA: sha },
  };
}

async function readTrust(workspace: string, event: RunnerEvent, file = FILE, more: object = {}) {
  const read = await openWorkspace({ ...environment(event), ...more }, workspace).read(file);
  if (read.type === 'error') throw new Error(read.message);
  return read.trust;
}

const made = new Map<string, Promise<string>>();

/** A workspace that no test changes. */
function checkedOut(step: CheckoutStep): Promise<string> {
  const key = JSON.stringify(step);
  const existing = made.get(key) ?? checkOut(server, server.folder(), step);
  made.set(key, existing);
  return existing;
}

const OWN = { type: 'trusted' };
const NOT_PROVED = /^the checked-out commit \([0-9a-f]{7}\) is not known to belong to a branch or tag of acme\/shop$/;
const untrusted = (why: string | RegExp) => ({ type: 'untrusted', why: expect.stringMatching(why) });

const pull = (number: 11 | 12) => {
  const [merge, head, full_name] =
    number === 11
      ? [commits.mergeOf11, commits.feature, 'acme/shop']
      : [commits.mergeOf12, commits.forks, 'mallory/shop'];
  const base = { sha: commits.main, repo: { full_name: 'Acme/Shop' } };
  const payload = { pull_request: { head: { sha: head, repo: { full_name } }, base } };
  return { event: 'pull_request', ref: `refs/pull/${number}/merge`, sha: merge, payload };
};
const getRun = (repository: string | null, sha: string, event = 'pull_request') => ({
  event: 'workflow_run',
  payload: {
    workflow_run: { event, head_sha: sha, head_repository: repository === null ? null : { full_name: repository } },
  },
});

/** A checkout of a step, with commits by name: `#forks`. */
type Row = readonly [name: string, step: CheckoutStep, event: string | (() => RunnerEvent)];

const withCommits = (step: CheckoutStep): CheckoutStep =>
  Object.fromEntries(
    Object.entries(step).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('#') ? commits[value.slice(1) as keyof KnownCommits] : value,
    ]),
  );
const toEvent = (event: Row[2]): RunnerEvent => (typeof event === 'string' ? { event } : event());
const onTarget = () => ({ ...pull(12), event: 'pull_request_target', ref: 'refs/heads/main', sha: commits.main });

describe('step trusts a checkout of', () => {
  test.each<Row>([
    ['a push', { commit: '#main' }, 'push'],
    [
      'a push of a tag',
      { ref: 'refs/tags/v1', commit: '#first' },
      () => ({ event: 'push', ref: 'refs/tags/v1', sha: commits.first }),
    ],
    ['a schedule', { commit: '#main' }, 'schedule'],
    ['an unknown event', { commit: '#main' }, 'one of the year 2040'],
    ['pull_request_target, which is the base', { commit: '#main' }, onTarget],
    [
      'a fork’s workflow_run, which is the default branch',
      { commit: '#main' },
      () => getRun('mallory/shop', commits.forks),
    ],
    ['another branch by name', { ref: 'feature' }, 'issue_comment'],
    [
      'another branch by its complete name, with its history',
      { ref: 'refs/heads/feature', depth: 0 },
      'repository_dispatch',
    ],
    ['a tag by name', { ref: 'v1' }, 'issue_comment'],
    ['an annotated tag by name', { ref: 'v2' }, 'issue_comment'],
    ['an older commit, with the history', { ref: '#first', depth: 0 }, 'issue_comment'],
    ['the head of a pull request of this repository', { ref: '#feature' }, () => pull(11)],
    ['the base of a fork’s pull request', { ref: '#main' }, () => pull(12)],
    ['the commit of a run of this repository', { ref: '#feature' }, () => getRun('acme/shop', commits.feature)],
    ['a fork, where it is at a commit of this repository', { ref: '#main' }, 'issue_comment'],
  ])('%s', async (_, step, event) => {
    const workspace = await checkedOut(withCommits(step));
    expect(await readTrust(workspace, toEvent(event))).toEqual(OWN);
    expect(await readTrust(workspace, toEvent(event), 'crlf.md')).toEqual(OWN);
  });
});

describe('step distrusts a checkout of', () => {
  const merge = { ref: 'refs/pull/12/merge', commit: '#mergeOf12' };
  test.each<Row>([
    ['a fork’s pull request', merge, () => pull(12)],
    ['the same with its history', { ...merge, depth: 0 }, () => pull(12)],
    [
      'the trial merge of a pull request of this repository',
      { ref: 'refs/pull/11/merge', commit: '#mergeOf11' },
      () => pull(11),
    ],
    ['the head of a fork’s pull request', { ref: '#forks' }, () => pull(12)],
    ['the same on pull_request_target', { ref: '#forks' }, onTarget],
    ...['issue_comment', 'repository_dispatch', 'workflow_dispatch', 'push', 'one of the year 2040'].map(
      (event): Row => [`a pull request on ${event}`, { ref: 'refs/pull/12/head' }, event],
    ),
    ['a pull request by its commit', { ref: '#forks', depth: 0 }, 'issue_comment'],
    ['the commit of a fork’s run', { ref: '#forks' }, () => getRun('mallory/shop', commits.forks)],
    ['the commit of a run whose fork is deleted', { ref: '#forks' }, () => getRun(null, commits.forks)],
    [
      'the commit of a run that a stranger may start',
      { ref: '#forks' },
      () => getRun('acme/shop', commits.forks, 'deployment'),
    ],
    ['the branch of a fork', { repository: 'mallory/shop', ref: 'main' }, () => getRun('mallory/shop', commits.forks)],
    ['a branch of a fork on a push', { repository: 'mallory/shop', ref: 'main' }, 'push'],
  ])('%s', async (_, step, event) => {
    const workspace = await checkedOut(withCommits(step));
    expect(await readTrust(workspace, toEvent(event))).toMatchObject(untrusted(NOT_PROVED));
  });
});

describe('pull request that a step fetches manually is untrusted', () => {
  const main = 'refs/remotes/origin/main';
  const fork = () => `${server.url}/mallory/shop`;
  test.each<[string, () => readonly string[]]>([
    ['into a branch', () => ['fetch origin refs/pull/12/head:proposed', 'checkout proposed']],
    ['by FETCH_HEAD', () => ['fetch origin refs/pull/12/head', 'checkout FETCH_HEAD']],
    [
      'in the place of a branch of origin',
      () => ['fetch origin +refs/pull/12/head:refs/remotes/origin/proposed', 'checkout -b proposed origin/proposed'],
    ],
    ['in the place of main', () => [`fetch origin +refs/pull/12/head:${main}`, 'reset --hard origin/main']],
    [
      'as all pull requests, with a fetch after it',
      () => [
        'fetch origin +refs/pull/*/head:refs/remotes/origin/pr/*',
        'checkout -b pr/12 origin/pr/12',
        'fetch origin main',
      ],
    ],
    [
      'from a fork in the place of a branch of origin',
      () => [`fetch ${fork()} main:refs/remotes/origin/other`, 'checkout -b other origin/other', 'fetch origin main'],
    ],
    [
      'and pushes to the fork',
      () => [
        'fetch origin refs/pull/12/head',
        'checkout -b mended FETCH_HEAD',
        `config remote.origin.pushurl ${fork()}`,
        'push origin mended',
      ],
    ],
    ['from a fork with the name of a branch of this repository', () => [`fetch ${fork()} main`, 'checkout FETCH_HEAD']],
    [
      'and merges',
      () => [
        'fetch origin refs/pull/12/head',
        'merge --strategy-option=theirs --allow-unrelated-histories --no-edit FETCH_HEAD',
      ],
    ],
  ])('%s', async (_, commands) => {
    const workspace = server.folder();
    await checkOut(server, workspace, { commit: commits.main });
    for (const command of commands()) await byHand(workspace, ...command.split(' '));
    expect(await readTrust(workspace, { event: 'issue_comment' })).toMatchObject(untrusted(NOT_PROVED));
    expect(await readTrust(workspace, { event: 'push' })).toMatchObject(untrusted(NOT_PROVED));
  });
});

test('files that a commit of the job leaves unchanged are trusted', async () => {
  const workspace = server.folder();
  await checkOut(server, workspace, { ref: 'feature' });
  await byHand(workspace, 'checkout', '--quiet', '-b', 'release');
  writeFileSync(join(workspace, 'crlf.md'), 'Release 2');
  await byHand(workspace, 'commit', '--quiet', '--all', '--message', 'Release 2');
  expect(await readTrust(workspace, { event: 'push' })).toEqual(OWN);
  expect(await readTrust(workspace, { event: 'push' }, 'crlf.md')).toMatchObject(untrusted(NOT_PROVED));
});

test('manual clone is trusted in a run that started here, and in no other', async () => {
  const workspace = server.folder();
  await byHand(workspace, 'clone', '--quiet', '--branch', 'feature', `${server.url}/acme/shop.git`, 'own');
  await byHand(workspace, 'clone', '--quiet', `${server.url}/mallory/shop`, 'other');
  expect(await readTrust(workspace, { event: 'push' }, `own/${FILE}`)).toEqual(OWN);
  for (const clone of ['own', 'other'])
    expect(await readTrust(workspace, { event: 'issue_comment' }, `${clone}/${FILE}`)).toMatchObject(
      untrusted(NOT_PROVED),
    );
});

test('each folder is judged by the checkout that contains it', async () => {
  const workspace = server.folder();
  await checkOut(server, workspace, { commit: commits.main });
  await checkOut(server, workspace, { ref: 'refs/pull/12/head', path: 'proposed' });
  const event = { event: 'workflow_dispatch' };
  expect(await readTrust(workspace, event)).toEqual(OWN);
  expect(await readTrust(workspace, event, `proposed/${FILE}`)).toMatchObject(untrusted(NOT_PROVED));
});

test('worktree, packed refs, and a folder of another user', async () => {
  const workspace = server.folder();
  const folder = await checkOut(server, workspace, { ref: 'feature', path: 'main' });
  await byHand(folder, 'worktree', 'add', '--quiet', '--detach', '../other', commits.feature);
  await byHand(folder, 'pack-refs', '--all');
  const event = { event: 'repository_dispatch', sha: commits.feature, ref: 'refs/heads/feature' };
  expect(await readTrust(workspace, event, `main/${FILE}`)).toEqual(OWN);
  expect(await readTrust(workspace, event, `other/${FILE}`)).toEqual(OWN);
  const asAnother = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
  expect(await readTrust(workspace, event, `main/${FILE}`, asAnother)).toEqual(OWN);
});

test('file that differs from the commit is trusted only if no external contributor can start the run', async () => {
  const workspace = server.folder();
  await checkOut(server, workspace, { commit: commits.main });
  mkdirSync(join(workspace, 'artifact'));
  for (const file of ['artifact/new.md', 'crlf.md']) writeFileSync(join(workspace, file), 'Ask @here too');
  for (const file of ['artifact/new.md', 'crlf.md']) {
    const run = getRun('mallory/shop', commits.forks);
    expect(await readTrust(workspace, run, file)).toMatchObject(untrusted('known to match the checked-out commit'));
    for (const event of ['push', 'schedule', 'workflow_dispatch', 'release']) {
      expect(await readTrust(workspace, { event }, file)).toEqual(OWN);
    }
  }
});

test('event decides without a checkout, and unknown origins are untrusted', async () => {
  const workspace = server.folder();
  writeFileSync(join(workspace, 'made.md'), '@here');
  for (const event of ['push', 'schedule', 'workflow_dispatch', 'release']) {
    expect(await readTrust(workspace, { event }, 'made.md')).toEqual(OWN);
  }
  for (const event of ['pull_request', 'issue_comment', 'workflow_run', 'repository_dispatch', '']) {
    expect(await readTrust(workspace, { event }, 'made.md')).toMatchObject(untrusted('no checkout proves'));
  }
});

test('unreadable checkout, or one without git, is untrusted', async () => {
  const workspace = server.folder();
  await checkOut(server, workspace, { ref: 'feature' });
  const event = { event: 'issue_comment' };
  for (const name of ['issue_comment', 'push']) {
    expect(await readTrust(workspace, { event: name }, FILE, { PATH: '/nowhere' })).toMatchObject(
      untrusted('^the checkout is not known'),
    );
  }
  rmSync(join(workspace, '.git/HEAD'));
  expect(await readTrust(workspace, event)).toMatchObject(untrusted('^the checkout is not known'));
});

test('pull request outside of a runner is detected by its CI system, and a developer machine is trusted', async () => {
  const workspace = server.folder();
  writeFileSync(join(workspace, 'a.md'), '@here');
  const trust = async (env: Readonly<Record<string, string>>) => {
    const read = await openWorkspace(env, workspace).read('a.md');
    return read.type === 'ok' ? read.trust.type : read;
  };
  const gitlab = { GITLAB_CI: 'true', CI_MERGE_REQUEST_IID: '4', CI_MERGE_REQUEST_PROJECT_PATH: 'acme/shop' };
  expect(await trust({})).toBe('trusted');
  expect(await trust({ GITLAB_CI: 'true' })).toBe('trusted');
  expect(await trust({ ...gitlab, CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'acme/shop' })).toBe('trusted');
  expect(await trust({ ...gitlab, CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'mallory/shop' })).toBe('untrusted');
  expect(await trust({ BITBUCKET_BUILD_NUMBER: '4', BITBUCKET_COMMIT: 'f', BITBUCKET_PR_ID: '7' })).toBe('untrusted');
  expect(await trust({ GITHUB_EVENT_NAME: 'push' })).toBe('trusted');
  expect(await trust({ GITHUB_EVENT_NAME: 'pull_request' })).toBe('untrusted');
});
