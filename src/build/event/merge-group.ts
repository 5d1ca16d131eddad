import { bareCommit, payloadCommit } from '../code-host/commits.ts';
import { line, record } from '../code-host/json.ts';
import { fullRef } from '../code-host/refs.ts';
import type { CodeHost } from '../code-host/urls.ts';
import type { PullRequest } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { toPullRequest } from './pull-request.ts';

/**
 * Reads a trial of the merge queue, whose branch `gh-readonly-queue/main/pr-104-<sha>` is its only reference to the
 * pull request.
 */
export function mergeGroupPart({ env, event, host }: EventInput): EventOverrides {
  const group = record(event, 'merge_group');
  const ref = line(group, 'head_ref') ?? line(env, 'GITHUB_REF');
  const sha = line(group, 'head_sha') ?? line(env, 'GITHUB_SHA');
  return {
    ref: fullRef(ref, host),
    commit: payloadCommit(record(group, 'head_commit'), host) ?? bareCommit(sha, host),
    pull_request: queuedPullRequest(ref, host),
  };
}

/** Parses the pull request in the name of a merge queue branch; undefined for every other branch. */
export function queuedPullRequest(branch: string | undefined, host: CodeHost): PullRequest | undefined {
  const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/.exec(branch ?? '');
  return toPullRequest({ number: parts?.[2], base: { ref: parts?.[1] } }, host);
}
