/**
 * What `git` tells of the checkout. The executable, and not the files below `.git`: messages lie packed there, refs in
 * three formats, and only git reads all of them. It runs without a shell, a network, a pager or our secrets, and is
 * killed where it takes long.
 */

import { execFile } from 'node:child_process';
import type { Runtime } from '../../runtime.ts';
import { abortAfter } from '../../service/http/system.ts';
import type { TimeBudget } from '../../time.ts';
import { asLine, asLines } from '../code-host/json.ts';
import type { Somebody } from './ci-system.ts';

/** The variables that git is given. */
type GitEnvironment = Readonly<Record<string, string>>;

/** The commit that is checked out, or another that was asked for. */
export interface Checkout {
  readonly sha?: string;
  readonly message?: string;
  readonly author?: Somebody;
  /** Absent where no branch is checked out, or another commit was asked for. */
  readonly branch?: string;
  /** Told only where no branch is. */
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

/** Never throws: without git, a repository or the commit there is nothing to tell, nor where it takes long. */
export async function readCheckout(
  { env, signal }: Pick<Runtime, 'env' | 'signal'>,
  budget: TimeBudget,
  sha?: string,
): Promise<Checkout> {
  const passed = passedOn(env);
  // Without a path Node would look in places of its own.
  if (!Object.keys(passed).some((name) => name.toUpperCase() === 'PATH')) return {};
  const result = AbortSignal.any([signal, abortAfter(budget.share(GIT_TIME))]);
  return askGit(passed, result, sha).catch(() => ({}));
}

function passedOn(env: Runtime['env']): GitEnvironment {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && PASSED.test(name) ? [[name, value]] : [])),
  );
}

/** @throws when it was ended before it was done */
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

/** What git prints where it is asked one thing; undefined where it fails, or is ended. Never throws. */
export function askOnce(
  env: Runtime['env'],
  result: AbortSignal,
  args: readonly string[],
): Promise<string | undefined> {
  return git(passedOn(env), result, args).catch(() => undefined);
}

/** What it prints; undefined where it fails. */
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
