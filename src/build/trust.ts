/**
 * Decides whether a workspace file is trusted. On a runner, it is the author's if it equals its version in a commit
 * that provably belongs to a branch or tag of this repository: by the event, or by git's record of a fetch.
 */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Environment } from '../platform.ts';
import type { Trust } from '../settings/template/workspace.ts';
import { toMilliseconds } from '../time.ts';
import type { WorkspaceText } from '../workspace/files.ts';
import { runGit } from './ci/git.ts';
import { type Json, line } from './code-host/json.ts';
import { parseOrigin } from './code-host/urls.ts';
import { isProposal } from './event/pull-request.ts';
import { readEventFile } from './read-build.ts';

/** Applies before the time budget of a message starts. */
const GIT_TIME = toMilliseconds(2_000);
/** Maximum commits per git call, because its command line is limited. */
const MAX_COUNT = 400;
/** Maximum commits to compare a file with. */
const MAX_COMPARED = 10;
/** Maximum bytes of one of git's files. */
const MAX_BYTES = 4 * 1024 * 1024;

const TRUSTED: Trust = { type: 'trusted' };
const BY_STEP = 'or write it in the step itself';
const CHECK_OUT = `Check out a branch of this repository before this step, ${BY_STEP}`;

/** Events that only people with write access can trigger: then the author controls all files of the run. */
const STARTED_HERE: readonly string[] = ['push', 'schedule', 'workflow_dispatch', 'release'];

/** Never throws. */
export async function trustIn(file: WorkspaceText, workspace: string, env: Environment): Promise<Trust> {
  if (env['GITHUB_ACTIONS'] !== 'true') return trustElsewhere(env);
  const name = line(env, 'GITHUB_EVENT_NAME') ?? '';
  const isStartedHere = STARTED_HERE.includes(name);
  const root = findCheckout(file.real, workspace);
  if (root === undefined) return isStartedHere ? TRUSTED : untrusted('no checkout proves its origin', CHECK_OUT);
  const { event = {} } = readEventFile(env['GITHUB_EVENT_PATH']);
  // With the folder named, git reads a checkout of another user as well.
  const git: Git = (...args) => runGit(env, AbortSignal.timeout(GIT_TIME), ['--git-dir', join(root, '.git'), ...args]);
  const head = (await git('rev-parse', '--verify', '--quiet', 'HEAD'))?.trim();
  const commits = [...new Set([...findEventCommits(env, event), ...(await readFetched(git, env))])];
  const isKnown = head !== undefined && (await isWithin(git, head, commits));
  if (isKnown && isStartedHere) return TRUSTED;
  // The job may have committed since. Other events may check out what an outsider proposes.
  const versions = isKnown ? ['HEAD'] : isStartedHere ? commits : [];
  if (await isAsCommitted(git, relative(root, file.real), file.text, versions)) return TRUSTED;
  if (isKnown)
    return untrusted('it is not known to match the checked-out commit', `Use a file of the repository, ${BY_STEP}`);
  const commit = head === undefined ? 'the checkout' : `the checked-out commit (${head.slice(0, 7)})`;
  const repository = line(env, 'GITHUB_REPOSITORY') ?? 'this repository';
  return untrusted(`${commit} is not known to belong to a branch or tag of ${repository}`, CHECK_OUT);
}

/** Runs git in a checkout; undefined if it fails. */
type Git = (...args: readonly string[]) => Promise<string | undefined>;

/** Finds the folder of the nearest checkout that contains a file, within the workspace. */
function findCheckout(file: string, workspace: string): string | undefined {
  const top = existsSync(workspace) ? realpathSync(workspace) : workspace;
  for (let root = dirname(file); ; root = dirname(root)) {
    if (existsSync(join(root, '.git'))) return root;
    if (root === top || root === dirname(root)) return undefined;
  }
}

/** Matches `HASH TAB TAB branch 'main' of ADDRESS`: other refs, such as a pull request, appear by their full name. */
const FETCHED = /^([0-9a-f]{40,64})\t(?:not-for-merge)?\t(?:branch|tag) '\S+' of (\S+)$/gm;

/** Lists the commits that git recorded for a branch or tag of this repository, when it fetched them. */
async function readFetched(git: Git, env: Environment): Promise<readonly string[]> {
  // For a worktree, the file is in one of two folders.
  const path = (await git('rev-parse', '--git-path', 'FETCH_HEAD'))?.trim();
  try {
    const text = path === undefined || statSync(path).size > MAX_BYTES ? '' : readFileSync(path, 'utf8');
    return [...text.matchAll(FETCHED)].flatMap(([, hash = '', from]) => (isHere(from, env) ? hash : []));
  } catch {
    return [];
  }
}

function isHere(address: string | undefined, env: Environment): boolean {
  const { name, server } = parseOrigin(address, undefined, 'github');
  const same = (one: string | undefined, other: string | undefined) =>
    one !== undefined && one.toLowerCase() === other?.toLowerCase().replace(/\/$/, '');
  return same(name, line(env, 'GITHUB_REPOSITORY')) && same(server, line(env, 'GITHUB_SERVER_URL'));
}

/** Returns true if the checked-out commit is one of these, or precedes them. */
async function isWithin(git: Git, head: string, commits: readonly string[]): Promise<boolean> {
  if (commits.includes(head)) return true;
  const all = commits.slice(0, MAX_COUNT);
  if (all.length === 0 || (await git('cat-file', '-e', head)) !== '') return false;
  return (await git('rev-list', '--max-count=1', '--ignore-missing', head, '--not', ...all)) === '';
}

/** Returns true if a file of the checkout equals its version in one of these commits. */
async function isAsCommitted(git: Git, file: string, text: string, commits: readonly string[]): Promise<boolean> {
  for (const commit of commits.slice(0, MAX_COMPARED)) {
    const committed = await git('cat-file', 'blob', `${commit}:${file.split(sep).join('/')}`);
    if (committed !== undefined && normalize(committed) === normalize(text)) return true;
  }
  return false;
}

/** Normalizes text as it is read: without a byte order mark, with line breaks of this system. */
function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Events whose triggered runs use the head commit of their branch. */
const OF_THEIR_BRANCH: readonly string[] = [...STARTED_HERE, 'pull_request', 'merge_group'];

/** Lists commits that provably belong to a branch or tag of this repository, by the event. */
function findEventCommits(env: Environment, event: Json): readonly string[] {
  const repository = line(env, 'GITHUB_REPOSITORY')?.toLowerCase();
  const isHere = (...path: readonly string[]) => {
    const name = line(event, ...path, 'full_name')?.toLowerCase();
    return name !== undefined && name === repository;
  };
  // A pull request checks out the trial merge, which is on no branch.
  const isOfRef = /^refs\/(?:heads|tags)\//.test(line(env, 'GITHUB_REF') ?? '');
  const isOfRun =
    isHere('workflow_run', 'head_repository') && OF_THEIR_BRANCH.includes(line(event, 'workflow_run', 'event') ?? '');
  const commits = [
    isOfRef ? line(env, 'GITHUB_SHA') : undefined,
    ...['head', 'base'].map((side) =>
      isHere('pull_request', side, 'repo') ? line(event, 'pull_request', side, 'sha') : undefined,
    ),
    isOfRun ? line(event, 'workflow_run', 'head_sha') : undefined,
  ];
  return commits.flatMap((commit = '') => (/^[0-9a-f]{40,64}$/.test(commit) ? commit : []));
}

/**
 * Trusts files without a runner: another CI system identifies pull requests, and a local machine's files belong to
 * its user.
 */
async function trustElsewhere(env: Environment): Promise<Trust> {
  const event = line(env, 'GITHUB_EVENT_NAME');
  // Simulates a message for this event.
  if (event !== undefined) return isProposal(event) ? untrusted('a pull request provides it', CHECK_OUT) : TRUSTED;
  // The other CI systems are imported only there.
  const { detectSystem } = await import(/* webpackChunkName: "facts" */ './ci/systems.ts');
  const { readSystem } = await import(/* webpackChunkName: "facts" */ './ci/ci-system.ts');
  const system = detectSystem(env);
  const { pull, fork } = system === undefined ? {} : readSystem(system, env);
  const isOwn = pull === undefined ? fork !== true : fork === false;
  return isOwn ? TRUSTED : untrusted('a pull request, possibly from a fork, provides it', CHECK_OUT);
}

function untrusted(why: string, fix: string): Trust {
  return { type: 'untrusted', why, fix };
}
