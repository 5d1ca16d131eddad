/** Explains a missing destination and other errors in the workflow of this run, as far as the job has checked it out. */
import type { WorkflowError, WorkflowStep } from '../doctor/workflow-step.ts';
import type { Environment } from '../platform.ts';
import { workspaceFolder } from '../process/environment.ts';
import type { Report } from '../report.ts';
import { listed, quoteValue, sentence } from '../text/format.ts';
import { readWorkspaceFile } from '../workspace/files.ts';
import type { Log } from './log.ts';

/** Returns undefined if the job has not checked it out. */
function readRunWorkflow(env: Environment) {
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
  const workflow = readRunWorkflow(env);
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
    const label = `status is empty, because ${quoteValue(status)} gives nothing. The status of this job was used instead`;
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

const OUTSIDE =
  'Runs of forks and of Dependabot get no secrets; to report them too, use a workflow on workflow_run (see the README).';

/**
 * @param text description of the problem
 * @param options empty options
 */
export function reportMissingDestination(
  text: string,
  options: readonly string[],
  notification: Report,
  env: Environment,
  log: Log,
): void {
  // Runs of forks and of Dependabot get no secrets, so a missing one is not an error.
  const isOutsider = notification.facts.pull_request?.fork === true || env['GITHUB_ACTOR'] === 'dependabot[bot]';
  if (isOutsider) log.notice(text, OUTSIDE);
  else log.warning(text, `${suggestSecret(options, env)}.`, linkToReadme(env));
}

function suggestSecret(options: readonly string[], env: Environment): string {
  const { text = '' } = readRunWorkflow(env) ?? {};
  const named = options.flatMap((option) => {
    const secret = findSecretName(option, text);
    return secret === undefined ? [] : [`${option} from the secret ${secret}`];
  });
  if (named.length > 0)
    return `The workflow takes ${listed(named)}: check that it exists, is not empty and reaches this job`;
  if (options.includes('webhook-url'))
    return 'Write `webhook-url: ${{ secrets.WORKROOM_WEBHOOK_URL }}` in the step, and store the URL of a webhook as that secret';
  return `Write ${listed(options)} in the step; if the value is a secret, check that it exists and is not empty`;
}

/** Finds the secret for an option. Undefined if the workflow has none, or several. */
function findSecretName(option: string, workflow: string): string | undefined {
  const value = String.raw`:\s{0,9}['"]?\$\{\{\s{0,9}secrets\.([a-z_]\w{0,99})\s{0,9}\}\}`;
  const raw = new RegExp(`(?<![\\w-])(?:workroom_)?${option.replaceAll('-', '[-_]')}${value}`, 'gi');
  const [name, ...rest] = new Set([...workflow.matchAll(raw)].map(([, secret]) => secret));
  return rest.length === 0 ? name : undefined;
}

/** Links to the README, whose URL is known if the action comes from a repository. */
function linkToReadme({ GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository }: Environment): string {
  if (!server || !repository) return 'See "Set it up" in the README of this action.';
  return `How to set it up: ${server}/${repository}#set-it-up`;
}
