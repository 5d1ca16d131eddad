/** The steps of a workflow file that run this action, and the mistakes that only the workflow shows. */

import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { isPlainObject } from '../is-plain-object.ts';
import { listed, shown } from '../text/format.ts';

type YamlMap = Readonly<Record<string, unknown>>;

/** One step, with what surrounds it. */
export interface WorkflowStep {
  readonly jobId: string;
  /** True for `job-end`, which runs when the job has ended, whatever its result. */
  readonly isJobEnd: boolean;
  readonly inputs: Readonly<Record<string, string>>;
  /** The inputs, and what `WORKROOM_…` variables in the file give for others. */
  readonly options: Readonly<Record<string, string>>;
  readonly workflow: YamlMap;
  readonly job: YamlMap;
  readonly step: YamlMap;
  readonly otherSteps: readonly YamlMap[];
  /** Names of the events that start the workflow. */
  readonly triggers: readonly string[];
  /** A mistake at a key of the step or of its `with`; at the step itself for any other. */
  readonly errorAt: (key: string, error: string, fix: string) => WorkflowError;
}

/** A mistake, and what to write instead. */
export interface WorkflowError {
  /** Path from the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly error: string;
  readonly fix: string;
}

const ACTION = /(?:^|\/)workroom-notify(\/job-end)?(?:@|$)/;

/** The steps of a file; none if it does not mention the action or is not a workflow. */
export function parseSteps(file: string, text: string): readonly WorkflowStep[] {
  if (!text.includes('workroom-notify')) return [];
  const lines = new LineCounter();
  const document = parseDocument(text, { logLevel: 'silent', lineCounter: lines });
  const workflow = document.errors.length === 0 ? asMap(document.toJS({ maxAliasCount: 100 })) : {};
  const lineAt = (node: unknown) => lines.linePos((node as Node | undefined)?.range?.[0] ?? 0).line;
  return Object.entries(asMap(workflow['jobs'])).flatMap(([jobId, value]) => {
    const job = asMap(value);
    const steps = Array.isArray(job['steps']) ? job['steps'].map(asMap) : [];
    return steps.flatMap((step, index): WorkflowStep[] => {
      const [uses, jobEnd] = ACTION.exec(String(step['uses'])) ?? [];
      if (uses === undefined) return [];
      const inputs = Object.entries(asMap(step['with'])).map(([name, one]) => [name, String(one ?? '')] as const);
      const env = { ...asMap(workflow['env']), ...asMap(job['env']), ...asMap(step['env']) };
      const variables = Object.entries(env).map(([name, one]) => [toOption(name), String(one ?? '')] as const);
      const values = [...variables, ...inputs.filter(([, text]) => text.trim() !== '')];
      const node = document.getIn(['jobs', jobId, 'steps', index], true);
      const within = isMap(node) ? node.get('with', true) : undefined;
      const keys = [node, within].flatMap((map) => (isMap(map) ? map.items.map(({ key }) => key) : []));
      const lineOf = (name: string) => lineAt(keys.find((key) => isScalar(key) && key.value === name) ?? node);
      return [
        {
          ...{ jobId, workflow, job, step, isJobEnd: jobEnd !== undefined, inputs: Object.fromEntries(inputs) },
          options: Object.fromEntries(values),
          otherSteps: steps.filter((one) => !ACTION.test(String(one['uses']))),
          triggers: isPlainObject(workflow['on']) ? Object.keys(workflow['on']) : [workflow['on']].flat().map(String),
          errorAt: (key, error, fix) => ({ file, line: lineOf(key), error, fix }),
        },
      ];
    });
  });
}

/** `WORKROOM_DUE_DATE` gives `due-date`; other variables stay as they are. */
function toOption(variable: string): string {
  return variable.startsWith('WORKROOM_') ? variable.slice(9).toLowerCase().replaceAll('_', '-') : variable;
}

export function asMap(value: unknown): YamlMap {
  return isPlainObject(value) ? value : {};
}

/** Events that bring a conclusion of their own, or may, so that the status of the job does not count. */
const REPORTED = ['workflow_run', 'workflow_call', 'deployment_status', 'check_run', 'check_suite'];

const STATUSES = { success: 'passed', failure: 'failed', cancelled: 'was cancelled' };
type JobStatus = keyof typeof STATUSES;

/** The statuses of which each value of `when` needs one run. */
function statusesFor(when: string): readonly JobStatus[] {
  if (when === 'change') return ['success', 'failure'];
  if (when === 'cancelled') return ['cancelled'];
  if (when === 'success' || when === 'fixed') return ['success'];
  return when === 'failure' || when === 'broken' || when === 'still-failing' ? ['failure'] : [];
}

/** The statuses in which an `if:` lets something run; without a status function only after a success. */
function getStatuses(condition: string): ReadonlySet<JobStatus> {
  const found = new Set<JobStatus>();
  for (const [, not, name] of condition
    .replaceAll(/\s/g, '')
    .matchAll(/(!?)\b(always|success|failure|cancelled)\(\)/g)) {
    for (const status of ['success', 'failure', 'cancelled'] as const)
      if (name === 'always' || (name === status) === (not === '')) found.add(status);
  }
  return found.size === 0 ? new Set(['success']) : found;
}

/** What the `if:` of the step, or of its job, keeps from ever being sent. */
export function findConditionError({ isJobEnd, options, job, jobId, step, triggers, errorAt }: WorkflowStep) {
  const { status = '', when = options['kind'] === 'incident' ? 'change' : '', template = '' } = options;
  const isOfJobs = /\bneeds\b/.test(status);
  const isOfEvent = triggers.some((name) => REPORTED.includes(name)) || /^(?:watch|digest)$/.test(template);
  if (isJobEnd || isOfEvent || !(status === '' || isOfJobs || status.includes('job.status'))) return undefined;
  const allowed = getStatuses(String((isOfJobs ? job : step)['if'] ?? ''));
  const needed = isOfJobs && when === '' ? ['failure'] : when.toLowerCase().split(/[\s,]+/);
  const never = needed.filter((word) => statusesFor(word).some((status) => !allowed.has(status)));
  if (never.length === 0) return undefined;
  const only = `${listed([...allowed].map((one) => STATUSES[one]))}, so ${listed(never)} may never be sent`;
  if (isOfJobs)
    return errorAt(
      'status',
      `the job runs only if all that it needs ${only}`,
      `Write \`if: always()\` in the job ${jobId}`,
    );
  return errorAt('when', `the step runs only if the job so far ${only}`, 'Write `if: always()` in the step');
}

/** Jobs that an expression of the step or of its job names, and that the job does not need: each is empty. */
export function findNeedsErrors({ job, step, options, errorAt }: WorkflowStep): readonly WorkflowError[] {
  const needs = [job['needs'] ?? []].flat().map(String);
  const conditions = `\${{ ${step['if'] ?? ''} }} \${{ ${job['if'] ?? ''} }}`;
  return Object.entries({ ...options, if: conditions }).flatMap(([key, text]) => {
    const expressions = [...text.matchAll(/\$\{\{(.*?)\}\}/gs)].map(([, inner = '']) => inner).join(' ');
    const named = [...expressions.matchAll(/\bneeds(?:\.|\[')([\w-]+)/g)].map(([, name = '']) => name);
    const missing = [...new Set(named)].filter((name) => !needs.includes(name));
    if (missing.length > 0) {
      const all = [...needs, ...missing];
      const error = `${key} is empty, because the job does not need ${listed(missing.map(shown))}`;
      return errorAt(key, error, `Write \`needs: ${all.length > 1 ? `[${all.join(', ')}]` : all}\` in the job`);
    }
    if (needs.length > 0 || !/\btoJSON\(\s*needs\s*\)/i.test(expressions)) return [];
    const fix = 'Write `needs:` in the job, with the names of the jobs to report on';
    return errorAt(key, `${key} is empty, because the job has no needs`, fix);
  });
}
