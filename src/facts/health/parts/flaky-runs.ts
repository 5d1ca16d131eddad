/** Runs of the last three weeks, in which a job may have been red and green on one commit. */

import { DAY, type HealthRun } from '../health-run.ts';
import { LONGEST_PROOF } from '../measures/flaky.ts';
import { partOf } from '../reading/budget.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { readRuns } from '../reading/run-pages.ts';
import type { HealthSource } from '../reading/source.ts';

/** Requests that are left for why runs were red, and for what else is asked after them. */
const RESERVE = 54;

/** Those that are known, and the earlier ones as far as the requests reach: the newest first. */
export async function readFlakyRuns({
  source,
  runs,
  of,
  from,
  window,
}: RepositoryHistory): Promise<readonly HealthRun[]> {
  const begin = window.to - LONGEST_PROOF;
  if (from <= begin) return runs;
  const budget = partOf(source.budget, Math.max(0, source.budget.left - RESERVE));
  // What is missing of them is told in other words, and says nothing of how the builds stand.
  const aside: HealthSource = { ...source, budget, gaps: { unread: new Set(), partial: false, blind: false } };
  const earlier = await readRuns(aside, { from: begin, to: from }, of);
  if (!earlier.whole) {
    const oldest = earlier.runs.reduce((least, { createdAt }) => Math.min(least, createdAt), from);
    const days = Math.floor((window.to - oldest) / DAY);
    source.gaps.unread.add(`flaky jobs of ${days} days in place of ${LONGEST_PROOF / DAY}`);
  }
  const known = new Set(runs.map(({ id }) => id));
  return [...runs, ...earlier.runs.filter(({ id }) => !known.has(id))];
}
