/**
 * Reads the checkout with `git`. Uses the executable, because only git reads packed messages and all three ref
 * formats. It runs without a shell, network, pager or our secrets, and is killed on timeout.
 */

import { execFile } from 'node:child_process';
import type { Environment } from '../../platform.ts';
import type { Runtime } from '../../runtime.ts';
import type { TimeBudget } from '../../time.ts';
import { asLine, asLines } from '../code-host/json.ts';
import type { SystemData } from './ci-system.ts';

/** `remote` is the URL of `origin`, which may hold credentials. */
type Checkout = Pick<SystemData, 'sha' | 'message' | 'author' | 'authorEmail' | 'branch' | 'tag'> & { remote?: string };

/** Limits git's time: reading one commit takes milliseconds, even in a large repository. */
const GIT_TIME = { part: 1 / 3, atMost: 3_000 };
const MAX_BYTES = 1024 * 1024;

/** Variables for git to find itself, its settings and the repository; others may be secret. */
const PASSED = /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|XDG_CONFIG_HOME|GIT_.*)$/i;
const SAFE_VARIABLES = {
  ...{ GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_NO_REPLACE_OBJECTS: '1' },
};
const SAFE_OPTIONS = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'protocol.allow=never'];

/** Hash, author, refs such as `HEAD -> refs/heads/main, tag: refs/tags/v1`, message. */
const FORMAT = '--format=%H%x00%an%x00%ae%x00%D%x00%B';

/**
 * Reads the checked-out commit with its branch or one of its tags, or the requested one without these. Never throws:
 * returns nothing without git, a repository or the commit, or on timeout.
 */
export async function readCheckout(
  { env, signal }: Pick<Runtime, 'env' | 'signal'>,
  budget: TimeBudget,
  sha?: string,
): Promise<Checkout> {
  // Without a path, Node would search default folders.
  if (!Object.entries(env).some(([name, value]) => name.toUpperCase() === 'PATH' && value !== undefined)) return {};
  const limit = AbortSignal.any([signal, AbortSignal.timeout(budget.share(GIT_TIME))]);
  const log = ['log', '-1', '--no-show-signature', '--no-color', '--decorate=full', '--encoding=UTF-8', FORMAT];
  const [commit = '', remote = ''] = await Promise.all([
    runGit(env, limit, [...log, '--end-of-options', sha ?? 'HEAD', '--']),
    runGit(env, limit, ['remote', 'get-url', 'origin']),
  ]);
  const [hash = '', name = '', email = '', refs = '', message = ''] = commit.split('\0');
  const find = (pattern: RegExp) => (sha === undefined ? asLine(pattern.exec(refs)?.[1] ?? '') : undefined);
  const branch = find(/^HEAD -> refs\/heads\/(\S+?)(?:, |$)/);
  return {
    ...{ sha: asLine(hash), message: asLines(message), author: asLine(name), authorEmail: asLine(email), branch },
    tag: branch === undefined ? find(/(?:^|, )tag: refs\/tags\/(\S+?)(?:, |$)/) : undefined,
    remote: asLine(remote),
  };
}

/** Runs git once and returns its output; undefined if it fails or is killed. Never throws. */
export function runGit(env: Environment, signal: AbortSignal, args: readonly string[]): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const options = {
    env: { ...Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.test(name))), ...SAFE_VARIABLES },
    signal,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_BYTES,
    windowsHide: true,
  } as const;
  // Child processes of git may keep its output open.
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  if (signal.aborted) resolve(undefined);
  else execFile('git', [...SAFE_OPTIONS, ...args], options, (error, out) => resolve(error === null ? out : undefined));
  return promise;
}
