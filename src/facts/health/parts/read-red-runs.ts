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

/** Red runs that are explained. */
const MOST = 20;
const AT_ONCE = 2;
/** Requests for one of them, and those that are left for other questions. */
const EACH = 3;
const RESERVE = 24;

/** Each red run of the window that was read, with its reason. */
export async function readReasons(history: RepositoryHistory, failures: RunFailures): Promise<readonly ExplainedRun[]> {
  const { chosen, all } = newestRed(history);
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
  if (chosen.length < all) history.source.gaps.unread.add(`${chosen.length} of ${all} red runs read`);
  return explained.flat();
}

/** The jobs of red runs by the machine that they ran on. */
export async function readRunnerJobs(history: RepositoryHistory, failures: RunFailures): Promise<readonly RunnerJob[]> {
  const { chosen } = newestRed(history);
  const { repository } = history.source;
  const jobs = await eachOf(chosen, AT_ONCE, async (run) => (await failures.jobs(run, run.attempt)) ?? []);
  return jobs.flat().flatMap((job): readonly RunnerJob[] => {
    const { runner, conclusion, name, started_at: started, url } = job;
    const colour = isRed(conclusion) ? 'red' : conclusion === 'success' ? 'green' : undefined;
    if (runner === undefined || colour === undefined || started === undefined) return [];
    return [defined<RunnerJob>({ repository, runner, name, colour, at: Date.parse(started), url })];
  });
}

function newestRed({ runs, window, source }: RepositoryHistory): {
  readonly chosen: readonly HealthRun[];
  readonly all: number;
} {
  const red = endedIn(runs, window).filter(({ colour, unstarted }) => colour === 'red' && !unstarted);
  const most = Math.max(0, Math.min(MOST, Math.floor((source.budget.left - RESERVE) / EACH)));
  return { chosen: red.toSorted((one, other) => other.endedAt - one.endedAt).slice(0, most), all: red.length };
}
