/** Finds the commits since the last success that changed what the failure names, or what triggers the workflow. */

import { line, list, property } from '../build/code-host/json.ts';
import { parseWorkflow } from '../build/code-host/workflow.ts';
import { isTestFor } from '../build/files/named-files.ts';
import { collectError, type LoaderContext } from './context.ts';
import type { ChangedPaths, CommitRange } from './suspect-range.ts';

/** Maximum number of files and folders to look up. */
const MAX_PATHS = 3;
/** Maximum commits of one response. */
const MAX_LISTED = 100;

/** Looks up changes for one message, within a limit of paths. */
export class ChangedPathsReader {
  readonly #context: LoaderContext;
  #left = MAX_PATHS;

  constructor(context: LoaderContext) {
    this.#context = context;
  }

  /** Finds commits that changed one of these files, most certain first, else commits that changed the tested files. */
  async findNamed(range: CommitRange, named: readonly string[]): Promise<ChangedPaths> {
    const { files = [] } = range;
    const paths = [...new Set(named.map((file) => wholePath(files, file)))];
    const changed = await this.#lookUp(range, paths);
    if (changed.size > 0) return changed;
    return this.#lookUp(
      range,
      files.filter((file) => paths.some((path) => isTestFor(path, file))),
    );
  }

  /**
   * Finds commits that match the path filter of the workflow, because others did not change what it tests. Returns
   * undefined, so no commit is excluded, if the workflow file is not checked out, has no path filter, or the files of
   * a commit are unknown.
   */
  async findTriggering(range: CommitRange): Promise<ChangedPaths | undefined> {
    const { workflow_path: file } = this.#context.base.facts;
    const filter = file === undefined ? undefined : await readPathFilter(this.#context, file);
    if (file === undefined || filter === undefined) return undefined;
    // Changes to the workflow itself may break it as well.
    const paths = [...new Set([...filter, file])];
    const isFilesKnown = range.commits.every(({ files }) => files !== undefined);
    const isCountable = range.from !== undefined && range.commits.length < MAX_LISTED;
    if (!isFilesKnown && (!isCountable || possiblyChanged(range, paths).length > this.#left)) return undefined;
    const touched = await this.#lookUp(range, paths);
    return touched.size === 0 ? undefined : touched;
  }

  /** Returns where each commit changed these files and folders. Sends requests only if files are unknown. */
  async #lookUp(range: CommitRange, paths: readonly string[]): Promise<ChangedPaths> {
    const { commits } = range;
    if (commits.every(({ files }) => files !== undefined)) {
      const found = commits.map(({ sha, files = [] }) => [sha, paths.find((path) => isAmong(files, path))] as const);
      return new Map(found.flatMap(([sha, path]) => (path === undefined ? [] : [[sha, path]])));
    }
    const chosen = possiblyChanged(range, paths).slice(0, this.#left);
    this.#left -= chosen.length;
    const reading = Promise.all(chosen.map(async (path) => ({ path, shas: await this.#readCommits(range, path) })));
    const found = await collectError(this.#context.errors, 'who changed the files in which it fails', reading);
    const changed = new Map<string, string>();
    for (const { path, shas } of found ?? []) for (const sha of shas) changed.set(sha, changed.get(sha) ?? path);
    return changed;
  }

  /** Lists the shas of the commits since the last success that changed this file or folder. */
  async #readCommits({ commits, head, from }: CommitRange, path: string): Promise<readonly string[]> {
    const answer = await this.#context.api.get('GET /repos/{owner}/{repo}/commits', {
      path: path.replace(/\/$/, ''),
      sha: head,
      since: from,
      per_page: MAX_LISTED,
    });
    const listed = new Set(commits.map(({ sha }) => sha));
    return list(answer)
      .flatMap((commit) => line(commit, 'sha') ?? [])
      .filter((sha) => listed.has(sha));
  }
}

/** Completes a path of a trace, which may start at a package or at the folder of the step. */
function wholePath(files: readonly string[], path: string): string {
  if (files.includes(path)) return path;
  const [only = path, ...others] = files.filter((file) => file.endsWith(`/${path}`));
  return others.length === 0 ? only : path;
}

/** Excludes paths that the commits together did not change, if the comparison lists all files. */
function possiblyChanged({ files }: CommitRange, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => files === undefined || isAmong(files, path));
}

function isAmong(files: readonly string[], path: string): boolean {
  return files.some((file) => (path.endsWith('/') ? file.startsWith(path) : file === path));
}

/** Reads the static prefixes of `paths`: each commit that triggers the workflow changed something there. */
async function readPathFilter({ base, runtime }: LoaderContext, file: string): Promise<readonly string[] | undefined> {
  const { event, ref, repository } = base.facts;
  // A `workflow_run` checks out the default branch, whose workflow file may differ.
  const defaultBranch = repository?.default_branch ?? ref?.name;
  if (base.trigger === undefined || (event.name === 'workflow_run' && ref?.name !== defaultBranch)) return undefined;
  const read = await runtime.files.read(file);
  if (read.type !== 'ok') return undefined;
  const { triggers } = await parseWorkflow(read.text);
  return staticPrefixes([property(triggers, base.trigger, 'paths') ?? []].flat());
}

/** Returns undefined if a pattern has no static prefix. Negated patterns remove nothing. */
function staticPrefixes(patterns: readonly unknown[]): readonly string[] | undefined {
  const prefixes = new Set<string>();
  for (const pattern of patterns) {
    if (typeof pattern !== 'string') return undefined;
    if (pattern.startsWith('!')) continue;
    const fixed = /^[^*?+[\]\\]*/.exec(pattern)?.[0] ?? '';
    const prefix = fixed === pattern ? pattern : fixed.slice(0, fixed.lastIndexOf('/') + 1);
    if (prefix === '') return undefined;
    prefixes.add(prefix);
  }
  return prefixes.size === 0 ? undefined : [...prefixes];
}
