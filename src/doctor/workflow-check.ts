/** Checks the steps of the checkout's workflows that run this action, without running them. */

import { formatPosition } from '../diagnostic.ts';
import { SettingsError } from '../errors.ts';
import { checkTemplates } from '../message/author-texts.ts';
import { isPlainObject } from '../objects.ts';
import { DESTINATION_OPTIONS } from '../settings/destination.ts';
import type { RawOptions, RawValue } from '../settings/option-parser.ts';
import { OPTIONS, toVariable } from '../settings/option-registry.ts';
import { INPUTS, suggestInput } from '../settings/other-notifiers.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { WorkspaceFiles } from '../settings/template/workspace.ts';
import { listed } from '../text/format.ts';
import { trimEndChars } from '../text/unicode.ts';
import { type Check, createCheck } from './check.ts';
import {
  findConditionError,
  findNeedsErrors,
  parseSteps,
  type WorkflowError,
  type WorkflowStep,
} from './workflow-step.ts';

/** Options that accept any text, so that a placeholder can replace an expression in them. */
const TEXTS = ['subject', 'body', 'sender-name', 'unique-key', 'category', 'mention', 'assignees'];
const URLS = ['webhook-url', 'base-url'];
const SECRET = '${{ secrets.WORKROOM_WEBHOOK_URL }}';
const STAND_IN_URL = 'https://service.invalid/webhook';

/**
 * Finds errors in the workflows, each with its file and line.
 *
 * @param now for relative days
 */
export async function checkWorkflows(
  workflows: readonly { readonly path: string; readonly text: string }[],
  files: WorkspaceFiles,
  now: Date,
): Promise<readonly Check[]> {
  const steps = workflows.flatMap(({ path, text }) => parseSteps(path, text));
  const found = (await Promise.all(steps.map((step) => checkStep(step, files, now)))).flat();
  if (steps.length > 0 && found.length === 0) {
    const count = steps.length === 1 ? 'one step' : `${steps.length} steps`;
    return [createCheck('workflow', 'ok', `${count} of this action in .github/workflows`)];
  }
  return found.map(({ file, line, error, fix }) =>
    createCheck('workflow', 'fault', `${file}:${line}: ${error}`, `${trimEndChars(fix, '.')}.`.replace('?.', '?')),
  );
}

async function checkStep(step: WorkflowStep, files: WorkspaceFiles, now: Date): Promise<readonly WorkflowError[]> {
  const { inputs, options, errorAt } = step;
  const unknown = Object.keys(inputs).filter((name) => !INPUTS.includes(name));
  const found = [findConditionError(step), ...findNeedsErrors(step)].filter((one) => one !== undefined);
  for (const name of unknown)
    found.push(errorAt(name, `unknown input ${name}`, suggestInput(name)?.suggestion ?? 'Leave it out'));
  for (const name of ['webhook-url', 'password']) {
    if (!inputs[name]?.trim() || inputs[name].includes('${{')) continue;
    const fix = `Store it as a secret, and write \`${name}: \${{ secrets.${toVariable(name)} }}\``;
    found.push(errorAt(name, `${name} is a secret and must not be in the file`, fix));
  }
  const settings = await readSettings(toRawOptions(step), now, { workspace: files, checkTemplates }).catch(
    (error: unknown) => {
      if (error instanceof SettingsError) return error;
      throw error;
    },
  );
  if (settings instanceof SettingsError) {
    // A kind that only the runner knows may support the option.
    const isKindOpen = options['kind']?.includes('${{');
    const problems = settings.problems.filter(({ message }) => !isKindOpen || !message.startsWith('not possible for'));
    for (const { option, message, suggestion } of problems)
      found.push(errorAt(option, `${option}: ${message}`, suggestion));
  } else {
    if (settings.destinations[0].type === 'missing' && unknown.length === 0)
      found.push(errorAt('with', 'the step has no destination', `Write \`webhook-url: ${SECRET}\``));
    found.push(...(await findTextErrors(step, settings)), ...(await findFileErrors(step, settings, files)));
  }
  return [...found, ...findPermissionErrors(step)];
}

/** Reads the options of the step as the runner would, without those that only the runner knows. */
function toRawOptions({ inputs, options }: WorkflowStep): RawOptions {
  const raw = new Map<string, RawValue>();
  for (const { name } of OPTIONS) {
    const value = replaceExpressions(name, options[name] ?? '');
    if (value !== undefined && value.trim() !== '')
      raw.set(name, { value, from: inputs[name]?.trim() ? 'input' : 'environment' });
  }
  return raw;
}

function replaceExpressions(name: string, raw: string): string | undefined {
  if (!/\$\{\{.*\}\}/s.test(raw)) return raw;
  if (URLS.includes(name)) return STAND_IN_URL;
  const isFree = TEXTS.includes(name) || DESTINATION_OPTIONS.includes(name);
  return isFree ? raw.replaceAll(/\$\{\{.*?\}\}/gs, 'x') : undefined;
}

/** Finds errors in the author's texts and in the condition. */
async function findTextErrors({ errorAt }: WorkflowStep, settings: Settings): Promise<readonly WorkflowError[]> {
  return (await checkTemplates(settings)).map(({ location, message: says, hint = '' }) => {
    const { file, part = 'body', line = 1, column } = location ?? {};
    const error = trimEndChars(`${part}, ${formatPosition({ line, column })}: ${says}`, '.');
    return file === undefined ? errorAt(part, error, hint) : { file, line, error, fix: hint };
  });
}

/** Finds missing files that no earlier step can have created, and a missing checkout. */
async function findFileErrors(
  { options, otherSteps, isJobEnd, errorAt }: WorkflowStep,
  { template, users, report }: Settings,
  files: WorkspaceFiles,
): Promise<readonly WorkflowError[]> {
  const isCheckedOut = otherSteps.some((step) => /checkout|clone/.test(`${step['uses']} ${step['run']}`));
  const mayBeMade = otherSteps.some((step) => !/checkout/.test(String(step['uses'])));
  const paths = {
    template: template.type === 'file' ? options['template'] : undefined,
    users: users?.type === 'file' ? users.path : undefined,
    report: options['report'] && report,
  };
  const found: WorkflowError[] = [];
  for (const [name, path] of Object.entries(paths)) {
    if (!path || /[*?[{$]/.test(path)) continue;
    const isThere = await files.has(path);
    const write = 'Write the path of a file from the root of the repository';
    const checkOut = `Add \`uses: actions/checkout\` ${isJobEnd ? 'to the job' : 'before this step'}`;
    if (!isThere && !mayBeMade) found.push(errorAt(name, `${name}: file not found: ${path}`, write));
    if (isThere && !isCheckedOut) found.push(errorAt(name, `${name}: the job has not checked out ${path}`, checkOut));
  }
  return found;
}

/** Finds permissions that the step needs to report failures, but an explicit `permissions` block removes. */
function findPermissionErrors(step: WorkflowStep): readonly WorkflowError[] {
  const { workflow, job, options, isJobEnd, triggers, errorAt } = step;
  const block = job['permissions'] ?? workflow['permissions'];
  if (!isPlainObject(block) || /secrets|steps/.test(options['github-token'] ?? '')) return [];
  const { when = '', kind, template = '', status, mention = '', assignees = '' } = options;
  const isOfFailures = isJobEnd || kind === 'incident' || status !== undefined || triggers.includes('workflow_run');
  const missing = [
    isOfFailures || /fail|broken|change|fixed/.test(when) || /^(?:watch|digest)$/.test(template) ? 'actions' : '',
    kind === 'incident' || /suspects|owners/.test(mention + assignees) ? 'contents' : '',
    template === 'digest' || triggers.includes('deployment_status') ? 'deployments' : '',
  ].filter((name) => name !== '' && !/^(?:read|write)$/.test(String(block[name])));
  if (missing.length === 0) return [];
  const rights = missing.map((name) => `${name}: read`);
  const fix = `Add ${listed(rights.map((right) => `\`${right}\``))} to its permissions`;
  return [errorAt('uses', `the permissions of the job lack ${listed(rights)}`, fix)];
}
