/** How it ended, in words: the same in all sections and in the subject. */

import type { Conclusion, Facts } from '../../../build/facts.ts';
import { count, grouped } from '../../counts.ts';
import { escapeLine } from '../../markdown/escape.ts';
import { environmentName, isCheck, isDeployment, isWholeRun, reportedName } from './reported-name.ts';
import { pair } from './separators.ts';

/** The words of a verdict: `❌`, `CI / test`, `failed`. */
interface VerdictWords {
  readonly icon: string;
  readonly name: string;
  /** Completes the sentence that the name begins; empty where the name is a whole sentence. */
  readonly verb: string;
  /** True when the verb stands out as the name does: what must be mended, and what works again. */
  readonly loud: boolean;
}

type Termination = NonNullable<Facts['end']>;
type Infrastructure = NonNullable<Facts['infrastructure']>;
type InnocentEnd = Termination & { readonly what: Infrastructure };
type VerdictEnding = Omit<VerdictWords, 'name'>;

const ENDINGS: Readonly<Record<Conclusion, VerdictEnding>> = {
  success: { icon: '✅', verb: 'passed', loud: false },
  failure: { icon: '❌', verb: 'failed', loud: true },
  timed_out: { icon: '⏱️', verb: 'timed out', loud: true },
  cancelled: { icon: '⚪', verb: 'was cancelled', loud: false },
  skipped: { icon: '⚪', verb: 'was skipped', loud: false },
  neutral: { icon: '⚪', verb: 'finished with a neutral result', loud: false },
  action_required: { icon: '✋', verb: 'needs approval', loud: false },
  in_progress: { icon: '▶️', verb: 'started', loud: false },
};

/** How one of several jobs ended, for a table: `✅ passed`, `⚪ cancelled`, `⏳ running`. */
export function jobStatusText(conclusion: Conclusion | undefined): string {
  if (conclusion === undefined || conclusion === 'in_progress') return pair('⏳', 'running');
  const { icon, verb } = ENDINGS[conclusion];
  return pair(icon, verb.replace(/^was /, ''));
}

/** What is not over yet, by the state of the deployment. */
const STATES: ReadonlyMap<string | undefined, string> = new Map([
  ['queued', 'is queued'],
  ['pending', 'is pending'],
  ['waiting', 'is waiting'],
  ['in_progress', 'is in progress'],
  ['inactive', 'is no longer active'],
]);

export function conclusionText(facts: Facts): VerdictWords {
  if (facts.dequeued !== undefined) return formatQueue(facts, facts.dequeued);
  const name = reportedName(facts);
  if (isDeployment(facts)) {
    if (facts.conclusion === 'success' && !isFixed(facts)) {
      const result = hasIssues(facts) ? { icon: '⚠️', verb: 'with issues' } : { icon: '✅', verb: '' };
      return { ...result, name: `Deployed to ${environmentName(facts)}`, loud: false };
    }
    if (isStarted(facts)) return { ...ENDINGS.in_progress, icon: '🚀', name };
  }
  return { ...verdictEnding(facts), name: isUnsure(facts) ? `${name}:` : name };
}

/** `PR #12` `was removed from the merge queue: CI failed`. */
function formatQueue(facts: Facts, { text }: NonNullable<Facts['dequeued']>): VerdictWords {
  const icon = isRedEnd(facts) ? '⛔' : ENDINGS[facts.conclusion ?? 'neutral'].icon;
  return { icon, name: `PR #${facts.pull_request?.number ?? ''}`, verb: text, loud: false };
}

function verdictEnding(facts: Facts): VerdictEnding {
  const { conclusion, stopped } = facts;
  if (conclusion === undefined) return unknownEnding(facts);
  const result = ENDINGS[conclusion];
  // What another app wants is not told.
  if (conclusion === 'action_required' && facts.event.name.startsWith('check_'))
    return { ...result, verb: 'requires action' };
  if (hasIssues(facts)) return { ...result, icon: '⚠️', verb: 'passed with issues' };
  if (facts.reservation === 'unstable' && isRedEnd(facts)) return { ...result, verb: 'is unstable' };
  if (isSoFar(facts)) return { icon: facts.so_far.failed.length > 0 ? '⚠️' : '⏳', verb: 'passed so far', loud: false };
  if (isFixed(facts)) return { icon: '🟢', verb: 'works again', loud: true };
  if (isRedEnd(facts) && stopped?.by === 'startup_failure') return { ...result, verb: 'could not start' };
  if (isUnsure(facts)) return { ...result, verb: `${failedJobs(facts)} failed` };
  const undone = isUnbegun(facts) ? "didn't start" : "didn't finish";
  if (isInfrastructureFailure(facts)) return { icon: '⚠️', verb: `${undone}: ${formatInnocent(facts)}`, loud: false };
  const verb = isRedEnd(facts) ? RED_ENDS[facts.end?.what ?? 'step'] : undefined;
  if (verb !== undefined) return { ...result, verb };
  if (facts.change !== 'still-failing' || facts.newer_run !== undefined || facts.failures_alike === false)
    return result;
  if (conclusion === 'failure') return { ...result, verb: 'still fails' };
  return facts.failures_alike === true ? { ...result, verb: 'timed out again' } : result;
}

/** Of what another run, app or CI reports, a missing end is still to come; a job may be over, or may not. */
function unknownEnding(facts: Facts): VerdictEnding {
  const { scope, deployment, job_counts: counts } = facts;
  const isGoingOn = scope === 'run' && counts?.running !== undefined;
  const state = isGoingOn
    ? `is still running: ${grouped(counts.running)} of ${count(counts.total, 'other job')}`
    : (STATES.get(deployment?.state) ??
      (isCheck(facts) || facts.event.name === 'workflow_run' ? 'is still running' : undefined));
  return state === undefined
    ? { icon: '❔', verb: 'has an unknown result', loud: false }
    : { icon: '⏳', verb: state, loud: false };
}

/** True for what passed, and not without a warning. */
function hasIssues({ conclusion, reservation }: Facts): boolean {
  return conclusion === 'success' && reservation === 'issues';
}

/** True where it is not known whether the failure is tolerated: then the jobs failed, not the run. */
function isUnsure(facts: Facts): boolean {
  return facts.job_counts?.maybe_tolerated === true && isRedEnd(facts);
}

/** `1 of 6 jobs`. */
function failedJobs({ job_counts: counts }: Facts): string {
  return `${grouped(counts?.failed ?? 0)} of ${count(counts?.total ?? 0, 'job')}`;
}

/** What failed where it was not the code. */
export const NOT_THE_CODE: Readonly<Record<Infrastructure, string>> = {
  runner_lost: 'lost the runner',
  shutdown: 'the runner was shut down',
  not_acquired: 'no runner took the job',
  account: 'the account has a billing problem',
  rejected: 'the deployment was rejected',
  disk_full: 'runner disk full',
  registry_limit: 'a registry limit was reached',
  action_download: "an action couldn't be downloaded",
  set_up: "the runner couldn't set up the job",
  services: "the service containers didn't start",
  clean_up: "couldn't clean up after the job",
  network: 'probably a network failure',
  rate_limit: 'a rate limit was reached',
  action_retired: 'it uses an action that GitHub no longer runs',
};

/** The same with the name of what failed: `registry.npmjs.org answered 502`, `lost 3 runners (box-0, box-1, box-2)`. */
function formatInnocent({ end, failed_jobs: failed = [] }: Facts & { readonly end: InnocentEnd }): string {
  const { what, service, answer } = end;
  if (what === 'runner_lost' && failed.length > 1)
    return `lost ${count(failed.length, 'runner')}${service === undefined ? '' : ` (${escapeLine(service)})`}`;
  if (service === undefined) return NOT_THE_CODE[what];
  const name = escapeLine(service);
  if (what === 'rate_limit') return `the rate limit of ${name} was reached`;
  if (what === 'action_retired') return `it uses ${name}, which GitHub no longer runs`;
  if (what === 'action_download') return `${name} couldn't be downloaded`;
  return what === 'network' && answer !== undefined ? `${name} ${answer}` : NOT_THE_CODE[what];
}

/** What red ends say instead of "failed". */
const RED_ENDS: Readonly<Partial<Record<Termination['what'], string>>> = {
  out_of_memory: 'ran out of memory',
  killed: 'was killed, probably out of memory',
  before_first_step: 'failed before its first step',
};

/** True where nobody is to be named for it: it was not the code, or nothing tells what it was. */
export function hidesSuspects({ conclusion, end }: Pick<Facts, 'conclusion' | 'end'>): boolean {
  const isUndone = conclusion === 'failure' || conclusion === 'timed_out' || conclusion === 'cancelled';
  return isUndone && end !== undefined && end.whose !== 'code';
}

/** True where it was not the code. A person's wish to cancel it, or a newer run's, is no news of that kind. */
export function isInfrastructureFailure(facts: Facts): facts is Facts & { readonly end: InnocentEnd } {
  return hidesSuspects(facts) && (facts.end?.what ?? 'step') in NOT_THE_CODE;
}

const BEFORE_ANY_STEP: ReadonlySet<string | undefined> = new Set<Termination['what']>([
  'not_acquired',
  'account',
  'rejected',
]);

/** True where it was not the code, and no step ever ran. */
export function isUnbegun(facts: Facts): boolean {
  if (!isInfrastructureFailure(facts) || !BEFORE_ANY_STEP.has(facts.end.what)) return false;
  const { job_counts: counts, failed_jobs: failed = [] } = facts;
  if (!isWholeRun(facts)) return true;
  return (
    counts !== undefined &&
    counts.failed === counts.total &&
    failed.every((job) => BEFORE_ANY_STEP.has(job.infrastructure))
  );
}

/** What the runner says of these is a sentence of GitHub's, which tells no more than the verdict. */
const SAID_IN_FULL: ReadonlySet<Infrastructure> = new Set([
  ...(['runner_lost', 'shutdown', 'not_acquired', 'account', 'action_retired'] as const),
]);

/** True where the reason would say the verdict once more. */
export function isInConclusionText(facts: Facts): boolean {
  return isInfrastructureFailure(facts) && SAID_IN_FULL.has(facts.end.what);
}

/** True where something has to be mended. */
export function isRedEnd({ conclusion }: Pick<Facts, 'conclusion'>): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out';
}

/** True for a green step beside others of its job that still run, or have failed: nothing has ended. */
export function isSoFar(facts: Facts): facts is Facts & { readonly so_far: NonNullable<Facts['so_far']> } {
  return facts.so_far !== undefined && facts.conclusion === 'success';
}

/** True for what has only begun. */
export function isStarted({ conclusion }: Pick<Facts, 'conclusion'>): boolean {
  return conclusion === 'in_progress';
}

/** True for the first green end where nothing before it was the code's: it was whole all the time. */
export function isUnharmed({ change, last_red: red }: Pick<Facts, 'change' | 'last_red'>): boolean {
  return change === 'fixed' && red?.not_the_code === true;
}

/**
 * True for the first green end after a red one. Another attempt mends nothing: the commit is the same. Nor does an old
 * run, where newer ones have ended.
 */
export function isFixed(facts: Facts): boolean {
  const { change, conclusion, newer_run: newer } = facts;
  return change === 'fixed' && conclusion === 'success' && newer === undefined && !isRerun(facts) && !isUnharmed(facts);
}

/** True for a re-run that is green where all before it was red. */
export function isPassedAgain(facts: Facts): boolean {
  return facts.change === 'fixed' && facts.conclusion === 'success' && isRerun(facts);
}

/** True when the red row began with an earlier attempt of this very run. */
export function isRerun({ broken_since: since, run }: Facts): boolean {
  return since?.run !== undefined && since.run === run?.number;
}
