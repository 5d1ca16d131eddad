/** Decides from the end of the build whether anything is to be sent at all. */

import type { Conclusion } from '../../settings/conclusion.ts';
import type { When } from '../../settings/option.ts';
import type { MissingDestination, Settings } from '../../settings/settings.ts';
import { type Stop, skipped } from '../../stop.ts';
import { listed } from '../../text/phrases.ts';
import type { Base } from '../base.ts';
import { isRed } from '../conclusion.ts';
import type { BaseFacts, Change, Facts } from '../facts.ts';

const NEEDS = 'Let the job that sends name the others under needs, and take `${{ toJSON(needs) }}` as its status';

/** Values of `when` that the history tells. */
const CHANGES: readonly When[] = ['change', 'broken', 'still-failing', 'fixed'];

/**
 * Decides whether there is anything to send, from what the event tells alone: nothing is read for a message that
 * `when` does not want in any case. Undefined: send, or find out more first.
 */
export function whyNotToSend(settings: Settings, base: Base): Stop | undefined {
  if (!base.over) return skipped('event', 'what this event reports is not over yet');
  if (isTakenOut(base.facts)) return skipped('event', 'its author took the pull request out of the merge queue');
  const wanted = conclusionsOf(base).some((conclusion) =>
    changesOf(conclusion).some((change) => isWanted(settings.when, conclusion, change)),
  );
  if (!wanted) return unwanted(settings.when, base.facts);
  const [destination] = settings.destinations;
  return destination.type === 'missing' ? missing(destination) : undefined;
}

/** Nobody needs to be told what they did themselves. */
function isTakenOut({ dequeued, pull_request: pull, actor }: BaseFacts): boolean {
  return dequeued?.reason === 'MANUAL' && actor?.login !== undefined && pull?.author?.login === actor.login;
}

/** The same once everything is known. */
export function unwantedAfterAll(settings: Settings, facts: Facts): Stop | undefined {
  const { when, kind, newsOnly } = settings;
  if (newsOnly && facts.health?.news === 0) return skipped('when', 'nothing to tell');
  const { running = 0, total = 0, maybe_tolerated: unsure = false } = facts.job_counts ?? {};
  if (settings.status?.type === 'workflow' && running > 0) {
    return skipped('event', `${running} of ${total} other jobs still run`, NEEDS);
  }
  if (kind === 'incident' && unsure)
    return skipped('event', 'what failed may be tolerated, so no incident begins', NEEDS);
  if (isWanted(when, facts.conclusion, facts.change)) return undefined;
  const unread = facts.change === undefined && isCompared(facts.conclusion) && asksForChange(when);
  return unwanted(when, facts, unread ? ' (how it compares with the one before is not known)' : '');
}

/** True where it is decided by the history what is to be said. */
export function asksForHistory({ when, kind, uniqueKey }: Settings): boolean {
  return asksForChange(when) || kind === 'incident' || (uniqueKey !== undefined && kind !== 'message');
}

/** True where `when` is decided by how the end compares with the one before. */
function asksForChange(when: readonly When[]): boolean {
  return when.some((word) => CHANGES.includes(word));
}

/** Only what is green or red is compared; what is not known may be either. */
export function isCompared(conclusion: Conclusion | undefined): boolean {
  return conclusion === undefined || conclusion === 'success' || isRed(conclusion);
}

/** What the conclusion may turn out to be. */
export function conclusionsOf({ facts, source, speaker }: Base): readonly (Conclusion | undefined)[] {
  if (facts.scope === 'builds') return ['success', 'failure', 'neutral'];
  if (speaker.asksForRun) return ['success', 'failure', 'cancelled', 'timed_out', 'skipped', facts.conclusion];
  if (source === 'status' || facts.conclusion !== 'cancelled') return [facts.conclusion];
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

function unwanted(when: readonly When[], { conclusion, change, so_far }: Facts, unread = ''): Stop {
  const compared = change === undefined ? unread : ` (${change})`;
  const ended = `${conclusion ?? 'not known'}${so_far === undefined ? compared : ' so far'}`;
  return skipped('when', `the conclusion is ${ended}, and when says ${when.join(', ')}`);
}

function missing({ options }: MissingDestination): Stop {
  const [are, them] = options.length < 2 ? ['is', 'it'] : ['are', 'them'];
  return skipped(
    'destination',
    `${listed(options)} ${are} empty, so there is nowhere to send to`,
    `Give ${listed(options)}; where a variable or a secret holds ${them}, check that it is set and reaches this process`,
  );
}
