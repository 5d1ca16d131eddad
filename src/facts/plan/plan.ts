/** Decides which facts beyond the event are worth a request. */

import type { Settings } from '../../settings/settings.ts';
import { asksForRun, type Base } from '../base.ts';
import { isRed } from '../conclusion.ts';
import type { LoaderName } from '../fact.ts';
import type { BaseFacts, Facts } from '../facts.ts';
import { FILE_LOADERS, isInFiles, plannedFiles } from '../files/planned.ts';
import { peopleAsked } from './people-asked.ts';
import { asksForHistory, conclusionsOf, isCompared } from './whether-to-send.ts';

/** What has to be read: by a loader, or the conclusion itself (of the whole run, or whether a job ran out of time). */
export type WantedLoader = LoaderName | 'verdict';
/** The same without what files of the workspace tell. */
export type ApiLoader = Exclude<WantedLoader, (typeof FILE_LOADERS)[number]>;

/** Names of facts that the words will show, such as `change` or `commit.author.name`. */
export interface AskedFacts {
  /** By the author's template: read in any case. */
  readonly mentioned: readonly string[];
  /** By the preset, however it ended. */
  readonly shown: readonly string[];
  /** By the preset, and worth a request only where something went wrong. */
  readonly shownOnRed: readonly string[];
}

/** What a message does not speak of: one job does not know how long its run takes, a run has no job of its own. */
const ELSEWHERE: Readonly<Record<NonNullable<Facts['scope']>, readonly LoaderName[]>> = {
  job: ['run'],
  run: ['job'],
  deployment: ['run'],
  event: ['jobs', 'run', 'failed_jobs', 'new_failures', 'job', 'artifacts'],
};

/** What nothing can be told of when something has only begun. */
const OF_THE_END: readonly LoaderName[] = ['jobs', 'artifacts', 'run', 'job', 'new_failures'];

/** What a deployment of another app has not. */
const OF_A_RUN: readonly WantedLoader[] = ['jobs', 'failed_jobs', 'new_failures', 'artifacts'];

/**
 * The facts to read, each with one reason: `when` decides by it, the template names it, or the preset shows it. A green
 * message of the default preset needs none.
 */
export async function plan(
  settings: Settings,
  base: Base,
  { mentioned, shown, shownOnRed }: AskedFacts,
): Promise<ReadonlySet<WantedLoader>> {
  const { facts } = base;
  const conclusions = conclusionsOf(settings, base);
  const red = conclusions.some(isRed);
  // A run that is cancelled by hand has nothing more to tell; what ran out of time is red by then.
  const asked = (red ? [...shown, ...shownOnRed] : shown).filter((name) => !isInFiles(name));
  const unasked = isOnGithub(base) ? await loadersFor(asked, facts) : [];
  const people = isOnGithub(base) ? peopleAsked(settings, base, conclusions) : [];
  const wanted = new Set<WantedLoader>([
    ...(await loadersFor([...mentioned, ...people], facts)),
    ...unasked.filter((loader) => isSpokenOf(loader, facts)),
  ]);
  if (asksForRun(settings, base)) wanted.add('verdict');
  if (facts.conclusion === 'cancelled' && settings.status?.type !== 'conclusion' && isOnGithub(base)) {
    wanted.add('verdict');
  }
  if (asksForHistory(settings) && conclusions.some(isCompared) && facts.change === undefined) {
    wanted.add('change');
    if (red) wanted.add('commits_since_green');
  }
  for (const loader of wanted) if (tellsNothing(loader, base)) wanted.delete(loader);
  for (const loader of FILE_LOADERS) wanted.delete(loader);
  for (const loader of plannedFiles(settings, [...mentioned, ...shown, ...(red ? shownOnRed : [])])) wanted.add(loader);
  return wanted;
}

function isSpokenOf(loader: LoaderName, { scope = 'event', conclusion }: BaseFacts): boolean {
  return !ELSEWHERE[scope].includes(loader) && !(conclusion === 'in_progress' && OF_THE_END.includes(loader));
}

/** What the payload tells in full is never read: what it leaves out is not there. */
function tellsNothing(loader: WantedLoader, { facts, trigger }: Base): boolean {
  const { pull_request, commit, run, job, stopped, scope, failed_jobs } = facts;
  if (scope === 'deployment' && run?.id === undefined && OF_A_RUN.includes(loader)) return true;
  // A run that could not start has no jobs, and no end but this one.
  if (loader === 'failed_jobs' && failed_jobs !== undefined) return true;
  if (loader === 'failed_jobs' || loader === 'new_failures' || loader === 'verdict') return stopped !== undefined;
  if (loader === 'pull_request') return pull_request !== undefined || trigger?.startsWith('pull_request') !== true;
  if (loader === 'commit') return commit === undefined || commit.message !== undefined || commit.author !== undefined;
  if (loader === 'run') return run?.id === undefined || run.started_at !== undefined;
  return loader === 'job' && job === undefined;
}

/** Whether everything that the facts of these names need is known before anything is read. */
export async function isTold(
  names: readonly string[],
  base: Base,
  wanted: ReadonlySet<WantedLoader>,
): Promise<boolean> {
  if (wanted.has('verdict') && names.includes('conclusion')) return false;
  const loaders = await loadersFor(names, base.facts);
  return loaders.every((loader) => !wanted.has(loader));
}

/** Those of the names whose facts should have been read and could not. */
export async function unreadOf(
  names: readonly string[],
  {
    facts,
    notice,
    warnings = [],
  }: { readonly facts: Facts; readonly notice?: string; readonly warnings?: readonly string[] },
): Promise<readonly string[]> {
  if (names.length === 0 || (notice === undefined && warnings.length === 0)) return [];
  const { loadersOf } = await import('./loaders-of.ts');
  return names.filter((name) => loadersOf(name, facts).length > 0);
}

/** The registry is loaded only where there is a name to look up: a green message of the preset has none. */
async function loadersFor(names: readonly string[], known: BaseFacts): Promise<readonly LoaderName[]> {
  if (names.length === 0) return [];
  const { loadersOf } = await import('./loaders-of.ts');
  return names.flatMap((name) => loadersOf(name, known));
}

/**
 * Other hosts, and checks of other apps, have nothing to read: what the preset would show is left out there. A deployment
 * of another app has no run, and the history of its environment all the same.
 */
function isOnGithub({ facts }: Base): boolean {
  return facts.ci === 'GitHub Actions' && (facts.run?.id !== undefined || facts.deployment?.id !== undefined);
}
