/** Formats conclusions as text, equal in all sections and in the subject. */

import type { Facts } from '../../../build/facts.ts';
import type { Conclusion } from '../../../settings/conclusion.ts';
import { count, grouped } from '../../../text/format.ts';
import { escapeLine } from '../../markdown/escape.ts';
import { environmentName, isCheck, isDeployment, reportedName } from './reported-name.ts';
import { pair } from './short-text.ts';

/** The text of a conclusion: `❌`, `CI / test`, `failed`. */
interface ConclusionParts {
  readonly icon: string;
  readonly name: string;
  /** Completes the sentence that starts with the name; empty if the name is a complete sentence. */
  readonly verb: string;
  /** True to emphasize the verb like the name: for failures and recoveries. */
  readonly loud: boolean;
}

type Termination = NonNullable<Facts['termination']>;
type Infrastructure = NonNullable<Facts['infrastructure']>;
type InfrastructureTermination = Termination & { readonly reason: Infrastructure };
type VerdictEnding = Omit<ConclusionParts, 'name'>;

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

/** Formats the conclusion of one job for a table: `✅ passed`, `⚪ cancelled`, `⏳ running`. */
export function jobStatusText(conclusion: Conclusion | undefined): string {
  if (conclusion === undefined || conclusion === 'in_progress') return pair('⏳', 'running');
  const { icon, verb } = ENDINGS[conclusion];
  return pair(icon, verb.replace(/^was /, ''));
}

/** States of deployments in progress. */
const STATES: ReadonlySet<string> = new Set(['queued', 'pending', 'waiting', 'in_progress', 'inactive']);

export function conclusionText(facts: Facts): ConclusionParts {
  if (facts.dequeued !== undefined) return formatQueue(facts, facts.dequeued);
  const name = reportedName(facts);
  if (isDeployment(facts)) {
    if (facts.conclusion === 'success' && !isFixed(facts) && !hasIssues(facts))
      return { ...ENDINGS.success, name: `Deployed to ${environmentName(facts)}`, verb: '' };
    if (isStarted(facts)) return { ...ENDINGS.in_progress, icon: '🚀', name };
  }
  return { ...verdictEnding(facts), name: isUnsure(facts) ? `${name}:` : name };
}

/** `PR #12` `was removed from the merge queue: CI failed`. */
function formatQueue(facts: Facts, { text }: NonNullable<Facts['dequeued']>): ConclusionParts {
  const icon = isRedEnd(facts) ? '⛔' : ENDINGS[facts.conclusion ?? 'neutral'].icon;
  return { icon, name: `PR #${facts.pull_request?.number ?? ''}`, verb: text, loud: false };
}

function verdictEnding(facts: Facts): VerdictEnding {
  const { conclusion, stopped } = facts;
  if (conclusion === undefined) {
    const verb = describeProgress(facts);
    return { icon: verb === undefined ? '❔' : '⏳', verb: verb ?? 'has an unknown result', loud: false };
  }
  const result = ENDINGS[conclusion];
  // The request of another app isn't shown.
  if (conclusion === 'action_required' && isCheck(facts)) return { ...result, verb: 'requires action' };
  if (hasIssues(facts)) return { ...result, icon: '⚠️', verb: 'passed with issues' };
  if (facts.qualifier === 'unstable' && isRedEnd(facts)) return { ...result, verb: 'is unstable' };
  if (isSoFar(facts))
    return { icon: facts.unfinished_steps.failed.length > 0 ? '⚠️' : '⏳', verb: 'passed so far', loud: false };
  if (isFixed(facts)) return { icon: '🟢', verb: 'works again', loud: true };
  if (isRedEnd(facts) && stopped?.by === 'startup_failure') return { ...result, verb: 'could not start' };
  if (isUnsure(facts)) {
    const { failed = 0, total = 0 } = facts.job_counts ?? {};
    return { ...result, verb: `${grouped(failed)} of ${count(total, 'job')} failed` };
  }
  if (isInfrastructureFailure(facts))
    return { icon: '⚠️', verb: `didn't finish: ${describeInfrastructureFailure(facts)}`, loud: false };
  const verb = isRedEnd(facts) ? RED_ENDS[facts.termination?.reason ?? 'step'] : undefined;
  if (verb !== undefined) return { ...result, verb };
  if (facts.change !== 'still-failing' || facts.newer_run !== undefined || facts.same_failure_type === false)
    return result;
  if (conclusion === 'failure') return { ...result, verb: 'still fails' };
  return facts.same_failure_type === true ? { ...result, verb: 'timed out again' } : result;
}

/** Describes a build without a conclusion: still to come for other runs, apps, and CI systems; unknown for a job. */
function describeProgress({ scope, deployment, job_counts: counts, event }: Facts): string | undefined {
  if (scope === 'run' && counts?.running !== undefined)
    return `is still running: ${grouped(counts.running)} of ${count(counts.total, 'other job')}`;
  const state = deployment?.state ?? '';
  if (STATES.has(state)) return `is ${state.replaceAll('_', ' ')}`;
  return isCheck({ event }) || event.name === 'workflow_run' ? 'is still running' : undefined;
}

/** Returns true for a success with warnings. */
function hasIssues({ conclusion, qualifier }: Facts): boolean {
  return conclusion === 'success' && qualifier === 'issues';
}

/** Returns true if it is unknown whether the failure is allowed: the jobs failed, not the run. */
function isUnsure(facts: Facts): boolean {
  return facts.job_counts?.maybe_allowed_failures === true && isRedEnd(facts);
}

/** Texts for infrastructure failures. */
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

/**
 * Formats the same with the name of the failed component: `registry.npmjs.org answered 502`, `3 runners were lost
 * (box-0, box-1, box-2)`.
 */
function describeInfrastructureFailure({
  termination: end,
  failed_jobs: failed = [],
}: Facts & { readonly termination: InfrastructureTermination }): string {
  const { reason: what, service, answer } = end;
  if (what === 'runner_lost' && failed.length > 1)
    return `lost ${count(failed.length, 'runner')}${service === undefined ? '' : ` (${escapeLine(service)})`}`;
  if (service === undefined) return NOT_THE_CODE[what];
  const name = escapeLine(service);
  if (what === 'rate_limit') return `the rate limit of ${name} was reached`;
  if (what === 'action_retired') return `it uses ${name}, which GitHub no longer runs`;
  if (what === 'action_download') return `${name} couldn't be downloaded`;
  return what === 'network' && answer !== undefined ? `${name} ${answer}` : NOT_THE_CODE[what];
}

/** Replacements for "failed" by type of failure. */
const RED_ENDS: Readonly<Partial<Record<Termination['reason'], string>>> = {
  out_of_memory: 'ran out of memory',
  killed: 'was killed, probably out of memory',
  before_first_step: 'failed before its first step',
};

/** Returns true if no suspects are named: it is an infrastructure failure, or the cause is unknown. */
export function hidesSuspects({ conclusion, termination: end }: Pick<Facts, 'conclusion' | 'termination'>): boolean {
  const isUndone = conclusion === 'failure' || conclusion === 'timed_out' || conclusion === 'cancelled';
  return isUndone && end !== undefined && end.category !== 'code';
}

/** Returns true for infrastructure failures. A cancellation by a person or a newer run isn't one. */
export function isInfrastructureFailure(
  facts: Facts,
): facts is Facts & { readonly termination: InfrastructureTermination } {
  return hidesSuspects(facts) && (facts.termination?.reason ?? 'step') in NOT_THE_CODE;
}

/** Returns true if something must be fixed. */
export function isRedEnd({ conclusion }: Pick<Facts, 'conclusion'>): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out';
}

/** Returns true for a passed step while other steps of its job still run or have failed. */
export function isSoFar(
  facts: Facts,
): facts is Facts & { readonly unfinished_steps: NonNullable<Facts['unfinished_steps']> } {
  return facts.unfinished_steps !== undefined && facts.conclusion === 'success';
}

/** Returns true for a build that only started. */
export function isStarted({ conclusion }: Pick<Facts, 'conclusion'>): boolean {
  return conclusion === 'in_progress';
}

/** Returns true for the first success after infrastructure failures only: the code was never broken. */
export function isUnharmed({ change, last_red: red }: Pick<Facts, 'change' | 'last_red'>): boolean {
  return change === 'fixed' && red?.not_the_code === true;
}

/**
 * Returns true for the first success after a failure. Another attempt of the same commit isn't a fix, and neither is an
 * old run after newer ones.
 */
export function isFixed(facts: Facts): boolean {
  const { change, conclusion, newer_run: newer } = facts;
  return change === 'fixed' && conclusion === 'success' && newer === undefined && !isRerun(facts) && !isUnharmed(facts);
}

/** Returns true if the failure streak started with an earlier attempt of this run. */
export function isRerun({ broken_since: since, run }: Facts): boolean {
  return since?.run !== undefined && since.run === run?.number;
}
