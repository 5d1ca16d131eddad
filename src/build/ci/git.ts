/**
 * Reads the checkout with `git`. Uses the executable, because only git reads packed messages and all three ref
 * formats. It runs without a shell, network, pager or our secrets, and is killed on timeout.
 */

import { execFile } from 'node:child_process';
import type { Runtime } from '../../runtime.ts';
import { abortAfter } from '../../service/http/system.ts';
import type { TimeBudget } from '../../time.ts';
import { asLine, asLines } from '../code-host/json.ts';
import type { Somebody } from './ci-system.ts';

/** Holds the variables that git receives. */
type GitEnvironment = Readonly<Record<string, string>>;

/** Describes the checked-out commit, or another requested one. */
export interface Checkout {
  readonly sha?: string;
  readonly message?: string;
  readonly author?: Somebody;
  /** Branch; absent for a detached HEAD, or another requested commit. */
  readonly branch?: string;
  /** Set only without a branch. */
  readonly tag?: string;
  /** Address of the remote `origin`; may hold credentials. */
  readonly remote?: string;
}

/** Reading one commit takes milliseconds, also of a large repository. */
const GIT_TIME = { part: 1 / 3, atMost: 3_000 };
const MAX_BYTES = 1024 * 1024;

/** Variables that git needs to find itself, its settings and the repository; no others, which may be secret. */
const PASSED = /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|XDG_CONFIG_HOME|GIT_.*)$/i;
const SAFELY = {
  ...{ GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_NO_REPLACE_OBJECTS: '1' },
};
const QUIETLY = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'protocol.allow=never'];

const FORMAT = '--format=%H%x00%an%x00%ae%x00%B';

/** Reads the checkout. Never throws: returns nothing without git, a repository or the commit, or on timeout. */
export async function readCheckout(
  { env, signal }: Pick<Runtime, 'env' | 'signal'>,
  budget: TimeBudget,
  sha?: string,
): Promise<Checkout> {
  const passed = passedOn(env);
  // Without a path, Node would search its own default folders.
  if (!Object.keys(passed).some((name) => name.toUpperCase() === 'PATH')) return {};
  const result = AbortSignal.any([signal, abortAfter(budget.share(GIT_TIME))]);
  return askGit(passed, result, sha).catch(() => ({}));
}

function passedOn(env: Runtime['env']): GitEnvironment {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && PASSED.test(name) ? [[name, value]] : [])),
  );
}

/** @throws if git was killed before it finished */
async function askGit(env: GitEnvironment, result: AbortSignal, sha?: string): Promise<Checkout> {
  const ask = (...args: readonly string[]) => git(env, result, args);
  const log = ['log', '-1', '--no-show-signature', '--no-color', '--no-decorate', '--encoding=UTF-8', FORMAT];
  const head = sha === undefined ? ask('symbolic-ref', '--quiet', 'HEAD') : undefined;
  const [commit = '', remote = '', branch, tag] = await Promise.all([
    ask(...log, '--end-of-options', sha ?? 'HEAD', '--'),
    ask('remote', 'get-url', 'origin'),
    head,
    head?.then((branch) => (branch === undefined ? ask(...TAG) : undefined)),
  ]);
  const [hash = '', name = '', email = '', message = ''] = commit.split('\0');
  return {
    sha: asLine(hash),
    message: asLines(message),
    author: hash === '' ? undefined : { name: asLine(name), email: asLine(email) },
    branch: nameBehind('refs/heads/', branch),
    tag: nameBehind('refs/tags/', tag),
    remote: asLine(remote),
  };
}

const TAG = ['for-each-ref', '--points-at=HEAD', '--count=1', '--format=%(refname)', 'refs/tags'];

function nameBehind(folder: string, ref = ''): string | undefined {
  return ref.startsWith(folder) ? asLine(ref.slice(folder.length)) : undefined;
}

/** Runs git once and returns its output; undefined if it fails or is killed. Never throws. */
export function askOnce(
  env: Runtime['env'],
  result: AbortSignal,
  args: readonly string[],
): Promise<string | undefined> {
  return git(passedOn(env), result, args).catch(() => undefined);
}

/** Returns git's output; undefined if it fails. */
async function git(env: GitEnvironment, signal: AbortSignal, args: readonly string[]): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const options = {
    env: { ...env, ...SAFELY },
    signal,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_BYTES,
    windowsHide: true,
  } as const;
  execFile('git', [...QUIETLY, ...args], options, (error, stdout) => {
    if (signal.aborted) reject(signal.reason);
    else resolve(error === null ? stdout : undefined);
  });
  // Children of git may keep its output open.
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  if (signal.aborted) reject(signal.reason);
  return promise;
}
