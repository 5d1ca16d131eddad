/**
 * Parses a workflow file as GitHub does for an event: the jobs and steps that start, with their inputs, variables and
 * contexts. Runs nothing, and takes `matrix` and `needs` as given.
 */
import { matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { type ContextChanges, type Contexts, contextsFor } from './contexts.ts';
import { evaluateText, JOB_CONTEXTS, STEP_CONTEXTS, shouldRun } from './expressions.ts';

export interface Occasion {
  /** Name of the event at GitHub. */
  readonly event: string;
  readonly payload: object;
  /** Additional contexts. `job.status` is the result of the preceding steps. */
  readonly changes?: ContextChanges;
}

/** A step with `uses:` that starts. */
export interface StartedStep {
  readonly uses: string;
  /** Unevaluated, because an action evaluates it once per stage. */
  readonly with: Readonly<Record<string, string>>;
  /** Evaluated variables of workflow, job and step. */
  readonly env: Readonly<Record<string, string>>;
  readonly contexts: Contexts;
  /** Permissions of the token: `{ actions: 'read' }`. */
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
}
interface Step extends Environment {
  readonly id?: string;
  readonly if?: unknown;
  readonly uses?: string;
  readonly with?: Values;
}

/** Default permissions of the token: the restricted setting of a repository. */
const DEFAULT_PERMISSIONS: Permissions = { contents: 'read', packages: 'read' };

/** @throws if the event does not start the workflow */
export function startedSteps(file: string, occasion: Occasion): readonly StartedStep[] {
  const workflow = parse(file) as Workflow;
  assertTriggers(workflow.on, occasion);
  const github = { ...(workflow.name !== undefined && { workflow: workflow.name }), ...occasion.changes?.github };
  const changes = { ...occasion.changes, github };
  return getSteps(workflow, { ...occasion, changes }, workflow.permissions ?? DEFAULT_PERMISSIONS);
}

function getSteps(workflow: Workflow, occasion: Occasion, permissions: Permissions): readonly StartedStep[] {
  return Object.entries(workflow.jobs).flatMap(([id, job]) => {
    const needs = neededBy(id, job, occasion);
    const changes = { ...occasion.changes, needs, github: { ...occasion.changes?.github, job: id } };
    const contexts = contextsFor(occasion.event, occasion.payload, changes);
    if (!shouldRun(job.if, toOutcome(needs), JOB_CONTEXTS, { ...contexts })) return [];
    return currentSteps(workflow, job, contexts, job.permissions ?? permissions);
  });
}

function currentSteps(workflow: Workflow, job: Job, raw: Contexts, permissions: Permissions): readonly StartedStep[] {
  const ofWorkflow = evaluated(workflow.env, raw);
  const ofJob = { ...ofWorkflow, ...evaluated(job.env, { ...raw, env: ofWorkflow }) };
  return (job.steps ?? []).flatMap((step, index) => {
    const env = { ...ofJob, ...evaluated(step.env, { ...raw, env: ofJob }) };
    // Nothing can have failed before the first step.
    const status = index === 0 ? 'success' : String(raw.job['status']);
    const github = step.id === undefined ? raw.github : { ...raw.github, action: step.id };
    const contexts = { ...raw, github, env, job: { ...raw.job, status } };
    if (step.uses === undefined || !shouldRun(step.if, status, STEP_CONTEXTS, contexts)) return [];
    const inputs = Object.entries(step.with ?? {}).map(([name, value]) => [name, String(value ?? '')] as const);
    return [{ uses: step.uses, with: Object.fromEntries(inputs), env, contexts, permissions }];
  });
}

/** Returns the results of the jobs that this one needs. */
function neededBy(id: string, { needs: names = [] }: Job, { changes }: Occasion): Values {
  const results = changes?.needs ?? {};
  const needed = [names].flat();
  const missing = needed.filter((name) => results[name] === undefined);
  if (missing.length > 0) throw new Error(`${id} needs the results of ${missing.join(', ')}`);
  return Object.fromEntries(needed.map((name) => [name, results[name]]));
}

function toOutcome(needs: Values): string {
  const results = Object.values(needs).map((need) => (need as { readonly result: string }).result);
  return ['failure', 'cancelled', 'skipped'].find((result) => results.includes(result)) ?? 'success';
}

function evaluated(values: Values | null | undefined, contexts: Contexts): Readonly<Record<string, string>> {
  const entries = Object.entries(values ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, evaluateText(String(value ?? ''), STEP_CONTEXTS, { ...contexts })]),
  );
}

interface Filter {
  readonly types?: readonly string[];
  readonly branches?: readonly string[];
  readonly workflows?: readonly string[];
  readonly cron?: string;
}
interface Triggers {
  readonly [event: string]: unknown;
}

interface Arrived {
  readonly event: string;
  readonly payload: object;
}

interface Payload {
  readonly action?: string;
  readonly ref?: string;
  readonly schedule?: string;
  readonly pull_request?: { readonly base: { readonly ref: string } };
  readonly workflow?: { readonly name: string };
  readonly workflow_run?: { readonly head_branch: string };
}

/** @throws with the reason if the event does not start the workflow */
function assertTriggers(on: string | readonly string[] | Triggers, { event, payload }: Arrived): void {
  const names = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  if (!names.includes(event)) throw new Error(`the workflow starts on ${names.join(', ')}, not on ${event}`);
  const filter = (typeof on === 'object' && !Array.isArray(on) ? (on as Triggers)[event] : undefined) ?? {};
  const filters = [filter].flat() as readonly Filter[];
  const reasons = filters.map((one) => unmet(one, payload as Payload));
  if (reasons.every((reason) => reason !== undefined)) throw new Error(`${event}: ${reasons.join('; ')}`);
}

/** Returns the filter that the event does not match. */
function unmet({ types, branches, workflows, cron }: Filter, payload: Payload): string | undefined {
  const { action = '', workflow, workflow_run: run, pull_request: pull, ref, schedule } = payload;
  const branch = run?.head_branch ?? pull?.base.ref ?? ref?.replace('refs/heads/', '') ?? '';
  if (types?.includes(action) === false) return `types do not name ${action}`;
  if (branches?.some((glob) => matchesGlob(branch, glob)) === false) return `branches do not name ${branch}`;
  if (workflows?.includes(workflow?.name ?? '') === false) return `workflows do not name ${workflow?.name}`;
  if (cron !== undefined && cron !== schedule) return `${cron} is not ${schedule}`;
  return undefined;
}
