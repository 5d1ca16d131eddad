import { expect, test } from 'vitest';
import { isProposal } from '../../../../src/build/event/pull-request.ts';
import { findEventCommits } from '../../../../src/build/trust/trust.ts';

const HERE = { GITHUB_REPOSITORY: 'acme/shop', GITHUB_SHA: 'the sha' };
const repo = { full_name: 'acme/shop' };
const fork = { full_name: 'mallory/shop' };

test.each<[ref: string | undefined, commits: readonly string[]]>([
  ['refs/heads/main', ['the sha']],
  ['refs/tags/v1', ['the sha']],
  ['refs/pull/12/merge', []],
  ['main', []],
  [undefined, []],
])('the commit of the runner counts by its ref: %s', (ref, commits) => {
  expect(findEventCommits({ ...HERE, GITHUB_REF: ref }, {})).toEqual(commits);
});

test('a pull request counts both of its commits that are in this repository', () => {
  const ends = (head: object | null, base: object | null) =>
    findEventCommits(HERE, { pull_request: { head: { sha: 'head', repo: head }, base: { sha: 'base', repo: base } } });
  expect(ends(repo, repo)).toEqual(['head', 'base']);
  expect(ends({ full_name: 'ACME/Shop' }, repo)).toEqual(['head', 'base']);
  expect(ends(fork, repo)).toEqual(['base']);
  expect(ends({ full_name: 'acme/shop-2' }, fork)).toEqual([]);
});

test.each<[event: string, home: object | null, commits: readonly string[]]>([
  ['push', repo, ['run']],
  ['pull_request', repo, ['run']],
  ['pull_request', fork, []],
  ['push', fork, []],
  ['pull_request', null, []],
  ['deployment', repo, []],
  ['one of the year 2040', repo, []],
])('the commit of another run counts by its event: %s', (event, home, commits) => {
  const payload = { workflow_run: { event, head_sha: 'run', head_repository: home } };
  expect(findEventCommits(HERE, payload)).toEqual(commits);
});

test('no commit counts if the runner names no repository', () => {
  const payload = { workflow_run: { event: 'push', head_sha: 'run', head_repository: {} } };
  expect(findEventCommits({}, payload)).toEqual([]);
});

test('a step that requests nothing else checks out the default ref', () => {
  expect(['pull_request', 'pull_request_review', 'pull_request_review_comment'].every(isProposal)).toBe(true);
  expect(['push', 'pull_request_target', 'workflow_run', 'issue_comment'].some(isProposal)).toBe(false);
});
