/** Names the reported scope and formats its conclusion, equal in all sections and in the subject. */

import { isRed } from '../../build/conclusion.ts';
import type { Facts, RunJob } from '../../build/facts.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import { count, grouped } from '../../text/format.ts';
import { escapeLine } from '../markdown/escape.ts';
import { capital, joinPair, joinPieces, shortPlain } from './text.ts';

export function isDeployment({ scope, deployment, event }: Facts): boolean {
  const isReported = scope === undefined ? event.name.startsWith('deployment') : scope === 'deployment';
  return isReported && deployment !== undefined;
}

export function reportsRun({ scope, job }: Facts): boolean {
  return scope === 'run' || job === undefined;
}

/** Returns true for scheduled runs, whoever reports them: the commit isn't news, and its author didn't start them. */
export function isByClock({ event, schedule, run }: Pick<Facts, 'event' | 'schedule' | 'run'>): boolean {
  return schedule !== undefined || (run?.event ?? event.name) === 'schedule';
}

/** Returns the name as plain text: `CI / test (ubuntu, 24)`, `CI`, `Deploy to production`. */
function formatReportedName(facts: Facts): string {
  if (isDeployment(facts)) return `Deploy to ${formatEnvironment(facts)}`;
  const workflow = shortPlain(facts.workflow, 100);
  const job = reportsRun(facts) ? undefined : formatJobName(facts);
  if (workflow === undefined || job === undefined) return workflow ?? job ?? 'The build';
  const rest = job.slice(workflow.length);
  // The job repeats the workflow's name, with nothing or matrix values after it.
  const isSame = job.toLowerCase().startsWith(workflow.toLowerCase()) && /^(?: \(.*\))?$/.test(rest);
  return isSame ? workflow + rest : `${workflow} / ${job}`;
}

function formatEnvironment({ deployment }: Facts): string {
  return shortPlain(deployment?.environment, 80) ?? 'an environment';
}

/** Returns the job's name with its matrix values, which the run's page usually shows. */
function formatJobName({ job }: Facts): string | undefined {
  const name = shortPlain(job?.full_name ?? job?.name, 120);
  const matrix = shortPlain(job?.matrix, 80);
  const isNamed = matrix?.split(', ').some((value) => job?.full_name?.includes(value)) || name?.includes(matrix ?? '');
  return name === undefined || matrix === undefined || isNamed ? name : `${name} (${matrix})`;
}

/** The text of a conclusion: `❌`, `CI / test`, `failed`. */
interface ConclusionParts {
  readonly icon: string;
  readonly name: string;
  /** Completes the sentence that starts with the name; empty if the name is a complete sentence. */
  readonly verb: string;
  /** True to set the verb in bold like the name: for failures and recoveries. */
  readonly isBold: boolean;
}

type Termination = NonNullable<Facts['termination']>;
type Infrastructure = NonNullable<Facts['infrastructure']>;
type InfrastructureTermination = Termination & { readonly reason: Infrastructure };

const ENDINGS: Readonly<Record<Conclusion, Omit<ConclusionParts, 'name'>>> = {
  success: { icon: '✅', verb: 'passed', isBold: false },
  failure: { icon: '❌', verb: 'failed', isBold: true },
  timed_out: { icon: '⏱️', verb: 'timed out', isBold: true },
  cancelled: { icon: '⚪', verb: 'was cancelled', isBold: false },
  skipped: { icon: '⚪', verb: 'was skipped', isBold: false },
  neutral: { icon: '⚪', verb: 'finished with a neutral result', isBold: false },
  action_required: { icon: '✋', verb: 'needs approval', isBold: false },
  in_progress: { icon: '▶️', verb: 'started', isBold: false },
};

/** Formats the conclusion of one job for a table: `✅ passed`, `⚪ cancelled`, `⏳ running`. */
export function formatJobStatus(conclusion: Conclusion | undefined): string {
  if (conclusion === undefined || conclusion === 'in_progress') return joinPair('⏳', 'running');
  const { icon, verb } = ENDINGS[conclusion];
  return joinPair(icon, verb.replace(/^was /, ''));
}

/** States of deployments in progress. */
const STATES: ReadonlySet<string> = new Set(['queued', 'pending', 'waiting', 'in_progress', 'inactive']);

export function describeConclusion(facts: Facts): ConclusionParts {
  if (facts.dequeued !== undefined) return formatQueue(facts, facts.dequeued);
  const name = formatReportedName(facts);
  if (isDeployment(facts)) {
    if (facts.conclusion === 'success' && !isFixed(facts))
      return { ...ENDINGS.success, name: `Deployed to ${formatEnvironment(facts)}`, verb: '' };
    if (facts.conclusion === 'in_progress') return { ...ENDINGS.in_progress, icon: '🚀', name };
  }
  return { ...describeEnding(facts), name: isUnsure(facts) ? `${name}:` : name };
}

/** `PR #12` `was removed from the merge queue: CI failure`. */
function formatQueue(facts: Facts, { text }: NonNullable<Facts['dequeued']>): ConclusionParts {
  const icon = isRed(facts.conclusion) ? '⛔' : ENDINGS[facts.conclusion ?? 'neutral'].icon;
  return { icon, name: `PR #${facts.pull_request?.number ?? ''}`, verb: text, isBold: false };
}

function describeEnding(facts: Facts): Omit<ConclusionParts, 'name'> {
  const { conclusion, stopped } = facts;
  if (conclusion === undefined) {
    const verb = describeProgress(facts);
    return { icon: verb === undefined ? '❔' : '⏳', verb: verb ?? 'has an unknown result', isBold: false };
  }
  const result = ENDINGS[conclusion];
  // The request of another app isn't shown.
  if (conclusion === 'action_required' && facts.event.name === 'check_run')
    return { ...result, verb: 'requires action' };
  if (isSoFar(facts))
    return { icon: facts.unfinished_steps.failed.length > 0 ? '⚠️' : '⏳', verb: 'passed so far', isBold: false };
  if (isFixed(facts)) return { icon: '🟢', verb: 'works again', isBold: true };
  if (isRed(facts.conclusion) && stopped?.by === 'startup_failure') return { ...result, verb: 'could not start' };
  if (isUnsure(facts)) {
    const { failed = 0, total = 0 } = facts.job_counts ?? {};
    return { ...result, verb: `${grouped(failed)} of ${count(total, 'job')} failed` };
  }
  if (isInfrastructureFailure(facts))
    return { icon: '⚠️', verb: `didn't finish: ${describeInfrastructureFailure(facts)}`, isBold: false };
  const verb = isRed(facts.conclusion) ? RED_ENDS[facts.termination?.reason ?? 'step'] : undefined;
  if (verb !== undefined) return { ...result, verb };
  const isStillFailing = facts.change === 'still-failing' && facts.newer_run === undefined && conclusion === 'failure';
  return isStillFailing ? { ...result, verb: 'still fails' } : result;
}

/** Describes a build without a conclusion: still to come for other runs, apps, and CI systems; unknown for a job. */
function describeProgress({ scope, deployment, job_counts: counts, event }: Facts): string | undefined {
  if (scope === 'run' && counts?.running !== undefined)
    return `is still running: ${grouped(counts.running)} of ${count(counts.total, 'other job')}`;
  const state = deployment?.state ?? '';
  if (STATES.has(state)) return `is ${state.replaceAll('_', ' ')}`;
  return ['check_run', 'workflow_run'].includes(event.name) ? 'is still running' : undefined;
}

/** Returns true if it is unknown whether the failure is allowed: the jobs failed, not the run. */
function isUnsure(facts: Facts): boolean {
  return facts.job_counts?.maybe_allowed_failures === true && isRed(facts.conclusion);
}

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

/** Names the failed component too: `registry.npmjs.org answered 502`, `lost 2 runners (box-0, box-1)`. */
function describeInfrastructureFailure({
  termination,
  failed_jobs: failed = [],
}: Facts & { readonly termination: InfrastructureTermination }): string {
  const { reason, service, answer } = termination;
  if (reason === 'runner_lost' && failed.length > 1)
    return `lost ${count(failed.length, 'runner')}${service === undefined ? '' : ` (${escapeLine(service)})`}`;
  if (service === undefined) return NOT_THE_CODE[reason];
  const name = escapeLine(service);
  if (reason === 'rate_limit') return `the rate limit of ${name} was reached`;
  if (reason === 'action_retired') return `it uses ${name}, which GitHub no longer runs`;
  if (reason === 'action_download') return `${name} couldn't be downloaded`;
  return reason === 'network' && answer !== undefined ? `${name} ${answer}` : NOT_THE_CODE[reason];
}

/** `Probably not a code failure. Give the runner more disk space`: the advice, and whether the code is the cause. */
export function describeTermination(facts: Facts): string | undefined {
  const { termination, change, run } = facts;
  const advice = termination?.advice && escapeLine(capital(termination.advice));
  if (isInfrastructureFailure(facts)) return joinPieces([describeResponsibility(facts.termination), advice], '. ');
  if (termination?.category !== 'unknown') return advice;
  // Only the first time, because nothing is proved to be the cause.
  const isAgain = change === 'still-failing' || (run?.attempt ?? 1) > 1;
  const what = termination.reason === 'other_host' ? 'a network problem' : 'not a code failure';
  const isSilent = isAgain || advice === undefined || !hidesSuspects(facts);
  return isSilent ? undefined : joinPieces([`Possibly ${what}`, advice], '. ');
}

function describeResponsibility({ reason, category, certain }: Termination): string | undefined {
  // The actions of a workflow belong to it, though nobody changed it.
  if (reason === 'action_retired') return undefined;
  if (category === 'decision') return 'Rejected by a reviewer or a rule, not a code failure';
  return certain ? 'Not a code failure' : 'Probably not a code failure';
}

/** Replacements for "failed" by type of failure. */
const RED_ENDS: Readonly<Partial<Record<Termination['reason'], string>>> = {
  out_of_memory: 'ran out of memory',
  killed: 'was killed, probably out of memory',
  before_first_step: 'failed before its first step',
};

/** Returns true if no suspects are named: it is not a code failure, and no commit may explain a refusal. */
export function hidesSuspects({ conclusion, termination, suspect_range: range }: Facts): boolean {
  const isUndone = conclusion === 'failure' || conclusion === 'timed_out' || conclusion === 'cancelled';
  const isSuspected = termination?.reason === 'refused' && (range?.commits.length ?? 0) > 0;
  return isUndone && termination !== undefined && termination.category !== 'code' && !isSuspected;
}

/** Returns true for infrastructure failures. A cancellation by a person or a newer run isn't one. */
export function isInfrastructureFailure(
  facts: Facts,
): facts is Facts & { readonly termination: InfrastructureTermination } {
  return hidesSuspects(facts) && (facts.termination?.reason ?? 'step') in NOT_THE_CODE;
}

/** Returns true for a passed step while other steps of its job still run or have failed. */
export function isSoFar(
  facts: Facts,
): facts is Facts & { readonly unfinished_steps: NonNullable<Facts['unfinished_steps']> } {
  return facts.unfinished_steps !== undefined && facts.conclusion === 'success';
}

/** Returns true for the first success after infrastructure failures only: the code was never broken. */
export function isUnharmed({ change, last_red: red }: Pick<Facts, 'change' | 'last_red'>): boolean {
  return change === 'fixed' && red?.not_the_code === true;
}

/** Returns true for the first success after a failure; not for another attempt, or for an old run after newer ones. */
export function isFixed(facts: Facts): boolean {
  const { change, conclusion, newer_run: newer } = facts;
  return change === 'fixed' && conclusion === 'success' && newer === undefined && !isRerun(facts) && !isUnharmed(facts);
}

/** Returns true if the failure streak started with an earlier attempt of this run. */
export function isRerun({ broken_since: since, run }: Facts): boolean {
  return since?.run !== undefined && since.run === run?.number;
}

/** Returns the failing job of the first line: the reported one, or the only job of a run or deployment. */
export function findOnlyFailure(facts: Facts): RunJob | undefined {
  const { failed_jobs: [first, ...rest] = [], job_counts: counts } = facts;
  if (rest.length > 0) return undefined;
  return isDeployment(facts) || !reportsRun(facts) || counts?.total === 1 ? first : undefined;
}
