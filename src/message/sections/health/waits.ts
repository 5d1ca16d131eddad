/** What waits, in words. */

import type { Health, WaitingRun } from '../../../facts/facts.ts';
import { shortPlain } from '../words/short-text.ts';
import { span } from '../words/time.ts';
import { dueOf, isDigest, secondsUntil } from './phrases.ts';
import { silentInHeadline } from './silence.ts';
import { pastRed } from './standing.ts';

const WHAT = { runner: 'a runner', approval: 'an approval' } as const;

/** The only run that waits, where the first line tells of nothing before it: then it tells all of it. */
export function onlyWait(health: Health): WaitingRun | undefined {
  const { turned_red = [], still_red = [], green_again = [], waiting_total: total = 1 } = health;
  const [only, ...others] = dueOf(health, health.waiting);
  const isFirst =
    turned_red.length + still_red.length + green_again.length === 0 &&
    silentInHeadline(health).length === 0 &&
    (!isDigest(health) || pastRed(health).length === 0);
  return isFirst && others.length === 0 && total === 1 ? only : undefined;
}

/** `Deploy #402` `has waited 3h for an approval for production`. Plain text. */
export function waitWords({ to }: Health, { workflow, run, why, environment, since }: WaitingRun) {
  const seconds = secondsUntil(since, to);
  const place = shortPlain(environment, 80);
  return {
    name: `${shortPlain(workflow, 80) ?? 'A run'}${run.number === undefined ? '' : ` #${run.number}`}`,
    words: `has waited${seconds === undefined ? '' : ` ${span(seconds)}`} for ${WHAT[why]}${place === undefined ? '' : ` for ${place}`}`,
  };
}
