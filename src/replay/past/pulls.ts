/** Pull requests as they were at a moment: open, and at the commit of then. */

import { type Json, line, list, milliseconds, record } from '../../facts/host/json.ts';
import type { AsItWas } from './lists.ts';
import { isOfItsBranch, type PastQuestion, wasThere } from './question.ts';

const PULLS = 'GET /repos/{owner}/{repo}/pulls';
const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';

/** What was closed since was open. Its title and labels are those of now: GitHub keeps no others. */
export const pullAsItWas: AsItWas = async (thing, asked) => {
  const pull = record(thing);
  const { moment, parameters } = asked;
  if (pull === undefined || !wasThere(pull, 'created_at', moment)) return undefined;
  const isOpen = (milliseconds(pull, 'closed_at') ?? Infinity) > moment.at;
  const open = isOpen ? { ...pull, state: 'open', closed_at: null, merged_at: null } : pull;
  const { state = 'open' } = parameters;
  if (state !== 'all' && state !== open['state']) return undefined;
  return isOfItsBranch(moment, { head_branch: line(pull, 'head', 'ref') }) ? atItsHead(open, asked) : open;
};

/** Its newest run by then tells at which commit it was. */
async function atItsHead(pull: Json, { moment, parameters, now }: PastQuestion): Promise<Json> {
  const { run } = moment;
  // Such a run names a commit of the base.
  if (line(run, 'event') === 'pull_request_target') return pull;
  const { owner, repo } = parameters;
  const { workflow_id, event, head_branch: branch } = run;
  const asked = { owner, repo, workflow_id, event, branch, per_page: 100, page: 1 };
  const listed = list((await now(RUNS, asked).catch(() => undefined))?.data, 'workflow_runs');
  const home = line(pull, 'head', 'repo', 'full_name');
  const newest = [...listed, run].find(
    (one) =>
      wasThere(one, 'created_at', moment) && (home === undefined || home === line(one, 'head_repository', 'full_name')),
  );
  return { ...pull, head: { ...record(pull, 'head'), sha: line(newest, 'head_sha') ?? line(pull, 'head', 'sha') } };
}

/**
 * With the pull requests that are open on its branch: GitHub tells those of the moment in which it is asked. Those of forks it
 * never tells.
 */
export async function withPullsOfThen(run: Json, asked: PastQuestion): Promise<Json> {
  const [branch, home] = [line(run, 'head_branch'), line(run, 'head_repository', 'full_name')];
  const own = line(run, 'repository', 'full_name');
  const isOfPull = line(run, 'event')?.startsWith('pull_request') === true;
  if (!isOfPull || home !== own || branch === undefined || list(run, 'pull_requests').length > 0) return run;
  const { owner, repo } = asked.parameters;
  const parameters = {
    ...{ owner, repo, head: `${own?.split('/', 1)[0]}:${branch}`, state: 'all' },
    ...{ sort: 'updated', direction: 'desc', per_page: 30, page: 1 },
  };
  const listed = list((await asked.now(PULLS, parameters).catch(() => undefined))?.data);
  const pulls = await Promise.all(listed.map((pull) => pullAsItWas(pull, { ...asked, parameters: { owner, repo } })));
  const open = pulls.filter((pull) => pull !== undefined);
  return open.length === 0 ? run : { ...run, pull_requests: open.map(minimal) };
}

/** As a run tells it. */
function minimal(pull: unknown): Json {
  const side = (name: 'head' | 'base') => {
    const { ref, sha, repo } = record(pull, name) ?? {};
    const { id, url, name: called } = record(repo) ?? {};
    return { ref, sha, repo: { id, url, name: called } };
  };
  const { id, number, url } = record(pull) ?? {};
  return { id, number, url, head: side('head'), base: side('base') };
}
