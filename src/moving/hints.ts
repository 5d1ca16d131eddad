/** What a moved file may need besides, which nobody asked for to be changed. */

import type { StepInputs } from './step-inputs.ts';
import type { StepsFile, WorkflowJob, WorkflowStep } from './workflow.ts';

interface HintQuestion {
  readonly file: StepsFile;
  readonly moved: readonly { readonly step: WorkflowStep; readonly inputs: StepInputs['inputs'] }[];
  /** Names of those that the file uses now. */
  readonly secrets: readonly string[];
  /** Of the changed file. */
  readonly text: string;
}

export function hintsOf({ file, moved, secrets, text }: HintQuestion): readonly string[] {
  const jobs = [...new Map(moved.map(({ step }) => [step.job.name, step.job])).values()];
  const waiting = moved.filter(({ step, inputs }) => step.job.needs && !inputs.has('status'));
  return [
    ...jobs.flatMap(permissionHint),
    ...[...new Set(waiting.map(({ step }) => step.job.name))].map(needsHint),
    ...(file.isCalled && secrets.length > 0 ? [calledHint(secrets)] : []),
    ...(moved.some(({ inputs }) => inputs.has('body')) ? [BODY_HINT] : []),
    ...leftVariables(text),
  ];
}

const BODY_HINT =
  'A `body` is the whole message. Without it the failing step, its error and the commits are told; `{{ sections.failures }}` in it adds the first two.';

/** What the message reads of a red job. */
const PERMISSIONS = ['contents', 'actions', 'checks', 'pull-requests'];

function permissionHint({ name, permissions }: WorkflowJob): readonly string[] {
  if (permissions === undefined || permissions === 'read-all' || permissions === 'write-all') return [];
  const given: Readonly<Record<string, unknown>> =
    typeof permissions === 'object' && permissions !== null ? { ...permissions } : {};
  const missing = PERMISSIONS.filter((one) => given[one] !== 'read' && given[one] !== 'write');
  if (missing.length === 0) return [];
  const lines = missing.map((one) => `${one}: read`).join(', ');
  return [
    `Job ${name}: its token lacks ${lines}. With these under \`permissions:\` the message names the failing step and its error.`,
  ];
}

function needsHint(job: string): string {
  return `Job ${job} waits for others: with \`status: \${{ toJSON(needs) }}\` its message is about all of them, else about itself.`;
}

function calledHint(secrets: readonly string[]): string {
  return `Other workflows call this one: declare ${secrets.join(', ')} under \`on.workflow_call.secrets\`, and hand it on where they call.`;
}

/** Lines that give a variable of the other notifier to more than one step, and stay. */
function leftVariables(text: string): readonly string[] {
  const left = text.matchAll(/^[ \t]+((?:SLACK|DISCORD|MS_?TEAMS|TELEGRAM)_\w{1,60}):/gm);
  return [...new Set([...left].map(([, name]) => name))].map(
    (name) => `${name} still stands in an \`env:\`: take it out where nothing else reads it.`,
  );
}
