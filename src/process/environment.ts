/** Reads options and secrets from the environment of the process. */
import { join, resolve } from 'node:path';
import { checkTemplates } from '../message/author-texts.ts';
import type { Environment } from '../platform.ts';
import { createOptionRedactor, type RawInput, type RawOptions, type RawValue } from '../settings/option-parser.ts';
import { toVariable } from '../settings/option-registry.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Workspace, WorkspaceFiles } from '../settings/template/workspace.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import { findEnvironmentSecrets, listUrlSecrets } from '../text/redaction/secrets.ts';

/** Variables whose values may contain a password. */
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'] as const;

/** Reads an option from its `WORKROOM_…` variable. Undefined if that is empty or unset. */
export function readOptionVariable(env: Environment, name: string): RawValue | undefined {
  const value = env[toVariable(name)];
  return value === undefined || value.trim() === '' ? undefined : { value, from: 'environment' };
}

/**
 * Returns the working directory. Node throws if the folder was removed, so all callers must use this function: it then
 * returns a folder that contains nothing, and in which nothing can be created.
 */
export function workingDirectory(): string {
  try {
    return process.cwd();
  } catch {
    // Every other step need not load this module.
    return join(process.getBuiltinModule('node:os').devNull, 'the removed folder');
  }
}

/** Returns the absolute path of the author's files: the workspace of the CI system, else the working directory. */
export function workspaceFolder(env: Environment): string {
  return resolve(workingDirectory(), env['GITHUB_WORKSPACE'] || '.');
}

/**
 * Opens the author's text files. Most steps use none, so the reader loads late.
 *
 * @param env determines the trust in them. An empty one trusts them like the caller
 */
export function openWorkspace(env: Environment, root?: string): WorkspaceFiles {
  const load = () => import(/* webpackChunkName: "files" */ '../workspace/files.ts');
  const openFolder = () => root ?? workspaceFolder(env);
  return {
    read: async (path) => {
      const { readWorkspaceFile } = await load();
      const { trustIn } = await import(/* webpackChunkName: "files" */ '../build/trust.ts');
      const folder = openFolder();
      const read = readWorkspaceFile(path, folder);
      if (read.type === 'error') return read;
      const { real, ...file } = read;
      return { ...file, trust: await trustIn(read, folder, env) };
    },
    has: async (path) => (await load()).isWorkspaceFile(path, openFolder()),
  };
}

/**
 * Creates the redactor for secrets in these options and in the environment. From the environment, the runner only masks
 * passwords of proxies: it knows the secrets of the job, and a plain test password would vanish from every log.
 */
export function createRedactor(raw: RawOptions, env: Environment): Redactor {
  const proxies = PROXY_VARIABLES.map((name) => env[name] ?? '');
  return createOptionRedactor(raw, proxies.flatMap(listUrlSecrets), findEnvironmentSecrets(env));
}

/**
 * Parses the settings, or throws one error with all problems: of the entry point, of options, and of the author's
 * texts. Errors only in texts don't throw: they are reported next to the message.
 *
 * @param now reference time of relative days
 */
export function readOptions(
  { raw, problems }: RawInput,
  { now, ...input }: { readonly now: Date; readonly redactor: Redactor; readonly workspace: Workspace },
): Promise<Settings> {
  return readSettings(raw, now, {
    ...input,
    problems,
    checkTemplates,
  });
}
