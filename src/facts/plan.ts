/** Decides what is to be sent at all, and which facts beyond the event are worth a request. */

import { listed } from '../phrases.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { When } from '../settings/registry.ts';
import type { MissingDestination, Settings } from '../settings/settings.ts';
import { asksForRun, type Base } from './base.ts';
import { isRed } from './conclusion.ts';
import type { LoaderName } from './fact.ts';
import type { Change, Facts } from './types.ts';

/** Why nothing is to be sent now. */
interface Skip {
  readonly reason: string;
  readonly hint: string;
}

/** What has to be read: by a loader, or the conclusion itself (of the whole run, or whether a job ran out of time). */
export type Wanted = LoaderName | 'verdict';

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
  return isWanted(when, facts.conclusion, facts.change) ? undefined : unwanted(when, facts);
}

/**
 * The facts to read, each with one reason: `when` decides by it, the template names it, or the preset shows it. A green
 * message of the preset needs none.
 *
 * @param mentioned names of facts that the author's template reads, such as `change` or `commit.author.name`
 * @param shown names of facts that the preset shows where something went wrong
 */
export async function plan(
  settings: Settings,
  base: Base,
  mentioned: readonly string[],
  shown: readonly string[],
): Promise<ReadonlySet<Wanted>> {
  const { facts } = base;
  const red = conclusionsOf(settings, base).some(isRed);
  // A run that is cancelled by hand has nothing more to tell; what ran out of time is red by then.
  const named = red && isOnGithub(base) ? [...mentioned, ...shown] : mentioned;
  const wanted = new Set<Wanted>(await loadersFor(named));
  if (asksForRun(settings, base)) wanted.add('verdict');
  if (facts.conclusion === 'cancelled' && settings.status?.type !== 'conclusion' && isOnGithub(base)) {
    wanted.add('verdict');
  }
  if (settings.when.some((word) => CHANGES.includes(word))) {
    wanted.add('change');
    if (red) wanted.add('commits_since_green');
  }
  if (facts.pull_request !== undefined || base.trigger?.startsWith('pull_request') !== true) {
    wanted.delete('pull_request');
  }
  if (facts.commit?.author !== undefined) wanted.delete('commit');
  if (facts.run?.duration_seconds !== undefined) wanted.delete('run');
  return wanted;
}

/** The registry is imported only where there is a name to look up: a green message of the preset has none. */
async function loadersFor(names: readonly string[]): Promise<readonly LoaderName[]> {
  if (names.length === 0) return [];
  const { loadersOf } = await import('./registry.ts');
  return names.flatMap(loadersOf);
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

/** Whether `when` asks for this end. An unknown one may be red, so it counts as a break. */
function isWanted(when: readonly When[], conclusion: Conclusion | undefined, change: Change | undefined): boolean {
  if (when.includes('always')) return true;
  if (conclusion === undefined) return isWanted(when, 'failure', 'broken');
  const word = conclusion === 'timed_out' ? 'failure' : conclusion;
  const changed = change === 'broken' || change === 'fixed';
  return when.some((one) => one === word || one === change || (one === 'change' && changed));
}

function unwanted(when: readonly When[], { conclusion, change }: Facts): Skip {
  const ended = `${conclusion ?? 'not known'}${change === undefined ? '' : ` (${change})`}`;
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
