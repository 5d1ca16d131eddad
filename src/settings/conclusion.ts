/**
 * Conclusions of a run, job, or deployment as GitHub names them, worst first: skipped and neutral count only if there
 * is nothing else. `in_progress` only if the user sets it.
 */
export const CONCLUSIONS = [
  'failure',
  'timed_out',
  'action_required',
  'cancelled',
  'success',
  'neutral',
  'skipped',
  'in_progress',
] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

/** Names in other CI systems. */
export const SYNONYMS: ReadonlyMap<string, Conclusion> = new Map(
  Object.entries({
    success: 'passed succeeded succeededwithissues success_with_warnings',
    failure: 'error startup_failure failed errored unstable',
    cancelled: 'canceled aborted killed stopped',
    timed_out: 'timedout',
    skipped: 'not_built',
    neutral: 'stale',
  } satisfies Partial<Record<Conclusion, string>>).flatMap(([conclusion, words]) =>
    words.split(' ').map((word) => [word, conclusion as Conclusion] as const),
  ),
);

/**
 * Parses a conclusion as people, GitHub, and other CI systems write it: any case, `timed-out`, `canceled`, and synonyms
 * (`error`, `stale`; Jenkins' `UNSTABLE`, Azure's `Succeeded`). Returns undefined for anything else.
 */
export function readConclusion(text: string): Conclusion | undefined {
  const word = text.trim().toLowerCase().replaceAll('-', '_');
  return CONCLUSIONS.find((conclusion) => conclusion === word) ?? SYNONYMS.get(word);
}
