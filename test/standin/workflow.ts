/**
 * Reads a workflow file as GitHub does when an event arrives: which jobs and steps start, with which inputs, variables
 * and contexts. Jobs that call a reusable workflow are followed. Nothing is run, and `matrix` and `needs` are as given.
 */
import { parse } from 'yaml';
import { type ContextChanges, type Contexts, contextsFor } from './contexts.ts';
import { CALL_CONTEXTS, evaluateText, JOB_CONTEXTS, STEP_CONTEXTS, shouldRun } from './expressions.ts';
import { assertTriggers, type Triggers } from './triggers.ts';

export interface Occasion {
  /** GitHub's name of the event. */
  readonly event: string;
  readonly payload: object;
  /** Contexts beside those of the event. `job.status` is what the steps before a step have come to. */
  readonly changes?: ContextChanges;
  /** The text of a reusable workflow. @throws when there is none of that name */
  readonly fetch?: (uses: string) => string;
}

/** A step with `uses:` that starts. */
export interface StartedStep {
  readonly uses: string;
  /** As written: an action evaluates it once for each of its stages. */
  readonly with: Readonly<Record<string, string>>;
  /** Variables of workflow, job and step, evaluated. */
  readonly env: Readonly<Record<string, string>>;
  readonly contexts: Contexts;
  /** What the job's token may do: `{ actions: 'read' }`. */
  readonly permissions: Permissions;
}

type Permissions = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, unknown>>;
interface Environment {
  readonly env?: Values | null;
}
interface Workflow extends Environment {
  readonly name?: string;
  readonly on: Triggers;
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job extends Environment {
  readonly name?: string;
  readonly if?: unknown;
  readonly permissions?: Permissions;
  readonly needs?: string | readonly string[];
  readonly steps?: readonly Step[];
  readonly uses?: string;
  readonly with?: Values;
  readonly secrets?: 'inherit' | Readonly<Record<string, string>>;
}
interface Step extends Environment {
  readonly id?: string;
  readonly if?: unknown;
  readonly uses?: string;
  readonly with?: Values;
}
interface CallInput {
  readonly type: 'string' | 'number' | 'boolean';
  readonly required?: boolean;
  readonly default?: unknown;
}

/** What a job's token may do where nothing says more: the restricted setting of a repository. */
const DEFAULT_PERMISSIONS: Permissions = { contents: 'read', packages: 'read' };

/** @throws when the event does not start the workflow, or GitHub would refuse a call of another workflow */
export function startedSteps(file: string, occasion: Occasion): readonly StartedStep[] {
  const workflow = parse(file) as Workflow;
  assertTriggers(workflow.on, occasion);
  const github = { ...(workflow.name !== undefined && { workflow: workflow.name }), ...occasion.changes?.github };
  const changes = { ...occasion.changes, github };
  return stepsOf(workflow, { ...occasion, changes }, workflow.permissions ?? DEFAULT_PERMISSIONS);
}

function stepsOf(workflow: Workflow, occasion: Occasion, permissions: Permissions): readonly StartedStep[] {
  return Object.entries(workflow.jobs).flatMap(([id, job]) => {
    const needs = neededBy(id, job, occasion);
    const changes = { ...occasion.changes, needs, github: { ...occasion.changes?.github, job: id } };
    const contexts = contextsFor(occasion.event, occasion.payload, changes);
    if (!shouldRun(job.if, outcomeOf(needs), JOB_CONTEXTS, { ...contexts })) return [];
    const allowed = job.permissions ?? permissions;
    const inner = { ...occasion, changes };
    return job.uses === undefined ? ownSteps(workflow, job, contexts, allowed) : called(job, inner, contexts, allowed);
  });
}

function ownSteps(workflow: Workflow, job: Job, given: Contexts, permissions: Permissions): readonly StartedStep[] {
  const ofWorkflow = evaluated(workflow.env, given);
  const ofJob = { ...ofWorkflow, ...evaluated(job.env, { ...given, env: ofWorkflow }) };
  return (job.steps ?? []).flatMap((step, index) => {
    const env = { ...ofJob, ...evaluated(step.env, { ...given, env: ofJob }) };
    // Nothing has failed before the first one.
    const status = index === 0 ? 'success' : String(given.job['status']);
    const github = step.id === undefined ? given.github : { ...given.github, action: step.id };
    const contexts = { ...given, github, env, job: { ...given.job, status } };
    if (step.uses === undefined || !shouldRun(step.if, status, STEP_CONTEXTS, contexts)) return [];
    const inputs = Object.entries(step.with ?? {}).map(([name, value]) => [name, String(value ?? '')] as const);
    return [{ uses: step.uses, with: Object.fromEntries(inputs), env, contexts, permissions }];
  });
}

/** Results of the jobs that this one waits for. */
function neededBy(id: string, { needs: names = [] }: Job, { changes }: Occasion): Values {
  const results = changes?.needs ?? {};
  const wanted = [names].flat();
  const missing = wanted.filter((name) => results[name] === undefined);
  if (missing.length > 0) throw new Error(`${id} needs the results of ${missing.join(', ')}`);
  return Object.fromEntries(wanted.map((name) => [name, results[name]]));
}

function outcomeOf(needs: Values): string {
  const results = Object.values(needs).map((need) => (need as { readonly result: string }).result);
  return ['failure', 'cancelled', 'skipped'].find((result) => results.includes(result)) ?? 'success';
}

function evaluated(values: Values | null | undefined, contexts: Contexts): Readonly<Record<string, string>> {
  const entries = Object.entries(values ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, evaluateText(String(value ?? ''), STEP_CONTEXTS, { ...contexts })]),
  );
}

/** The steps of the workflow that a job calls, which sees the caller's event and only the secrets that it is given. */
function called(job: Job, occasion: Occasion, contexts: Contexts, permissions: Permissions): readonly StartedStep[] {
  const { uses = '' } = job;
  if (occasion.fetch === undefined) throw new Error(`nothing is known of ${uses}`);
  const workflow = parse(occasion.fetch(uses)) as Workflow;
  const call = workflow.on.workflow_call;
  if (call === undefined) throw new Error(`${uses} cannot be called`);
  const inputs = inputsOf(uses, call?.inputs ?? {}, job.with ?? {}, contexts);
  const secrets = job.secrets === 'inherit' ? contexts.secrets : evaluated(job.secrets, contexts);
  const changes = {
    ...occasion.changes,
    inputs,
    secrets: secrets ?? {},
    job: {
      ...occasion.changes?.job,
      workflow_ref: uses,
      workflow_file_path: uses.replace(/^[^/]+\/[^/]+\/|@.*$/g, ''),
    },
  };
  for (const [who, wanted] of [[uses, workflow], ...Object.entries(workflow.jobs)] as const) {
    const beyond = Object.entries(wanted.permissions ?? {}).filter(
      ([name, right]) => !includes(permissions[name], right),
    );
    const rights = beyond.map(([name, right]) => `${name}: ${right}`).join(', ');
    if (rights !== '') throw new Error(`${who} asks for ${rights}, which its caller may not do`);
  }
  return stepsOf(workflow, { ...occasion, changes }, workflow.permissions ?? permissions);
}

function includes(given: string | undefined, asked: string): boolean {
  return asked === 'none' || given === 'write' || given === asked;
}

function inputsOf(
  uses: string,
  declared: Readonly<Record<string, CallInput>>,
  given: Values,
  contexts: Contexts,
): Values {
  const unknown = Object.keys(given).filter((name) => declared[name] === undefined);
  if (unknown.length > 0) throw new Error(`${uses} has no input ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(declared).map(([name, { type, required, default: value }]) => {
      const text = given[name];
      if (text === undefined && required === true) throw new Error(`${uses} needs the input ${name}`);
      const result = typeof text === 'string' ? evaluateText(text, CALL_CONTEXTS, { ...contexts }) : (text ?? value);
      return [name, typed(result, type)];
    }),
  );
}

/** Where nothing is given, each type has its own nothing. */
function typed(value: unknown, type: CallInput['type']): unknown {
  if (type === 'boolean') return value === true || value === 'true';
  return type === 'number' ? Number(value ?? 0) : String(value ?? '');
}
