/** Decides what is to be sent at all, and which facts beyond the event are worth a request. */

import { listed } from '../phrases.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { When } from '../settings/option.ts';
import type { MissingDestination, Settings } from '../settings/settings.ts';
import { asksForRun, type Base } from './base.ts';
import { isRed } from './conclusion.ts';
import type { LoaderName } from './fact.ts';
import { peopleAsked } from './people.ts';
import type { BaseFacts, Change, Facts } from './types.ts';

/** Why nothing is to be sent now. */
export interface Skip {
  readonly reason: string;
  readonly hint: string;
}

/** What has to be read: by a loader, or the conclusion itself (of the whole run, or whether a job ran out of time). */
export type Wanted = LoaderName | 'verdict';

/** Names of facts that the words will show, such as `change` or `commit.author.name`. */
export interface FactsAsked {
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
  event: ['jobs', 'run', 'failed_jobs', 'job', 'artifacts'],
};

/** What nothing can be told of when something has only begun. */
const OF_THE_END: readonly LoaderName[] = ['jobs', 'artifacts', 'run', 'job'];

/** Values of `when` that the history tells. */
const CHANGES: readonly When[] = ['change', 'broken', 'still-failing', 'fixed'];

/**
 * Decides whether there is anything to send, from what the event tells alone: nothing is read for a message that
 * `when` does not want in any case. Undefined: send, or find out more first.
 */
export function whyNotToSend(settings: Settings, base: Base): Skip | undefined {
  if (!base.over) return { reason: 'what this event reports is not over yet', hint: '' };
  const wanted = conclusionsOf(settings, base).some((conclusion) =>
    changesOf(conclusion).some((change) => isWanted(settings.when, conclusion, change)),
  );
  if (!wanted) return unwanted(settings.when, base.facts);
  return settings.destination.type === 'missing' ? missing(settings.destination) : undefined;
}

/** The same once everything is known. */
export function unwantedAfterAll({ when }: Settings, facts: Facts): Skip | undefined {
  if (isWanted(when, facts.conclusion, facts.change)) return undefined;
  const unread = facts.change === undefined && isCompared(facts.conclusion) && asksForChange(when);
  return unwanted(when, facts, unread ? ' (how it compares with the one before is not known)' : '');
}

/** True where `when` is decided by how the end compares with the one before. */
export function asksForChange(when: readonly When[]): boolean {
  return when.some((word) => CHANGES.includes(word));
}

/** Only what is green or red is compared; what is not known may be either. */
function isCompared(conclusion: Conclusion | undefined): boolean {
  return conclusion === undefined || conclusion === 'success' || isRed(conclusion);
}

/**
 * The facts to read, each with one reason: `when` decides by it, the template names it, or the preset shows it. A green
 * message of the default preset needs none.
 */
export async function plan(
  settings: Settings,
  base: Base,
  { mentioned, shown, shownOnRed }: FactsAsked,
): Promise<ReadonlySet<Wanted>> {
  const { facts } = base;
  const conclusions = conclusionsOf(settings, base);
  const red = conclusions.some(isRed);
  // A run that is cancelled by hand has nothing more to tell; what ran out of time is red by then.
  const unasked = isOnGithub(base) ? await loadersFor(red ? [...shown, ...shownOnRed] : shown, facts) : [];
  const people = isOnGithub(base) ? peopleAsked(settings, base, conclusions) : [];
  const wanted = new Set<Wanted>([
    ...(await loadersFor([...mentioned, ...people], facts)),
    ...unasked.filter((loader) => isSpokenOf(loader, facts)),
  ]);
  if (asksForRun(settings, base)) wanted.add('verdict');
  if (facts.conclusion === 'cancelled' && settings.status?.type !== 'conclusion' && isOnGithub(base)) {
    wanted.add('verdict');
  }
  if (asksForChange(settings.when) && conclusions.some(isCompared) && facts.change === undefined) {
    wanted.add('change');
    if (red) wanted.add('commits_since_green');
  }
  for (const loader of wanted) if (tellsNothing(loader, base)) wanted.delete(loader);
  return wanted;
}

function isSpokenOf(loader: LoaderName, { scope = 'event', conclusion }: BaseFacts): boolean {
  return !ELSEWHERE[scope].includes(loader) && !(conclusion === 'in_progress' && OF_THE_END.includes(loader));
}

/** What the payload tells in full is never read: what it leaves out is not there. */
function tellsNothing(loader: Wanted, { facts, trigger }: Base): boolean {
  const { pull_request, commit, run, job, stopped } = facts;
  // A run that could not start has no jobs, and no end but this one.
  if (loader === 'failed_jobs' || loader === 'verdict') return stopped !== undefined;
  if (loader === 'pull_request') return pull_request !== undefined || trigger?.startsWith('pull_request') !== true;
  if (loader === 'commit') return commit === undefined || commit.message !== undefined || commit.author !== undefined;
  if (loader === 'run') return run?.id === undefined || run.started_at !== undefined;
  return loader === 'job' && job === undefined;
}

/** Whether everything that the facts of these names need is known before anything is read. */
export async function isTold(names: readonly string[], base: Base, wanted: ReadonlySet<Wanted>): Promise<boolean> {
  if (wanted.has('verdict') && names.includes('conclusion')) return false;
  const loaders = await loadersFor(names, base.facts);
  return loaders.every((loader) => !wanted.has(loader));
}

/** Those of the names whose facts should have been read and could not. */
export async function unreadOf(
  names: readonly string[],
  { facts, notice }: { readonly facts: Facts; readonly notice?: string },
): Promise<readonly string[]> {
  if (names.length === 0 || notice === undefined) return [];
  const { loadersOf } = await import('./loaders.ts');
  return names.filter((name) => loadersOf(name, facts).length > 0);
}

/** The registry is loaded only where there is a name to look up: a green message of the preset has none. */
async function loadersFor(names: readonly string[], known: BaseFacts): Promise<readonly LoaderName[]> {
  if (names.length === 0) return [];
  const { loadersOf } = await import('./loaders.ts');
  return names.flatMap((name) => loadersOf(name, known));
}

/** Other hosts, and checks of other apps, have no run to read: what the preset would show is left out there. */
function isOnGithub({ facts }: Base): boolean {
  return facts.ci === 'GitHub Actions' && facts.run?.id !== undefined;
}

/** What the conclusion may turn out to be. */
function conclusionsOf(settings: Settings, base: Base): readonly (Conclusion | undefined)[] {
  const { facts } = base;
  if (asksForRun(settings, base)) return ['success', 'failure', 'cancelled', 'timed_out', 'skipped', facts.conclusion];
  if (settings.status?.type === 'conclusion' || facts.conclusion !== 'cancelled') return [facts.conclusion];
  return ['cancelled', 'timed_out'];
}

function changesOf(conclusion: Conclusion | undefined): readonly (Change | undefined)[] {
  if (isRed(conclusion)) return ['broken', 'still-failing'];
  return conclusion === 'success' ? ['fixed', 'still-passing', undefined] : [undefined];
}

/**
 * Whether `when` asks for this end. An unknown one may be red, so it counts as a break, and so does a red one of which
 * it is not known how it compares with the one before.
 */
function isWanted(when: readonly When[], conclusion: Conclusion | undefined, change: Change | undefined): boolean {
  if (when.includes('always')) return true;
  if (conclusion === undefined) return isWanted(when, 'failure', 'broken');
  if (isRed(conclusion) && change === undefined) return isWanted(when, conclusion, 'broken');
  const word = conclusion === 'timed_out' ? 'failure' : conclusion;
  const changed = change === 'broken' || change === 'fixed';
  return when.some((one) => one === word || one === change || (one === 'change' && changed));
}

function unwanted(when: readonly When[], { conclusion, change }: Facts, unread = ''): Skip {
  const ended = `${conclusion ?? 'not known'}${change === undefined ? unread : ` (${change})`}`;
  return { reason: `the conclusion is ${ended}, and when says ${when.join(', ')}`, hint: '' };
}

function missing({ options }: MissingDestination): Skip {
  const isWebhook = options.includes('webhook-url');
  return {
    reason: `${listed(options)} ${options.length < 2 ? 'is' : 'are'} empty, so there is nowhere to send to`,
    hint: isWebhook
      ? 'Write `webhook-url: ${{ secrets.WORKROOM_WEBHOOK_URL }}` in the step, and store the URL of a webhook as that secret'
      : `Write ${listed(options)} in the step; where the value is a secret, check that it exists and is not empty`,
  };
}
