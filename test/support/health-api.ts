/**
 * GitHub's API as the health of the builds asks it: lists of runs with GitHub's search and its limits, workflows with
 * their files, jobs, logs, what waits, deployments. A test gives tables; this fake makes pages of them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exchangeCheck } from './github-description.ts';
import { type AlertRow, alertPage } from './health-alerts.ts';

/** One run, as a test writes it. Times are ISO; what is left out is usual. */
export interface RunRow {
  readonly id: number;
  /** File of its workflow, such as `ci.yml`. */
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
  /** Where its branch is, if in a fork. */
  readonly home?: string;
  /** Of an earlier attempt, by its number. */
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
  /** When the text was written last. */
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
  /** Of its only step; empty where none began. */
  readonly step?: string;
  /** Messages of its annotations. */
  readonly annotations?: readonly string[];
  /** The same that are no failures. */
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
  /** By run: environments that wait for somebody, and those that wait for a clock. */
  readonly pending?: Readonly<Record<number, readonly { readonly environment: string; readonly reviewers: number }[]>>;
  readonly deployments?: readonly {
    readonly id: number;
    readonly environment: string;
    readonly sha: string;
    readonly created: string;
    readonly states: readonly string[];
    /** The branch, unless told otherwise. */
    readonly ref?: string;
    readonly production?: boolean;
    readonly transient?: boolean;
  }[];
  /** Open Dependabot alerts; `off` where they are switched off. None, unless told otherwise. */
  readonly alerts?: readonly AlertRow[] | 'off';
  /** By `base...head`: login and name of each commit's author. */
  readonly compared?: Readonly<Record<string, readonly string[]>>;
}

export interface HealthApi {
  readonly url: string;
  /** Path and query of each request. */
  readonly requests: readonly string[];
  /** What GitHub's description does not allow of requests, and of this fake's own answers; padded ones are not checked. */
  violations(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface HealthBehaviour {
  /** Path or part of one, or several of them: what is answered 403, and what 502, and what is never answered. */
  readonly forbidden?: string | readonly string[];
  readonly broken?: string | readonly string[];
  readonly hangs?: string;
  /** Status, headers and body in place of an answer, by how many were asked before. */
  readonly instead?: (before: number, path: string) => Instead | undefined;
  /** Makes another body of each that it would answer with; `question` is GraphQL's, asked at one path with all others. */
  readonly bend?: (body: unknown, path: string, question?: string) => unknown;
  /** Says of no list how many there are beyond a thousand. */
  readonly capped?: boolean;
}

interface Instead {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const MOST = 1_000;

/** @param tables by `owner/name` */
export async function startHealthApi(
  tables: Readonly<Record<string, RepositoryTable>>,
  { forbidden, broken, hangs, bend = (body) => body, instead = () => undefined, capped = false }: HealthBehaviour = {},
): Promise<HealthApi> {
  const requests: string[] = [];
  const { check, violations } = exchangeCheck();
  const checks: Promise<void>[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const asked = request.method === 'POST' ? JSON.parse((await request.toArray()).join('')) : undefined;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(url.pathname);
    requests.push(request.url ?? '');
    if (hangs !== undefined && (request.url ?? '').includes(hangs)) return;
    const other = instead(requests.length - 1, request.url ?? '');
    if (other !== undefined)
      return void response.writeHead(other.status, other.headers).end(JSON.stringify(other.body ?? {}));
    const isNamed = (parts: string | readonly string[] = []) =>
      [parts].flat().some((part) => (request.url ?? '').includes(part));
    const [refused, failed] = [isNamed(forbidden), isNamed(broken)];
    const alerts = refused || failed ? undefined : alertPage(tables, url);
    if (alerts?.status === 403)
      return void response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(alerts.body));
    const body =
      refused || failed
        ? { message: 'no' }
        : (alerts?.body ?? (asked ? told(tables, asked) : answer(tables, path, url.searchParams, capped)));
    const isTold = !refused && !failed && typeof body === 'object';
    if (asked === undefined && !path.startsWith('/storage'))
      checks.push(check(request.url ?? '', isTold ? body : undefined));
    if (typeof body === 'string') {
      if (path.startsWith('/storage')) return void response.end(body);
      return void response.writeHead(302, { location: `/storage${path}` }).end();
    }
    const status = refused ? 403 : failed ? 502 : body === undefined ? 404 : 200;
    const headers = {
      'content-type': 'application/json',
      ...(status === 200 && (alerts?.headers ?? linksOf(body, url))),
    };
    response
      .writeHead(status, headers)
      .end(JSON.stringify(bend(body ?? { message: 'Not Found' }, request.url ?? '', asked?.query)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    violations: async () => {
      await Promise.all(checks);
      return violations;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function linksOf(body: unknown, url: URL): Record<string, string> {
  const total = (body as { total_count?: number }).total_count;
  const size = Number(url.searchParams.get('per_page') ?? 30);
  if (total === undefined || total <= size) return {};
  const last = Math.ceil(Math.min(total, url.searchParams.has('created') ? MOST : total) / size);
  url.searchParams.set('page', String(last));
  return { link: `<http://localhost${url.pathname}?${url.searchParams}>; rel="last"` };
}

/** Two queries of GraphQL are known. GitHub's description is of REST alone, and does not check them. */
function told(tables: Readonly<Record<string, RepositoryTable>>, { query, variables }: GraphqlQuestion): object {
  return query.includes('nodes(ids: $ids)') ? endsOf(tables, variables.ids ?? []) : filesOf(tables, variables);
}

/** How deployments ended: in the order of their names, and nothing whole where one is not there or there are too many. */
function endsOf(tables: Readonly<Record<string, RepositoryTable>>, ids: readonly string[]): object {
  const all = Object.entries(tables).flatMap(([name, { deployments = [] }]) =>
    deployments.map(({ id, states }) => [nodeOf(name, id), states] as const),
  );
  const byNode = new Map(all);
  const nodes = ids.map((id) => {
    const states = byNode.get(id);
    return states ? { statuses: { nodes: states.map((state) => ({ state: state.toUpperCase() })) } } : null;
  });
  const problem = ids.length > 100 ? 'ARGUMENT_LIMIT' : nodes.includes(null) ? 'NOT_FOUND' : undefined;
  return { data: { nodes }, ...(problem !== undefined && { errors: [{ type: problem, message: 'no' }] }) };
}

/** GitHub's are as short, and tell nobody what they name. */
function nodeOf(repository: string, deployment: number): string {
  return `DE_${Buffer.from(`${repository} ${deployment}`).toString('base64url')}`;
}

function filesOf(tables: Readonly<Record<string, RepositoryTable>>, variables: GraphqlQuestion['variables']): object {
  const table = tables[`${variables.owner}/${variables.repo}`];
  if (table === undefined) return { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message: 'no' }] };
  const entries = table.workflows.flatMap(({ file, text }) =>
    text === undefined ? [] : [{ name: file, object: { isTruncated: false, text } }],
  );
  const branch = { name: table.branch ?? 'main' };
  return {
    data: { repository: { isArchived: table.archived === true, defaultBranchRef: branch, object: { entries } } },
  };
}

interface GraphqlQuestion {
  readonly query: string;
  readonly variables: { readonly owner?: string; readonly repo?: string; readonly ids?: readonly string[] };
}

function answer(
  tables: Readonly<Record<string, RepositoryTable>>,
  whole: string,
  query: URLSearchParams,
  capped: boolean,
): unknown {
  const owner = /^\/(?:orgs|users)\/([^/]+)\/repos$/.exec(whole)?.[1];
  if (owner !== undefined) {
    const own = Object.entries(tables).filter(([name]) => name.startsWith(`${owner}/`));
    return own.map(([name, table], index) => ({
      ...{ id: index + 1, full_name: name, archived: table.archived === true },
      default_branch: table.branch ?? 'main',
    }));
  }
  const [, name = '', path = ''] = /^(?:\/storage)?\/repos\/([^/]+\/[^/]+)(.*)$/.exec(whole) ?? [];
  const table = tables[name];
  if (table === undefined) return undefined;
  if (path === '')
    return { full_name: name, default_branch: table.branch ?? 'main', archived: table.archived === true };
  if (path === '/actions/workflows') {
    const size = Number(query.get('per_page') ?? 30);
    const from = (Number(query.get('page') ?? 1) - 1) * size;
    const page = table.workflows.slice(from, from + size);
    return { total_count: table.workflows.length, workflows: page.map(workflowJson(table)) };
  }
  const file = /^\/contents\/\.github\/workflows\/(.+)$/.exec(path)?.[1];
  if (file !== undefined) {
    const text = table.workflows.find((one) => one.file === file)?.text;
    return text === undefined ? undefined : { encoding: 'base64', content: Buffer.from(text).toString('base64') };
  }
  if (path === '/commits') return commitsJson(table, query);
  const compared = /^\/compare\/(.+)$/.exec(path)?.[1];
  if (compared !== undefined) return comparisonJson(table.compared?.[compared]);
  return (
    runsAnswer(table, name, path, query, capped) ??
    jobsAnswer(table, path) ??
    deploymentsAnswer(table, name, path, query)
  );
}

function workflowJson({ workflows }: RepositoryTable) {
  return ({ file, name, state = 'active', created, updated }: WorkflowRow) => ({
    id: idOf(workflows, file),
    name,
    path: `.github/workflows/${file}`,
    state,
    created_at: created ?? '2025-01-01T00:00:00Z',
    updated_at: updated ?? '2025-01-01T00:00:00Z',
  });
}

function idOf(workflows: readonly WorkflowRow[], file: string): number {
  const index = workflows.findIndex((one) => one.file === file);
  return index === -1 ? 900 + file.length : index + 1;
}

function commitsJson({ workflows }: RepositoryTable, query: URLSearchParams) {
  const file = query.get('path')?.split('/').at(-1);
  const date = workflows.find((one) => one.file === file)?.written ?? '2025-01-01T00:00:00Z';
  return [{ sha: 'f'.repeat(40), commit: { committer: { date } } }];
}

function comparisonJson(authors: readonly string[] = []) {
  const commits = authors.map((login, index) => ({
    sha: `${index + 1}`.padStart(40, 'c'),
    commit: { message: 'Change', author: { name: login, email: `${login}@acme.example` } },
    author: { login, type: 'User' },
  }));
  return { status: 'ahead', total_commits: commits.length, commits };
}

function runsAnswer(
  table: RepositoryTable,
  name: string,
  path: string,
  query: URLSearchParams,
  capped: boolean,
): unknown {
  const one = /^\/actions\/runs\/(\d+)(?:\/attempts\/(\d+))?$/.exec(path);
  if (one !== null) {
    const run = table.runs.find(({ id }) => id === Number(one[1]));
    const number = Number(one[2] ?? run?.attempt ?? 1);
    return run && runJson(table, name, { ...run, ...run.attempts?.[number], attempt: number });
  }
  const of = /^\/actions\/workflows\/([^/]+)\/runs$/.exec(path)?.[1];
  if (path !== '/actions/runs' && of === undefined) return undefined;
  const isOf = ({ file }: RunRow) => of === undefined || file === of || String(idOf(table.workflows, file)) === of;
  const found = newestFirst(table).filter((run) => isOf(run) && isAsked(run, query));
  const size = Number(query.get('per_page') ?? 30);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  const reachable = query.has('created') ? found.slice(0, MOST) : found;
  return {
    total_count: capped && query.has('created') ? reachable.length : found.length,
    workflow_runs: reachable.slice(from, from + size).map((run) => runJson(table, name, run)),
  };
}

const SORTED = new WeakMap<RepositoryTable, readonly RunRow[]>();

function newestFirst(table: RepositoryTable): readonly RunRow[] {
  const known = SORTED.get(table);
  const latest = (one: RunRow, other: RunRow) =>
    one.created < other.created ? 1 : one.created > other.created ? -1 : other.id - one.id;
  const sorted = known ?? table.runs.toSorted(latest);
  SORTED.set(table, sorted);
  return sorted;
}

function isAsked(run: RunRow, query: URLSearchParams): boolean {
  const {
    event = 'push',
    branch = 'main',
    conclusion = 'success',
    status = conclusion === null ? 'queued' : 'completed',
  } = run;
  // Of one form, so they sort as text.
  const [from = '', to = ''] = (query.get('created') ?? '').split('..');
  const asked = query.get('status');
  return (
    (query.get('branch') ?? branch) === branch &&
    (query.get('event') ?? event) === event &&
    (asked === null || asked === status || asked === conclusion) &&
    (!query.has('created') || (run.created >= from && run.created <= to))
  );
}

function runJson(table: RepositoryTable, repository: string, run: RunRow) {
  const { id, file, created, conclusion = 'success' } = run;
  const { actor = { login: 'ada' }, sha = String(id).padStart(40, 'a') } = run;
  const path = file.includes('/') ? file : `.github/workflows/${file}`;
  return {
    ...{
      id,
      run_number: run.number ?? id,
      run_attempt: run.attempt ?? 1,
      event: run.event ?? 'push',
      path,
      conclusion,
    },
    name: run.name ?? table.workflows.find((one) => one.file === file)?.name ?? path,
    workflow_id: idOf(table.workflows, file),
    head_branch: run.branch ?? 'main',
    head_sha: sha,
    status: run.status ?? (conclusion === null ? 'queued' : 'completed'),
    created_at: created,
    run_started_at: run.started ?? created,
    updated_at: run.ended ?? new Date(Date.parse(created) + 300_000).toISOString().replace('.000', ''),
    html_url: `https://github.com/${repository}/actions/runs/${id}`,
    actor: { type: 'User', ...actor },
    triggering_actor: { type: 'User', ...actor },
    head_commit: { id: sha, message: run.subject ?? 'Change' },
    head_repository: { full_name: run.home ?? repository },
  };
}

function jobsAnswer({ jobs = {}, pending = {} }: RepositoryTable, path: string): unknown {
  const of = /^\/actions\/runs\/(\d+)\/attempts\/(\d+)\/jobs$/.exec(path);
  const numbered = Object.entries(jobs).flatMap(([key, rows]) =>
    rows.map((row, index) => ({ key, row, id: jobId(key, index) })),
  );
  if (of !== null) {
    const own = numbered.filter(({ key }) => key === `${of[1]}/${of[2]}`);
    return { total_count: own.length, jobs: own.map(({ row, id }) => jobJson(row, id)) };
  }
  const annotated = /^\/check-runs\/(\d+)\/annotations$/.exec(path)?.[1];
  if (annotated !== undefined) {
    const job = numbered.find(({ id }) => String(id) === annotated)?.row;
    const marked = (messages: readonly string[] = [], annotation_level: string) =>
      messages.map((message) => ({ annotation_level, path: '.github', message }));
    return [...marked(job?.annotations, 'failure'), ...marked(job?.notices, 'notice')];
  }
  const logged = /^\/actions\/jobs\/(\d+)\/logs$/.exec(path)?.[1];
  if (logged !== undefined) return numbered.find(({ id }) => String(id) === logged)?.row.log ?? '';
  const waits = /^\/actions\/runs\/(\d+)\/pending_deployments$/.exec(path)?.[1];
  if (waits === undefined) return undefined;
  return (pending[Number(waits)] ?? []).map(({ environment, reviewers }) => ({
    environment: { name: environment },
    wait_timer: 0,
    reviewers: Array.from({ length: reviewers }, () => ({ type: 'User' })),
  }));
}

function jobId(key: string, index: number): number {
  return Number(key.split('/')[0]) * 100 + Number(key.split('/')[1]) * 10 + index;
}

function jobJson(row: JobRow, id: number) {
  const { name, conclusion, started = '2026-03-04T03:00:00Z', step = 'Run npm test' } = row;
  return {
    ...{ id, name, conclusion, runner_name: row.runner ?? 'GitHub Actions 1', labels: row.labels ?? ['ubuntu-latest'] },
    status: row.status ?? (conclusion === null ? 'queued' : 'completed'),
    started_at: started,
    completed_at: started,
    created_at: row.created ?? started,
    html_url: `https://github.com/acme/shop/actions/runs/1/job/${id}`,
    steps:
      conclusion === null || step === ''
        ? []
        : [{ name: step, number: 2, conclusion, started_at: started, completed_at: started }],
  };
}

function deploymentsAnswer(
  { deployments = [], branch = 'main' }: RepositoryTable,
  repository: string,
  path: string,
  query: URLSearchParams,
): unknown {
  if (path === '/deployments') {
    const asked = query.get('environment');
    const size = Number(query.get('per_page') ?? 30);
    const from = (Number(query.get('page') ?? 1) - 1) * size;
    return deployments
      .filter(({ environment }) => asked === null || environment === asked)
      .toSorted((one, other) => (one.created < other.created ? 1 : -1))
      .slice(from, from + size)
      .map(({ id, environment, sha, created, ref = branch, production = false, transient = false }) => ({
        ...{ id, node_id: nodeOf(repository, id), environment, sha, ref, created_at: created },
        ...{ production_environment: production, transient_environment: transient },
      }));
  }
  const of = /^\/deployments\/(\d+)\/statuses$/.exec(path)?.[1];
  return deployments.find(({ id }) => String(id) === of)?.states.map((state) => ({ state }));
}
