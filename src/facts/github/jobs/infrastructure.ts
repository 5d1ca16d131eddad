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

/** Steps that the runner adds in front of the author's, and behind them. */
const SET_UP = /^(?:Set up job|Set up runner|Initialize containers)$/;
const CLEAN_UP = /^(?:Stop containers|Complete job|Complete runner)$/;
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
  return telling.some((message) => AUTHORS.test(message)) ? undefined : aroundSteps(job);
}

/** Where nothing failed but what the runner does before and after the author's steps. */
function aroundSteps({ failed_steps: steps, step_names: names }: ApiJob): Infrastructure | undefined {
  if (steps.length === 0) return undefined;
  if (steps.every(({ name }) => SET_UP.test(name))) return 'set_up';
  // An author's own step may be called "Post results": the runner's is called after another one.
  const isPost = (name: string) => name.startsWith('Post ') && names.includes(name.slice('Post '.length));
  return steps.every(({ name }) => CLEAN_UP.test(name) || isPost(name)) ? 'clean_up' : undefined;
}

/** A job without a failing step, a word or a log: its runner was gone before it could send any. */
export function isGone({ conclusion, failed_steps, errors }: ApiJob): boolean {
  return conclusion === 'failure' && failed_steps.length === 0 && errors.length === 0;
}

/** What a network says that does not carry. */
const NETWORK =
  /\b(?:ECONNRESET|ETIMEDOUT|EAI_AGAIN|TLS handshake timeout|toomanyrequests|503 Service Unavailable|(?:HTTP|status|code|error)[ :]{0,3}503|Could not resolve host|Temporary failure in name resolution)\b/i;
/** What code says that is wrong, and what a job asks of itself. */
const CODE = /assert|\bexpect|\berror TS\d|\.[a-z]{1,5}[:(]\d+|●|localhost|127\.0\.0\.1|\[::1\]/i;

/** Only probably: a program may say so of its own fault. Mixed lines are the code's. */
export function isNetwork({ errors, conclusion }: ApiJob): boolean {
  const isCarried = ({ message, path }: ApiJob['errors'][number]) =>
    path === undefined && NETWORK.test(message) && !CODE.test(message);
  return conclusion === 'failure' && errors.length > 0 && errors.every(isCarried);
}

/**
 * Of several jobs: of the first, where it was not the code in any of them. A job that says nothing, and began when another
 * one had failed, is red by that.
 */
export function infrastructureOfAll(failed: readonly FailedJob[]): Infrastructure | undefined {
  const roots = failed.filter((job) => !isFollower(job, failed));
  return roots.every(({ infrastructure }) => infrastructure !== undefined) ? roots[0]?.infrastructure : undefined;
}

function isFollower(job: FailedJob, failed: readonly FailedJob[]): boolean {
  const start = Date.parse(job.started_at ?? '');
  const isSilent = job.errors.length === 0 && job.infrastructure === undefined;
  return isSilent && failed.some((other) => other !== job && endOf(other) <= start);
}

function endOf({ started_at, duration_seconds: seconds = Number.NaN }: FailedJob): number {
  return Date.parse(started_at ?? '') + seconds * 1000;
}

/** The machine on which all failing jobs ran, two at least, while others passed elsewhere: it may be to blame. */
export function redRunner(failed: readonly ApiJob[], all: readonly ApiJob[]): string | undefined {
  const [first, second] = failed;
  const runner = first?.runner;
  if (runner === undefined || second === undefined || failed.some((job) => job.runner !== runner)) return undefined;
  const passed = all.filter(({ conclusion }) => conclusion === 'success');
  return passed.length > 0 && passed.every((job) => job.runner !== runner) ? runner : undefined;
}
