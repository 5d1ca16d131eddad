/** Finds errors in the workflow file of this run, if the job has checked it out. */
import type { WorkflowError, WorkflowStep } from '../doctor/workflow-step.ts';
import type { Environment } from '../platform.ts';
import { workspaceFolder } from '../process/environment.ts';
import { sentence, shown } from '../text/format.ts';
import { readWorkspaceFile } from '../workspace/files.ts';
import type { Log } from './log.ts';

interface OwnWorkflow {
  readonly path: string;
  readonly text: string;
}

/** Returns undefined if the job has not checked it out. */
export function readOwnWorkflow(env: Environment): OwnWorkflow | undefined {
  const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[\w.-]+\.ya?ml)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
  const file = path === undefined ? undefined : readWorkspaceFile(path, workspaceFolder(env));
  return file?.type === 'ok' ? file : undefined;
}

/**
 * Warns if `status` is an expression that is always empty, or if the `if:` of the step contradicts `when`.
 *
 * @param hasNoStatus true if the step has no `status`
 * @param mayContradict true if the message was skipped
 */
export async function warnAboutStep(
  env: Environment,
  log: Log,
  hasNoStatus: boolean,
  mayContradict: boolean,
): Promise<void> {
  const workflow = readOwnWorkflow(env);
  const mayBeEmpty = hasNoStatus && /\bstatus['"]?\s*:[^\n#]*\$\{\{/.test(workflow?.text ?? '');
  if (workflow === undefined || !(mayBeEmpty || mayContradict)) return;
  const { path, text } = workflow;
  const { findConditionError, findNeedsErrors, parseSteps } = await import(
    /* webpackChunkName: "files" */ '../doctor/workflow-step.ts'
  );
  const step = findOwnStep(parseSteps(path, text), env);
  if (step === undefined) return;
  const { status = '' } = step.inputs;
  const warn = ({ file, line, error, fix }: WorkflowError) =>
    log.warning(`${file}, line ${line}: ${error}.`, sentence(fix));
  if (mayBeEmpty && status.includes('${{')) {
    const fix = findNeedsErrors(step)[0]?.fix ?? 'Check the names in the expression';
    const label = `status is empty, because ${shown(status)} gives nothing. The status of this job was used instead`;
    warn(step.errorAt('status', label, fix));
  }
  const error = mayContradict ? findConditionError(step) : undefined;
  if (error !== undefined) warn(error);
}

/** Returns undefined if several steps of the file match. */
function findOwnStep(steps: readonly WorkflowStep[], env: Environment): WorkflowStep | undefined {
  const { GITHUB_JOB: job, GITHUB_ACTION: id = '__' } = env;
  const isOwn = (step: WorkflowStep) => (id.startsWith('__') ? step.step['id'] === undefined : step.step['id'] === id);
  const found = steps.filter((step) => step.jobId === job && isOwn(step));
  return found.length === 1 ? found[0] : undefined;
}
