/** Decides which facts beyond the event are worth a request. */

import type { Settings } from '../../settings/settings.ts';
import type { Base } from '../base.ts';
import { isRed } from '../conclusion.ts';
import type { ApiLoader, BaseFacts, LoaderName } from '../facts.ts';
import { isInFiles, plannedFiles } from '../files/planned.ts';
import { healthLoadersOf, isApiLoader, isHealthLoader } from '../health/health-loaders.ts';
import type { peopleAsked } from './people-asked.ts';
import { asksForHistory, conclusionsOf, isCompared } from './whether-to-send.ts';

/** Who they are, the workspace tells as well. */
const OWNERS = 'owners';

/** Names of facts that the words will show, such as `change` or `commit.author.name`. */
export interface AskedFacts {
  /** By the author's template: read in any case. */
  readonly mentioned: readonly string[];
  /** By the preset, however it ended. */
  readonly shown: readonly string[];
  /** By the preset, and worth a request only where something went wrong. */
  readonly shownOnRed: readonly string[];
}

/**
 * The facts to read, each with one reason: `when` decides by it, the template names it, or the preset shows it. A green
 * message of the default preset needs none.
 */
export async function plan(
  settings: Settings,
  base: Base,
  { mentioned, shown, shownOnRed }: AskedFacts,
): Promise<ReadonlySet<LoaderName>> {
  const conclusions = conclusionsOf(base);
  const red = conclusions.some(isRed);
  // A run that is cancelled by hand has nothing more to tell; what ran out of time is red by then.
  const asked = red ? [...shown, ...shownOnRed] : shown;
  const mayCall = (isOnGithub(base) || isElsewhere(base)) && !isOfBuilds(base) && asksForPeople(settings);
  const asksOf = mayCall ? await peopleFacts(settings, base, conclusions) : [];
  const people = isElsewhere(base) ? asksOf.filter((name) => name === OWNERS) : asksOf;
  const wanted = await withoutNeedless(base, [
    ...(await loadersFor([...mentioned, ...people], base.facts)),
    ...(isOnGithub(base) ? await loadersShown(asked, base.facts) : []),
    ...loadersDeciding(settings, base),
  ]);
  const onHealth = [...mentioned, ...asked].filter((name) => name.startsWith('health'));
  const health = (await loadersFor(onHealth, base.facts)).filter(isHealthLoader);
  const files = plannedFiles(settings, [...mentioned, ...asked, ...signsFor(mentioned)]);
  return new Set([...wanted, ...health, ...healthLoadersOf(settings.buildReport), ...files]);
}

/** What a job that still runs can know by its files alone. */
const BY_FILES = ['infrastructure', 'end', 'failing_files', 'file_owners', 'owners'];

/** Names of the facts in files that facts of these names are made of. */
export function signsFor(names: readonly string[]): readonly string[] {
  return names.some((name) => BY_FILES.includes(name.split('.', 1)[0] ?? '')) ? ['errors', 'tests'] : [];
}

/** What reads the facts that a preset shows, where the message speaks of them at all. */
async function loadersShown(asked: readonly string[], facts: BaseFacts): Promise<readonly LoaderName[]> {
  const names = asked.filter((name) => !isInFiles(name));
  if (names.length === 0) return [];
  const { LOADERS } = await import(/* webpackChunkName: "facts" */ '../loader-registry.ts');
  const { scope = 'event', conclusion } = facts;
  return (await loadersFor(names, facts)).filter(isApiLoader).filter((loader) => {
    const { unaskedBy = [], atEnd = false } = LOADERS[loader];
    return !unaskedBy.includes(scope) && !(atEnd && conclusion === 'in_progress');
  });
}

/** What decides whether and what to send: the end itself, and how it compares with the one before. */
function loadersDeciding(settings: Settings, base: Base): readonly ApiLoader[] {
  const { facts, source, speaker } = base;
  if (isOfBuilds(base)) return [];
  const conclusions = conclusionsOf(base);
  const isOutOfTime = facts.conclusion === 'cancelled' && source !== 'status' && isOnGithub(base);
  const compares = asksForHistory(settings) && conclusions.some(isCompared) && facts.change === undefined;
  return [
    ...(speaker.asksForRun || isOutOfTime ? (['verdict'] as const) : []),
    ...(compares ? (['change'] as const) : []),
    ...(compares && conclusions.some(isRed) ? (['commits_since_green'] as const) : []),
  ];
}

/** What the payload tells in full is never read: what it leaves out is not there. */
async function withoutNeedless(base: Base, loaders: readonly LoaderName[]): Promise<readonly ApiLoader[]> {
  if (loaders.length === 0) return [];
  const { LOADERS } = await import(/* webpackChunkName: "facts" */ '../loader-registry.ts');
  return loaders.filter(isApiLoader).filter((loader) => LOADERS[loader].needless?.(base) !== true);
}

/** Whether everything that the facts of these names need is known before anything is read. */
export async function isKnown(names: readonly string[], base: Base, wanted: ReadonlySet<LoaderName>): Promise<boolean> {
  if (isOfBuilds(base) && names.some(isOfReport)) return false;
  if (wanted.has('verdict') && names.includes('conclusion')) return false;
  const loaders = await loadersFor(names, base.facts);
  return loaders.every((loader) => !wanted.has(loader));
}

function asksForPeople({ mention, assignees, kind }: Settings): boolean {
  return mention !== undefined || assignees !== undefined || kind === 'incident';
}

/** Loaded only where the options ask for anybody. */
async function peopleFacts(...asked: Parameters<typeof peopleAsked>): Promise<readonly string[]> {
  return (await import(/* webpackChunkName: "facts" */ './people-asked.ts')).peopleAsked(...asked);
}

/** The registry is loaded only where there is a name to look up: a green message of the preset has none. */
async function loadersFor(names: readonly string[], known: BaseFacts): Promise<readonly LoaderName[]> {
  if (names.length === 0) return [];
  const { loadersOf } = await import(/* webpackChunkName: "facts" */ './loaders-of.ts');
  return names.flatMap((name) => loadersOf(name, known));
}

/** How the builds stand is known only when they were looked at. */
function isOfReport(name: string): boolean {
  return ['conclusion', 'change', 'health'].includes(name.split('.', 1)[0] ?? '');
}

function isOfBuilds({ facts }: Base): boolean {
  return facts.scope === 'builds';
}

function isElsewhere({ facts }: Base): boolean {
  return facts.ci !== 'GitHub Actions';
}

/**
 * Other hosts, and checks of other apps, have nothing to read: what the preset would show is left out there. A deployment
 * of another app has no run, and the history of its environment all the same; what left a merge queue was tried by runs.
 */
function isOnGithub({ facts }: Base): boolean {
  return facts.ci === 'GitHub Actions' && (facts.run?.id ?? facts.deployment?.id ?? facts.dequeued) !== undefined;
}
