/** Renders the coverage of the data, and the days as a row of blocks. */

import type { Health } from '../../build/facts.ts';
import { escapeLine } from '../../message/markdown/escape.ts';
import type { SectionInput } from '../../message/sections/section.ts';
import { capital, joinPieces } from '../../message/sections/text/short-text.ts';
import { minute } from '../../message/sections/text/time.ts';
import { count, span } from '../../text/format-number.ts';
import { truncateList } from '../../text/truncate-list.ts';
import { isDigest, percent } from './format.ts';
import { toGreen } from './green.ts';

const MAX_DAYS = 14;
const MAX_PHRASES = 4;

/** `🟩🟩🟥🟩⬜🟩🟩 · 9 cancelled, 31 by bots, 4% re-run · as of 2026-03-04 08:00 UTC`. */
export function reading({ facts: { health }, timeZone }: SectionInput): string | undefined {
  if (health === undefined) return undefined;
  const phrases = (health.unread ?? []).map((phrase) => phrase.replace(/^not all of /, ''));
  const few = truncateList(phrases, MAX_PHRASES).join('; ');
  const gaps = few === '' ? undefined : `Incomplete data: ${escapeLine(few)}`;
  if (!isDigest(health)) return gaps;
  const upTo = minute(health.to, timeZone);
  const read = upTo === undefined ? undefined : `as of ${upTo}`;
  const line = joinPieces([blocks(health), counts(health), read], '\u00A0· ');
  return joinPieces([line && capital(line), gaps], '  \n');
}

function counts({ runs, summary, workflows = [] }: Health): string | undefined {
  if (runs === undefined) return undefined;
  const { red, total, cancelled, bots, removed_from_queue: removed, retry_rate: retried = 0 } = runs;
  const outages = workflows.reduce((sum, one) => sum + (one.active ? one.outages : 0), 0);
  const closed = workflows.flatMap(({ recovery_seconds: seconds }) => seconds ?? []).toSorted((a, b) => a - b);
  const middle = closed[Math.floor((closed.length - 1) / 2)];
  // The first line already reports a complete failure.
  const isPartly = summary !== undefined && summary.red > 0 && summary.red < summary.workflows;
  const pieces = [
    isPartly ? toGreen(summary) : undefined,
    red > 0 ? `${red} of ${count(total, 'run')} failed` : undefined,
    removed > 0 ? `${removed} removed from the queue` : undefined,
    cancelled > 0 ? `${cancelled} cancelled` : undefined,
    bots > 0 ? `${bots} by bots` : undefined,
    retried > 0 ? `${percent(retried)} re-run` : undefined,
    outages > 0 ? count(outages, 'outage') : undefined,
    middle === undefined ? undefined : `${closed.length > 1 ? 'usually ' : ''}recovered in ${span(middle)}`,
  ];
  return joinPieces(pieces, ', ');
}

function blocks({ days = [] }: Health): string | undefined {
  if (days.length < 2 || days.length > MAX_DAYS || days.every(({ red }) => red === 0)) return undefined;
  return days.map(({ green, red }) => (red > 0 ? '🟥' : green > 0 ? '🟩' : '⬜')).join('');
}
