/** Locates the failure: the files of the repository that it names, and the failures without a file. */

import { isFollower } from '../../github/termination/termination.ts';
import type { Runtime } from '../../runtime.ts';
import type { Build } from '../build.ts';
import { certainErrors, familyName } from '../explanation.ts';
import type { Explanation, Facts, RunJob, TestFailure } from '../facts.ts';
import { isForeign, pathsIn, pathWithin } from './stack-frames.ts';

type FailingFile = NonNullable<Facts['failing_files']>[number];

type JobTermination = Pick<RunJob, 'name' | 'errors'> & Parameters<typeof isFollower>[0];

/** Time limit to search for files at shortened paths. */
const SEARCH_TIME = { part: 1 / 8, atMost: 2_000 };
/** Maximum files in total. */
const MAX_FILES = 50;

/**
 * Lists the most certain file of each test and error once, with its complete path, which a test or a log may shorten;
 * the suspect ones if the failure names none. A job that names none is listed without a file, unless another job of its
 * matrix names one, or another job caused its failure.
 * @param fileFacts from workspace files; of the one job if one is reported
 * @param suspected files changed in the suspect range
 */
export async function findFailingFiles(
  jobs: readonly JobTermination[],
  { errors = [], tests }: Partial<Facts>,
  { oneJob }: Pick<Build, 'oneJob'>,
  runtime: Pick<Runtime, 'budget' | 'files' | 'signal' | 'workspace'>,
  suspected: readonly string[],
): Promise<readonly FailingFile[]> {
  const findPath = (failure: NamedFailure) => namedFiles([failure], runtime.workspace).slice(0, 1);
  const toFamily = (job: string) => familyName(job) ?? job;
  const failures = tests?.earlier === true ? [] : (tests?.failures ?? []);
  const fromFiles = [...failures, ...certainErrors(errors)].flatMap(findPath);
  const fromJobs = jobs.flatMap(({ name, errors: all }) =>
    certainErrors(all).flatMap((error) => findPath(error).map((path) => ({ path, job: name }))),
  );
  const located = new Set(fromJobs.map(({ job }) => toFamily(job)));
  const isLocated = ({ name }: JobTermination) => located.has(toFamily(name)) || (oneJob && fromFiles.length > 0);
  const unlocated = jobs.filter((job) => !isLocated(job) && !isFollower(job, jobs));
  const named: readonly (FailingFile & { path: string })[] = [...fromFiles.map((path) => ({ path })), ...fromJobs];
  const byPath = [...Map.groupBy(named, ({ path }) => path).values()];
  const files = byPath.flatMap(([first]) => first ?? []).slice(0, MAX_FILES);
  const budget = runtime.budget.within(SEARCH_TIME);
  const isLate = () => runtime.signal.aborted || budget.isOver;
  const paths = files.map(({ path }) => path);
  const complete = await completePaths(paths, runtime, suspected, isLate);
  // A path that matches several files is dropped.
  const all = [
    ...files.map((file): FailingFile => ({ ...file, path: complete.get(file.path) })),
    ...unlocated.map(({ name }): FailingFile => ({ job: name })),
  ];
  const different = [...new Map(all.map((file) => [file.path ?? `${file.job} names none`, file])).values()];
  if (suspected.length === 0 || different.some(({ path }) => path !== undefined)) return different;
  return suspected.slice(0, MAX_FILES).map((path) => ({ path, suspected: true }));
}

/**
 * Maps each path to the one from the repository root, because package tests and Java traces often start at a subfolder:
 * unchanged if it exists or has no match; undefined if several files match. Searches only for missing paths.
 * @param changed files that disambiguate several matches
 */
async function completePaths(
  paths: readonly string[],
  { files, workspace }: Pick<Runtime, 'files' | 'workspace'>,
  changed: readonly string[],
  isLate: () => boolean,
): Promise<ReadonlyMap<string, string | undefined>> {
  const complete = new Map<string, string | undefined>(paths.map((path) => [path, path]));
  const matches = new Map<string, string[]>();
  for (const path of paths) {
    if (await files.has(path)) continue;
    const [file, ...others] = changed.filter((file) => file === path || file.endsWith(`/${path}`));
    if (file !== undefined && others.length === 0) complete.set(path, file);
    else matches.set(path, []);
  }
  if (matches.size === 0) return complete;
  const { readEntries } = await import(/* webpackChunkName: "files" */ './find.ts');
  for await (const file of readEntries('**', workspace, isLate))
    for (const [path, found] of matches) if (file.endsWith(`/${path}`)) found.push(file);
  for (const [path, found] of matches) {
    const likely = found.length > 1 ? found.filter((file) => changed.includes(file)) : found;
    if (found.length > 0) complete.set(path, likely.length === 1 && !isLate() ? likely[0] : undefined);
  }
  return complete;
}

/** Maximum errors and tests to search. */
const MAX_EXAMINED = 100;
/** Maximum characters of a path. */
const MAX_LENGTH = 400;

/** An error or a failed test. */
type NamedFailure = Pick<Explanation, 'path' | 'test'> & Pick<TestFailure, 'message'>;

/**
 * Lists paths from the repository root once: locations, then paths in texts and in the names of tests. Excludes only
 * paths outside of the repository; the host must confirm the others.
 * @param failures most certain first
 */
export function namedFiles(failures: readonly NamedFailure[], root: string): readonly string[] {
  const some = failures.slice(0, MAX_EXAMINED);
  const results = [
    ...some.flatMap(({ path }) => path ?? []),
    // pytest names a test after its file.
    ...some.flatMap(({ test = '', message = '' }) => pathsIn(`${test}\n${message}`)),
  ];
  return [...new Set(results.flatMap((path) => findFile(path, root) ?? []))].slice(0, MAX_FILES);
}

function findFile(path: string, root: string): string | undefined {
  if (path.length > MAX_LENGTH || isForeign(path)) return undefined;
  const file = pathWithin(path, root)?.replace(/(?::\d{1,7}){1,2}$/, '');
  if (file === undefined || file.split('/').some((part) => part === '' || part === '..')) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file of a project has one in its name
  return /[\u0000-\u001F\u007F]/.test(file) ? undefined : file;
}

/** Matches the affix that distinguishes the name of a test from that of its subject. */
const OF_TEST = /^test_|[._-](?:test|spec)$|(?:Tests?|Spec)$/;

/** Folders that only tests have, such as `__tests__` and `AppTests`, unlike `latest` and `special`. */
const TEST_FOLDER = /(?<![A-Za-z])(?:test|spec)s?(?![a-z])|(?:Test|Spec)s?(?![a-z])|^(?:unit|integration|e2e)$/;

/** Names of files in many folders. */
const COMMON = /^(?:index|utils?|helpers?|main|mod|types|__init__)$/;

/**
 * `src/cart.ts` for `src/cart.test.ts`, `shop/cart.py` for `tests/test_cart.py`: a file of the same name and kind,
 * beside its test or where its folder of tests is. A common name needs the folders of its test as well.
 */
export function isTestFor(test: string, file: string): boolean {
  const [name, other] = [parseName(test), parseName(file)];
  const tested = name.stem.replace(OF_TEST, '');
  if (tested === '' || tested === name.stem || tested !== other.stem || name.kind !== other.kind) return false;
  const at = name.folders.findIndex((folder) => TEST_FOLDER.test(folder));
  const isCommon = COMMON.test(tested);
  // A trace may shorten the path of the test.
  const isBeside = `/${other.folders.join('/')}`.endsWith(['', ...name.folders].join('/'));
  if (at < 0) return isBeside && (name.folders.length > 0 || !isCommon);
  const isIn = (folder: string) => TEST_FOLDER.test(folder) || other.folders.includes(folder);
  const isNear = name.folders.slice(0, at).every((folder, index) => folder === other.folders[index]);
  return isNear && (!isCommon || name.folders.every(isIn));
}

function parseName(path: string) {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  const dot = name.lastIndexOf('.');
  return { folders, stem: name.slice(0, dot), kind: name.slice(dot) };
}
