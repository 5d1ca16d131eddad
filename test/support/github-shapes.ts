/** Renders a world in the shapes of GitHub's own examples, with our values in the relevant fields. */
import { readFileSync } from 'node:fs';
import { toNode } from './github-graphql.ts';
import type {
  AlertRow,
  Annotation,
  Artifact,
  Commit,
  Deployment,
  GithubWorld,
  Job,
  Pull,
  Run,
  Workflow,
} from './github-world.ts';

type Json = Readonly<Record<string, unknown>>;

/** Default workflow of runs. */
export const WORKFLOW = 7001;

const DOCUMENT = JSON.parse(readFileSync(new URL('../fixtures/github-openapi.json', import.meta.url), 'utf8'));
const EXAMPLES: Readonly<Record<string, { readonly value: unknown } | undefined>> = DOCUMENT.components.examples;

/** Matches unused URLs, which are most of GitHub's responses, and fields of its examples that the description lacks. */
const UNREAD =
  /^(?!(?:html|avatar|log|target|environment)_url$).*_url$|^(?:allow|delete)_\w+$|_count$|^template_repository$/;

function lean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !UNREAD.test(name));
  return Object.fromEntries(entries.map(([name, inner]) => [name, lean(inner)]));
}

const LEAN = new Map<string, Json>();

function one(name: string): Json {
  const example = EXAMPLES[name]?.value;
  if (example === undefined) throw new Error(`there is no example ${name}`);
  const made = LEAN.get(name) ?? (lean(example) as Json);
  LEAN.set(name, made);
  return made;
}

function first(name: string): Json {
  const [example] = one(name) as unknown as [Json];
  return example;
}

export function annotationJson(annotation: Annotation): Json {
  const current = { path: '.github', annotation_level: 'failure', start_line: 1, ...annotation };
  return { ...first('check-annotation-items'), ...current };
}

/** Default time of commits. */
export const COMMITTED = '2026-03-04T03:00:00Z';

export function fileJson(filename: string): Json {
  const [example] = one('commit-comparison')['files'] as [Json];
  return { ...example, filename };
}

export function comparisonJson(
  html_url: string,
  total_commits: number,
  commits: readonly unknown[],
  { status, files, base }: { readonly status: string; readonly files: readonly string[]; readonly base?: unknown },
): Json {
  const counts = { status, total_commits, ahead_by: total_commits, behind_by: status === 'ahead' ? 0 : 1 };
  return {
    ...one('commit-comparison'),
    ...counts,
    html_url,
    files: files.map(fileJson),
    commits,
    ...(base !== undefined && { base_commit: base }),
  };
}

export function deploymentJson({ repository }: GithubWorld, result: Deployment): Json {
  const { id, environment, sha, at, ref, production = false, transient = false } = result;
  const example = first('deployment-items');
  return {
    ...{ ...example, id, environment, sha, ref: ref ?? example['ref'], created_at: at ?? example['created_at'] },
    ...{ node_id: toNode(repository, id), production_environment: production, transient_environment: transient },
  };
}

export function statusJson({ state, at, id, log_url }: Deployment['states'][number]): Json {
  const example = first('deployment-status-items');
  const log = log_url === undefined ? {} : { log_url };
  return { ...example, id: id ?? example['id'], state, created_at: at, updated_at: at, ...log };
}

export function repositoryJson({ repository, branch = 'main', archived = false }: GithubWorld): Json {
  // GitHub's example of another repository lacks fields that its description requires.
  const { source: _, parent: __, template_repository: ___, ...example } = one('full-repository-default-response');
  const current = {
    full_name: repository,
    default_branch: branch,
    archived,
    html_url: `https://github.com/${repository}`,
  };
  return { ...example, language: null, name: repository.split('/').at(-1), ...current };
}

/** Renders the repository as in lists of an owner. */
export function listedJson({ repository, branch = 'main', archived = false }: GithubWorld): Json {
  return { ...first('minimal-repository-items'), full_name: repository, default_branch: branch, archived };
}

export function workflowJson(_world: GithubWorld, { file, ...current }: Workflow): Json {
  const [example] = one('workflow-paginated')['workflows'] as [Json];
  return { ...example, ...current, path: file.includes('/') ? file : `.github/workflows/${file}` };
}

export function runJson(world: GithubWorld, run: Run, attempt: number): Json {
  const { repository, commits = [] } = world;
  const example = one('workflow-run');
  const conclusion = run.attempts[attempt - 1]?.conclusion ?? null;
  const [pull] = example['pull_requests'] as [Json | undefined];
  const started = run.attempts[attempt - 1]?.started_at ?? run.run_started_at ?? '2026-03-04T04:00:00Z';
  return {
    ...example,
    id: run.id,
    run_number: run.run_number,
    run_attempt: attempt,
    event: run.event ?? 'push',
    ...(run.name === undefined ? {} : { name: run.name }),
    status: run.status ?? (conclusion === null ? 'in_progress' : 'completed'),
    conclusion,
    head_branch: run.head_branch ?? 'main',
    head_sha: run.head_sha ?? sha(run.run_number),
    workflow_id: run.workflow_id ?? WORKFLOW,
    html_url: `https://github.com/${repository}/actions/runs/${run.id}`,
    pull_requests: (run.pulls ?? []).map((number) => ({ ...(pull ?? pullMinimal(number)), number })),
    head_repository: { ...(example['head_repository'] as Json), full_name: run.home ?? repository },
    ...(run.display_title === undefined ? {} : { display_title: run.display_title }),
    created_at: run.created_at ?? started,
    run_started_at: started,
    updated_at: run.attempts[attempt - 1]?.ended_at ?? started,
    ...(run.file !== undefined && { path: run.file.includes('/') ? run.file : `.github/workflows/${run.file}` }),
    ...(run.subject !== undefined && { head_commit: { id: run.head_sha, message: run.subject } }),
    ...(run.actor !== undefined && getActors(run.actor)),
    ...(run.showsCommit === true && getLocation(world, run, commits)),
  };
}

function getActors(actor: NonNullable<Run['actor']>): Json {
  const complete = { type: 'User', ...actor };
  return { actor: complete, triggering_actor: complete };
}

/** Renders the repository, file and commit of a run. */
function getLocation(world: GithubWorld, run: Run, commits: readonly Commit[]): Json {
  const { repository } = world;
  const example = one('workflow-run');
  const commit = commits.find(({ sha }) => sha === run.head_sha);
  const author = { name: commit?.author, email: `${commit?.author}@example.com` };
  const head = { id: commit?.sha, message: commit?.message, timestamp: commit?.at ?? COMMITTED };
  const home = run.home ?? repository;
  return {
    path: `.github/workflows/${run.file ?? 'ci.yml'}`,
    repository: { ...(example['repository'] as Json), full_name: repository },
    head_repository: {
      ...(example['head_repository'] as Json),
      full_name: home,
      id: home === repository ? 1296269 : 99,
    },
    head_commit: { ...(example['head_commit'] as Json), ...head, author, committer: author },
    pull_requests: (run.pulls ?? []).map((number) => currentPull(world, number)),
  };
}

function currentPull(world: GithubWorld, number: number): Json {
  const [at = sha(1), pull = { number, title: '' }] =
    Object.entries(world.pulls ?? {}).find(([, one]) => one.number === number) ?? [];
  const sides = Object.entries(getSides(world, pull, at)).map(([name, side]) => {
    const { ref, sha: hash, repo } = side as Json;
    const { id, url, name: called } = repo as Json;
    return [name, { ref, sha: hash, repo: { id, url, name: called } }];
  });
  return { ...pullMinimal(number), ...Object.fromEntries(sides) };
}

function pullMinimal(number: number): Json {
  const side = { ref: 'x', sha: sha(1), repo: { id: 1, url: 'https://api.github.com/repos/o/r', name: 'r' } };
  return { id: number, number, url: 'https://api.github.com/repos/o/r/pulls/1', head: side, base: side };
}

export function jobJson({ repository }: GithubWorld, run: Run, job: Job): Json {
  const [example] = one('job-paginated')['jobs'] as [Json];
  const isCompleted = job.conclusion !== null;
  const completed = job.completed_at ?? (isCompleted ? '2026-03-04T04:02:10Z' : null);
  const started = job.started_at ?? '2026-03-04T04:00:10Z';
  const steps = (job.steps ?? []).map(({ name, conclusion, status = 'in_progress', at }, index) => ({
    name,
    conclusion,
    status: conclusion === null ? status : 'completed',
    number: index + 1,
    started_at: at?.[0] ?? started,
    completed_at: conclusion === null ? null : (at?.[1] ?? completed),
  }));
  return {
    ...example,
    id: job.id,
    run_id: run.id,
    run_attempt: run.attempts.findIndex(({ jobs = [] }) => jobs.includes(job)) + 1,
    name: job.name,
    status: job.status ?? (isCompleted ? 'completed' : 'in_progress'),
    conclusion: job.conclusion,
    created_at: job.created_at ?? started,
    started_at: started,
    completed_at: completed,
    ...(job.labels === undefined ? {} : { labels: job.labels }),
    ...(job.runner === undefined ? {} : { runner_name: job.runner }),
    html_url: `https://github.com/${repository}/actions/runs/${run.id}/job/${job.id}`,
    steps,
  };
}

export function artifactJson(
  { repository }: GithubWorld,
  run: Run,
  { id, name, size_in_bytes, expired }: Artifact,
): Json {
  const [example] = one('artifact-paginated')['artifacts'] as [Json];
  const url = `https://api.github.com/repos/${repository}/actions/artifacts/${id}`;
  return {
    ...example,
    id,
    name,
    url,
    archive_download_url: `${url}/zip`,
    size_in_bytes: size_in_bytes ?? 1_250_000,
    expired: expired ?? false,
    workflow_run: { ...(example['workflow_run'] as Json), id: run.id },
  };
}

export function commitJson(
  { repository, commits = [] }: GithubWorld,
  { sha, message, author, login, bot, at = COMMITTED, parents, tree = sha }: Commit,
): Json {
  const example = one('commit');
  const rendered = example['commit'] as Json;
  const before = commits[commits.findIndex((one) => one.sha === sha) - 1];
  const account = { ...(example['author'] as Json), login, type: bot === true ? 'Bot' : 'User' };
  return {
    ...example,
    files: [],
    sha,
    html_url: `https://github.com/${repository}/commit/${sha}`,
    commit: {
      ...rendered,
      message,
      tree: { ...(rendered['tree'] as Json), sha: tree },
      author: { name: author, email: `${author}@example.com`, date: at },
      committer: { name: author, email: `${author}@example.com`, date: at },
    },
    parents: (parents ?? (before === undefined ? [] : [before.sha])).map((parent) => ({
      sha: parent,
      url: `https://api.github.com/repos/${repository}/commits/${parent}`,
    })),
    author: login === undefined ? null : { ...account, html_url: `https://github.com/${login}` },
  };
}

export function pullJson(world: GithubWorld, sha: string, pull: Pull): Json {
  const example = first('pull-request-simple-items');
  const head = example['head'] as Json;
  const repo = head['repo'] as Json;
  const home = pull.fork === true ? { ...repo, id: 99, full_name: 'someone/fork' } : repo;
  return {
    ...example,
    number: pull.number,
    title: pull.title,
    ...(pull.by === undefined ? {} : { user: { ...(example['user'] as Json), login: pull.by } }),
    html_url: `https://github.com/${world.repository}/pull/${pull.number}`,
    requested_teams: [],
    state: pull.state ?? 'open',
    created_at: pull.created_at ?? example['created_at'],
    closed_at: null,
    merged_at: null,
    head: { ...head, sha, repo: home },
    ...(pull.created_at !== undefined && getSides(world, pull, sha)),
  };
}

/** Renders head and base of a pull request, for itself and in runs. */
function getSides({ repository }: GithubWorld, { head = 'acme:main' }: Pull, sha: string): Json {
  const example = first('pull-request-simple-items');
  const [ours, theirs] = [example['head'] as Json, example['base'] as Json];
  const repo = { ...(ours['repo'] as Json), full_name: repository };
  return { head: { ...ours, ref: head.split(':').at(-1), sha, repo }, base: { ...theirs, ref: 'main', repo } };
}

export function queuedJson(login: string): Json {
  const example = first('timeline-issue-events');
  const actor = { ...(example['actor'] as Json), login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
  return { ...example, event: 'added_to_merge_queue', actor };
}

export function contentJson(path: string, text: string): Json {
  const content = Buffer.from(text).toString('base64');
  return { ...one('content-file-response-if-content-is-a-file'), path, content, encoding: 'base64', size: text.length };
}

/** Derives a SHA from a number, so that runs have commits without explicit names. */
export function sha(number: number): string {
  return number.toString(16).padStart(40, 'a');
}

export function pendingJson({ environment, reviewers }: { environment: string; reviewers: number }): Json {
  const people = Array.from({ length: reviewers }, () => ({ type: 'User' }));
  return { environment: { name: environment }, wait_timer: 0, reviewers: people };
}

export function alertJson({ repository }: GithubWorld, entry: AlertRow): Json {
  const { number, created, severity = 'high', summary = 'Something is wrong', fixed } = entry;
  const thing = { ecosystem: 'npm', name: entry.package ?? `package-${number}` };
  return {
    ...{ number, state: 'open', created_at: created, updated_at: created },
    dependency: { package: thing, manifest_path: 'package-lock.json', scope: 'runtime' },
    security_advisory: { ghsa_id: 'GHSA-35jh-r3h4-6jhm', summary, severity, description: summary },
    security_vulnerability: {
      ...{ package: thing, severity, vulnerable_version_range: '< 4.17.21' },
      first_patched_version: fixed === undefined ? null : { identifier: fixed },
    },
    url: `https://api.github.com/repos/${repository}/dependabot/alerts/${number}`,
    html_url: `https://github.com/${repository}/security/dependabot/${number}`,
  };
}
