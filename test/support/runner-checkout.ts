/** Serves repositories locally, and checks them out with the git commands of `actions/checkout`, or manually. */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const GIT_ENV = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'Ada'],
      [`GIT_${role}_EMAIL`, 'ada@example.com'],
    ]),
  ),
};

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  return (await run('git', args, { cwd: folder, env: GIT_ENV })).stdout.trim();
}

/** Commits that tests refer to. */
export interface KnownCommits {
  /** First and newest commit of `main`. */
  readonly first: string;
  readonly main: string;
  /** Head of the branch `feature`, proposed by pull request 11. */
  readonly feature: string;
  /** Head of a fork's `main`, proposed by pull request 12, and GitHub's test merges of both. */
  readonly forks: string;
  readonly mergeOf11: string;
  readonly mergeOf12: string;
}

export interface GitServer {
  readonly url: string;
  readonly commits: KnownCommits;
  /** Creates an empty folder. */
  readonly folder: () => string;
  readonly close: () => void;
}

/** Serves `acme/shop` with two branches, tags and pull requests, and its fork `mallory/shop`. */
export async function startGitServer(files: Readonly<Record<string, string>>): Promise<GitServer> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'git-server-')));
  const folder = () => realpathSync(mkdtempSync(join(root, 'work-')));
  const commits = await makeRepositories(root, files);
  const server = createServer((request, response) => backend(root, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true, force: true });
  };
  return { url, commits, folder, close };
}

async function makeRepositories(root: string, files: Readonly<Record<string, string>>): Promise<KnownCommits> {
  const [current, fork, work] = [join(root, 'acme/shop.git'), join(root, 'mallory/shop.git'), join(root, 'work')];
  for (const path of [current, fork, work]) mkdirSync(path, { recursive: true });
  await git(work, 'init', '--quiet', '--initial-branch=main');
  const commit = async (message: string) => {
    writeFileSync(join(work, 'changed'), message);
    await git(work, 'add', '--all');
    await git(work, 'commit', '--quiet', '--message', message);
    return git(work, 'rev-parse', 'HEAD');
  };
  const merge = async (head: string) => {
    await git(work, 'checkout', '--quiet', '--detach', 'main');
    await git(work, 'merge', '--quiet', '--no-ff', '--strategy-option=theirs', head);
    return git(work, 'rev-parse', 'HEAD');
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
  }
  const first = await commit('first');
  await git(work, 'checkout', '--quiet', '-b', 'feature');
  const feature = await commit('feature');
  await git(work, 'checkout', '--quiet', '-B', 'forks', first);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(work, path), `${text}\n`);
  const forks = await commit('of a stranger');
  await git(work, 'checkout', '--quiet', 'main');
  const main = await commit('second');
  await git(work, 'tag', 'v1', first);
  await git(work, 'tag', '--annotate', '--message', 'v2', 'v2', first);
  const [mergeOf11, mergeOf12] = [await merge(feature), await merge(forks)];
  for (const path of [current, fork]) {
    await git(path, 'init', '--quiet', '--bare', '--initial-branch=main');
    await git(path, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    await git(path, 'config', 'http.receivepack', 'true');
  }
  const pulls = [
    `${feature}:refs/pull/11/head`,
    `${mergeOf11}:refs/pull/11/merge`,
    `${forks}:refs/pull/12/head`,
    `${mergeOf12}:refs/pull/12/merge`,
  ];
  await git(work, 'push', '--quiet', current, 'main', 'feature', 'v1', 'v2', ...pulls);
  await git(work, 'push', '--quiet', fork, 'forks:main');
  return { first, main, feature, forks, mergeOf11, mergeOf12 };
}

/** Runs git's HTTP backend. */
function backend(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const env = {
    ...GIT_ENV,
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: '1',
    REQUEST_METHOD: request.method,
    PATH_INFO: pathname.replace(/^(\/\w+\/\w+)(?:\.git)?\//, '$1.git/'),
    QUERY_STRING: search.slice(1),
    CONTENT_TYPE: request.headers['content-type'] ?? '',
    HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
    GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    REMOTE_USER: 'ada',
    REMOTE_ADDR: '127.0.0.1',
  };
  const child = spawn('git', ['http-backend'], { env });
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.on('close', () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf('\r\n\r\n');
    const head = answer.toString('latin1', 0, end).split('\r\n');
    const headers = Object.fromEntries(head.map((entry) => entry.split(': ', 2)));
    response.writeHead(Number.parseInt(headers['Status'] ?? '200', 10), headers);
    response.end(answer.subarray(end + 4));
  });
}

export interface CheckoutStep {
  /** Inputs of the step. `ref` defaults to the runner's. */
  readonly ref?: string;
  readonly repository?: string;
  readonly path?: string;
  /** 0 for the complete history. */
  readonly depth?: number;
  /** Commit of the default `ref`. */
  readonly commit?: string;
}

/** Checks out like `actions/checkout`. @returns the folder of the checkout */
export async function checkOut(server: GitServer, workspace: string, step: CheckoutStep): Promise<string> {
  const { repository = 'acme/shop', path = '.', depth = 1 } = step;
  const folder = join(workspace, path);
  mkdirSync(folder, { recursive: true });
  const isHash = /^[0-9a-f]{40}$/.test(step.ref ?? '');
  const [ref, commit] = isHash ? ['', step.ref] : [step.ref ?? 'refs/heads/main', step.commit];
  await git(folder, 'init', '--quiet');
  await git(folder, 'remote', 'add', 'origin', `${server.url}/${repository}`);
  const all = depth === 0 ? ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'] : [];
  const fetch = ['-c', 'protocol.version=2', 'fetch', '--no-tags', '--prune', '--no-recurse-submodules'];
  const deep = depth === 0 ? [] : [`--depth=${depth}`];
  await git(folder, ...fetch, ...deep, 'origin', ...all, ...refspecs(ref, commit, depth === 0));
  const [, branch] = /^(?:refs\/heads\/)?((?!refs\/).+)$/.exec(ref) ?? [];
  const isTag = branch !== undefined && (await git(folder, 'tag', '--list', branch)) !== '';
  if (branch !== undefined && !isTag) {
    await git(folder, 'checkout', '--quiet', '--force', '-B', branch, `refs/remotes/origin/${branch}`);
  } else {
    const to = commit ?? (isTag ? `refs/tags/${branch}` : ref.replace(/^refs\/pull\//, 'refs/remotes/pull/'));
    await git(folder, 'checkout', '--quiet', '--force', to);
  }
  return folder;
}

function refspecs(ref: string, commit: string | undefined, isWhole: boolean): readonly string[] {
  const from = commit ?? ref;
  const [, kind, name] = /^refs\/(heads|pull|tags)\/(.+)$/.exec(ref) ?? [];
  if (kind === 'heads') return isWhole ? [] : [`+${from}:refs/remotes/origin/${name}`];
  if (kind === 'pull') return [`+${from}:refs/remotes/pull/${name}`];
  if (kind === 'tags') return isWhole ? [] : [`+${from}:${ref}`];
  if (ref === '') return [from];
  return isWhole ? [] : [`+refs/heads/${ref}*:refs/remotes/origin/${ref}*`, `+refs/tags/${ref}*:refs/tags/${ref}*`];
}

/** Runs git like a step with `run`. */
export const byHand = git;
