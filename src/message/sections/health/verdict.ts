/** How the builds stand, in one line. */

import type { Health } from '../../../facts/facts.ts';
import { count } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { inertLine } from '../../markdown/plain.ts';
import type { SectionInput } from '../section.ts';
import { capital, joinPieces, shortPlain } from '../words/short-text.ts';
import { span } from '../words/time.ts';
import { inTime, isDigest, placeOf, rateWords, sinceClock } from './phrases.ts';
import { silence } from './silence.ts';

interface HealthLine {
  readonly icon: string;
  /** What stands out. */
  readonly words: string;
  /** What stands behind it, with a blank in front. */
  readonly rest: string;
  /** The page of the only thing that it tells of. */
  readonly url?: string | undefined;
}

/** `🔴 **2 workflows turned red** on acme/shop main since 06:00 · 1 still red · 1 green again`. */
export function verdict({ facts, timeZone }: SectionInput): string | undefined {
  if (facts.health === undefined) return undefined;
  const { icon, words, rest, url } = lineOf(facts.health, facts.conclusion === 'neutral', timeZone);
  return `${icon} **${markdownLink(words, url)}**${rest}`;
}

/** Of a topic or task, as plain text. */
export function subject({ facts, timeZone }: SectionInput): string | undefined {
  if (facts.health === undefined) return undefined;
  const { words, rest } = lineOf(facts.health, facts.conclusion === 'neutral', timeZone);
  return inertLine(words + rest.replaceAll('\\', '').replaceAll('\u200B', ''));
}

function lineOf(health: Health, unknown: boolean, timeZone: string | undefined): HealthLine {
  return redLine(health, timeZone) ?? silentLine(health) ?? waitingLine(health) ?? endedLine(health, unknown);
}

function redLine(health: Health, timeZone: string | undefined): HealthLine | undefined {
  const { turned_red: turned = [], still_red: still = [], green_again: again = [], from, to } = health;
  const others = (amounts: readonly (readonly [number, string])[]) =>
    amounts.flatMap(([amount, words]) => (amount > 0 ? `\u00A0· ${amount} ${words}` : [])).join('');
  const behind = ` on ${placeOf(health)}`;
  const [first] = turned;
  if (first !== undefined) {
    const since = isDigest(health) ? inTime(health) : ` ${sinceClock(from, to, timeZone) ?? ''}`.trimEnd();
    const words =
      turned.length === 1 ? `${nameOf(first.workflow)} turned red` : `${count(turned.length, 'workflow')} turned red`;
    return {
      icon: '🔴',
      words,
      url: turned.length === 1 ? first.url : undefined,
      rest:
        behind +
        since +
        others([
          [still.length, 'still red'],
          [again.length, 'green again'],
        ]),
    };
  }
  const [oldest] = still;
  if (oldest !== undefined) {
    const words =
      still.length === 1
        ? `${nameOf(oldest.workflow)} is still red`
        : `${count(still.length, 'workflow')} are still red`;
    return {
      icon: '🔴',
      words,
      url: still.length === 1 ? oldest.url : undefined,
      rest: behind + others([[again.length, 'green again']]),
    };
  }
  return undefined;
}

function silentLine(health: Health): HealthLine | undefined {
  const told = (health.silent ?? []).filter(({ due }) => due || isDigest(health));
  const [first] = told;
  if (first === undefined) return undefined;
  const place = `\u00A0· ${placeOf(health)}`;
  if (told.length > 1)
    return { icon: '🔕', words: `${count(told.length, 'workflow')} do not run as they should`, rest: place };
  const { words, rest } = silence(first, health.to);
  return {
    icon: '🔕',
    words: `${nameOf(first.workflow)} ${words}`,
    url: first.url,
    rest: (rest === undefined ? '' : ` (${rest})`) + place,
  };
}

function waitingLine(health: Health): HealthLine | undefined {
  const told = (health.waiting ?? []).filter(({ due }) => due || isDigest(health));
  if (told.length === 0 || (health.green_again ?? []).length > 0) return undefined;
  const verb = told.length === 1 ? 'has waited' : 'have waited';
  return { icon: '⏳', words: `${count(told.length, 'run')} ${verb} for too long`, rest: ` on ${placeOf(health)}` };
}

function endedLine(health: Health, unknown: boolean): HealthLine {
  const { green_again: again = [], runs, before } = health;
  const [first] = again;
  const behind = ` on ${placeOf(health)}`;
  if (first !== undefined && !isDigest(health)) {
    const words =
      again.length === 1 ? `${nameOf(first.workflow)} works again` : `${count(again.length, 'workflow')} work again`;
    const after =
      again.length > 1 || first.after_seconds === undefined
        ? ''
        : ` after ${first.at_least ? 'at least ' : ''}${span(first.after_seconds)}`;
    return { icon: '🟢', words, url: again.length === 1 ? first.url : undefined, rest: after + behind };
  }
  if (unknown) return { icon: '⚪', words: 'Not all builds could be read', rest: behind };
  if (runs === undefined) return { icon: '✅', words: 'All green', rest: behind };
  if (runs.total === 0) return { icon: '⚪', words: 'No builds', rest: behind + inTime(health) };
  const passed = rateWords(runs.success_rate, before?.success_rate, ' passed');
  return {
    icon: '✅',
    words: 'All green',
    rest: `${behind}: ${joinPieces([count(runs.total, 'run') + inTime(health), passed], ', ')}`,
  };
}

function nameOf(workflow: string): string {
  return capital(shortPlain(workflow, 80) ?? 'a workflow');
}
