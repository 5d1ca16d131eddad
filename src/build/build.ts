/**
 * Holds what is known of one build, without the credentials that people or programs wrote into it. Missing or invalid
 * data costs a fact and a notice, never the message.
 */

import type { Diagnostic } from '../diagnostic.ts';
import type { Environment } from '../platform.ts';
import { type Conclusion, readConclusion } from '../settings/conclusion.ts';
import type { Status } from '../settings/parsers/maps.ts';
import type { Settings } from '../settings/settings.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { mapStrings } from '../text/redaction/redactor.ts';
import { type Json, line } from './code-host/json.ts';
import type { CodeHost } from './code-host/urls.ts';
import { countedResult, decideConclusion, type EventConclusion, isRed, reportsAnotherRun } from './conclusion.ts';
import { readEvent } from './event/events.ts';
import type { Facts } from './facts.ts';
import { FIXED_FACT_FIELDS } from './groups/fixed-fields.ts';

type Scope = NonNullable<Facts['scope']>;

export interface Build {
  /** Facts from environment and event, and those that were loaded. */
  facts: Facts;
  /** Facts from environment and event alone, which identify the build. */
  readonly eventFacts: Facts;
  /** Source of the conclusion. */
  readonly source: ReturnType<typeof decideConclusion>['source'];
  /** True if one job is reported; false for a complete run, or an unrelated event. */
  readonly oneJob: boolean;
  /** True if only the jobs of the run determine its conclusion. */
  readonly needsRunJobs: boolean;
  readonly host: CodeHost;
  /** Event that started the reported run: for `workflow_run` that of the other run. */
  readonly trigger?: string;
  /** Payload of the event; absent if unreadable. */
  readonly payload?: Json;
  readonly diagnostics: Diagnostic[];
  /** Loaders that ran; absent before the first. */
  loaded?: ReadonlySet<string>;
  /** What may be missing: facts that were to be loaded, or those of environment and event as well. */
  missing?: 'loaded' | 'all';
}

type BuildSettings = Pick<Settings, 'status' | 'context'>;

/** Builds it from the runner's variables and the event payload, if there is one. Never throws. */
export function buildFromEvent(settings: BuildSettings, env: Environment, event: Json | undefined): Build {
  const { status, context: runner } = settings;
  // Needed jobs belong to the current run, as does what contradicts the triggering run: that one is not reported then.
  const ownRun = status?.type === 'needs' || contradicts(status, line(event, 'workflow_run', 'conclusion'));
  const { facts, eventConclusion, host } = readEvent(env, event, runner, ownRun);
  const trigger = (ownRun ? undefined : line(event, 'workflow_run', 'event')) ?? line(env, 'GITHUB_EVENT_NAME');
  const scope = findScope(status, facts);
  const build = { ...createBuild(settings, { facts, host, scope, eventConclusion }), trigger, payload: event };
  // Only the payload contains the conclusion of another run.
  const isUnknown = event === undefined && build.source === 'job' && reportsAnotherRun(facts.event.name);
  return isUnknown ? withFacts(build, { ...build.facts, conclusion: undefined }) : build;
}

/**
 * Adds the reported scope and conclusion to the facts.
 * @param read its scope counts if neither the option `status` nor the event is about something else
 */
export function createBuild(
  { status, context: runner }: BuildSettings,
  read: Pick<Build, 'facts' | 'host'> & { readonly scope: Scope; readonly eventConclusion?: EventConclusion },
): Build {
  const { conclusion, source } = decideConclusion(status, runner, read.eventConclusion);
  const reportsRun = status?.type === 'needs' || status?.type === 'workflow';
  const { event, deployment } = read.facts;
  const ofRun = deployment === undefined ? 'run' : 'deployment';
  const scope = event.name === 'check_run' ? 'event' : reportsRun ? ofRun : read.scope;
  const needsRunJobs =
    status?.type === 'needs'
      ? // No needed job ran, so one of their own needs failed, or their conditions excluded them.
        conclusion === 'skipped'
      : status?.type === 'workflow' && !(source === 'event' && event.name === 'workflow_run');
  const facts = mapStrings<Facts>({ ...read.facts, scope, conclusion }, FIXED_FACT_FIELDS, redactText);
  const oneJob = scope === 'job' || (scope === 'deployment' && !reportsRun);
  return { ...{ facts, eventFacts: facts, source, oneJob, needsRunJobs }, host: read.host, diagnostics: [] };
}

/**
 * A job reports itself; a run is reported only by a job that sees all of it. The start of a deployment comes from
 * its event.
 */
function findScope(status: Status | undefined, { event, job, deployment, dequeued }: Facts): Scope {
  if (deployment !== undefined && (isStart(status) || event.name === 'deployment_status')) return 'deployment';
  if (job !== undefined) return 'job';
  // The merge queue tests with runs as well.
  return event.name === 'workflow_run' || dequeued !== undefined ? 'run' : 'event';
}

/** Returns true for a failure of a run that passed, or the reverse, and for the start of a completed run. */
function contradicts(status: Status | undefined, reported: string | undefined): boolean {
  if (status?.type !== 'conclusion' || reported === undefined) return false;
  // A condition on success alone makes a failure of a cancelled or skipped run.
  const [given, ended] = [status.conclusion, readConclusion(reported)].map((word) => countedResult(word)?.red);
  return isStart(status) || (given !== undefined && ended === !given);
}

function isStart(status: Status | undefined): boolean {
  return status?.type === 'conclusion' && status.conclusion === 'in_progress';
}

/** Replaces the facts before any is loaded. */
export function withFacts(build: Build, facts: Facts): Build {
  return { ...build, facts, eventFacts: facts };
}

/** Few messages are drills. */
export const importDrill = () => import(/* webpackChunkName: "facts" */ './drill.ts');

/** Adapts the build to the health of all builds if that is reported in its place. */
export function adaptBuild(build: Build, { buildReport }: Pick<Settings, 'buildReport'>): Build {
  if (buildReport === undefined) return build;
  // Leaves out job, conclusion and people, because such a report covers all builds and has no single author.
  const { ci, event, repository, workflow, run, ref } = build.facts;
  return {
    ...withFacts(build, { ci, event, repository, workflow, run, ref, scope: 'builds' }),
    ...{ trigger: undefined, source: 'job', oneJob: false, needsRunJobs: false, diagnostics: [] },
  };
}

/** Explains why an event is not reported: it is not over, or its author did it and knows of it. */
export function explainIgnoredEvent({ eventFacts, source }: Build): string | undefined {
  const { conclusion, dequeued, pull_request: pull, actor } = eventFacts;
  if (source === 'event' && conclusion === undefined) return 'what this event reports has not completed yet';
  const isByAuthor = actor?.login !== undefined && pull?.author?.login === actor.login;
  return dequeued?.reason === 'MANUAL' && isByAuthor
    ? 'its author removed the pull request from the merge queue'
    : undefined;
}

/** Returns the conclusion if the jobs are unreadable: a successful job does not prove that its run succeeded. */
export function unreadConclusion({ facts, source, needsRunJobs }: Build): Conclusion | undefined {
  const { conclusion } = facts;
  return needsRunJobs && source === 'job' && !isRed(conclusion) ? undefined : conclusion;
}

/** Returns the conclusions that the facts may have once they are loaded. */
export function listPossibleConclusions({ facts, source, needsRunJobs }: Build): readonly (Conclusion | undefined)[] {
  if (facts.scope === 'builds') return ['success', 'failure', 'neutral'];
  if (needsRunJobs) return ['success', 'failure', 'cancelled', 'timed_out', 'skipped', facts.conclusion];
  if (source === 'status' || facts.conclusion !== 'cancelled') return [facts.conclusion];
  return ['cancelled', 'timed_out'];
}

/** Returns true if the jobs of the run may change the conclusion that is known without requests. */
export function isConclusionOpen(build: Build): boolean {
  const { facts, source, needsRunJobs } = build;
  return needsRunJobs || (facts.conclusion === 'cancelled' && source !== 'status' && isOnGithub(build));
}

/**
 * Returns false for other hosts and for checks of other apps, which have no data there. A deployment of another app
 * has no run but a history of its environment, and the merge queue tests with runs.
 */
export function isOnGithub({ facts }: Pick<Build, 'facts'>): boolean {
  return facts.ci === 'GitHub Actions' && (facts.run?.id ?? facts.deployment?.id ?? facts.dequeued) !== undefined;
}

/** Only a pull request has a base. */
export function isPullRequest({ trigger }: Pick<Build, 'trigger'>): boolean {
  return trigger?.startsWith('pull_request') === true;
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
