/** What starts a workflow, by its file: cron lines, and the names of other workflows. */

import { ApiError, PermissionError } from '../../github/api/faults.ts';
import { line, property } from '../../host/json.ts';
import {
  asList,
  awaitedWorkflows,
  isPushed,
  LONGEST_WORKFLOW,
  parseWorkflow,
  triggersIn,
} from '../../host/workflow-text.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { ask, eachOf, type HealthSource } from '../reading/source.ts';
import type { WorkflowRecord } from '../reading/workflows.ts';

interface WorkflowTriggers {
  /** Whether each push to the branch starts it. */
  readonly pushed: boolean;
  readonly cron: readonly string[];
  /** Names under `workflow_run` that mean one workflow each. */
  readonly after: readonly string[];
}

const AT_ONCE = 4;
const MOST_FILES = 30;
const WHAT = 'the workflow files';

export interface WorkflowFile {
  readonly workflow: WorkflowRecord;
  readonly triggers: WorkflowTriggers;
}

/** Those that can be read; those first that are known to run by a schedule. */
export async function readFiles(history: RepositoryHistory): Promise<readonly WorkflowFile[]> {
  const { source, runs, workflows = [] } = history;
  const scheduled = new Set(runs.flatMap(({ event, workflow }) => (event === 'schedule' ? [workflow] : [])));
  const files = workflows.filter(
    ({ state, path }) => state === 'active' && path.startsWith('.github/workflows/') && path !== source.own,
  );
  const first = files.toSorted((one, other) => Number(scheduled.has(other.id)) - Number(scheduled.has(one.id)));
  const chosen = first.slice(0, MOST_FILES);
  if (first.length > chosen.length) {
    source.gaps.unread.add(`${first.length - chosen.length} workflow files of ${source.repository} were not read`);
  }
  const read = await eachOf(chosen, AT_ONCE, async (workflow) => ({
    workflow,
    text: await readText(source, workflow.path),
  }));
  // One may be gone; where none is there, the token may read none.
  if (read.length > 0 && read.every(({ text }) => text === 'missing')) {
    source.faults.add(WHAT, new PermissionError('contents: read'));
    source.gaps.unread.add(`not all of ${WHAT}`);
    source.gaps.partial = true;
  }
  return (await eachOf(read, AT_ONCE, (file) => fileOf(file, source.branch))).flat();
}

async function fileOf(
  { workflow, text }: { readonly workflow: WorkflowRecord; readonly text: string | undefined },
  branch: string,
) {
  const triggers = text === undefined ? undefined : await triggersOf(text, branch);
  return triggers === undefined ? [] : [{ workflow, triggers }];
}

/** `missing` where it is not there, or not shown to this token; undefined where it cannot be read. */
async function readText(source: HealthSource, path: string): Promise<string | undefined> {
  const answer = await ask(source, WHAT, (api) =>
    api.get({ route: 'GET /repos/{owner}/{repo}/contents/{path}', with: { path } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.missing) return 'missing';
      throw error;
    }),
  );
  if (answer === 'missing') return answer;
  const content = (answer as { readonly content?: unknown } | undefined)?.content;
  if (typeof content !== 'string' || content.length > LONGEST_WORKFLOW * 1.4) return undefined;
  return line(answer, 'encoding') === 'base64' ? Buffer.from(content, 'base64').toString() : content;
}

/** Undefined for a text that is no YAML. */
async function triggersOf(text: string, branch: string): Promise<WorkflowTriggers | undefined> {
  const workflow = await parseWorkflow(text);
  if (workflow === undefined) return undefined;
  const lines = asList(property(triggersIn(workflow), 'schedule')).flatMap((one) => line(one, 'cron') ?? []);
  return { pushed: isPushed(workflow, branch), cron: lines, after: awaitedWorkflows(workflow) };
}
