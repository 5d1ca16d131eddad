/**
 * A small world of a repository's runs, jobs, commits and deployments, rendered in the shapes of GitHub's own examples.
 */
import {
  alertJson,
  annotationJson,
  artifactJson,
  COMMITTED,
  commitJson,
  comparisonJson,
  contentJson,
  deploymentJson,
  fileJson,
  jobJson,
  listedJson,
  pendingJson,
  pullJson,
  queuedJson,
  repositoryJson,
  runJson,
  statusJson,
  WORKFLOW,
  workflowJson,
} from './github-shapes.ts';

interface Step {
  readonly name: string;
  readonly conclusion: string | null;
  /** Status without a conclusion. Default: running. */
  readonly status?: 'queued';
  /** From when to when; else as long as its job. */
  readonly at?: readonly [from: string, to: string];
}

export interface Annotation {
  readonly message: string;
  readonly annotation_level?: string;
  readonly path?: string;
  readonly start_line?: number;
}

export interface Job {
  readonly id: number;
  readonly name: string;
  /** Null while it is going on. */
  readonly conclusion: string | null;
  readonly steps?: readonly Step[];
  readonly annotations?: readonly Annotation[];
  readonly log?: string;
  /** True where it ended without one. */
  readonly gone?: boolean;
  readonly started_at?: string;
  readonly completed_at?: string | null;
  readonly created_at?: string;
  /** As its conclusion tells, when it says nothing else. */
  readonly status?: string;
  /** Name of the runner that it is on. */
  readonly runner?: string;
  readonly labels?: readonly string[];
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly size_in_bytes?: number;
  readonly expired?: boolean;
}

export interface Attempt {
  readonly conclusion: string | null;
  readonly jobs?: readonly Job[];
  readonly started_at?: string;
  /** As it began when it says nothing else. */
  readonly ended_at?: string;
  /** True where GitHub has deleted it with its jobs. */
  readonly gone?: boolean;
}

/** A run; its attempts in order, the last one being what the run is now. */
export interface Run {
  readonly id: number;
  readonly run_number: number;
  readonly attempts: readonly Attempt[];
  readonly event?: string;
  /** Name of its workflow. */
  readonly name?: string;
  readonly head_branch?: string;
  readonly head_sha?: string;
  readonly workflow_id?: number;
  /** Name of the workflow's file; `ci.yml` when it says nothing else. */
  readonly file?: string;
  readonly pulls?: readonly number[];
  /** `owner/name` of where the branch lives. */
  readonly home?: string;
  /** When its first attempt started. */
  readonly created_at?: string;
  readonly run_started_at?: string;
  readonly display_title?: string;
  /** As the conclusion of its last attempt tells, when it says nothing else. */
  readonly status?: string;
  readonly actor?: { readonly login: string; readonly type?: string };
  /** Subject of its commit. */
  readonly subject?: string;
  /** The commit at its head, as the world tells it, instead of that of GitHub's example. */
  readonly showsCommit?: true;
  readonly artifacts?: readonly Artifact[];
}

export interface Commit {
  readonly sha: string;
  readonly message: string;
  readonly author: string;
  readonly login?: string;
  readonly bot?: boolean;
  /** Files that it changed. */
  readonly files?: readonly string[];
  /** When it was committed; ISO 8601. */
  readonly at?: string;
  /** Hash of all files; its own where each commit changes some. */
  readonly tree?: string;
  /** Hashes; the commit before it in the list when it says nothing else. */
  readonly parents?: readonly string[];
}

export interface Deployment {
  readonly id: number;
  readonly environment: string;
  readonly sha: string;
  /** Branch or tag that was deployed. */
  readonly ref?: string;
  /** When it was created; ISO 8601. */
  readonly at?: string;
  readonly production?: boolean;
  readonly transient?: boolean;
  /** States, newest first, each with its time; the ids grow with them, where they matter. */
  readonly states: readonly {
    readonly state: string;
    readonly at: string;
    readonly id?: number;
    readonly log_url?: string;
  }[];
}

export interface GithubWorld {
  /** `owner/name`. */
  readonly repository: string;
  readonly runs?: readonly Run[];
  /** Oldest first; a comparison takes those after its base up to its head. */
  readonly commits?: readonly Commit[];
  /** Pull requests by the commit at their head. */
  readonly pulls?: Readonly<Record<string, Pull>>;
  /** Commits of which each side has some that the other has not. */
  readonly diverged?: readonly string[];
  /** Texts of the default branch, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Users who added pull requests to the merge queue, by number, oldest first. */
  readonly queued?: Readonly<Record<number, readonly string[]>>;
  /** Newest first. */
  readonly deployments?: readonly Deployment[];
  readonly workflows?: readonly Workflow[];
  /** The default branch; `main` when it says nothing else. */
  readonly branch?: string;
  readonly archived?: boolean;
  /** By run: environments that it waits for, and how many may let it through. */
  readonly pending?: Readonly<Record<number, readonly { readonly environment: string; readonly reviewers: number }[]>>;
  /** Open Dependabot alerts; `off` where they are switched off. */
  readonly alerts?: readonly AlertRow[] | 'off';
  /** Commits by `base...head`, none where it is not named, instead of those of the list. */
  readonly compared?: Readonly<Record<string, readonly Commit[]>>;
}

/** An open alert of Dependabot. */
export interface AlertRow {
  readonly number: number;
  /** ISO. */
  readonly created: string;
  readonly package?: string;
  readonly severity?: string;
  readonly summary?: string;
  readonly fixed?: string;
}

export interface Workflow {
  readonly id: number;
  readonly name: string;
  /** Name of its file. */
  readonly file: string;
  readonly state?: string;
  readonly created_at?: string;
  readonly updated_at?: string;
}

export interface Pull {
  readonly number: number;
  readonly title: string;
  /** Login of who opened it. */
  readonly by?: string;
  readonly fork?: boolean;
  /** `owner:branch`; `acme:main` when it says nothing else. */
  readonly head?: string;
  readonly state?: string;
  readonly created_at?: string;
}

export interface Requested {
  readonly operation: string;
  /** Values of path and query. */
  readonly values: Readonly<Record<string, string>>;
  /** Lists tell of no more than a thousand. */
  readonly isCapped?: boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function findAnswer(worlds: readonly GithubWorld[], request: Requested): Reply {
  const { owner, repo, org, username } = request.values;
  const of = org ?? username;
  if (of !== undefined) return ok(worlds.filter((one) => one.repository.startsWith(`${of}/`)).map(listedJson));
  const world = worlds.find(({ repository }) => repository === `${owner}/${repo}`);
  return world === undefined ? NOT_FOUND : (ANSWERS[request.operation]?.(world, request) ?? NOT_FOUND);
}

const NOT_FOUND: Reply = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' },
};

const ok = (body: unknown): Reply => ({ status: 200, body });

const ANSWERS: Readonly<Record<string, (world: GithubWorld, request: Requested) => Reply>> = {
  'repos/get': (world) => ok(repositoryJson(world)),
  'actions/list-repo-workflows': (world, request) => {
    const workflows = (world.workflows ?? []).map((workflow) => workflowJson(world, workflow));
    return paged(request, workflows, (page) => ({ total_count: workflows.length, workflows: page }));
  },
  'actions/get-workflow-run': (world, { values }) => {
    const run = findRun(world, values);
    return run === undefined ? NOT_FOUND : ok(runJson(world, run, run.attempts.length));
  },
  'actions/get-workflow-run-attempt': (world, { values }) => {
    const run = findRun(world, values);
    const attempt = Number(values['attempt_number']);
    const found = run?.attempts[attempt - 1];
    return run === undefined || found === undefined || found.gone ? NOT_FOUND : ok(runJson(world, run, attempt));
  },
  'actions/list-jobs-for-workflow-run-attempt': (world, request) => {
    const run = findRun(world, request.values);
    const attempt = run?.attempts[Number(request.values['attempt_number']) - 1];
    if (run === undefined || attempt === undefined || attempt.gone) return NOT_FOUND;
    const jobs = (attempt.jobs ?? []).map((job) => jobJson(world, run, job));
    return paged(request, jobs, (page) => ({ total_count: jobs.length, jobs: page }));
  },
  'actions/list-workflow-run-artifacts': (world, request) => {
    const run = findRun(world, request.values);
    if (run === undefined) return NOT_FOUND;
    const artifacts = (run.artifacts ?? []).map((artifact) => artifactJson(world, run, artifact));
    return paged(request, artifacts, (page) => ({ total_count: artifacts.length, artifacts: page }));
  },
  'actions/get-job-for-workflow-run': (world, { values }) => {
    const found = (world.runs ?? []).flatMap((run) =>
      run.attempts.flatMap(({ jobs = [] }) => jobs.map((job) => ({ run, job }))),
    );
    const one = found.find(({ job }) => String(job.id) === values['job_id']);
    return one === undefined ? NOT_FOUND : ok(jobJson(world, one.run, one.job));
  },
  'pulls/list': (world, request) => {
    const { head, state = 'open' } = request.values;
    const pulls = Object.entries(world.pulls ?? {})
      .filter(([, pull]) => head === undefined || (pull.head ?? 'acme:main') === head)
      .filter(([, pull]) => state === 'all' || (pull.state ?? 'open') === state)
      .map(([sha, pull]) => pullJson(world, sha, pull));
    return paged(request, pulls, (page) => page);
  },
  'actions/list-workflow-runs': (world, request) => {
    const { workflow_id = '' } = request.values;
    const ofIt = newestFirst(world).filter((run) =>
      [String(run.workflow_id ?? WORKFLOW), run.file ?? 'ci.yml'].includes(workflow_id),
    );
    const isKnown = ofIt.length > 0 || world.workflows?.some(({ file }) => file === workflow_id);
    return isKnown || /^\d+$/.test(workflow_id) ? runsPage(world, request, ofIt) : NOT_FOUND;
  },
  'actions/list-workflow-runs-for-repo': (world, request) => runsPage(world, request, newestFirst(world)),
  'actions/get-pending-deployments-for-run': ({ pending = {} }, { values }) =>
    ok((pending[Number(values['run_id'])] ?? []).map(pendingJson)),
  'dependabot/list-alerts-for-repo': (world, { values }) => {
    const { alerts = [] } = world;
    if (alerts === 'off')
      return { status: 403, body: { message: 'Dependabot alerts are disabled for this repository.' } };
    const newest = alerts.toSorted((one, other) => (one.created < other.created ? 1 : -1));
    return ok(newest.slice(0, Number(values['per_page'] ?? 30)).map((one) => alertJson(world, one)));
  },
  'issues/list-events-for-timeline': (world, request) => {
    const events = (world.queued?.[Number(request.values['issue_number'])] ?? []).map(queuedJson);
    return paged(request, events, (page) => page);
  },
  'actions/download-job-logs-for-workflow-run': (world, { values }) => {
    // A job that is still going on has no log yet; a finished one has it elsewhere.
    const job = findJob(world, values['job_id']);
    return job?.conclusion && job.gone !== true
      ? { status: 302, headers: { location: `/logs/${values['job_id']}` }, body: '' }
      : NOT_FOUND;
  },
  'checks/list-annotations': (world, request) => {
    const job = findJob(world, request.values['check_run_id']);
    if (job === undefined) return NOT_FOUND;
    const annotations = (job.annotations ?? []).map(annotationJson);
    return paged(request, annotations, (page) => page);
  },
  'repos/compare-commits-with-basehead': (world, request) => {
    const [base = '', head = ''] = (request.values['basehead'] ?? '').split('...');
    const all = world.commits ?? [];
    const results = world.compared === undefined ? undefined : (world.compared[`${base}...${head}`] ?? []);
    const [from, to] = [base, head].map((sha) => all.findIndex((commit) => commit.sha === sha)) as [number, number];
    if (results === undefined && (from < 0 || to < 0)) return NOT_FOUND;
    const [old, ours] = [reached(all, from), reached(all, to)];
    const between = results ?? all.filter((_, index) => ours.has(index) && !old.has(index));
    const status = results !== undefined || ours.has(from) ? 'ahead' : old.has(to) ? 'behind' : 'diverged';
    const commits = between.map((commit) => commitJson(world, commit));
    // A commit of which nothing is said changed something.
    const files = [...new Set(between.flatMap((commit) => commit.files ?? ['a.txt']))].slice(0, 300);
    const url = `https://github.com/${world.repository}/compare/${base}...${head}`;
    return paged(request, commits, (page) =>
      comparisonJson(url, commits.length, page, {
        status: world.diverged?.includes(base) === true ? 'diverged' : status,
        ...(all[from] !== undefined && { base: commitJson(world, all[from]) }),
        // Only the first page has them.
        files: Number(request.values['page'] ?? 1) === 1 ? files : [],
      }),
    );
  },
  'repos/list-commits': (world, request) => {
    const { sha, path = '', since } = request.values;
    const all = world.commits ?? [];
    const isHead = sha === undefined || sha === (world.branch ?? 'main');
    const head = isHead ? all.length - 1 : all.findIndex((commit) => commit.sha === sha);
    if (head < 0) return NOT_FOUND;
    const commits = all
      .slice(0, head + 1)
      .filter(({ files = [] }) => files.some((file) => file === path || file.startsWith(`${path}/`)))
      .filter(({ at = COMMITTED }) => since === undefined || Date.parse(at) >= Date.parse(since))
      .toReversed()
      .map((commit) => commitJson(world, commit));
    return paged(request, commits, (page) => page);
  },
  'repos/get-content': ({ files = {} }, { values }) => {
    const text = files[values['path'] ?? ''];
    if (text === undefined) return NOT_FOUND;
    return ok(contentJson(values['path'] ?? '', text));
  },
  'repos/get-commit': (world, { values }) => {
    const commit = world.commits?.find(({ sha }) => sha === values['ref']);
    const files = (commit?.files ?? ['a.txt']).slice(0, 300).map(fileJson);
    return commit === undefined ? NOT_FOUND : ok({ ...commitJson(world, commit), files });
  },
  'repos/list-deployments': (world, request) => {
    const found = (world.deployments ?? [])
      .filter(({ environment }) => [environment, undefined].includes(request.values['environment']))
      .map((one) => deploymentJson(world, one));
    return paged(request, found, (page) => page);
  },
  'repos/list-deployment-statuses': (world, request) => {
    const found = world.deployments?.find(({ id }) => String(id) === request.values['deployment_id']);
    if (found === undefined) return NOT_FOUND;
    const states = found.states.map(statusJson);
    return paged(request, states, (page) => page);
  },
};

const SORTED = new WeakMap<GithubWorld, readonly Run[]>();

function newestFirst(world: GithubWorld): readonly Run[] {
  const latest = ({ created_at: a = '', ...one }: Run, { created_at: b = '', ...other }: Run) =>
    a === b ? other.id - one.id : a < b ? 1 : -1;
  const sorted = SORTED.get(world) ?? (world.runs ?? []).toSorted(latest);
  SORTED.set(world, sorted);
  return sorted;
}

/** A search tells of a thousand at most. */
const SEARCHED = 1_000;

function runsPage(world: GithubWorld, request: Requested, runs: readonly Run[]): Reply {
  const { event, branch, status, created } = request.values;
  // Dates share one format, so they sort as text.
  const [from = '', to = ''] = created?.split('..') ?? [];
  const found = runs.filter((run) => {
    const conclusion = run.attempts.at(-1)?.conclusion ?? null;
    const now = run.status ?? (conclusion === null ? 'in_progress' : 'completed');
    return (
      (event === undefined || (run.event ?? 'push') === event) &&
      (branch === undefined || (run.head_branch ?? 'main') === branch) &&
      (status === undefined || status === now || status === conclusion) &&
      (created === undefined || ((run.created_at ?? '') >= from && (run.created_at ?? '') <= to))
    );
  });
  const reached = created === undefined ? found : found.slice(0, SEARCHED);
  const total_count = request.isCapped === true ? reached.length : found.length;
  return paged(request, reached, (page) => ({
    total_count,
    workflow_runs: page.map((run) => runJson(world, run as Run, (run as Run).attempts.length)),
  }));
}

/** Returns a commit and its ancestors as indexes in the list. */
function reached(commits: readonly Commit[], head: number): ReadonlySet<number> {
  const found = new Set(head < 0 ? [] : [head]);
  // A set gives what is added while it is walked through.
  for (const index of found) {
    const named = commits[index]?.parents?.map((parent) => commits.findIndex(({ sha }) => sha === parent));
    for (const parent of named ?? [index - 1]) if (parent >= 0) found.add(parent);
  }
  return found;
}

function findRun(world: GithubWorld, values: Requested['values']): Run | undefined {
  return world.runs?.find(({ id }) => String(id) === values['run_id']);
}

export function findJob({ runs = [] }: GithubWorld, id: string | undefined): Job | undefined {
  const jobs = runs.flatMap((run) => run.attempts.flatMap((attempt) => attempt.jobs ?? []));
  return jobs.find((job) => String(job.id) === id);
}

/** One page of a list, with the links that GitHub gives. */
function paged({ values }: Requested, all: readonly unknown[], body: (page: readonly unknown[]) => unknown): Reply {
  const size = Number(values['per_page'] ?? 30);
  const page = Number(values['page'] ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const to = (number: number, rel: string) => `<${number}>; rel="${rel}"`;
  const links = [
    ...(page > 1 ? [to(page - 1, 'prev'), to(1, 'first')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
  ];
  const headers = links.length === 0 ? {} : { headers: { link: links.join(', ') } };
  return { status: 200, ...headers, body: body(all.slice((page - 1) * size, page * size)) };
}
