/** Why runs were red, and on which machines: the newest are read first, and only some. */

import { defined } from '../../../defined.ts';
import { isRed } from '../../conclusion.ts';
import { infrastructureOf } from '../../end/end.ts';
import type { HealthRun } from '../health-run.ts';
import type { ExplainedRun } from '../measures/causes.ts';
import { endedIn } from '../measures/run-counts.ts';
import type { RunnerJob } from '../measures/runners.ts';
import type { RunFailures } from '../reading/failures.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { eachOf } from '../reading/source.ts';

/** Red runs of one repository that are explained. */
const MOST = 20;
const AT_ONCE = 2;
/** Requests for one of them, and those that are left for what may be flaky. */
const EACH = 3;
const RESERVE = 24;

/** Of all repositories, as far as the requests reach: the newest red runs of each, in their order. */
export function chooseRed(histories: readonly RepositoryHistory[]): readonly (readonly HealthRun[])[] {
  const red = histories.map(({ runs, window }) =>
    endedIn(runs, window)
      .filter(({ colour, unstarted }) => colour === 'red' && !unstarted)
      .toSorted(newestFirst),
  );
  const [source] = histories.map((history) => history.source);
  const most = Math.max(0, Math.floor(((source?.budget.left ?? 0) - RESERVE) / EACH));
  const candidates = red.flatMap((own) => own.slice(0, MOST));
  const chosen = new Set(candidates.toSorted(newestFirst).slice(0, most));
  const all = red.flat().length;
  if (chosen.size < all) source?.gaps.unread.add(`${chosen.size} of ${all} red runs read`);
  return red.map((own) => own.filter((run) => chosen.has(run)));
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
      defined<ExplainedRun>({
        message,
        at,
        workflow: history.labelOf(run).name,
        url,
        infrastructure: infrastructureOf(end),
      }),
    ];
  });
  return explained.flat();
}

/** The jobs of red runs by the machine that they ran on. */
export async function readRunnerJobs(
  history: RepositoryHistory,
  failures: RunFailures,
  chosen: readonly HealthRun[],
): Promise<readonly RunnerJob[]> {
  const { repository } = history.source;
  const jobs = await eachOf(chosen, AT_ONCE, async (run) => (await failures.jobs(run, run.attempt)) ?? []);
  return jobs.flat().flatMap((job): readonly RunnerJob[] => {
    const { runner, conclusion, name, started_at: started, url } = job;
    const colour = isRed(conclusion) ? 'red' : conclusion === 'success' ? 'green' : undefined;
    if (runner === undefined || colour === undefined || started === undefined) return [];
    return [defined<RunnerJob>({ repository, runner, name, colour, at: Date.parse(started), url })];
  });
}
