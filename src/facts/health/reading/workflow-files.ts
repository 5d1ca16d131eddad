/** What starts the workflows of a repository, by their files: all of them in one request. */

import type { Api } from '../../github/api/client.ts';
import { flag, line, property, record } from '../../host/json.ts';
import {
  asList,
  awaitedWorkflows,
  isPushed,
  LONGEST_WORKFLOW,
  parseWorkflow,
  triggersIn,
} from '../../host/workflow-text.ts';
import type { RepositoryRecord } from './repositories.ts';

export interface WorkflowTriggers {
  readonly cron: readonly string[];
  /** Names under `workflow_run` that mean one workflow each. */
  readonly after: readonly string[];
  /** Whether a merge queue starts it. */
  readonly queue: boolean;
  /** Whether each push to the branch starts it, whatever it changes. */
  readonly pushed: boolean;
  /** Names of the events that start it; empty where none can be read. */
  readonly events: readonly string[];
}

/** By path, of the default branch; undefined for one whose text has to be asked for by itself. */
export type WorkflowFiles = ReadonlyMap<string, WorkflowTriggers | undefined>;

const QUERY = `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
    isArchived
    defaultBranchRef { name }
    object(expression: "HEAD:.github/workflows") {
      ... on Tree { entries { name object { ... on Blob { isTruncated text } } } }
    }
  }
}`;

/** The repository with its files; undefined where GraphQL shows none. @throws ApiError where it is not answered */
export async function readWithFiles(
  api: Api,
): Promise<(RepositoryRecord & { readonly files: WorkflowFiles }) | undefined> {
  const answer = await api.query(QUERY);
  const repository = record(answer, 'repository');
  const entries = property(repository, 'object', 'entries');
  // A token that may read no files is shown none.
  if (repository === undefined || !Array.isArray(entries)) return undefined;
  const branch = line(repository, 'defaultBranchRef', 'name');
  const files = new Map<string, WorkflowTriggers | undefined>();
  for (const entry of entries) {
    const [name, text] = [line(entry, 'name'), property(entry, 'object', 'text')];
    const isWhole = typeof text === 'string' && flag(entry, 'object', 'isTruncated') !== true;
    if (name !== undefined)
      files.set(`.github/workflows/${name}`, isWhole ? await triggersOf(text, branch) : undefined);
  }
  return { branch, archived: repository['isArchived'] === true, files };
}

/** None in a text that is no YAML: GitHub starts nothing by it. Undefined for one that is too long for a workflow. */
export async function triggersOf(text: string, branch = 'main'): Promise<WorkflowTriggers | undefined> {
  if (text.length > LONGEST_WORKFLOW) return undefined;
  const workflow = await parseWorkflow(text);
  const starts = triggersIn(workflow);
  return {
    cron: asList(property(starts, 'schedule')).flatMap((one) => line(one, 'cron') ?? []),
    after: awaitedWorkflows(workflow),
    queue: /\bmerge_group\b/.test(text),
    pushed: isPushed(workflow, branch),
    events: eventsOf(starts),
  };
}

function eventsOf(starts: unknown): readonly string[] {
  const listed = record(starts) === undefined ? asList(starts) : Object.keys(starts ?? {});
  return listed.filter((event) => typeof event === 'string');
}
