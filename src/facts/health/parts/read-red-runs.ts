/** Why runs were red: the newest are read first, and only some. */

import { infrastructureOf } from '../../end/end.ts';
import type { HealthRun } from '../health-run.ts';
import type { ExplainedRun } from '../measures/causes.ts';
import { endedIn } from '../measures/run-counts.ts';
import type { RunFailures } from '../reading/failures.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { eachOf } from '../reading/source.ts';

/** Red runs of one repository that are explained. */
const MOST = 20;
const AT_ONCE = 2;
/** Requests for one of them; those that are left for what may be flaky, at most, and for one that takes more than others. */
const EACH = 3;
const MOST_FOR_FLAKY = 18;
const SLACK = 6;

/** The runs of a repository, and what is known of why they were red. */
export interface ExplainedHistory {
  readonly history: RepositoryHistory;
  readonly failures: RunFailures;
}

/**
 * Of all repositories those that are explained already, and the newest of each as far as the requests reach, in their order.
 *
 * @param forFlaky requests that finding flaky jobs would take
 */
export function chooseRed(all: readonly ExplainedHistory[], forFlaky: number): readonly (readonly HealthRun[])[] {
  const red = all.map(({ history }) => redIn(history));
  const known = all.flatMap(({ failures }, index) => red[index]?.filter((run) => failures.isExplained(run)) ?? []);
  const candidates = red.flatMap((own) => own.slice(0, MOST)).filter((run) => !known.includes(run));
  const [source] = all.map(({ history }) => history.source);
  const reserve = SLACK + Math.min(MOST_FOR_FLAKY, forFlaky);
  const most = Math.max(0, Math.floor(((source?.budget.left ?? 0) - reserve) / EACH));
  const chosen = new Set([...known, ...candidates.toSorted(newestFirst).slice(0, most)]);
  const total = red.flat().length;
  if (chosen.size < total) source?.gaps.unread.add(`${chosen.size} of ${total} red runs read`);
  return red.map((own) => own.filter((run) => chosen.has(run)));
}

function redIn({ runs, window }: RepositoryHistory): readonly HealthRun[] {
  return endedIn(runs, window)
    .filter(({ colour, unstarted }) => colour === 'red' && !unstarted)
    .toSorted(newestFirst);
}

function newestFirst(one: HealthRun, other: HealthRun): number {
  return other.endedAt - one.endedAt;
}

/** Each of them with its reason. */
export async function readReasons(
  history: RepositoryHistory,
  failures: RunFailures,
  chosen: readonly HealthRun[],
): Promise<readonly ExplainedRun[]> {
  const explained = await eachOf(chosen, AT_ONCE, async (run) => {
    const failure = await failures.explain(run);
    if (failure?.message === undefined) return [];
    const { message, end } = failure;
    const { url, endedAt: at } = run;
    return [
      {
        message,
        at,
        workflow: history.labelOf(run).name,
        url,
        infrastructure: infrastructureOf(end),
      },
    ];
  });
  return explained.flat();
}
