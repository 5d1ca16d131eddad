import type { Environment } from '../platform.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Settings, Status } from '../settings/settings.ts';
import { type Json, line } from './code-host/json.ts';
import type { CodeHost } from './code-host/urls.ts';
import { decideConclusion, ofOneJob, type ReportedConclusion, reportsAnotherRun } from './conclusion.ts';
import { readEvent } from './event/events.ts';
import type { BaseFacts, Facts } from './facts.ts';

/** What is known of a build before any request. */

/** Who speaks: one job, or the whole run. Decided once, before anything is read. */
interface Speaker {
  /** True where one job is reported; false for a whole run, or an event that is about neither. */
  readonly oneJob: boolean;
  /** True where only the jobs of the run tell how it ended. */
  readonly asksForRun: boolean;
}

type Scope = NonNullable<BaseFacts['scope']>;

export interface BuildContext {
  /** With the conclusion that is reported, and what else a CI system tells without being asked. */
  readonly facts: BaseFacts &
    Pick<Facts, 'stopped' | 'change' | 'last_green' | 'failed_jobs' | 'job_counts' | 'end' | 'infrastructure'>;
  /** What told the conclusion. */
  readonly source: ReportedConclusion['source'];
  /** Who speaks; `facts.scope` tells templates the same in a word. */
  readonly speaker: Speaker;
  /** False while what the event reports is still running. */
  readonly over: boolean;
  /** Where the pages of the code host are. */
  readonly host: CodeHost;
  /** Name of the event that started the run that is reported: for `workflow_run` that of the other run. */
  readonly trigger?: string;
  /** The event's payload; absent when it could not be read. */
  readonly payload?: Json;
  /** Of a drill: what holds whatever is read. */
  readonly feigned?: { readonly [N in Exclude<keyof Facts, 'ci' | 'event'>]?: Facts[N] | undefined };
  readonly notices: readonly string[];
}

/**
 * What the variables of a runner and the payload of an event tell. Never throws.
 *
 * @param event undefined where there is no payload
 */
export function contextFromEvent(
  settings: Pick<Settings, 'status' | 'context'>,
  env: Environment,
  event: Json | undefined,
): BuildContext {
  const { status, context: runner } = settings;
  const ownRun = isOfOwnRun(status, event);
  const { facts, verdict, host } = readEvent({ env, event, runner, ownRun });
  const { conclusion, over: completed, source } = decideConclusion({ status, runner, eventConclusion: verdict });
  const base = {
    facts: { ...facts, scope: reportScope(status, facts, scopeAlone(status, facts)), conclusion },
    source,
    over: completed,
    host,
    trigger: (ownRun ? undefined : line(event, 'workflow_run', 'event')) ?? line(env, 'GITHUB_EVENT_NAME'),
    payload: event,
    notices: [],
  };
  return withScope(settings, base);
}

/** The jobs that were needed are of the own run, and what is over does not begin: then the run that started it is not told. */
function isOfOwnRun(status: Status | undefined, event: Json | undefined): boolean {
  if (status?.type === 'needs') return true;
  const begins = status?.type === 'conclusion' && status.conclusion === 'in_progress';
  return begins && line(event, 'workflow_run', 'conclusion') !== undefined;
}

/**
 * What a message speaks for.
 *
 * @param alone where neither the option `status` nor the event is about something else
 */
export function reportScope(
  status: Status | undefined,
  { event, deployment }: Pick<BaseFacts, 'event' | 'deployment'>,
  alone: Scope,
): Scope {
  if (event.name.startsWith('check_') || event.name === 'status') return 'event';
  if (!speaksForRun(status)) return alone;
  return deployment === undefined ? 'run' : 'deployment';
}

/** A job speaks for itself; the run, only who knows it as a whole. That a deployment begins, its event tells. */
function scopeAlone(
  status: Status | undefined,
  { event, job, deployment, dequeued }: Pick<BaseFacts, 'event' | 'job' | 'deployment' | 'dequeued'>,
): Scope {
  const begins = status?.type === 'conclusion' && status.conclusion === 'in_progress';
  if (deployment !== undefined && (begins || event.name === 'deployment_status')) return 'deployment';
  if (job !== undefined) return 'job';
  // What the merge queue tried was a run as well.
  return event.name === 'workflow_run' || dequeued !== undefined ? 'run' : 'event';
}

/** Decides who speaks, from the scope, the end and the option `status`. */
export function withScope({ status }: Pick<Settings, 'status'>, base: Omit<BuildContext, 'speaker'>): BuildContext {
  const { scope, event, conclusion } = base.facts;
  const asksForRun =
    status?.type === 'needs'
      ? // Nothing that was needed ran, so something that it needs did not pass, or it was not meant to run.
        conclusion === 'skipped'
      : status?.type === 'workflow' && !(base.source === 'event' && event.name === 'workflow_run');
  const oneJob = scope === 'job' || (scope === 'deployment' && !speaksForRun(status));
  return { ...base, speaker: { oneJob, asksForRun } };
}

function speaksForRun(status: Status | undefined): boolean {
  return status?.type === 'needs' || status?.type === 'workflow';
}

/** The conclusion where the jobs could not be read: a green job does not speak for its whole run. */
export function unreadConclusion({ facts, source, speaker }: BuildContext): Conclusion | undefined {
  const { conclusion } = facts;
  return speaker.asksForRun && source === 'job' ? ofOneJob(conclusion) : conclusion;
}

/** Without a job, an end, and people: nobody made all builds. What is not known of this one is no loss. */
export function contextForHealthReport({ facts, host, payload }: BuildContext): BuildContext {
  const { ci, event, repository, workflow, run, ref } = facts;
  return {
    ...{ host, payload, notices: [], source: 'event', over: true, speaker: { oneJob: false, asksForRun: false } },
    facts: { ci, event, repository, workflow, run, ref, scope: 'builds' },
  };
}

/** Reads nothing but names, where all else went wrong. */
export function minimalBase(settings: Pick<Settings, 'status' | 'context'>, env: Environment): BuildContext {
  const { status, context: runner } = settings;
  const { conclusion, over: completed, source } = decideConclusion({ status, runner, eventConclusion: undefined });
  const isUnknown = source === 'job' && reportsAnotherRun(env['GITHUB_EVENT_NAME'] ?? '');
  const [job, repository] = [line(env, 'GITHUB_JOB'), line(env, 'GITHUB_REPOSITORY')];
  const event = { name: 'unknown' } as const;
  const facts: BaseFacts = {
    ci: 'git',
    event,
    scope: reportScope(status, { event }, job === undefined ? 'event' : 'job'),
    conclusion: isUnknown ? undefined : conclusion,
    workflow: line(env, 'GITHUB_WORKFLOW'),
    job: job === undefined ? undefined : { name: job },
    repository: repository === undefined ? undefined : { name: repository },
  };
  const host = { ci: 'git', forge: undefined, server: undefined, repository: undefined } as const;
  return withScope(settings, { facts, source, over: completed, host, notices: [] });
}

/** Whether the jobs of the run may tell another end than what is known before anything is read. */
export function isEndOpen(base: BuildContext): boolean {
  const { facts, source, speaker } = base;
  return speaker.asksForRun || (facts.conclusion === 'cancelled' && source !== 'status' && isOnGithub(base));
}

/**
 * False for other hosts and for checks of other apps, which have nothing to read. A deployment of another app has no run, and
 * the history of its environment all the same; what left a merge queue was tried by runs.
 */
export function isOnGithub({ facts }: Pick<BuildContext, 'facts'>): boolean {
  return facts.ci === 'GitHub Actions' && (facts.run?.id ?? facts.deployment?.id ?? facts.dequeued) !== undefined;
}

/** Only a pull request has a base. */
export function isOfPull({ trigger }: Pick<BuildContext, 'trigger'>): boolean {
  return trigger?.startsWith('pull_request') === true;
}

/** It may be another thing than what the run before was given; of a run that is watched it is not known. */
export function isGivenInputs({ inputs = {}, run }: Facts): boolean {
  return Object.keys(inputs).length > 0 || run?.event?.endsWith('_dispatch') === true;
}

/** Values of `when` that the history tells. */
const CHANGES: Settings['when'] = ['change', 'broken', 'still-failing', 'fixed'];

/** True where `when` is decided by how the end compares with the one before. */
export function asksForChange(when: Settings['when']): boolean {
  return when.some((word) => CHANGES.includes(word));
}

/** True where it is decided by the history what is to be said. */
export function asksForHistory({ when, kind, uniqueKey }: Settings): boolean {
  return asksForChange(when) || kind === 'incident' || (uniqueKey !== undefined && kind !== 'message');
}
