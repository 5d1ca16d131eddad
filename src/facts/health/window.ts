/** The time that is looked at. */

import type { Api } from '../github/api/client.ts';
import { list, time } from '../host/json.ts';
import { DAY, type TimeWindow } from './health-run.ts';

/** A watch looks back no longer. */
const LONGEST = 31 * DAY;

/**
 * From the start of the newest run of this workflow that ended in success, so that what a cancelled or failed one did not
 * tell is told now; undefined where there is none.
 */
export async function sinceLastSuccess(api: Api, workflow: string, now: number): Promise<TimeWindow | undefined> {
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
    with: { workflow_id: workflow, status: 'success', exclude_pull_requests: true, per_page: 10 },
  });
  const starts = list(answer, 'workflow_runs').flatMap((run) => {
    const at = time(run, 'run_started_at') ?? time(run, 'created_at');
    return at === undefined ? [] : [Date.parse(at)];
  });
  const last = Math.max(...starts.filter((at) => at < now));
  return Number.isFinite(last) ? { from: Math.max(last, now - LONGEST), to: now } : undefined;
}
