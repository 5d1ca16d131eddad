/** The files of the workflows that can start, each with what starts it. */

import { ApiError, PermissionError } from '../../github/api/faults.ts';
import { line, property } from '../../host/json.ts';
import { noteUnread } from '../reading/gaps.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { ask, eachOf, type HealthSource } from '../reading/source.ts';
import { triggersOf, type WorkflowTriggers } from '../reading/workflow-files.ts';
import type { WorkflowRecord } from '../reading/workflows.ts';

const AT_ONCE = 4;
const WHAT = 'the workflow files';

export interface WorkflowFile {
  readonly workflow: WorkflowRecord;
  readonly triggers: WorkflowTriggers;
}

/** Those that can be read; those are asked for first that are known to run by a schedule. */
export async function readFiles(history: RepositoryHistory): Promise<readonly WorkflowFile[]> {
  const { source, runs, workflows = [] } = history;
  const scheduled = new Set(runs.flatMap(({ event, workflow }) => (event === 'schedule' ? [workflow] : [])));
  const files = workflows.filter(
    ({ state, path }) => state === 'active' && path.startsWith('.github/workflows/') && path !== source.own,
  );
  const first = files.toSorted((one, other) => Number(scheduled.has(other.id)) - Number(scheduled.has(one.id)));
  const read = await eachOf(first, AT_ONCE, async (workflow) => ({
    workflow,
    triggers: await readTriggers(source, workflow.path),
  }));
  // One may be gone; where none is there, the token may read none.
  if (read.length > 0 && source.files === undefined && read.every(({ triggers }) => triggers === 'missing')) {
    source.faults.add(WHAT, new PermissionError('contents: read'));
    noteUnread(source.gaps, source.repository, WHAT);
    source.gaps.partial = true;
  }
  return read.flatMap(({ workflow, triggers }) =>
    triggers === undefined || triggers === 'missing' ? [] : [{ workflow, triggers }],
  );
}

/** `missing` where it is not there, or not shown to this token; undefined where it cannot be read, which is noted. */
async function readTriggers(source: HealthSource, path: string): Promise<WorkflowTriggers | 'missing' | undefined> {
  const { files, gaps, repository } = source;
  if (files?.has(path) === false) return 'missing';
  const known = files?.get(path);
  if (known !== undefined) return known;
  const answer = await ask(source, WHAT, (api) =>
    api.get({ route: 'GET /repos/{owner}/{repo}/contents/{path}', with: { path } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.missing) return 'missing';
      throw error;
    }),
  );
  if (answer === undefined || answer === 'missing') return answer;
  const text = line(answer, 'encoding') === 'base64' ? property(answer, 'content') : undefined;
  const triggers =
    typeof text === 'string' ? await triggersOf(Buffer.from(text, 'base64').toString(), source.branch) : undefined;
  if (triggers === undefined) gaps.unread.add(`${path} of ${repository}, which is too long`);
  return triggers;
}
