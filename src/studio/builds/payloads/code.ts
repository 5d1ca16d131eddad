/** Payloads about code as GitHub sends them, with the fields that are read: pushes, pull requests, the merge queue. */
import type { Commit } from '../../../facts/facts.ts';
import { BUMP, CHLOE, commitPayload, frame, HUB, REPOSITORY, ROUND, SPLIT, userOf } from '../shop.ts';

const NOTHING = '0'.repeat(40);

export function push(commits: readonly Commit[] = [BUMP, SPLIT], ref = 'refs/heads/main'): object {
  const head = commits.at(-1) ?? SPLIT;
  return {
    ...frame(CHLOE),
    ref,
    before: ROUND.sha,
    after: head.sha,
    created: ref.startsWith('refs/tags/'),
    deleted: false,
    forced: false,
    compare: `${HUB}/compare/${ROUND.short}...${head.short}`,
    commits: ref.startsWith('refs/tags/') ? [] : commits.map(commitPayload),
    head_commit: commitPayload(head),
  };
}

export function branchDeletion(): object {
  const ref = 'refs/heads/gift-cards';
  return { ...frame(CHLOE), ref, before: SPLIT.sha, after: NOTHING, deleted: true, commits: [], head_commit: null };
}

export const PULL = {
  number: 104,
  title: 'Split gift cards over several orders',
  html_url: `${HUB}/pull/104`,
  user: userOf(CHLOE),
  draft: false,
  merged: false,
  labels: [{ name: 'checkout' }],
  head: { ref: 'gift-cards', sha: SPLIT.sha, repo: { id: REPOSITORY.id, full_name: REPOSITORY.full_name } },
  base: { ref: 'main', sha: ROUND.sha, repo: { id: REPOSITORY.id, full_name: REPOSITORY.full_name } },
};

export function pullRequest(action = 'synchronize', changes: object = {}): object {
  return { ...frame(CHLOE), action, number: PULL.number, pull_request: { ...PULL, ...changes } };
}

/** From somebody outside, whose branch is in a repository of their own. */
export function forkedPullRequest(): object {
  const user = { login: 'mallory', html_url: 'https://github.com/mallory', type: 'User' };
  const repo = { id: 77_001, full_name: 'mallory/shop', html_url: 'https://github.com/mallory/shop' };
  const head = { ref: 'typo', sha: BUMP.sha, repo, user };
  return pullRequest('opened', { number: 105, title: 'Fix a typo in the receipt', user, head, labels: [] });
}

export function mergeGroup(): object {
  const head_ref = `refs/heads/gh-readonly-queue/main/pr-104-${ROUND.sha}`;
  const merge_group = { head_ref, head_sha: SPLIT.sha, base_ref: 'refs/heads/main', head_commit: commitPayload(SPLIT) };
  return { ...frame(CHLOE), action: 'checks_requested', merge_group };
}
