/** Reads a pull request that left the merge queue. */

import { keyword, line, record } from '../code-host/json.ts';
import { userPerson } from '../code-host/people.ts';
import { isRed, readQueueConclusion } from '../conclusion.ts';
import type { BaseFacts } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { pullRequestPart } from './pull-request.ts';

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

/** Reports the pull request, because this run only watches. */
export function pullRequestOrQueuePart(input: EventInput): EventOverrides {
  const part = pullRequestPart(input);
  if (line(input.event, 'action') !== 'dequeued') return part;
  return { ...part, dequeued: toDequeued(input), workflow: undefined, run: undefined, job: undefined };
}

function toDequeued({ event, host }: EventInput): BaseFacts['dequeued'] {
  const reason = keyword(event, 'reason') ?? 'UNKNOWN_REMOVAL_REASON';
  return {
    reason,
    text: toText(reason),
    queued_by: userPerson(record(event, 'pull_request', 'auto_merge', 'enabled_by'), host),
  };
}

function toText(reason: string): string {
  const conclusion = readQueueConclusion(reason).conclusion;
  if (conclusion === 'success') return 'was merged by the merge queue';
  const why = REASONS.get(reason) ?? 'no reason given';
  return `${isRed(conclusion) ? 'was removed from' : 'left'} the merge queue: ${why}`;
}
