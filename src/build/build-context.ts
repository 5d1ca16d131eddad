import type { Environment } from '../platform.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Status } from '../settings/parsers/maps.ts';
import type { Settings } from '../settings/settings.ts';
import { type Json, line } from './code-host/json.ts';
import type { CodeHost } from './code-host/urls.ts';
import {
  decideConclusion,
  type EventConclusion,
  ofOneJob,
  type ReportedConclusion,
  reportsAnotherRun,
} from './conclusion.ts';
import { readEvent } from './event/events.ts';
import type { Facts, RunJob } from './facts.ts';

type Scope = NonNullable<Facts['scope']>;

/** What is known of a build before any request. */
export interface BuildContext {
  /** Includes the reported conclusion, and facts that a CI system provides without requests. */
  readonly facts: Facts;
  /** Source of the conclusion. */
  readonly source: ReportedConclusion['source'];
  /** True if one job is reported; false for a complete run, or an unrelated event. */
  readonly oneJob: boolean;
  /** True if only the jobs of the run determine its conclusion. */
  readonly needsRunJobs: boolean;
  /** False while the reported build is still running. */
  readonly isCompleted: boolean;
  /** URLs of the code host. */
  readonly host: CodeHost;
  /** Event that started the reported run: for `workflow_run` that of the other run. */
  readonly trigger?: string;
  /** Payload of the event; absent if unreadable. */
  readonly payload?: Json;
  /** Fixed facts of a drill, independent of loaded data. */
  readonly drillFacts?: { readonly [N in Exclude<keyof Facts, 'ci' | 'event'>]?: Facts[N] | undefined };
  readonly notices: readonly string[];
}

type BuildSettings = Pick<Settings, 'status' | 'context'>;

/**
 * Builds the context from the runner's variables and the event payload. Never throws.
 * @param event undefined without a payload
 */
export function contextFromEvent(settings: BuildSettings, env: Environment, event: Json | undefined): BuildContext {
  const { status, context: runner } = settings;
  const ownRun = isOfOwnRun(status, event);
  const { facts, eventConclusion, host } = readEvent({ env, event, runner, ownRun });
  const trigger = (ownRun ? undefined : line(event, 'workflow_run', 'event')) ?? line(env, 'GITHUB_EVENT_NAME');
  return {
    ...createContext(settings, facts, host, scopeAlone(status, facts), eventConclusion),
    trigger,
    payload: event,
  };
}

/**
 * Adds the reported scope and conclusion.
 * @param alone scope if neither the option `status` nor the event is about something else
 */
export function createContext(
  { status, context: runner }: BuildSettings,
  facts: BuildContext['facts'],
  host: CodeHost,
  alone: Scope,
  eventConclusion?: EventConclusion,
): BuildContext {
  const { conclusion, isCompleted, source } = decideConclusion({ status, runner, eventConclusion });
  const scope = findScope(status, facts, alone);
  return withScope(status, { facts: { ...facts, scope, conclusion }, source, isCompleted, host, notices: [] });
}

/** Needed jobs belong to the current run, and a completed run cannot start: then the triggering run is not reported. */
function isOfOwnRun(status: Status | undefined, event: Json | undefined): boolean {
  if (status?.type === 'needs') return true;
  const begins = status?.type === 'conclusion' && status.conclusion === 'in_progress';
  return begins && line(event, 'workflow_run', 'conclusion') !== undefined;
}

function findScope(status: Status | undefined, { event, deployment }: Facts, alone: Scope): Scope {
  if (event.name.startsWith('check_') || event.name === 'status') return 'event';
  if (!reportsRun(status)) return alone;
  return deployment === undefined ? 'run' : 'deployment';
}

/**
 * A job reports itself; a run is reported only by a job that sees all of it. The start of a deployment comes from
 * its event.
 */
function scopeAlone(
  status: Status | undefined,
  { event, job, deployment, dequeued }: Pick<Facts, 'event' | 'job' | 'deployment' | 'dequeued'>,
): Scope {
  const begins = status?.type === 'conclusion' && status.conclusion === 'in_progress';
  if (deployment !== undefined && (begins || event.name === 'deployment_status')) return 'deployment';
  if (job !== undefined) return 'job';
  // The merge queue tests with runs as well.
  return event.name === 'workflow_run' || dequeued !== undefined ? 'run' : 'event';
}

/** Determines what is reported from event, conclusion and the option `status`. */
export function withScope(
  status: Status | undefined,
  base: Omit<BuildContext, 'oneJob' | 'needsRunJobs'>,
): BuildContext {
  const { scope, event, conclusion } = base.facts;
  const needsRunJobs =
    status?.type === 'needs'
      ? // No needed job ran, so one of their own needs failed, or their conditions excluded them.
        conclusion === 'skipped'
      : status?.type === 'workflow' && !(base.source === 'event' && event.name === 'workflow_run');
  return { ...base, oneJob: scope === 'job' || (scope === 'deployment' && !reportsRun(status)), needsRunJobs };
}

function reportsRun(status: Status | undefined): boolean {
  return status?.type === 'needs' || status?.type === 'workflow';
}

/** Returns the conclusion if the jobs are unreadable: a successful job does not prove that its run succeeded. */
export function unreadConclusion({ facts, source, needsRunJobs }: BuildContext): Conclusion | undefined {
  const { conclusion } = facts;
  return needsRunJobs && source === 'job' ? ofOneJob(conclusion) : conclusion;
}

/** Removes job, conclusion and people, because a health report covers all builds and has no single author. */
export function contextForHealthReport({ facts, host, payload }: BuildContext): BuildContext {
  const { ci, event, repository, workflow, run, ref } = facts;
  return {
    ...{ host, payload, notices: [], source: 'event', isCompleted: true, oneJob: false, needsRunJobs: false },
    facts: { ci, event, repository, workflow, run, ref, scope: 'builds' },
  };
}

/** Plainly no real cause. */
const CAUSE: Pick<RunJob, 'conclusion' | 'failed_steps' | 'errors'> = {
  conclusion: 'failure',
  failed_steps: [{ name: 'drill' }],
  errors: [{ message: 'example of an error' }],
};

/** Facts that describe real failures or attribute one to a person, which a drill must not do. */
const UNSET = {
  ...{ last_green: undefined, suspect_range: undefined, unfinished_steps: undefined, stopped: undefined },
  ...{ termination: undefined, infrastructure: undefined, faulty_runner: undefined, job_counts: undefined },
  ...{ new_failures: undefined, same_failure_type: undefined, failures_in_a_row: undefined, broken_since: undefined },
  ...{ passed_before: undefined, newer_run: undefined, also_red: undefined },
} satisfies { readonly [N in keyof Facts]?: undefined };

/** Keeps people and suspect commits as for a real failure, and drops how this build terminated. */
export function contextForDrill(base: BuildContext): BuildContext {
  const { job, workflow } = base.facts;
  const failed = { ...CAUSE, name: job?.name ?? workflow ?? 'build', url: job?.url };
  const drillFacts = { ...UNSET, conclusion: 'failure', change: 'broken', failed_jobs: [failed] } as const;
  return { ...base, drillFacts, facts: { ...base.facts, ...drillFacts } };
}

/** Reads only names, as a fallback after an internal error. */
export function minimalContext(settings: BuildSettings, env: Environment): BuildContext {
  const [job, repository] = [line(env, 'GITHUB_JOB'), line(env, 'GITHUB_REPOSITORY')];
  const facts: Facts = {
    ...{ ci: 'git', event: { name: 'unknown' }, workflow: line(env, 'GITHUB_WORKFLOW') },
    job: job === undefined ? undefined : { name: job },
    repository: repository === undefined ? undefined : { name: repository },
  };
  const host = { ci: 'git', forge: undefined, server: undefined, repository: undefined } as const;
  const base = createContext(settings, facts, host, job === undefined ? 'event' : 'job');
  const isUnknown = base.source === 'job' && reportsAnotherRun(env['GITHUB_EVENT_NAME'] ?? '');
  return isUnknown ? { ...base, facts: { ...base.facts, conclusion: undefined } } : base;
}

/** Returns true if the jobs of the run may change the conclusion that is known without requests. */
export function isEndOpen(base: BuildContext): boolean {
  const { facts, source, needsRunJobs } = base;
  return needsRunJobs || (facts.conclusion === 'cancelled' && source !== 'status' && isOnGithub(base));
}

/**
 * Returns false for other hosts and for checks of other apps, which have no data there. A deployment of another app
 * has no run but a history of its environment, and the merge queue tests with runs.
 */
export function isOnGithub({ facts }: Pick<BuildContext, 'facts'>): boolean {
  return facts.ci === 'GitHub Actions' && (facts.run?.id ?? facts.deployment?.id ?? facts.dequeued) !== undefined;
}

/** Only a pull request has a base. */
export function isOfPull({ trigger }: Pick<BuildContext, 'trigger'>): boolean {
  return trigger?.startsWith('pull_request') === true;
}

/** Inputs may differ from those of the previous run; those of a watched run are unknown. */
export function mayHaveInputs({ inputs = {}, run }: Facts): boolean {
  return Object.keys(inputs).length > 0 || run?.event?.endsWith('_dispatch') === true;
}

/** Values of `when` that need the history. */
const CHANGES: Settings['when'] = ['change', 'broken', 'still-failing', 'fixed'];

/** Returns true if `when` depends on the comparison with the previous run. */
export function needsComparison(when: Settings['when']): boolean {
  return when.some((word) => CHANGES.includes(word));
}

/** Returns true if the history decides what to send. */
export function needsHistory({ when, kind, uniqueKey }: Settings): boolean {
  return needsComparison(when) || kind === 'incident' || (uniqueKey !== undefined && kind !== 'message');
}
