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
]);

/**
 * Reads a conclusion as people and GitHub write it: any case, `timed-out`, `canceled`, and the words that other
 * events use for the same thing (`error`, `startup_failure`, `stale`). Undefined for anything else.
 */
export function readConclusion(text: string): Conclusion | undefined {
  const word = text.trim().toLowerCase().replaceAll('-', '_');
  return CONCLUSIONS.find((conclusion) => conclusion === word) ?? SPELLINGS.get(word);
}
