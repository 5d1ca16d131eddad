/** How the builds stand, in one line. */

import type { Health, HealthOutage } from '../../../facts/facts.ts';
import { count } from '../../counts.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { clipAtWord, neutralizeMentions, plainLine } from '../../markdown/plain.ts';
import type { SectionInput } from '../section.ts';
import { joinPieces, shortPlain } from '../words/short-text.ts';
import { dueOf, type HealthLine, innocence, isDigest, lasted, onPlace, placeOf, sinceClock } from './phrases.ts';
import { silence, silentInHeadline } from './silence.ts';
import { failedDeployments, greenLine, pastRed, runsInTime, unevenLine } from './standing.ts';
import { onlyWait, waitWords } from './waits.ts';

const DOT = '\u00A0· ';
/** Characters of a subject: it stands in a list of a hundred others. */
const LONGEST = 100;
/** Fewer characters of a name say nothing. */
const LEAST = 20;

/** `🔴 **2 workflows turned red** on acme/shop main since 06:30 · 1 still red · 1 green again`. */
export function verdict({ facts, timeZone }: SectionInput): string | undefined {
  if (facts.health === undefined) return undefined;
  const line = lineOf(facts.health, facts.conclusion === 'neutral', timeZone);
  const { icon, name, words, rest, url } = line;
  const loud = markdownLink(joinPieces([name, words], ' ') ?? '', url);
  const behind = piecesBehind(line).map(([separator, piece]) => separator + escapeLine(piece));
  return `${icon} **${loud}**${rest === '' ? '' : ` ${escapeLine(rest)}`}${behind.join('')}`;
}

/** The same of a topic or task, as plain text: what does not fit is left out by whole pieces. */
export function subject({ facts, timeZone }: SectionInput): string | undefined {
  if (facts.health === undefined) return undefined;
  const line = lineOf(facts.health, facts.conclusion === 'neutral', timeZone);
  const { name, words, rest } = line;
  const room = LONGEST - words.length - rest.length - 1;
  const called = name === undefined ? '' : `${shortPlain(name, Math.max(LEAST, room)) ?? name} `;
  let text = clipAtWord(called + words + rest, LONGEST);
  for (const [separator, piece] of piecesBehind(line)) {
    if (text.length + separator.length + piece.length > LONGEST) break;
    text += separator + piece;
  }
  return neutralizeMentions(plainLine(text), 'plain');
}

/** Each with what stands in front of it. */
function piecesBehind({ amounts, more = [] }: HealthLine): readonly (readonly [string, string])[] {
  const others = more.flatMap((piece) => (piece === undefined ? [] : [[DOT, piece] as const]));
  return amounts === undefined ? others : [[': ', amounts], ...others];
}

function lineOf(health: Health, unknown: boolean, timeZone: string | undefined): HealthLine {
  const waits = waitingLine(health);
  return (
    redLine(health, timeZone) ??
    silentLine(health) ??
    unevenLine(health, unknown) ??
    (waits && { ...waits, ...inAll(health) }) ??
    againLine(health) ??
    greenLine(health, unknown)
  );
}

/** A watch tells what is new before what is known, a digest all that is red. What the code did comes before what it did not. */
function redLine(health: Health, timeZone: string | undefined): HealthLine | undefined {
  const { turned_red: turned = [], still_red: still = [], green_again: again = [] } = health;
  const isNew = turned.length > 0 && !isDigest(health);
  const told = isNew ? turned : [...turned, ...still];
  const guilty = told.filter(({ infrastructure }) => infrastructure === undefined);
  const shown = guilty.length > 0 ? guilty : told;
  if (shown.length === 0) return undefined;
  const others = told.length - shown.length;
  const reason = guilty.length > 0 ? undefined : (innocence(shown) ?? 'not by the code');
  const { amounts, more } = inAll(health);
  return {
    icon: guilty.length > 0 ? '🔴' : '⚠️',
    ...redWords(health, shown, isNew),
    rest: onPlace(health, shown) + (isNew ? sinceFirst(health, shown, timeZone) : longest(shown)),
    amounts: reason === undefined ? amounts : undefined,
    more: [
      ...(reason === undefined ? [] : [reason, amounts]),
      ...more,
      others > 0 ? `${others} more, not by the code` : undefined,
      isNew && still.length > 0 ? `${still.length} still red` : undefined,
      again.length > 0 ? `${again.length} green again` : undefined,
    ],
  };
}

/** `CI` `turned red`, `CI` `has been red for 2 days`, `2 workflows are still red`. */
function redWords(
  health: Health,
  shown: readonly HealthOutage[],
  isNew: boolean,
): Pick<HealthLine, 'name' | 'words' | 'url'> {
  const [only, ...others] = shown;
  const turned = only?.infrastructure === undefined ? 'turned red' : 'failed';
  if (only === undefined || others.length > 0) {
    const verb = isNew ? turned : isDigest(health) ? 'are red' : 'are still red';
    const all = isDigest(health) && shown.length === health.standing?.workflows ? 'All ' : '';
    return { words: `${all}${count(shown.length, 'workflow')} ${verb}` };
  }
  const red = isDigest(health) ? beenRed(only) : `is still red${lasted('after', only)}`;
  return { name: nameOf(only.workflow), words: isNew ? turned : red, url: only.url };
}

function beenRed(outage: HealthOutage): string {
  const time = lasted('for', outage);
  return time === '' ? 'is red' : `has been red${time}`;
}

/** ` since 06:30`, ` at least since 06:30`: the first of them. */
function sinceFirst({ to }: Health, outages: readonly HealthOutage[], timeZone: string | undefined): string {
  const [first] = outages.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  const since = sinceClock(first?.since, to, timeZone);
  return since === undefined ? '' : ` ${first?.at_least ? 'at least ' : ''}${since}`;
}

/** What a digest tells of all its time, and of all repositories, wherever the line is about. */
function inAll(health: Health): Pick<HealthLine, 'amounts'> & Required<Pick<HealthLine, 'more'>> {
  const amounts = runsInTime(health);
  if (amounts === undefined) return { amounts, more: [] };
  if ((health.repositories ?? []).length < 2) return { amounts, more: pastRed(health) };
  return { amounts: undefined, more: [`in all ${amounts}`, failedDeployments(health)] };
}

/** `, the longest for 3 days`: of several. */
function longest(outages: readonly HealthOutage[]): string {
  const [first] = outages.toSorted((one, other) => (other.after_seconds ?? 0) - (one.after_seconds ?? 0));
  const time = first === undefined || outages.length < 2 ? '' : lasted('for', first);
  return time === '' ? '' : `, the longest${time}`;
}

function silentLine(health: Health): HealthLine | undefined {
  const silent = silentInHeadline(health);
  const [first] = silent;
  if (first === undefined) return undefined;
  const place = `${DOT}${placeOf(health, silent)}`;
  const behind = inAll(health);
  if (silent.length > 1)
    return {
      icon: '🔕',
      words: `${count(silent.length, 'workflow')} do not run as they should`,
      rest: place,
      ...behind,
    };
  const { words, rest } = silence(first, health.to);
  return {
    icon: '🔕',
    name: nameOf(first.workflow),
    words,
    url: first.url,
    rest: (rest === undefined ? '' : ` (${rest})`) + place,
    ...behind,
  };
}

function waitingLine(health: Health): HealthLine | undefined {
  const waiting = dueOf(health, health.waiting);
  if (waiting.length === 0 || (health.green_again ?? []).length > 0) return undefined;
  const only = onlyWait(health);
  if (only !== undefined) {
    return { icon: '⏳', ...waitWords(health, only), rest: DOT + placeOf(health, [only]), url: only.url };
  }
  const known = health.waiting?.length ?? 0;
  const { waiting_total: total = known } = health;
  const verb = waiting.length === 1 ? 'has waited' : 'have waited';
  const words =
    total > known
      ? `${count(total, 'run')} wait, at least ${waiting.length} for too long`
      : `${count(waiting.length, 'run')} ${verb} for too long`;
  return { icon: '⏳', words, rest: ` on ${placeOf(health)}` };
}

/** Of a watch: a digest speaks of all its time. */
function againLine(health: Health): HealthLine | undefined {
  const { green_again: again = [] } = health;
  const [first, ...others] = again;
  if (first === undefined || isDigest(health)) return undefined;
  const rest = onPlace(health, again);
  if (others.length > 0) return { icon: '🟢', words: `${count(again.length, 'workflow')} work again`, rest };
  const after = lasted('after', first);
  return { icon: '🟢', name: nameOf(first.workflow), words: 'works again', rest: after + rest, url: first.url };
}

function nameOf(workflow: string): string {
  return shortPlain(workflow, 80) ?? 'A workflow';
}
