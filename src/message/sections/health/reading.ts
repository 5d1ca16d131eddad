/** What was read and what was not, and the days as a row of blocks. */

import type { Health } from '../../../facts/facts.ts';
import { firstFew } from '../../../text/first-few.ts';
import { count } from '../../counts.ts';
import { escapeLine } from '../../markdown/escape.ts';
import type { SectionInput } from '../section.ts';
import { capital, joinPieces } from '../words/short-text.ts';
import { minute, span } from '../words/time.ts';
import { isDigest, percent } from './phrases.ts';
import { greenOf } from './standing.ts';

/** Days that a row of blocks may have. */
const MOST_DAYS = 14;
const MOST_PHRASES = 4;

/** `🟩🟩🟥🟩⬜🟩🟩 · 9 cancelled, 31 by bots, 4 % tried again · read up to 2026-03-04 08:00 UTC`. */
export function reading({ facts, timeZone }: SectionInput): string | undefined {
  const { health } = facts;
  if (health === undefined) return undefined;
  const { unread = [] } = health;
  const phrases = firstFew(unread.map(whatOf), MOST_PHRASES);
  const gaps = phrases.length === 0 ? undefined : `Not read in full: ${escapeLine(phrases.join('; '))}`;
  if (!isDigest(health)) return gaps;
  const upTo = minute(health.to, timeZone);
  const line = joinPieces(
    [blocks(health), counts(health), upTo === undefined ? undefined : `read up to ${upTo}`],
    '\u00A0· ',
  );
  return joinPieces([line && capital(line), gaps], '  \n');
}

/** `the runs` of `not all of the runs`, which "not read in full" says. */
function whatOf(phrase: string): string {
  return phrase.replace(/^not all of /, '');
}

function counts({ runs, standing, workflows = [] }: Health): string | undefined {
  if (runs === undefined) return undefined;
  const { red, total, cancelled, bots, thrown_out: thrown, retry_rate: retried } = runs;
  const outages = workflows.reduce((sum, one) => sum + (one.live ? one.outages : 0), 0);
  const closed = workflows.flatMap(({ to_green_seconds: seconds }) => seconds ?? []).toSorted((a, b) => a - b);
  const middle = closed[Math.floor((closed.length - 1) / 2)];
  const pieces = [
    // Where all are red, or the only one is, the first line says so.
    standing === undefined || standing.red === 0 || standing.red === standing.workflows ? undefined : greenOf(standing),
    red > 0 ? `${red} of ${count(total, 'run')} red` : undefined,
    thrown > 0 ? `${thrown} thrown out of the queue` : undefined,
    cancelled > 0 ? `${cancelled} cancelled` : undefined,
    bots > 0 ? `${bots} by bots` : undefined,
    retried === undefined || retried === 0 ? undefined : `${percent(retried)} tried again`,
    outages > 0 ? count(outages, 'outage') : undefined,
    middle === undefined ? undefined : `${closed.length > 1 ? 'usually ' : ''}green again after ${span(middle)}`,
  ];
  return joinPieces(pieces, ', ');
}

/** One block a day; nothing where it would say no more than that all is green. */
function blocks({ days = [] }: Health): string | undefined {
  if (days.length < 2 || days.length > MOST_DAYS || days.every(({ red }) => red === 0)) return undefined;
  return days.map(({ green, red }) => (red > 0 ? '🟥' : green > 0 ? '🟩' : '⬜')).join('');
}
