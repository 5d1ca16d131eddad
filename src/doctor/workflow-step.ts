/** Parses the steps of a workflow file that run this action, and finds errors that only the workflow reveals. */

import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { isPlainObject } from '../objects.ts';
import { listed, quoteValue } from '../text/format.ts';

type YamlMap = Readonly<Record<string, unknown>>;

/** One step, with its job and workflow. */
export interface WorkflowStep {
  readonly jobId: string;
  /** True for `job-end`, which runs after the job regardless of its result. */
  readonly isJobEnd: boolean;
  readonly inputs: Readonly<Record<string, string>>;
  /** Inputs, and values of `WORKROOM_…` variables in the file. */
  readonly options: Readonly<Record<string, string>>;
  readonly workflow: YamlMap;
  readonly job: YamlMap;
  readonly step: YamlMap;
  readonly otherSteps: readonly YamlMap[];
  /** Names of the events that trigger the workflow. */
  readonly triggers: readonly string[];
  /** Creates an error at a key of the step or of its `with`, or at the step itself for any other key. */
  readonly errorAt: (key: string, error: string, fix: string) => WorkflowError;
}

/** An error and its fix. */
export interface WorkflowError {
  /** Path relative to the root of the repository. */
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  readonly error: string;
  readonly fix: string;
}

const ACTION = /(?:^|\/)workroom-notify(\/job-end)?(?:@|$)/;

/** Parses the steps of a file. Returns none if it doesn't mention the action or isn't a workflow. */
export function parseSteps(file: string, text: string): readonly WorkflowStep[] {
  if (!text.includes('workroom-notify')) return [];
  const lines = new LineCounter();
  const document = parseDocument(text, { logLevel: 'silent', lineCounter: lines });
  const workflow = document.errors.length === 0 ? toMap(document.toJS({ maxAliasCount: 100 })) : {};
  const lineAt = (node: unknown) => lines.linePos((node as Node | undefined)?.range?.[0] ?? 0).line;
  return Object.entries(toMap(workflow['jobs'])).flatMap(([jobId, value]) => {
    const job = toMap(value);
    const steps = Array.isArray(job['steps']) ? job['steps'].map(toMap) : [];
    return steps.flatMap((step, index): WorkflowStep[] => {
      const [uses, jobEnd] = ACTION.exec(String(step['uses'])) ?? [];
      if (uses === undefined) return [];
      const inputs = Object.entries(toMap(step['with'])).map(([name, one]) => [name, String(one ?? '')] as const);
      const env = { ...toMap(workflow['env']), ...toMap(job['env']), ...toMap(step['env']) };
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

/** Converts `WORKROOM_DUE_DATE` to `due-date`. Other variables stay unchanged. */
function toOption(variable: string): string {
  return variable.startsWith('WORKROOM_') ? variable.slice(9).toLowerCase().replaceAll('_', '-') : variable;
}

function toMap(value: unknown): YamlMap {
  return isPlainObject(value) ? value : {};
}

/** Events that (may) have their own conclusion, so that the job status doesn't matter. */
const REPORTED = ['workflow_run', 'workflow_call', 'deployment_status', 'check_run'];

const STATUSES = { success: 'passed', failure: 'failed', cancelled: 'was cancelled' };
type JobStatus = keyof typeof STATUSES;

/** Lists the job statuses that each value of `when` requires. */
function listStatuses(when: string): readonly JobStatus[] {
  if (when === 'change') return ['success', 'failure'];
  if (when === 'cancelled') return ['cancelled'];
  if (when === 'success' || when === 'fixed') return ['success'];
  return when === 'failure' || when === 'broken' || when === 'still-failing' ? ['failure'] : [];
}

/** Lists the statuses for which an `if:` condition runs. Without a status function, only success. */
function findStatuses(condition: string): ReadonlySet<JobStatus> {
  const found = new Set<JobStatus>();
  for (const [, not, name] of condition
    .replaceAll(/\s/g, '')
    .matchAll(/(!?)\b(always|success|failure|cancelled)\(\)/g)) {
    for (const status of ['success', 'failure', 'cancelled'] as const)
      if (name === 'always' || (name === status) === (not === '')) found.add(status);
  }
  return found.size === 0 ? new Set(['success']) : found;
}

/** Finds values of `when` that the `if:` of the step or its job excludes. */
export function findConditionError({ isJobEnd, options, job, jobId, step, triggers, errorAt }: WorkflowStep) {
  const { status = '', when = options['kind'] === 'incident' ? 'change' : '', template = '' } = options;
  const isOfJobs = /\bneeds\b/.test(status);
  const isOfEvent = triggers.some((name) => REPORTED.includes(name)) || /^(?:watch|digest)$/.test(template);
  if (isJobEnd || isOfEvent || !(status === '' || isOfJobs || status.includes('job.status'))) return undefined;
  const allowed = findStatuses(String((isOfJobs ? job : step)['if'] ?? ''));
  const conditions = isOfJobs && when === '' ? ['failure'] : when.toLowerCase().split(/[\s,]+/);
  const never = conditions.filter((word) => listStatuses(word).some((status) => !allowed.has(status)));
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

/** Finds expressions that refer to jobs missing from `needs`, whose values are always empty. */
export function findNeedsErrors({ job, step, options, errorAt }: WorkflowStep): readonly WorkflowError[] {
  const needs = [job['needs'] ?? []].flat().map(String);
  const conditions = `\${{ ${step['if'] ?? ''} }} \${{ ${job['if'] ?? ''} }}`;
  return Object.entries({ ...options, if: conditions }).flatMap(([key, text]) => {
    const expressions = [...text.matchAll(/\$\{\{(.*?)\}\}/gs)].map(([, inner = '']) => inner).join(' ');
    const named = [...expressions.matchAll(/\bneeds(?:\.|\[')([\w-]+)/g)].map(([, name = '']) => name);
    const missing = [...new Set(named)].filter((name) => !needs.includes(name));
    if (missing.length > 0) {
      const all = [...needs, ...missing];
      const error = `${key} is empty, because the job does not need ${listed(missing.map(quoteValue))}`;
      return errorAt(key, error, `Write \`needs: ${all.length > 1 ? `[${all.join(', ')}]` : all}\` in the job`);
    }
    if (needs.length > 0 || !/\btoJSON\(\s*needs\s*\)/i.test(expressions)) return [];
    const fix = 'Write `needs:` in the job, with the names of the jobs to report on';
    return errorAt(key, `${key} is empty, because the job has no needs`, fix);
  });
}
