/** How the build ended: as the `status` option says, the event, or the job so far. */

import { type Conclusion, readConclusion } from '../settings/conclusion.ts';
import type { RunnerContext, Status } from '../settings/settings.ts';
import { line, record } from './code-host/json.ts';
import type { Change } from './facts.ts';

/** What an event says of its own end; `over` is false while that is still to come. */
export interface EventVerdict {
  readonly conclusion?: Conclusion;
  readonly over: boolean;
}

/** What is reported: its conclusion is absent as well where it is not known. */
export interface ReportedConclusion extends EventVerdict {
  /** Where it comes from: the option as a word, the option as the results of other jobs, the event, or the job so far. */
  readonly source: 'status' | 'needs' | 'event' | 'job';
}

/** The first of these that occurs decides for all; skipped and neutral count only where there is nothing else. */
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

/** True for events that report another end than that of the job which they start: only their payload tells it. */
export function reportsAnotherRun(event: string): boolean {
  return /^(?:workflow_run|check_run|check_suite|deployment_status|status)$/.test(event);
}

/** The verdict of an event that reports something other than this run; undefined for all other events. */
export function eventVerdict(name: string | undefined, event: unknown): EventVerdict | undefined {
  if (name === 'deployment_status') {
    const status = record(event, 'deployment_status');
    return status && stateVerdict(line(status, 'state'));
  }
  if (PULL_REQUEST_EVENTS.includes(name ?? '') && line(event, 'action') === 'dequeued')
    return queueVerdict(line(event, 'reason'));
  if (name === 'status') return stateVerdict(line(record(event), 'state'));
  if (name !== 'workflow_run' && name !== 'check_run' && name !== 'check_suite') return undefined;
  const reported = record(event, name);
  if (reported === undefined) return undefined;
  const word = line(reported, 'conclusion');
  // A conclusion that is new to GitHub: over, and neither green nor red.
  return word === undefined ? { over: false } : { over: true, conclusion: readConclusion(word) ?? 'neutral' };
}

/** What a person took out, or the queue lost as a whole, did not fail. */
export function queueVerdict(reason = ''): EventVerdict {
  if (/MERGED?$/.test(reason)) return { over: true, conclusion: 'success' };
  if (reason === 'CI_TIMEOUT') return { over: true, conclusion: 'timed_out' };
  return { over: true, conclusion: /^(?:MANUAL|QUEUE_CLEARED|UNKNOWN.*|)$/.test(reason) ? 'neutral' : 'failure' };
}

/** Of a deployment, or of a commit's status. */
function stateVerdict(state: string | undefined): EventVerdict {
  if (state === 'success') return { over: true, conclusion: 'success' };
  return state === 'failure' || state === 'error' ? { over: true, conclusion: 'failure' } : { over: false };
}

/**
 * Decides in this order: the `status` option, the event's own conclusion, the job so far. Where the job is not
 * known either, `over` has no conclusion. In the results of `needs`, a failed job with `continue-on-error` reads `success`.
 */
export function decideConclusion(input: {
  readonly status: Status | undefined;
  readonly runner: RunnerContext;
  readonly eventConclusion: EventVerdict | undefined;
}): ReportedConclusion {
  const { status, runner } = input;
  const terms = [line(runner.job, 'status'), line(runner.action_status)];
  const job = getConclusion(
    terms.flatMap((word) => (word === undefined ? [] : (readConclusion(word) ?? []))),
    'job',
  );
  if (status?.type === 'conclusion') {
    const { conclusion } = status;
    // Who writes `${{ job.status }}` knows no more of the end than the job does.
    const repeats = conclusion === 'success' && job.conclusion === conclusion && input.eventConclusion === undefined;
    return repeats ? job : { conclusion, over: true, source: 'status' };
  }
  if (status?.type === 'needs') return getConclusion(status.results, 'needs');
  return input.eventConclusion === undefined ? job : { ...input.eventConclusion, source: 'event' };
}

/** The conclusion of several together; undefined for none. */
export function findWorst(results: readonly Conclusion[]): Conclusion | undefined {
  return WORST_FIRST.find((word) => results.includes(word));
}

/**
 * What can be said of a whole run of which only this job is known: it is red where the job is. A job that
 * succeeded says nothing of the others.
 */
export function ofOneJob(conclusion: Conclusion | undefined): Conclusion | undefined {
  return isRed(conclusion) ? conclusion : undefined;
}

/** True for a failure that has to be mended. */
export function isRed(conclusion: Conclusion | undefined): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out';
}

/** Whether an end counts, and how; undefined for what was cancelled, skipped or has no verdict. */
export function countedResult(
  conclusion: Conclusion | undefined,
): { readonly red: true; readonly ended: 'failure' | 'timed_out' } | { readonly red: false } | undefined {
  if (conclusion === 'failure' || conclusion === 'timed_out') return { red: true, ended: conclusion };
  return conclusion === 'success' ? { red: false } : undefined;
}

/** How an end compares with the one before it, by whether each is red. */
export function getChange(red: boolean, wasRed: boolean): Change {
  if (red) return wasRed ? 'still-failing' : 'broken';
  return wasRed ? 'fixed' : 'still-passing';
}

/**
 * True for an end that people should be called for: all that is not green. What has only started, and what a newer run
 * took the place of, calls for nobody.
 */
export function shouldMentionPeople(conclusion: Conclusion | undefined, stoppedBy?: string): boolean {
  if (conclusion === 'cancelled') return stoppedBy !== 'newer_run';
  return !CALLS_FOR_NOBODY.includes(conclusion);
}

function getConclusion(results: readonly Conclusion[], source: 'needs' | 'job'): ReportedConclusion {
  return { conclusion: findWorst(results), over: true, source };
}
