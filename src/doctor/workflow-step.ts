/** The steps of a workflow file that run this action, and the mistakes that only the workflow shows. */

import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { isRecord } from '../record.ts';
import { listed, shown } from '../text/phrases.ts';

type YamlMap = Readonly<Record<string, unknown>>;

/** One step, with what surrounds it. */
export interface WorkflowStep {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly jobId: string;
  /** True for `job-end`, which runs when the job has ended, whatever its result. */
  readonly isJobEnd: boolean;
  readonly inputs: Readonly<Record<string, string>>;
  readonly workflow: YamlMap;
  readonly job: YamlMap;
  readonly step: YamlMap;
  readonly otherSteps: readonly YamlMap[];
  /** Names of the events that start the workflow. */
  readonly triggers: readonly string[];
  /** The line, from 1, of a key of the step or of its `with`; of the step itself for any other. */
  readonly lineOf: (key: string) => number;
}

/** A mistake, and what to write instead. */
export interface WorkflowError {
  readonly file: string;
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
      const node = document.getIn(['jobs', jobId, 'steps', index], true);
      const within = isMap(node) ? node.get('with', true) : undefined;
      const keys = [node, within].flatMap((map) => (isMap(map) ? map.items.map(({ key }) => key) : []));
      return [
        {
          ...{ file, jobId, workflow, job, step, isJobEnd: jobEnd !== undefined },
          inputs: Object.fromEntries(
            Object.entries(asMap(step['with'])).map(([name, one]) => [name, String(one ?? '')]),
          ),
          otherSteps: steps.filter((one) => !ACTION.test(String(one['uses']))),
          triggers: triggersOf(workflow['on']),
          lineOf: (name) => lineAt(keys.find((key) => isScalar(key) && key.value === name) ?? node),
        },
      ];
    });
  });
}

export function asMap(value: unknown): YamlMap {
  return isRecord(value) ? value : {};
}

function triggersOf(on: unknown): readonly string[] {
  return isRecord(on) ? Object.keys(on) : [on].flat().map(String);
}

/** Events that bring a conclusion of their own, so that the status of the job does not count. */
const REPORTED = ['workflow_run', 'deployment_status', 'check_run', 'check_suite'];

type JobStatus = 'success' | 'failure' | 'cancelled';
const NEEDED: Readonly<Record<string, readonly JobStatus[]>> = {
  success: ['success'],
  fixed: ['success'],
  failure: ['failure'],
  broken: ['failure'],
  'still-failing': ['failure'],
  change: ['success', 'failure'],
  cancelled: ['cancelled'],
};

/** The statuses in which an `if:` lets something run; without a status function only after a success. */
function statusesOf(condition: string): ReadonlySet<JobStatus> {
  const found = new Set<JobStatus>();
  for (const [, not, name] of condition.matchAll(/(!?)\s*\b(always|success|failure|cancelled)\s*\(\s*\)/g)) {
    for (const status of ['success', 'failure', 'cancelled'] as const)
      if (name === 'always' || (name === status) === (not === '')) found.add(status);
  }
  return found.size === 0 ? new Set(['success']) : found;
}

/** What the `if:` of the step, or of its job, keeps from ever being sent. */
export function findConditionError(step: WorkflowStep): WorkflowError | undefined {
  const { isJobEnd, inputs, job, triggers, file, lineOf } = step;
  const { status = '', when = inputs['kind'] === 'incident' ? 'change' : '', template = '' } = inputs;
  const isOfJobs = /\bneeds\b/.test(status);
  const isOfEvent = triggers.some((name) => REPORTED.includes(name)) || /^(?:watch|digest)$/.test(template);
  if (isJobEnd || isOfEvent || !(status === '' || isOfJobs || status.includes('job.status'))) return undefined;
  const allowed = statusesOf(String((isOfJobs ? job : step.step)['if'] ?? ''));
  const words = when.toLowerCase().split(/[\s,]+/);
  const wanted = isOfJobs && when === '' ? ['failure'] : words;
  const never = wanted.filter((word) => NEEDED[word]?.some((needed) => !allowed.has(needed)));
  if (never.length === 0) return undefined;
  const [subject, place] = isOfJobs ? ['job', `the job ${step.jobId}`] : ['step', 'the step'];
  const only = listed(
    [...allowed].map((one) => (one === 'success' ? 'passed' : one === 'failure' ? 'failed' : 'was cancelled')),
  );
  return {
    file,
    line: lineOf(isOfJobs ? 'status' : 'when'),
    error: `the ${subject} runs only if ${isOfJobs ? 'all that it needs' : 'the job so far'} ${only}, so ${listed(never)} may never be sent`,
    fix: `Write \`if: always()\` in ${place}`,
  };
}

/** Jobs that an expression of the step or of its job names, and that the job does not need: each is empty. */
export function findNeedsErrors({ file, job, step, inputs, lineOf }: WorkflowStep): readonly WorkflowError[] {
  const needs = [job['needs'] ?? []].flat().map(String);
  const texts = [...Object.entries(inputs), ['if', `\${{ ${step['if'] ?? ''} }} \${{ ${job['if'] ?? ''} }}`]] as const;
  return texts.flatMap(([key = '', text = '']) => {
    const expressions = [...text.matchAll(/\$\{\{(.*?)\}\}/gs)].map(([, inner = '']) => inner).join(' ');
    const named = [...expressions.matchAll(/\bneeds(?:\.([\w-]+)|\['([^']+)'\])/g)].map(
      ([, dotted, quoted]) => dotted ?? quoted ?? '',
    );
    const isWhole = needs.length === 0 && /\btoJSON\(\s*needs\s*\)/i.test(expressions);
    const missing = [...new Set(named)].filter((name) => name !== '*' && !needs.includes(name));
    if (missing.length === 0 && !isWhole) return [];
    const error = isWhole
      ? `${key} is empty, because the job has no needs`
      : `${key} is empty, because the job does not need ${listed(missing.map(shown))}`;
    const all = isWhole ? 'with the names of the jobs to report on' : [...needs, ...missing].join(', ');
    return [
      {
        file,
        line: lineOf(key),
        error,
        fix: isWhole
          ? `Write \`needs:\` in the job, ${all}`
          : `Write \`needs: ${missing.length + needs.length > 1 ? `[${all}]` : all}\` in the job`,
      },
    ];
  });
}
