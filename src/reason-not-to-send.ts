/** Decides whether there is anything to send; no other module does. */

import {
  type Build,
  explainIgnoredEvent,
  listPossibleConclusions,
  needsComparison,
  unreadConclusion,
} from './build/build.ts';
import { isCompared, isRed } from './build/conclusion.ts';
import type { Change, Facts } from './build/facts.ts';
import { findUnread } from './build/read-build.ts';
import type { ResultMessage } from './diagnostic.ts';
import { evaluateOnlyIf, factsDeciding } from './message/author-texts.ts';
import type { Conclusion } from './settings/conclusion.ts';
import type { When } from './settings/option.ts';
import type { Settings } from './settings/settings.ts';
import { listed } from './text/format.ts';

const NEEDS = 'Let the job that sends name the others under needs, and take `${{ toJSON(needs) }}` as its status';

/**
 * Explains why nothing is sent, as far as is known. Before the facts are loaded, a fact that may still change is no
 * reason. Adds the problem of an undecidable condition to the diagnostics.
 * @param now milliseconds since the epoch
 */
export async function reasonNotToSend(
  settings: Settings,
  build: Build,
  now: number,
): Promise<ResultMessage | undefined> {
  const first = decideBeforeLoading(settings, build);
  if (first !== undefined && !settings.dryRun) return first;
  const last = build.loaded && decideAfterLoading(settings, build.facts);
  const names = await factsDeciding(settings);
  const unread = findUnread(build, names, settings);
  const decision = unread === undefined ? undefined : await evaluateOnlyIf(settings, build.facts, now, unread);
  if (decision?.problem !== undefined) build.diagnostics.push(decision.problem);
  return last ?? decision?.stop ?? first;
}

/**
 * Returns whether a reason is final. A dry run continues past every reason. Only the board shows whether a held-back
 * message would close an incident.
 */
export function isFinal(
  { kind, dryRun }: Settings,
  stop: ResultMessage | undefined,
  { facts }: Build,
): stop is ResultMessage {
  if (dryRun || stop === undefined) return false;
  return kind !== 'incident' || stop.by !== 'only-if' || facts.conclusion !== 'success';
}

/** Decides if the build's facts could not be loaded. */
export function decideWithoutLoading(settings: Settings, build: Build): ResultMessage | undefined {
  const facts = { ...build.eventFacts, conclusion: unreadConclusion({ ...build, facts: build.eventFacts }) };
  return decideBeforeLoading(settings, build) ?? decideAfterLoading(settings, facts);
}

/** Decides by the event alone, so nothing is loaded for a message that `when` excludes in any case. */
function decideBeforeLoading(settings: Settings, build: Build): ResultMessage | undefined {
  const ignored = explainIgnoredEvent(build);
  if (ignored !== undefined) return { reason: ignored, hint: '' };
  const facts = build.eventFacts;
  const isPossible = listPossibleConclusions({ ...build, facts }).some((conclusion) =>
    listPossibleChanges(conclusion).some((change) => isWanted(settings.when, conclusion, change)),
  );
  if (!isPossible) return explainUnwanted(settings.when, facts);
  const [destination] = settings.destinations;
  return destination.type === 'missing' ? explainMissing(destination.options) : undefined;
}

/** Decides by the conclusion, and by its comparison with the previous one. */
export function decideAfterLoading(settings: Settings, facts: Facts): ResultMessage | undefined {
  const { when, kind, newsOnly } = settings;
  if (newsOnly && facts.health?.news === 0) return { reason: 'nothing to report', hint: '' };
  const { running = 0, total = 0, maybe_allowed_failures: isUnsure = false } = facts.job_counts ?? {};
  if (settings.status?.type === 'workflow' && running > 0) {
    return { reason: `${running} of ${total} other jobs are still running`, hint: NEEDS };
  }
  if (kind === 'incident' && isUnsure)
    return { reason: 'the failure may be allowed, so no incident is opened', hint: NEEDS };
  if (isWanted(when, facts.conclusion, facts.change)) return undefined;
  const unread = facts.change === undefined && isCompared(facts.conclusion) && needsComparison(when);
  return explainUnwanted(when, facts, unread ? ' (comparison with the previous run unknown)' : '');
}

function listPossibleChanges(conclusion: Conclusion | undefined): readonly (Change | undefined)[] {
  if (isRed(conclusion)) return ['broken', 'still-failing'];
  return conclusion === 'success' ? ['fixed', 'still-passing', undefined] : [undefined];
}

/**
 * Returns true if `when` includes this conclusion. An unknown conclusion may be a failure, so it counts as a break,
 * as does a failure whose history is unknown.
 */
function isWanted(when: readonly When[], conclusion: Conclusion | undefined, change: Change | undefined): boolean {
  if (when.includes('always')) return true;
  if (conclusion === undefined) return isWanted(when, 'failure', 'broken');
  if (isRed(conclusion) && change === undefined) return isWanted(when, conclusion, 'broken');
  const word = conclusion === 'timed_out' ? 'failure' : conclusion;
  const changed = change === 'broken' || change === 'fixed';
  return when.some((one) => one === word || one === change || (one === 'change' && changed));
}

function explainUnwanted(
  when: readonly When[],
  { conclusion, change, unfinished_steps }: Facts,
  unread = '',
): ResultMessage {
  const compared = change === undefined ? unread : ` (${change})`;
  const ended = `${conclusion ?? 'not known'}${unfinished_steps === undefined ? compared : ' so far'}`;
  return { reason: `conclusion ${ended} is excluded by when: ${when.join(', ')}`, hint: '' };
}

function explainMissing(options: readonly string[]): ResultMessage {
  const [are, them] = options.length < 2 ? ['is', 'it'] : ['are', 'them'];
  return {
    reason: `${listed(options)} ${are} empty, so no destination is set`,
    hint: `Give ${listed(options)}; if a variable or a secret holds ${them}, check that it is set and reaches this process`,
  };
}
