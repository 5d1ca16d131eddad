import { expect, test } from 'vitest';
import { isProposal } from '../../../../src/build/event/pull-request.ts';
import { findFacts } from '../../../support/event-facts.ts';
import { example } from '../../../support/events.ts';

const REPOSITORY = 'https://github.com/Codertocat/Hello-World';
const HEAD = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const MERGE = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e';

const facts = (event: unknown, env: Record<string, string> = {}) =>
  findFacts({ env: { GITHUB_EVENT_NAME: 'pull_request', ...env }, event, runner: {} });

/** Builds the opened pull request with another head. */
function withHead(head: object): object {
  const { pull_request, ...rest } = example('pull_request', 0);
  return { ...rest, pull_request: { ...pull_request, head: { ...pull_request.head, ...head } } };
}

const forkRepo = {
  id: 99,
  full_name: 'octo/Hello',
  html_url: 'https://github.com/octo/Hello',
  owner: { login: 'octo' },
};

test('the commit is the head of the branch, never the checked-out merge', () => {
  const env = { GITHUB_SHA: MERGE, GITHUB_REF: 'refs/pull/2/merge', GITHUB_ACTOR: 'Codertocat' };
  expect(facts(example('pull_request', 0), env)).toEqual({
    ci: 'GitHub Actions',
    event: { name: 'pull_request', action: 'opened' },
    repository: { name: 'Codertocat/Hello-World', url: REPOSITORY, default_branch: 'master', private: false },
    ref: { type: 'branch', name: 'changes', url: `${REPOSITORY}/tree/changes` },
    commit: { sha: HEAD, short: 'ec26c3e', url: `${REPOSITORY}/commit/${HEAD}` },
    actor: { login: 'Codertocat', url: 'https://github.com/Codertocat' },
    pull_request: {
      number: 2,
      title: 'Update the README with new information.',
      url: `${REPOSITORY}/pull/2`,
      head: 'changes',
      base: 'master',
      author: { login: 'Codertocat', url: 'https://github.com/Codertocat' },
      draft: false,
      merged: false,
      fork: false,
    },
  });
});

test('a branch of a fork includes its owner, to differ from one of this repository', () => {
  const head = { ref: 'master', label: 'octo:master', repo: forkRepo, user: { login: 'octo' } };
  const { ref, pull_request } = facts(withHead(head));
  expect(pull_request).toMatchObject({ head: 'octo:master', base: 'master', fork: true });
  expect(ref).toEqual({ type: 'branch', name: 'octo:master', url: 'https://github.com/octo/Hello/tree/master' });
});

test.each([
  ['whose owner is known', { user: { login: 'octo' }, label: null }, 'octo:fix'],
  ['whose owner only the label contains', { user: null, label: 'octo:fix' }, 'octo:fix'],
])('a deleted fork %s', (_, head, name) => {
  const { ref, pull_request } = facts(withHead({ ref: 'fix', repo: null, ...head }));
  expect(pull_request).toMatchObject({ head: name, fork: true });
  expect(ref).toEqual({ type: 'branch', name });
});

test('a step that requests nothing else checks out the default ref', () => {
  expect(['pull_request', 'pull_request_review', 'pull_request_review_comment'].every(isProposal)).toBe(true);
  expect(['push', 'pull_request_target', 'workflow_run', 'issue_comment'].some(isProposal)).toBe(false);
});
