/** Names that people try because GitHub, another CI system or another notifier has them, and the fact to write here. */

const MEANT: ReadonlyMap<string, string> = new Map([
  ...called('conclusion', 'status', 'result', 'outcome', 'state', 'success', 'failure', 'failed', 'job_status'),
  ...called('ref.name', 'branch', 'branch_name', 'ref_name', 'tag', 'tag_name', 'git_branch'),
  ...called('commit.author.name', 'author', 'author_name', 'committer', 'commit_author'),
  ...called('actor.login', 'user', 'username', 'sender', 'triggered_by'),
  ...called('commit.subject', 'message', 'commit_message', 'commit_title', 'git_commit_message'),
  ...called('commit.short', 'sha', 'short_sha', 'commit_sha', 'commit_id', 'revision', 'git_commit'),
  ...called('repository.name', 'repo', 'repo_name', 'project', 'project_name', 'repository_name'),
  ...called('run.url', 'url', 'link', 'run_url', 'build_url', 'job_url', 'pipeline_url', 'html_url'),
  ...called('run.number', 'run_number', 'build', 'build_number', 'build_id', 'run_id', 'pipeline'),
  ...called('run.duration_seconds', 'duration', 'elapsed'),
  ...called('job.name', 'job_name', 'build_name'),
  ...called('event.name', 'event_name', 'event_type'),
  ...called('pull_request.title', 'title', 'pr_title', 'pr'),
  ...called('deployment.environment', 'environment', 'stage'),
  ...called('failed_jobs', 'failing_jobs', 'failures'),
]);

const IN_EXPRESSIONS =
  'Of GitHub itself it is a ${{ … }} expression: give it under variables, and write {{ vars.… }}. Most of it is a fact: {{ actor.login }}, {{ ref.name }}, {{ run.url }}';
/** Contexts of GitHub's expressions. */
const CONTEXTS: readonly string[] = ['github', 'env', 'secrets', 'steps', 'needs', 'matrix', 'runner', 'strategy'];

/** What to write in the place of a name that no fact has; undefined where nobody knows what was meant. */
export function insteadOfFact(name: string): string | undefined {
  if (CONTEXTS.includes(name.split('.', 1)[0] ?? '')) return `${IN_EXPRESSIONS}.`;
  const meant = MEANT.get(name.toLowerCase().replaceAll('-', '_'));
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}

function called(fact: string, ...names: readonly string[]): readonly (readonly [string, string])[] {
  return names.map((name) => [name, fact]);
}
