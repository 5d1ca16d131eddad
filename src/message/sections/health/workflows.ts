/** The workflows as a table that is narrow enough for a phone. */

import type { Health, WorkflowHealth } from '../../../facts/facts.ts';
import { count, grouped } from '../../counts.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { markdownTable } from '../lines.ts';
import type { SectionInput } from '../section.ts';
import { joinPieces, shortPlain } from '../words/short-text.ts';
import { fewNames, isQuiet, percent } from './phrases.ts';

/** Rows; of the others the number is told. */
const MOST_ROWS = 12;
const HEADS = ['Workflow', 'Passed', 'Time', 'Red'];

/** Nothing where no workflow was red or got slower: that all passed is said above. */
export function workflows({ facts, entries = MOST_ROWS }: SectionInput): string | undefined {
  const { health } = facts;
  if (health === undefined) return undefined;
  const all = health.workflows ?? [];
  if (all.length === 0 || isQuiet(health)) return undefined;
  if ((health.repositories ?? []).length > 1) return byRepository(health, all, entries);
  const isPlain = !all.some((one) => isNoted(one) || one.red > 0);
  // Where not all have room, what was green all the time says nothing.
  const shown = all.length > entries ? all.filter(isNoted).slice(0, entries) : all;
  return isPlain || shown.length === 0
    ? undefined
    : markdownTable(HEADS, shown.map(rowOf)) + hiddenWords(all.length - shown.length);
}

function isNoted({ is_red, outages, slower }: WorkflowHealth): boolean {
  return is_red || outages > 0 || slower;
}

/** What was red or got slower, below the name of its repository, the worst first; of the others the names. */
function byRepository(health: Health, all: readonly WorkflowHealth[], entries: number): string {
  const noted = all.filter(isNoted);
  const shown = Map.groupBy(noted.slice(0, entries), ({ repository }) => repository);
  const rows = [...shown].flatMap(([repository, own]) => {
    const whole = all.filter((one) => one.repository === repository);
    // Of a single one its own row tells.
    return [[`**${escapeLine(repository)}**`, whole.length > 1 ? sumOf(whole) : '', '', ''], ...own.map(rowOf)];
  });
  const table = rows.length === 0 ? undefined : markdownTable(HEADS, rows) + hiddenWords(noted.length - entries);
  return joinPieces([table, othersIn(health, all, new Set(noted.map(({ repository }) => repository)))], '\n\n') ?? '';
}

/** `🟢 Green: acme/site and acme/tools`, `⚪ Nothing that counts: acme/old`. */
function othersIn({ repositories = [], standing }: Health, all: readonly WorkflowHealth[], noted: ReadonlySet<string>) {
  const unread = new Set(standing?.unread.map(({ repository }) => repository));
  const others = Object.groupBy(
    repositories.filter((name) => !noted.has(name)),
    (name) => {
      const own = all.filter(({ repository, verdict }) => repository === name && verdict !== 'none');
      if (unread.has(name) || own.some(({ whole }) => !whole)) return 'unread';
      return own.length === 0 ? 'none' : 'green';
    },
  );
  const line = (words: string, names: readonly string[] = []) =>
    names.length === 0 ? undefined : `${words} ${escapeLine(fewNames(names, 'other repositories'))}`;
  const { green, none, unread: unsure } = others;
  const lines = [line('🟢 Green:', green), line('⚪ Nothing that counts:', none), line('⚪ Not read in full:', unsure)];
  return joinPieces(lines, '  \n');
}

function hiddenWords(hidden: number): string {
  return hidden > 0 ? `\n\n… and ${count(hidden, 'more workflow')}` : '';
}

function rowOf(one: WorkflowHealth): readonly string[] {
  const { name, url, is_red, red_seconds } = one;
  const link = markdownLink(shortPlain(name, 60) ?? 'A workflow', url);
  return [
    `${is_red ? '🔴\u00A0' : ''}${link}`,
    passedOf(one),
    timeOf(one),
    red_seconds > 0 ? briefly(red_seconds) : '',
  ];
}

/** Of all workflows of a repository. */
function sumOf(all: readonly WorkflowHealth[]): string {
  const sum = (name: 'runs' | 'green' | 'red') => all.reduce((total, one) => total + one[name], 0);
  const [runs, green, red] = [sum('runs'), sum('green'), sum('red')];
  const isRated = all.some(({ success_rate: rate }) => rate !== undefined);
  return passedOf({ runs, green, red, success_rate: isRated ? green / (green + red) : undefined });
}

type Amounts = { readonly [K in 'runs' | 'green' | 'red']: number } & {
  readonly [K in 'success_rate' | 'before_rate']?: number | undefined;
};

/** `97 % of 120`, `94 → 97 % of 120` of what was otherwise before; of too few `1 red of 3`. On a phone it breaks once. */
function passedOf({ runs, green, red, success_rate: rate, before_rate: before }: Amounts): string {
  if (rate === undefined)
    return red > 0 ? `${red} red of ${grouped(runs)}` : runs === 0 ? 'no run' : count(runs, 'run');
  const was =
    before === undefined || percent(before) === percent(rate)
      ? ''
      : `${percent(before).replace(/\D+/, '')}\u00A0→\u00A0`;
  return `${was}${percent(rate)} of\u00A0${grouped(green + red)}`;
}

/** `6m`; `6m → 10m ⬆` of what is slower: what is usual, and what the last runs took. */
function timeOf({ median_seconds: seconds, usual_seconds: usual, recent_seconds: recent }: WorkflowHealth): string {
  if (usual === undefined || recent === undefined) return seconds === undefined ? '' : briefly(seconds);
  const [was, is] = [briefly(usual), briefly(recent)];
  if (was !== is) return `${was} → ${is} ⬆`;
  return `${Math.round(usual / MINUTE)}m → ${Math.round(recent / MINUTE)}m ⬆`;
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** `40s`, `12m`, `10h`, `3d`: what fits beside three others on a phone. */
function briefly(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)}s`;
  if (seconds < 99.5 * MINUTE) return `${Math.round(seconds / MINUTE)}m`;
  if (seconds < 47.5 * HOUR) return `${Math.round(seconds / HOUR)}h`;
  return `${Math.round(seconds / DAY)}d`;
}
