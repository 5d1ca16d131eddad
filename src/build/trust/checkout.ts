/** Asks git whether a checkout belongs to a branch or tag of this repository. */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Environment } from '../../platform.ts';
import { toMilliseconds } from '../../time.ts';
import type { WorkspaceText } from '../../workspace/files.ts';
import { runGit } from '../ci/git.ts';
import { line } from '../code-host/json.ts';
import { parseOrigin } from '../code-host/urls.ts';

/** Applies before the time budget of a message starts. */
const GIT_TIME = toMilliseconds(2_000);
/** Maximum commits per git call, because its command line is limited. */
const MAX_COUNT = 400;
/** Maximum commits to compare a file with. */
const MAX_COMPARED = 10;
/** Maximum bytes of one of git's files. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Describes the checkout in a folder. */
export class Checkout {
  readonly #root: string;
  readonly #env: Environment;
  /** Hash of the checked-out commit; undefined if unknown. */
  readonly head: Promise<string | undefined>;

  private constructor(root: string, env: Environment) {
    this.#root = root;
    this.#env = env;
    this.head = this.#ask('rev-parse', '--verify', '--quiet', 'HEAD');
  }

  /** Finds the nearest checkout that contains a file, within the workspace. */
  static find(file: string, workspace: string, env: Environment): Checkout | undefined {
    const top = existsSync(workspace) ? realpathSync(workspace) : workspace;
    for (let root = dirname(file); ; root = dirname(root)) {
      if (existsSync(join(root, '.git'))) return new Checkout(root, env);
      if (root === top || root === dirname(root)) return undefined;
    }
  }

  /** Adds the commits that git recorded for a branch or tag of this repository, when it fetched them. */
  async withFetched(commits: readonly string[]): Promise<readonly string[]> {
    const entries = [...(await this.#read('FETCH_HEAD')).matchAll(FETCHED)];
    const fetched = entries.flatMap(([, hash = '', from]) => (isHere(from, this.#env) ? hash : []));
    return [...new Set([...commits, ...fetched])].filter((commit) => /^[0-9a-f]{40,64}$/.test(commit));
  }

  /** Returns true if the checked-out commit is one of these, or precedes them. */
  async isWithin(commits: readonly string[]): Promise<boolean> {
    const head = await this.head;
    if (head === undefined || commits.includes(head)) return head !== undefined;
    const all = commits.slice(0, MAX_COUNT);
    if (all.length === 0 || (await this.#ask('cat-file', '-e', head)) !== '') return false;
    return (await this.#ask('rev-list', '--max-count=1', '--ignore-missing', head, '--not', ...all)) === '';
  }

  /** Returns true if the file equals its version in one of these commits. */
  async isAsCommitted({ real, text }: WorkspaceText, commits: readonly string[]): Promise<boolean> {
    const path = relative(this.#root, real).split(sep).join('/');
    for (const commit of commits.slice(0, MAX_COMPARED)) {
      const committed = await this.#ask('cat-file', 'blob', `${commit}:${path}`);
      if (committed !== undefined && normalize(committed) === normalize(text)) return true;
    }
    return false;
  }

  async #ask(...args: readonly string[]): Promise<string | undefined> {
    // With the folder named, git reads a checkout of another user as well.
    const all = ['--git-dir', join(this.#root, '.git'), ...args];
    const answer = await runGit(this.#env, AbortSignal.timeout(GIT_TIME), all);
    return args[0] === 'cat-file' ? answer : answer?.trim();
  }

  /** Reads one of git's files, which for a worktree is in one of two folders. */
  async #read(name: string): Promise<string> {
    try {
      const path = (await this.#ask('rev-parse', '--git-path', name)) ?? '';
      return statSync(path).size <= MAX_BYTES ? readFileSync(path, 'utf8') : '';
    } catch {
      return '';
    }
  }
}

/** Matches `HASH TAB TAB branch 'main' of ADDRESS`: other refs, such as a pull request, appear by their full name. */
const FETCHED = /^([0-9a-f]{40,64})\t(?:not-for-merge)?\t(?:branch|tag) '\S+' of (\S+)$/gm;

/** Normalizes text as it is read: without a byte order mark, with line breaks of this system. */
function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function isHere(address: string | undefined, env: Environment): boolean {
  const { name, server } = parseOrigin(address, undefined, 'github');
  const same = (one: string | undefined, other: string | undefined) =>
    one !== undefined && one.toLowerCase() === other?.toLowerCase().replace(/\/$/, '');
  return same(name, line(env, 'GITHUB_REPOSITORY')) && same(server, line(env, 'GITHUB_SERVER_URL'));
}
