/** What the process's environment gives: options, and texts that must not be shown. */
import { devNull } from 'node:os';
import { join, resolve } from 'node:path';
import type { Environment } from '../platform.ts';
import { toVariable } from '../settings/option-names.ts';
import { type RawOptions, type RawValue, redactorFor } from '../settings/raw-options.ts';
import type { WorkspaceFiles } from '../settings/template/workspace.ts';
import { findEnvironmentSecrets } from '../text/redaction/environment-secrets.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import { addressSecrets } from '../text/redaction/secrets.ts';

/** Their values may hold a password. */
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'] as const;

/** The option as its `WORKROOM_…` variable gives it; undefined when that is empty or not set. */
export function optionFromEnv(env: Environment, name: string): RawValue | undefined {
  const value = env[toVariable(name)];
  return value === undefined || value.trim() === '' ? undefined : { value, from: 'environment' };
}

/** Stands for a folder that is not there any more: nothing can be in it, or be made there. */
const REMOVED = join(devNull, 'the removed folder');

/** Where this runs, once for all who take a path: Node throws where the folder was removed meanwhile. */
export function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    return REMOVED;
  }
}

/** Where the author's files are: the workspace of the CI, else the current folder. Absolute. */
export function workspaceFolder(env: Environment): string {
  return resolve(currentFolder(), env['GITHUB_WORKSPACE'] || '.');
}

export function getWorkspace(env: Environment): WorkspaceFiles {
  return filesIn(workspaceFolder(env), env);
}

/**
 * The text files of a folder. Most steps name none, and go without what reads one.
 *
 * @param env tells whose they are; without one they are of whoever runs this
 */
export function filesIn(folder: string, env: Environment = {}): WorkspaceFiles {
  const load = () => import(/* webpackChunkName: "files" */ '../workspace/read.ts');
  return {
    read: async (path) => {
      const { readWorkspaceFile } = await load();
      const { trustIn } = await import(/* webpackChunkName: "files" */ '../build/trust/trust.ts');
      const read = readWorkspaceFile(path, folder);
      if (read.type === 'fault') return read;
      const { real, ...file } = read;
      return { ...file, trust: await trustIn(read, folder, env) };
    },
    has: async (path) => (await load()).isWorkspaceFile(path, folder),
  };
}

/**
 * Hides what is secret in these options and in the environment. Of the environment only the passwords of proxies are for
 * the runner to mask: it knows the secrets of the job, and a password of a test in plain text would vanish from every log.
 */
export function getRedactor(raw: RawOptions, env: Environment): Redactor {
  const proxies = PROXY_VARIABLES.map((name) => env[name] ?? '');
  return redactorFor(raw, proxies.flatMap(addressSecrets), findEnvironmentSecrets(env));
}
