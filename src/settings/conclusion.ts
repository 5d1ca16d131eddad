import { nearest } from '../text/nearest.ts';

/** How a run, job or deployment ended, in GitHub's own words; `in_progress` only where the user says so. */
export const CONCLUSIONS = [
  'success',
  'failure',
  'cancelled',
  'skipped',
  'timed_out',
  'neutral',
  'action_required',
  'in_progress',
] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

const SPELLINGS: ReadonlyMap<string, Conclusion> = new Map([
  ['canceled', 'cancelled'],
  ['timedout', 'timed_out'],
  ['error', 'failure'],
  ['startup_failure', 'failure'],
  ['stale', 'neutral'],
  // Words of other CI systems.
  ['passed', 'success'],
  ['succeeded', 'success'],
  ['succeededwithissues', 'success'],
  ['success_with_warnings', 'success'],
  ['failed', 'failure'],
  ['errored', 'failure'],
  ['unstable', 'failure'],
  ['aborted', 'cancelled'],
  ['killed', 'cancelled'],
  ['stopped', 'cancelled'],
  ['not_built', 'skipped'],
]);

/** What some CI systems say beside a conclusion. */
export const RESERVATIONS = ['issues', 'unstable'] as const;
export type Reservation = (typeof RESERVATIONS)[number];

const RESERVED: ReadonlyMap<string, Reservation> = new Map([
  ['succeededwithissues', 'issues'],
  ['success_with_warnings', 'issues'],
  ['unstable', 'unstable'],
]);

/**
 * Reads a conclusion as people, GitHub and other CI systems write it: any case, `timed-out`, `canceled`, and other words
 * for the same thing (`error`, `stale`; Jenkins' `UNSTABLE`, Azure's `Succeeded`). Undefined for anything else.
 */
export function readConclusion(text: string): Conclusion | undefined {
  const word = wordOf(text);
  return CONCLUSIONS.find((conclusion) => conclusion === word) ?? SPELLINGS.get(word);
}

/** Words that say the same to people alone: no system writes them. */
const SAID: ReadonlyMap<string, Conclusion> = new Map([
  ...['green', 'ok', 'pass', 'true', '0'].map((word) => [word, 'success'] as const),
  ...['red', 'broken', 'fail', 'false', '1'].map((word) => [word, 'failure'] as const),
  ...['cancel', 'abort'].map((word) => [word, 'cancelled'] as const),
  ...['running', 'started', 'start', 'pending'].map((word) => [word, 'in_progress'] as const),
]);

/** With the signs around it. */
const LONGEST_WORD = 40;

/** Which conclusion a text probably means that is none. */
export function meantConclusion(text: string): Conclusion | undefined {
  const word = text
    .slice(0, LONGEST_WORD)
    .toLowerCase()
    .replaceAll(/^[^a-z\d]{1,8}|[^a-z\d]{1,8}$/g, '');
  return readConclusion(word) ?? SAID.get(word) ?? CONCLUSIONS.find((one) => one === nearest(word, CONCLUSIONS));
}

/** What such a word says beside its conclusion: Azure's `SucceededWithIssues`, Jenkins' `UNSTABLE`; mostly nothing. */
export function readReservation(text: string): Reservation | undefined {
  return RESERVED.get(wordOf(text));
}

function wordOf(text: string): string {
  return text.trim().toLowerCase().replaceAll('-', '_');
}
