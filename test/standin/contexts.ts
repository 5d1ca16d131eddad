/** Creates the contexts of a step as GitHub would for an event, all replaceable. */

type JsonObject = Readonly<Record<string, unknown>>;

/** Contexts available to expressions of a step. Only these fields are read. `github.token` and `secrets` are masked. */
export interface Contexts {
  readonly github: JsonObject;
  readonly job: JsonObject;
  /** Null without a matrix, as on the runner. */
  readonly matrix: JsonObject | null;
  readonly strategy: JsonObject;
  readonly runner: JsonObject;
  readonly env?: JsonObject;
  readonly inputs?: JsonObject;
  readonly needs?: JsonObject;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly steps?: JsonObject;
  readonly vars?: JsonObject;
}

/** Parts to replace: `github`, `job`, `strategy` and `runner` are merged with the defaults, the others are replaced. */
export type ContextChanges = Partial<Contexts>;

/** Commit of runs whose event names none. */
export const DEFAULT_SHA = '8f3c2d1e0b9a47568c7d6e5f4a3b2c1d0e9f8a7b';
export const TOKEN = 'ghs_tokenOfTheRunnerStandIn';

/**
 * Creates the contexts for an event with its payload. Nothing listens at `github.api_url`, so that no test reaches
 * GitHub by mistake. Set `changes.github.api_url` if the API matters.
 */
export function contextsFor(eventName: string, payload: object, changes: ContextChanges = {}): Contexts {
  const event = record(payload);
  const { github, job, strategy, runner, ...rest } = changes;
  const filled: JsonObject = { ...githubContext(eventName, event), ...github };
  return {
    github: filled,
    job: {
      status: 'success',
      check_run_id: 48_001_234_567,
      workflow_ref: filled['workflow_ref'],
      workflow_sha: filled['workflow_sha'],
      workflow_repository: filled['repository'],
      workflow_file_path: '.github/workflows/ci.yml',
      ...job,
    },
    matrix: null,
    strategy: { 'fail-fast': true, 'job-index': 0, 'job-total': 1, 'max-parallel': 1, ...strategy },
    runner: {
      os: 'Linux',
      arch: 'X64',
      name: 'GitHub Actions 1',
      environment: 'github-hosted',
      tool_cache: '/opt/hostedtoolcache',
      ...runner,
    },
    ...rest,
  };
}

/** Values that are the same for every event. */
const ANY_RUN = {
  action: '__self',
  action_ref: '',
  action_repository: '',
  api_url: 'http://127.0.0.1:9',
  graphql_url: 'http://127.0.0.1:9/graphql',
  job: 'build',
  retention_days: '90',
  run_attempt: '1',
  run_id: '9876543210',
  run_number: '42',
  secret_source: 'Actions',
  server_url: 'https://github.com',
  token: TOKEN,
  workflow: 'CI',
};

function githubContext(eventName: string, event: JsonObject): JsonObject {
  const repository = record(event['repository']);
  const owner = record(repository['owner']);
  const sender = record(event['sender']);
  const name = text(repository['full_name']) ?? 'octo-org/octo-repo';
  const { ref, sha, head_ref = '', base_ref = '' } = revision(eventName, event);
  const actor = text(sender['login']) ?? 'octocat';
  return {
    ...ANY_RUN,
    event,
    event_name: eventName,
    actor,
    actor_id: String(sender['id'] ?? 1),
    base_ref,
    head_ref,
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    ref_protected: false,
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository: name,
    repository_id: String(repository['id'] ?? 1),
    repository_owner: text(owner['login']) ?? name.split('/')[0],
    repository_owner_id: String(owner['id'] ?? 1),
    repositoryUrl: `git://github.com/${name}.git`,
    sha,
    triggering_actor: actor,
    workflow_ref: `${name}/.github/workflows/ci.yml@${ref}`,
    workflow_sha: sha,
  };
}

interface Revision {
  readonly ref: string;
  readonly sha: string;
  readonly head_ref?: string;
  readonly base_ref?: string;
}

/** Determines the ref and commit of a run by event. Most events run on the default branch. */
function revision(eventName: string, event: JsonObject): Revision {
  const onDefault = {
    ref: `refs/heads/${text(record(event['repository'])['default_branch']) ?? 'main'}`,
    sha: DEFAULT_SHA,
  };
  switch (eventName) {
    case 'push':
      return { ref: text(event['ref']) ?? onDefault.ref, sha: text(event['after']) ?? DEFAULT_SHA };
    case 'pull_request':
    case 'pull_request_target':
      return pullRequestRevision(eventName, record(event['pull_request']));
    case 'release':
      return { ...onDefault, ref: `refs/tags/${text(record(event['release'])['tag_name'])}` };
    case 'workflow_dispatch':
      return { ...onDefault, ref: text(event['ref']) ?? onDefault.ref };
    case 'merge_group': {
      const group = record(event['merge_group']);
      return { ref: text(group['head_ref']) ?? onDefault.ref, sha: text(group['head_sha']) ?? DEFAULT_SHA };
    }
    case 'deployment':
    case 'deployment_status': {
      const deployment = record(event['deployment']);
      return { ref: `refs/heads/${text(deployment['ref'])}`, sha: text(deployment['sha']) ?? DEFAULT_SHA };
    }
    default:
      return onDefault;
  }
}

function pullRequestRevision(eventName: string, pullRequest: JsonObject): Revision {
  const head = record(pullRequest['head']);
  const base = record(pullRequest['base']);
  const refs = { head_ref: text(head['ref']) ?? '', base_ref: text(base['ref']) ?? '' };
  if (eventName === 'pull_request_target') {
    return { ref: `refs/heads/${refs.base_ref}`, sha: text(base['sha']) ?? DEFAULT_SHA, ...refs };
  }
  const merged = text(pullRequest['merge_commit_sha']) ?? text(head['sha']) ?? DEFAULT_SHA;
  return { ref: `refs/pull/${pullRequest['number']}/merge`, sha: merged, ...refs };
}

function record(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
