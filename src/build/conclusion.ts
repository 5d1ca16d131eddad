/** Determines the conclusion of the build: from the `status` option, the event, or the job so far. */

import { type Conclusion, readConclusion } from '../settings/conclusion.ts';
import type { RunnerContext, Status } from '../settings/parsers/maps.ts';
import { line, record } from './code-host/json.ts';
import type { Change } from './facts.ts';

/** Holds the result of an event; `isCompleted` is false before completion. */
export interface EventConclusion {
  readonly conclusion?: Conclusion;
  readonly isCompleted: boolean;
}

/** Holds the reported result; also without a conclusion if that is unknown. */
export interface ReportedConclusion extends EventConclusion {
  /** Source: the option as one value, the option as results of other jobs, the event, or the job so far. */
  readonly source: 'status' | 'needs' | 'event' | 'job';
}

/** Precedence of conclusions; skipped and neutral count only if there is nothing else. */
const WORST_FIRST: readonly Conclusion[] = [
  'failure',
  'timed_out',
  'action_required',
  'cancelled',
  'success',
  'neutral',
  'skipped',
  'in_progress',
];

const CALLS_FOR_NOBODY: readonly (Conclusion | undefined)[] = ['success', 'neutral', 'skipped', 'in_progress'];

const PULL_REQUEST_EVENTS: readonly string[] = ['pull_request', 'pull_request_target'];

/**
 * Returns true for events that report another run than the one they start: only their payload contains its
 * conclusion.
 */
export function reportsAnotherRun(event: string): boolean {
  return /^(?:workflow_run|check_run|check_suite|deployment_status|status)$/.test(event);
}

/** Reads the conclusion from an event that reports another run; undefined for all other events. */
export function readEventConclusion(name: string | undefined, event: unknown): EventConclusion | undefined {
  if (name === 'deployment_status') {
    const status = record(event, 'deployment_status');
    return status && readStateConclusion(line(status, 'state'));
  }
  if (PULL_REQUEST_EVENTS.includes(name ?? '') && line(event, 'action') === 'dequeued')
    return readQueueConclusion(line(event, 'reason'));
  if (name === 'status') return readStateConclusion(line(record(event), 'state'));
  if (name !== 'workflow_run' && name !== 'check_run' && name !== 'check_suite') return undefined;
  const reported = record(event, name);
  if (reported === undefined) return undefined;
  const word = line(reported, 'conclusion');
  // Treats conclusions that are new to GitHub as completed and uncounted.
  return word === undefined
    ? { isCompleted: false }
    : { isCompleted: true, conclusion: readConclusion(word) ?? 'neutral' };
}

/** A pull request that a person removed, or that the queue dropped, did not fail. */
export function readQueueConclusion(reason = ''): EventConclusion {
  if (/MERGED?$/.test(reason)) return { isCompleted: true, conclusion: 'success' };
  if (reason === 'CI_TIMEOUT') return { isCompleted: true, conclusion: 'timed_out' };
  return {
    isCompleted: true,
    conclusion: /^(?:MANUAL|QUEUE_CLEARED|UNKNOWN.*|)$/.test(reason) ? 'neutral' : 'failure',
  };
}

/** Reads the state of a deployment or a commit status. */
function readStateConclusion(state: string | undefined): EventConclusion {
  if (state === 'success') return { isCompleted: true, conclusion: 'success' };
  return state === 'failure' || state === 'error'
    ? { isCompleted: true, conclusion: 'failure' }
    : { isCompleted: false };
}

/**
 * Determines the conclusion in this order: `status` option, event, job so far. If the job is unknown too, a
 * completed result has no conclusion. In the results of `needs`, a failed job with `continue-on-error` reads
 * `success`.
 */
export function decideConclusion(input: {
  readonly status: Status | undefined;
  readonly runner: RunnerContext;
  readonly eventConclusion: EventConclusion | undefined;
}): ReportedConclusion {
  const { status, runner } = input;
  const terms = [line(runner.job, 'status'), line(runner.action_status)];
  const job = getConclusion(
    terms.flatMap((word) => (word === undefined ? [] : (readConclusion(word) ?? []))),
    'job',
  );
  if (status?.type === 'conclusion') {
    const { conclusion } = status;
    // `${{ job.status }}` contains no more than the job itself knows.
    const repeats = conclusion === 'success' && job.conclusion === conclusion && input.eventConclusion === undefined;
    return repeats ? job : { conclusion, isCompleted: true, source: 'status' };
  }
  if (status?.type === 'needs') return getConclusion(status.results, 'needs');
  return input.eventConclusion === undefined ? job : { ...input.eventConclusion, source: 'event' };
}

/** Combines several conclusions; undefined for none. */
export function findWorst(results: readonly Conclusion[]): Conclusion | undefined {
  return WORST_FIRST.find((word) => results.includes(word));
}

/**
 * Derives the conclusion of a run from one job: a failed job fails its run, a successful one proves nothing about
 * the others.
 */
export function ofOneJob(conclusion: Conclusion | undefined): Conclusion | undefined {
  return isRed(conclusion) ? conclusion : undefined;
}

/** True for a failure that has to be mended. */
export function isRed(conclusion: Conclusion | undefined): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out';
}

/** Returns how a conclusion counts; undefined for cancelled, skipped and neutral ones. */
export function countedResult(
  conclusion: Conclusion | undefined,
): { readonly red: true; readonly ended: 'failure' | 'timed_out' } | { readonly red: false } | undefined {
  if (conclusion === 'failure' || conclusion === 'timed_out') return { red: true, ended: conclusion };
  return conclusion === 'success' ? { red: false } : undefined;
}

/** Compares a result with the previous one. */
export function getChange(red: boolean, wasRed: boolean): Change {
  if (red) return wasRed ? 'still-failing' : 'broken';
  return wasRed ? 'fixed' : 'still-passing';
}

/**
 * Returns true for a conclusion that should mention people: every one except success, started, and superseded by a
 * newer run.
 */
export function shouldMentionPeople(conclusion: Conclusion | undefined, stoppedBy?: string): boolean {
  if (conclusion === 'cancelled') return stoppedBy !== 'newer_run';
  return !CALLS_FOR_NOBODY.includes(conclusion);
}

function getConclusion(results: readonly Conclusion[], source: 'needs' | 'job'): ReportedConclusion {
  return { conclusion: findWorst(results), isCompleted: true, source };
}
