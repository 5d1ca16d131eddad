/** Generates the workflow of `init`, which reports on other workflows. */

import { basename } from 'node:path';
import { Document, parse } from 'yaml';
import { isPlainObject } from '../objects.ts';
import { jobEndAction } from '../package/job-end.ts';
import { packageInfo } from '../package/package-info.ts';
import { type WorkspaceText, workflowFiles } from '../workspace/files.ts';

/** Parameters of the generated workflow. */
interface WorkflowQuery {
  /** Names of the workflows to report on. */
  readonly workflows: readonly string[];
  /** Inputs of the step, as written. Secrets are expressions. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** Permissions to read the failing step, its error, and the pull request of a fork. */
const PERMISSIONS = { contents: 'read', actions: 'read', checks: 'read', 'pull-requests': 'read' };
const BY_HAND = "${{ github.event_name == 'workflow_dispatch' }}";
const ABOUT =
  ' Reports on other workflows, each when it is over. It runs in the context of the default branch, so it has the secrets for forks too.';

export function workflowText({ workflows, inputs }: WorkflowQuery): string {
  const { action } = packageInfo();
  const steps = [{ uses: action, with: { ...inputs, drill: BY_HAND } }];
  const document = new Document({
    name: 'Notify',
    on: { workflow_run: { workflows, types: ['completed'] }, workflow_dispatch: {} },
    permissions: PERMISSIONS,
    jobs: { notify: { 'runs-on': 'ubuntu-latest', steps } },
  });
  document.commentBefore = `${ABOUT}\n Started by hand it is a drill: one marked message that calls nobody.\n For one job alone: ${jobEndAction(action)}, as its first step.`;
  return document.toString({ lineWidth: 0 });
}

/**
 * Lists the workflow names of a repository, or the path of one without a name. Ignores files that aren't workflows.
 *
 * @param root path of the repository
 * @param except path of a file to ignore, relative to the root
 */
export function workflowNames(root: string, except: string): readonly string[] {
  const files = workflowFiles(root).filter(({ path }) => basename(path) !== basename(except));
  return files.flatMap((file) => workflowName(file) ?? []);
}

function workflowName({ path, text }: WorkspaceText): string | undefined {
  try {
    const workflow: unknown = parse(text);
    if (!isPlainObject(workflow) || !('jobs' in workflow)) return undefined;
    return typeof workflow['name'] === 'string' ? workflow['name'] : path;
  } catch {
    return undefined;
  }
}
