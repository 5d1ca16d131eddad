/** Creates the environment variables that the runner sets for a JavaScript action. */
import type { CommandFiles } from './file-commands.ts';

/** Fields of the github context that become `GITHUB_…`. */
const GITHUB_FIELDS = [
  ...['action', 'action_path', 'action_ref', 'action_repository', 'actor', 'actor_id', 'api_url', 'base_ref'],
  ...['env', 'event_name', 'event_path', 'graphql_url', 'head_ref', 'job', 'output', 'path', 'ref', 'ref_name'],
  ...['ref_protected', 'ref_type', 'repository', 'repository_id', 'repository_owner', 'repository_owner_id'],
  ...['retention_days', 'run_attempt', 'run_id', 'run_number', 'server_url', 'sha', 'state', 'step_summary'],
  ...['triggering_actor', 'workflow', 'workflow_ref', 'workflow_sha', 'workspace'],
];

/** Variables that an action inherits. No other variables of our own environment reach it. */
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

export interface StageEnvironment {
  /** Environment of this process, from which few variables are inherited. */
  readonly machine: Readonly<Record<string, string | undefined>>;
  readonly github: Readonly<Record<string, unknown>>;
  readonly runner: Readonly<Record<string, unknown>>;
  readonly files: CommandFiles;
  readonly inputs: ReadonlyMap<string, string>;
  readonly state: Readonly<Record<string, string>>;
  /** From `GITHUB_ENV` and `GITHUB_PATH` of an earlier stage. */
  readonly exported: { readonly env: Readonly<Record<string, string>>; readonly paths: readonly string[] };
  /** Overrides everything else. Undefined removes a variable. */
  readonly extra: Readonly<Record<string, string | undefined>>;
}

export function stageEnvironment(stage: StageEnvironment): Record<string, string> {
  const github: Readonly<Record<string, unknown>> = { ...stage.github, ...stage.files };
  const all: Record<string, string | undefined> = {
    ...Object.fromEntries(INHERITED.map((name) => [name, stage.machine[name]])),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    ...stage.exported.env,
    ...Object.fromEntries(GITHUB_FIELDS.map((name) => [`GITHUB_${name.toUpperCase()}`, variable(github[name])])),
    ...Object.fromEntries(Object.entries(stage.runner).map(([key, v]) => [`RUNNER_${key.toUpperCase()}`, variable(v)])),
    ...Object.fromEntries(Object.entries(stage.state).map(([key, value]) => [`STATE_${key}`, value])),
    ...Object.fromEntries([...stage.inputs].map(([name, value]) => [inputVariable(name), value])),
  };
  all['PATH'] = [...stage.exported.paths.toReversed(), all['PATH'] ?? ''].join(':');
  const entries = Object.entries({ ...all, ...stage.extra });
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Converts spaces to underscores and keeps hyphens: `webhook-url` → `INPUT_WEBHOOK-URL`. */
function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

/** Converts strings and booleans only. .NET capitalizes booleans. */
function variable(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? value : undefined;
}
