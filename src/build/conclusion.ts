/** Determines the conclusion of the build: from the `status` option, the event, or the job so far. */

import { CONCLUSIONS, type Conclusion, readConclusion } from '../settings/conclusion.ts';
import type { RunnerContext, Status } from '../settings/parsers/maps.ts';
import { type Json, line } from './code-host/json.ts';

/** Conclusion that an event reports; `pending` before completion. */
export type EventConclusion = Conclusion | 'pending';

/**
 * Returns true for events that report another run than the one they start: only their payload contains its
 * conclusion.
 */
export function reportsAnotherRun(event: string): boolean {
  return /^(?:workflow_run|check_run|deployment_status)$/.test(event);
}

/** Reads the conclusion of a run or a check, or the state of a deployment, from its payload. */
export function readEventConclusion(reported: Json): EventConclusion {
  const [word, state] = [line(reported, 'conclusion'), line(reported, 'state')];
  // Treats conclusions that are new to GitHub as completed and uncounted.
  if (word !== undefined) return readConclusion(word) ?? 'neutral';
  if (state === 'success') return state;
  return state === 'failure' || state === 'error' ? 'failure' : 'pending';
}

/**
 * Determines the conclusion in this order: `status` option, event, job so far. It is undefined if the job is unknown
 * too, and before the completion of what the event reports. In the results of `needs`, a failed job with
 * `continue-on-error` reads `success`.
 */
export function decideConclusion(
  status: Status | undefined,
  runner: RunnerContext,
  ofEvent?: EventConclusion,
): { readonly conclusion: Conclusion | undefined; readonly source: 'status' | 'needs' | 'event' | 'job' } {
  const terms = [line(runner.job, 'status'), line(runner.action_status)];
  const job = findWorst(terms.flatMap((word) => (word === undefined ? [] : (readConclusion(word) ?? []))));
  if (status?.type === 'needs') return { conclusion: findWorst(status.results), source: 'needs' };
  // `${{ job.status }}` contains no more than the job itself knows.
  const repeatsJob = status?.type === 'conclusion' && status.conclusion === 'success' && job === 'success';
  if (status?.type === 'conclusion' && !(repeatsJob && ofEvent === undefined))
    return { conclusion: status.conclusion, source: 'status' };
  if (ofEvent === undefined) return { conclusion: job, source: 'job' };
  return { conclusion: ofEvent === 'pending' ? undefined : ofEvent, source: 'event' };
}

/** Combines several conclusions; undefined for none. */
export function findWorst(results: readonly Conclusion[]): Conclusion | undefined {
  return CONCLUSIONS.find((word) => results.includes(word));
}

/** True for a failure that has to be mended. */
export function isRed(conclusion: Conclusion | undefined): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out';
}

/** Only successes and failures are compared; an unknown conclusion may be either. */
export function isCompared(conclusion: Conclusion | undefined): boolean {
  return conclusion === undefined || conclusion === 'success' || isRed(conclusion);
}

/** Returns how a conclusion counts; undefined for cancelled, skipped and neutral ones. */
export function countedResult(conclusion: Conclusion | undefined): { readonly red: boolean } | undefined {
  return isRed(conclusion) || conclusion === 'success' ? { red: conclusion !== 'success' } : undefined;
}

/** Returns true for a conclusion that should mention people: a failure, or a stop that no newer run caused. */
export function shouldMentionPeople(conclusion: Conclusion | undefined, stoppedBy?: string): boolean {
  if (conclusion === 'cancelled') return stoppedBy !== 'newer_run';
  return conclusion === undefined || conclusion === 'action_required' || isRed(conclusion);
}

/** Matches GitHub's sentences that only repeat the conclusion of their job. */
const REPEATED_CONCLUSION =
  /^(?:The )?deployment was rejected\b|^The job (?:running on runner .{0,300} )?has exceeded the maximum execution time of \d|^The action .{1,1000} has timed out after \d|^The job was not (?:acquired|started)\b|^This request (?:has been|was) automatically failed\b|^The (?:(?:self-)?hosted )?runner\b.{0,300}\b(?:lost communication|received a shutdown signal|encountered an error while running your job)\b/is;

/** Returns true if a message only says how the job ended. */
export function repeatsConclusion(message: string): boolean {
  return REPEATED_CONCLUSION.test(message.slice(0, 2_000));
}
