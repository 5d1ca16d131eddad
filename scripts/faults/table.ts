/** The results of campaigns as a table, kept between two marks of a page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ENDINGS, type Ending, type Verdict } from './judge.ts';
import type { Campaign } from './schedule.ts';

const HEAD = [
  '| what | over | delivery | seeds | exactly once | duplicated | reported lost | unknown | silent, wrong or leaking | over timeout (s) |',
  `|${'---|'.repeat(10)}`,
];

/** In seconds, as the action has them by default. */
const USUAL = { timeout: 60, settle: 10 };

/** What no campaign may show; a leak of a secret counts with them. */
const NEVER: readonly Ending[] = ['silently lost', 'wrong'];

export function rowOf(campaign: Campaign, firstSeed: number, verdicts: readonly Verdict[]): string {
  const { kind, route, delivery, timeout, settle } = campaign;
  const counts = Object.fromEntries(ENDINGS.map((ending) => [ending, 0]));
  for (const { ending } of verdicts) counts[ending] = (counts[ending] ?? 0) + 1;
  const most = (value: (verdict: Verdict) => number) => Math.max(...verdicts.map(value));
  const over = most(({ seconds }) => seconds - timeout);
  return cells([
    kind.startsWith('webhook') ? kind.replace('-', ' ') : `REST ${kind}`,
    timeout === USUAL.timeout && settle === USUAL.settle ? route : `${route} (${timeout} s, settle ${settle} s)`,
    delivery,
    `${firstSeed}–${firstSeed + verdicts.length - 1}`,
    ...['exactly once', 'duplicated', 'reported lost', 'unknown'].map((name) => counts[name]),
    verdicts.filter(({ ending, leaks }) => NEVER.includes(ending) || leaks.length > 0).length,
    over > 0 ? over.toFixed(1) : 'none',
  ]);
}

/** Puts a row into the page, in place of the one of an earlier campaign of the same sort. */
export function writeRow(page: string, row: string, note: string): void {
  const inside = partOf(page, 'faults').inside;
  const rows = inside.split('\n').filter((line) => line.startsWith('| REST') || line.startsWith('| webhook'));
  const key = (line: string) => line.split('|').slice(1, 4).join('|');
  const index = rows.findIndex((line) => key(line) === key(row));
  const kept = index < 0 ? [...rows, row] : rows.with(index, row);
  replacePart(page, 'faults', `${note}\n\n${[...HEAD, ...kept].join('\n')}`);
}

/** Puts text between the two marks of that name in a page. */
export function replacePart(page: string, name: string, text: string): void {
  const { before, after } = partOf(page, name);
  writeFileSync(page, `${before}\n${text}\n${after}`);
}

function partOf(page: string, name: string): { before: string; inside: string; after: string } {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`${page} has no part called ${name}`);
  return { before: text.slice(0, from), inside: text.slice(from, to), after: text.slice(to) };
}

function cells(values: readonly unknown[]): string {
  return `| ${values.join(' | ')} |`;
}
