import { known } from '../../defined.ts';
import type { PullRequest } from '../types.ts';
import { bareCommit, payloadCommit } from './commits.ts';
import { number, record, text } from './json.ts';
import { fullRef } from './refs.ts';
import type { EventPart, Scene } from './scene.ts';
import { pullRequestUrl, type Site } from './site.ts';

/** A merge queue's trial: its branch, `gh-readonly-queue/main/pr-104-<sha>`, is all that names the pull request. */
export function mergeGroupPart({ env, event, site }: Scene): EventPart {
  const group = record(event, 'merge_group');
  const ref = text(group, 'head_ref') ?? text(env, 'GITHUB_REF');
  const sha = text(group, 'head_sha') ?? text(env, 'GITHUB_SHA');
  return {
    ref: fullRef(ref, site),
    commit: payloadCommit(record(group, 'head_commit'), site) ?? bareCommit(sha, site),
    pull_request: queuedPullRequest(ref, site),
  };
}

/** The pull request that a merge queue's branch is named after; undefined for every other branch. */
export function queuedPullRequest(branch: string | undefined, site: Site): PullRequest | undefined {
  const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/.exec(branch ?? '');
  const count = number(parts?.[2]);
  if (count === undefined) return undefined;
  return known<PullRequest>({ number: count, url: pullRequestUrl(site, count), base: parts?.[1] });
}
