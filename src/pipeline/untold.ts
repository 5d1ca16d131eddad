/** What a watch did not tell, for its next run: it says so among its remarks. Loaded only for one. */

import type { Result } from '../delivery/receipt.ts';
import type { Health } from '../facts/facts.ts';
import { stepOf, untoldWords } from '../facts/health/untold.ts';
import { loadFacts } from '../facts/load-facts.ts';
import { notice, type Remark } from '../remark.ts';
import type { FinishedProgress, Progress, StoppedProgress } from '../send/progress.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stop } from '../stop.ts';
import { type Time, timeInSeconds } from '../text/calendar.ts';
import type { StageContext } from '../world.ts';
import { isTimed } from './gather-facts.ts';
import type { KnownInput } from './stand-in.ts';

/** The author wanted nothing to be said, or there is nothing to say. */
const WANTED: readonly Stop['at'][] = ['when', 'only-if', 'key', 'words'];
const UNSENT: readonly Result['outcome'][] = ['dry-run', 'not-delivered', 'unknown'];
/** What cannot be read may never be: no more is looked at again than is read in any case. */
const UNREAD_HOURS = 48;

/** Only a run of GitHub Actions has a next one. */
export function untoldRemarks(
  { settings, world: { env } }: StageContext,
  progress: StoppedProgress | FinishedProgress,
): readonly Remark[] {
  const { health } = progress.loaded.facts;
  const isKept = isMuted(settings, progress);
  const isBlind = !isKept && isUnread(health);
  if (!env['GITHUB_RUN_ID'] || !(isKept || isBlind || isUnsent(progress))) return [];
  return [notice('untold', untoldWords(stepOf(env), isBlind ? shortly(health) : health?.from))];
}

function isMuted(settings: Settings, progress: StoppedProgress | FinishedProgress): boolean {
  return endOf(progress).stop?.at === 'only-if' && isTimed(settings);
}

/** Of a watch that is kept back for a while it is read where its time begins, and nothing more: the next run goes on from there. */
export async function withBegin(known: KnownInput, progress: StoppedProgress): Promise<Progress> {
  const { settings, world } = known;
  if (!world.env['GITHUB_RUN_ID'] || !isMuted(settings, progress)) return progress;
  return { ...progress, loaded: await loadFacts({ ...known, wanted: new Set(['health_window']) }) };
}

/** It was to be read how all stands, and could not be. */
function isUnread(health: Health | undefined): boolean {
  if (health === undefined) return false;
  return [health.turned_red, health.still_red, health.green_again].every((list) => list === undefined);
}

type EndOfSweep = Pick<Result, 'outcome' | 'line'> & { readonly stop: Stop | undefined };

function isUnsent(progress: StoppedProgress | FinishedProgress): boolean {
  const { outcome, line, stop } = endOf(progress);
  if (stop !== undefined && WANTED.includes(stop.at)) return false;
  // Where the health was not even asked for, something kept it from that.
  const isLost = UNSENT.includes(outcome) || (line !== undefined && UNSENT.includes(line.outcome));
  return isLost || progress.loaded.facts.health === undefined;
}

/** The stop of a dry run is one that it goes past. */
function endOf(progress: StoppedProgress | FinishedProgress): EndOfSweep {
  if (!('result' in progress)) return { outcome: progress.stop.outcome, stop: progress.stop };
  const { result, preview, stop = preview?.stop } = progress;
  return { ...result, stop };
}

function shortly({ from, to }: Health = {}): Time | undefined {
  if (from === undefined || to === undefined) return undefined;
  return timeInSeconds(Math.max(Date.parse(from), Date.parse(to) - UNREAD_HOURS * 3_600_000));
}
