/** How the builds stand, in one line. */

import type { Health, HealthOutage } from '../../../facts/facts.ts';
import { count } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { inertLine } from '../../markdown/plain.ts';
import type { SectionInput } from '../section.ts';
import { capital, joinPieces, shortPlain } from '../words/short-text.ts';
import { dueOf, inTime, isDigest, lasted, placeOf, rateWords, sinceClock } from './phrases.ts';
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
  if (turned.length > 0) {
    const since = isDigest(health) ? inTime(health) : ` ${sinceClock(from, to, timeZone) ?? ''}`.trimEnd();
    const more = others([
      [still.length, 'still red'],
      [again.length, 'green again'],
    ]);
    return { icon: '🔴', ...workflowsWith(turned, 'turned red'), rest: behind + since + more };
  }
  if (still.length === 0) return undefined;
  const more = others([[again.length, 'green again']]);
  return { icon: '🔴', ...workflowsWith(still, 'is still red', 'are still red'), rest: behind + more };
}

/** `CI turned red` with its page, `2 workflows turned red`. */
function workflowsWith(
  all: readonly HealthOutage[],
  verb: string,
  verbOfMany = verb,
): Pick<HealthLine, 'words' | 'url'> {
  const [only, ...others] = all;
  if (only === undefined || others.length > 0) return { words: `${count(all.length, 'workflow')} ${verbOfMany}` };
  return { words: `${nameOf(only.workflow)} ${verb}`, url: only.url };
}

function silentLine(health: Health): HealthLine | undefined {
  const silent = dueOf(health, health.silent);
  const [first] = silent;
  if (first === undefined) return undefined;
  const place = `\u00A0· ${placeOf(health)}`;
  if (silent.length > 1)
    return { icon: '🔕', words: `${count(silent.length, 'workflow')} do not run as they should`, rest: place };
  const { words, rest } = silence(first, health.to);
  return {
    icon: '🔕',
    words: `${nameOf(first.workflow)} ${words}`,
    url: first.url,
    rest: (rest === undefined ? '' : ` (${rest})`) + place,
  };
}

function waitingLine(health: Health): HealthLine | undefined {
  const waiting = dueOf(health, health.waiting);
  if (waiting.length === 0 || (health.green_again ?? []).length > 0) return undefined;
  const known = health.waiting?.length ?? 0;
  const { waiting_total: total = known } = health;
  const verb = waiting.length === 1 ? 'has waited' : 'have waited';
  const words =
    total > known
      ? `${count(total, 'run')} wait, at least ${waiting.length} for too long`
      : `${count(waiting.length, 'run')} ${verb} for too long`;
  return { icon: '⏳', words, rest: ` on ${placeOf(health)}` };
}

function endedLine(health: Health, unknown: boolean): HealthLine {
  const { green_again: again = [], runs, before } = health;
  const behind = ` on ${placeOf(health)}`;
  const [first, ...others] = again;
  if (first !== undefined && !isDigest(health)) {
    const after = others.length > 0 ? '' : lasted('after', first);
    return { icon: '🟢', ...workflowsWith(again, 'works again', 'work again'), rest: after + behind };
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
