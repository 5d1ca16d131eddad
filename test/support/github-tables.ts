/** Defines repositories as tables with one row per run, for long histories, and converts them to worlds. */
import type { AlertRow, Attempt, Deployment, GithubWorld, Job, Run } from './github-world.ts';

/** One run. Times are ISO 8601, and omitted values have defaults. */
export interface RunRow {
  readonly id: number;
  /** Workflow file, such as `ci.yml`. */
  readonly file: string;
  readonly number?: number;
  readonly attempt?: number;
  readonly event?: string;
  readonly branch?: string;
  readonly conclusion?: string | null;
  readonly status?: string;
  readonly created: string;
  readonly started?: string;
  readonly ended?: string;
  readonly sha?: string;
  readonly subject?: string;
  readonly actor?: { readonly login: string; readonly type?: string };
  /** Repository of its branch, if in a fork. */
  readonly home?: string;
  /** Earlier attempts by number. */
  readonly attempts?: Readonly<Record<number, Partial<RunRow>>>;
  readonly name?: string;
}

export interface WorkflowRow {
  readonly file: string;
  readonly name: string;
  readonly state?: string;
  readonly created?: string;
  readonly updated?: string;
  /** Its text. */
  readonly text?: string;
  /** Time of the last change of the text. */
  readonly written?: string;
}

export interface JobRow {
  readonly name: string;
  readonly conclusion: string | null;
  readonly status?: string;
  readonly started?: string;
  readonly created?: string;
  readonly runner?: string;
  readonly labels?: readonly string[];
  /** Name of its only step. Empty if no step started. */
  readonly step?: string;
  /** Messages of failure annotations. */
  readonly annotations?: readonly string[];
  /** Messages of other annotations. */
  readonly notices?: readonly string[];
  readonly log?: string;
}

export interface RepositoryTable {
  readonly branch?: string;
  readonly archived?: boolean;
  readonly workflows: readonly WorkflowRow[];
  readonly runs: readonly RunRow[];
  /** By run and attempt: `9001/1`. */
  readonly jobs?: Readonly<Record<string, readonly JobRow[]>>;
  /** By run: environments that wait for a reviewer, and those that wait for a timer. */
  readonly pending?: Readonly<Record<number, readonly { readonly environment: string; readonly reviewers: number }[]>>;
  readonly deployments?: readonly (Omit<Deployment, 'states' | 'at'> & {
    readonly created: string;
    readonly states: readonly string[];
  })[];
  /** Open Dependabot alerts, or `off` if disabled. Default: none. */
  readonly alerts?: readonly AlertRow[] | 'off';
  /** By `base...head`: login and name of each commit's author. */
  readonly compared?: Readonly<Record<string, readonly string[]>>;
}

/** @param tables by `owner/name` */
export function getWorlds(tables: Readonly<Record<string, RepositoryTable>>): readonly GithubWorld[] {
  return Object.entries(tables).map(([name, table]) => findWorld(name, table));
}

const USUAL = '2025-01-01T00:00:00Z';

function findWorld(repository: string, table: RepositoryTable): GithubWorld {
  const { workflows, runs, branch, archived, pending, alerts, deployments = [], compared = {} } = table;
  const pathOf = (file: string) => `.github/workflows/${file}`;
  return {
    repository,
    ...(branch !== undefined && { branch }),
    ...(archived !== undefined && { archived }),
    ...(pending !== undefined && { pending }),
    ...(alerts !== undefined && { alerts }),
    workflows: workflows.map(({ file, name, state = 'active', created = USUAL, updated = USUAL }) => ({
      ...{ id: getId(workflows, file), name, file, state, created_at: created, updated_at: updated },
    })),
    files: Object.fromEntries(
      workflows.flatMap(({ file, text }) => (text === undefined ? [] : [[pathOf(file), text]])),
    ),
    commits: workflows.map(({ file, written: raw = USUAL }, index) => ({
      ...{ sha: `f${index}`.padEnd(40, '0'), message: 'Change', author: 'ada', files: [pathOf(file)], at: raw },
    })),
    compared: Object.fromEntries(
      Object.entries(compared).map(([basehead, authors]) => [
        basehead,
        authors.map((login, index) => ({
          sha: `${index + 1}`.padStart(40, 'c'),
          message: 'Change',
          author: login,
          login,
        })),
      ]),
    ),
    runs: runs.map((entry) => getRun(table, entry)),
    deployments: deployments
      .toSorted((one, other) => (one.created < other.created ? 1 : -1))
      .map(({ created, states, ...rest }) => ({
        ...{ ref: branch ?? 'main', ...rest, at: created, states: states.map((state) => ({ state, at: created })) },
      })),
  };
}

function getId(workflows: readonly WorkflowRow[], file: string): number {
  const index = workflows.findIndex((one) => one.file === file);
  return index === -1 ? 900 + file.length : index + 1;
}

function getRun({ workflows, jobs = {} }: RepositoryTable, entry: RunRow): Run {
  const { id, file, attempt = 1, created, actor, status, home, name } = entry;
  return {
    ...{ id, file, created_at: created, run_number: entry.number ?? id, event: entry.event ?? 'push' },
    name: name ?? workflows.find((one) => one.file === file)?.name ?? file,
    workflow_id: getId(workflows, file),
    head_branch: entry.branch ?? 'main',
    head_sha: entry.sha ?? String(id).padStart(40, 'a'),
    subject: entry.subject ?? 'Change',
    actor: actor ?? { login: 'ada' },
    ...(status !== undefined && { status }),
    ...(home !== undefined && { home }),
    attempts: Array.from({ length: attempt }, (_, index) =>
      getAttempt(entry, index + 1 === attempt ? {} : entry.attempts?.[index + 1], `${id}/${index + 1}`, jobs),
    ),
  };
}

function getAttempt(
  entry: RunRow,
  current: Partial<RunRow> = {},
  key: string,
  jobs: NonNullable<RepositoryTable['jobs']>,
): Attempt {
  const { conclusion = 'success', created, started = created, ended } = { ...entry, ...current };
  return {
    conclusion,
    started_at: started,
    ended_at: ended ?? new Date(Date.parse(created) + 300_000).toISOString().replace('.000', ''),
    jobs: (jobs[key] ?? []).map((job, index) => getJob(job, jobId(key, index))),
  };
}

function jobId(key: string, index: number): number {
  return Number(key.split('/')[0]) * 100 + Number(key.split('/')[1]) * 10 + index;
}

function getJob({ annotations = [], notices = [], step = 'Run npm test', created, ...entry }: JobRow, id: number): Job {
  const { conclusion, started = '2026-03-04T03:00:00Z', runner = 'GitHub Actions 1', status } = entry;
  return {
    ...{ id, name: entry.name, conclusion, runner, labels: entry.labels ?? ['ubuntu-latest'], log: entry.log ?? '' },
    status: status ?? (conclusion === null ? 'queued' : 'completed'),
    ...{ created_at: created ?? started, started_at: started, completed_at: started },
    steps: conclusion === null || step === '' ? [] : [{ name: step, conclusion }],
    annotations: [
      ...annotations.map((message) => ({ message })),
      ...notices.map((message) => ({ message, annotation_level: 'notice' })),
    ],
  };
}
