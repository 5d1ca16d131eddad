/** Whether it was not the code that failed: a runner, an account, a review, a disk or a set-up. */

import type { FailedJob } from '../../facts.ts';
import type { ApiJob } from './jobs.ts';

export type Infrastructure = NonNullable<FailedJob['infrastructure']>;

/** GitHub's whole sentences, from their beginning: the output of a test may say the same further on. */
const SENTENCES: readonly (readonly [Infrastructure, RegExp])[] = [
  ['runner_lost', /^The (?:self-)?hosted runner\b.{0,300}\blost communication with the server\b/is],
  ['shutdown', /^The runner has received a shutdown signal\b/i],
  ['not_acquired', /^The job was not acquired by Runner\b/i],
  ['not_acquired', /^The job has exceeded the maximum execution time while awaiting a runner\b/i],
  ['account', /^The job was not started because (?:recent account payments have failed|your account is locked)\b/i],
  ['rejected', /^The deployment was rejected\b/i],
  ['disk_full', /^(?:System\.IO\.IOException: )?No space left on device\b/i],
  ['action_download', /^(?:Failed to download a(?:ction|rchive)) .{0,2000}\b(?:429|5\d\d) \(/is],
];

/** What a runner or GitHub says beside them; it tells of no cause. */
const BESIDE = /^(?:The operation was cancell?ed|The job was cancell?ed)\b/i;

/** Steps that the runner adds around the author's. */
const SET_UP =
  /^(?:Set up job|Set up runner|Initialize containers|Stop containers|Complete (?:job|runner)|Post .{1,300})$/;
/** What fails in such a step by the author's fault: an action or image that does not exist, or is not shown to them. */
const AUTHORS = /\b(?:unable to resolve action|can't find '?action|manifest unknown|pull access denied|not found)\b/i;

/** @param messages all failures that were reported of the job, those that tell nothing left out */
export function infrastructureOf(job: ApiJob, messages: readonly string[]): Infrastructure | undefined {
  if (job.conclusion !== 'failure') return undefined;
  const telling = messages.filter((message) => !BESIDE.test(message));
  const causes = telling.map((message) => SENTENCES.find(([, sentence]) => sentence.test(message))?.[0]);
  const [first] = causes;
  // What is mixed or unknown is taken for the code.
  if (first !== undefined) return causes.every((cause) => cause !== undefined) ? first : undefined;
  return isSetUp(job) && !telling.some((message) => AUTHORS.test(message)) ? 'set_up' : undefined;
}

function isSetUp({ failed_steps: steps }: ApiJob): boolean {
  return steps.length > 0 && steps.every(({ name }) => SET_UP.test(name));
}

/** Of several jobs: of the first, where it was not the code in any of them. */
export function infrastructureOfAll(failed: readonly FailedJob[]): Infrastructure | undefined {
  return failed.every(({ infrastructure }) => infrastructure !== undefined) ? failed[0]?.infrastructure : undefined;
}
