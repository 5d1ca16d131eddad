/** Reads the results of pull requests in the merge queue. */

import { bareCommit, payloadCommit } from '../code-host/commits.ts';
import { keyword, line, record } from '../code-host/json.ts';
import { readPerson } from '../code-host/people.ts';
import { fullRef } from '../code-host/refs.ts';
import type { CodeHost } from '../code-host/urls.ts';
import { isRed, readQueueConclusion } from '../conclusion.ts';
import type { BaseFacts, PullRequest } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { readPullRequest, toPullRequest } from './pull-request.ts';

/** Reads a trial of the queue. */
export function readMergeGroup({ env, event, host }: EventInput): EventOverrides {
  const group = record(event, 'merge_group');
  const ref = line(group, 'head_ref') ?? line(env, 'GITHUB_REF');
  const sha = line(group, 'head_sha') ?? line(env, 'GITHUB_SHA');
  return {
    ref: fullRef(ref, host),
    commit: payloadCommit(record(group, 'head_commit'), host) ?? bareCommit(sha, host),
    pull_request: queuedPullRequest(ref, host),
  };
}

/**
 * Parses the pull request in the name of a queue's branch, `gh-readonly-queue/main/pr-104-<sha>`, which is the only
 * reference to it; undefined for every other branch.
 */
export function queuedPullRequest(branch: string | undefined, host: CodeHost): PullRequest | undefined {
  const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/.exec(branch ?? '');
  return toPullRequest({ number: parts?.[2], base: { ref: parts?.[1] } }, host);
}

/** GitHub's reasons, as documented. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['CI_FAILURE', 'CI failed'],
  ['CI_TIMEOUT', 'CI took too long'],
  ['MERGE_CONFLICT', 'it conflicts with its base'],
  ['BRANCH_PROTECTIONS', 'the branch is protected'],
  ['GIT_TREE_INVALID', 'its tree is invalid'],
  ['INVALID_MERGE_COMMIT', 'its merge commit is invalid'],
  ['ROLL_BACK', 'a merge was rolled back'],
  ['QUEUE_CLEARED', 'the queue was cleared'],
  ['MANUAL', 'removed manually'],
]);

/** Reads a pull request. One that left the queue is reported itself, because this run only watches. */
export function readPullRequestOrQueue(input: EventInput): EventOverrides {
  const { event, host } = input;
  const part = readPullRequest(input);
  if (line(event, 'action') !== 'dequeued') return part;
  const reason = keyword(event, 'reason') ?? 'UNKNOWN_REMOVAL_REASON';
  const queued_by = readPerson(record(event, 'pull_request', 'auto_merge', 'enabled_by'), host);
  const dequeued: BaseFacts['dequeued'] = { reason, text: explainRemoval(reason), queued_by };
  return { ...part, dequeued, workflow: undefined, run: undefined, job: undefined };
}

function explainRemoval(reason: string): string {
  const { conclusion } = readQueueConclusion(reason);
  if (conclusion === 'success') return 'was merged by the merge queue';
  const why = REASONS.get(reason) ?? 'no reason given';
  return `${isRed(conclusion) ? 'was removed from' : 'left'} the merge queue: ${why}`;
}
