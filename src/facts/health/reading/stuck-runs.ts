/** Runs that waited for a runner for a day: GitHub cancels them, and nobody did. */

import { readJobPage } from '../../github/jobs/jobs.ts';
import { type HealthRun, HOUR, isWithin, type TimeWindow } from '../health-run.ts';
import { askAside, eachOf, type HealthSource } from './source.ts';

/** GitHub gives up after 24 hours; what lasted much longer, somebody cancelled. */
const [LEAST, MOST] = [24 * HOUR, 26 * HOUR];
/** Runs whose jobs are asked for, the newest. */
const MOST_READ = 5;
const AT_ONCE = 2;

/** The runs, those of the window red that no runner ever took. */
export async function withStuck(
  source: HealthSource,
  window: TimeWindow,
  runs: readonly HealthRun[],
): Promise<readonly HealthRun[]> {
  const old = runs.filter((run) => isWithin(window, run.endedAt) && isOld(run));
  const asked = old.toSorted((one, other) => other.endedAt - one.endedAt).slice(0, MOST_READ);
  const stuck = (
    await eachOf(asked, AT_ONCE, async (run) => ((await isUntouched(source, run)) ? [run.id] : []))
  ).flat();
  if (stuck.length === 0) return runs;
  return runs.map((run): HealthRun => {
    return stuck.includes(run.id) ? { ...run, colour: 'red', cancelled: false, unacquired: true } : run;
  });
}

function isOld({ cancelled, startedAt, endedAt }: HealthRun): boolean {
  return cancelled && endedAt - startedAt >= LEAST && endedAt - startedAt < MOST;
}

/** No step of any job began. */
async function isUntouched({ api, ...source }: HealthSource, { id, attempt }: HealthRun): Promise<boolean> {
  const read = () => readJobPage(api, { id, attempt }, 1);
  const page = await askAside({ api, ...source }, 'whether a runner took the cancelled runs', read);
  return page !== undefined && page.jobs.length > 0 && page.jobs.every(({ step_names: steps }) => steps.length === 0);
}
