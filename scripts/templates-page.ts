/** Writes `docs/templates.md`: everything that a template can name, from the registries and from what they make. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOADERS } from '../src/facts/loader-registry.ts';
import { loadersOf } from '../src/facts/plan/loaders-of.ts';
import { HEALTH_WORDS } from '../src/message/sections/health/health-words.ts';
import type { Section } from '../src/message/sections/section.ts';
import { SECTIONS } from '../src/message/sections/section-registry.ts';
import { remarkText } from '../src/remark.ts';
import type { Option } from '../src/settings/option.ts';
import { OPTIONS } from '../src/settings/option-registry.ts';
import { renderFacts } from '../test/support/rendering.ts';
import { fenced } from './blocks.ts';
import { builds, RED } from './templates/builds.ts';
import { costOf, type FactRow, factRows, toldByEvents } from './templates/facts.ts';
import { FILTER_EXAMPLES } from './templates/filters.ts';
import * as texts from './templates/texts.ts';

const { report: _, ...WITHOUT_REPORT } = RED;
/** As they are finished. */
const NOTES = '### New\n\n- Faster start by \\@ada in [\\#12](https://github.com/acme/shop/pull/12)';

/** Whom the option `mention` asks for. */
const CALLED = [
  { type: 'mention', text: '@ada' },
  { type: 'name', name: 'Grace Hopper' },
] as const;

const TARGET = resolve(import.meta.dirname, '../docs/templates.md');

/** An event of those that tell a fact is named, or those that do not, whichever are fewer than this. */
const FEW = 6;

function frontMatter(): string {
  const rows = OPTIONS.filter(({ inFrontMatter }: Option) => inFrontMatter).map(({ name, text }) => [code(name), text]);
  return table(['name', 'meaning'], rows);
}

async function filters(): Promise<string> {
  const rows = FILTER_EXAMPLES.map(async ({ name, text, template }) => {
    const { draft, remarks } = await renderFacts(WITHOUT_REPORT, { body: template, now: '2026-03-04T09:30:00Z' });
    if (remarks[0] !== undefined) throw new Error(remarkText(remarks[0]));
    return [code(name), text, code(template), draft.body.split('\n').map(code).join('<br>')];
  });
  return table(['filter', 'what it makes', 'example', 'is'], await Promise.all(rows));
}

function sections(): string {
  const known = builds();
  return Object.entries<Section>(SECTIONS)
    .map(([name, { reads, asks = reads, render }]) => {
      const loaders = asks.flatMap((fact) => loadersOf(fact));
      const cost = costOf(loaders);
      const says =
        known
          .map((facts) =>
            render({
              facts,
              addressees: CALLED,
              report: '**91 %** of all lines',
              notes: NOTES,
              healthWords: HEALTH_WORDS,
            }),
          )
          .find((text) => text !== undefined) ?? '';
      const requests = cost === '' ? 'No requests.' : `Requests: ${cost}.`;
      return `### \`sections.${name}\`\n\n${requests}\n\n${fenced('markdown', says)}`;
    })
    .join('\n\n');
}

function facts(): string {
  const told = toldByEvents();
  const groups = Map.groupBy(factRows(), ({ name }) => name.split(/[.[]/, 1)[0] ?? name);
  const alone = [...groups.values()].filter((rows) => rows.length === 1).flat();
  const tables = [...groups].filter(([, rows]) => rows.length > 1);
  return [
    factTable(alone, told),
    ...tables.map(([name, [group, ...rows]]) => `### \`${name}\`\n\n${factTable([group as FactRow, ...rows], told)}`),
  ].join('\n\n');
}

/** What naming a fact costs, and who tells it for nothing: of a part only where it is another than of its group. */
function factTable(rows: readonly FactRow[], told: ReturnType<typeof toldByEvents>): string {
  const [requestsOf, tellersOf] = [
    ({ loader }: FactRow) => costOf(loader === undefined ? [] : [loader]),
    ({ name }: FactRow) => tellers(name, told),
  ];
  const byName = new Map(rows.map((row) => [row.name, row]));
  const cells = rows.map((row) => {
    const group = byName.get(row.name.slice(0, row.name.lastIndexOf('.')));
    const unlike = (of: (row: FactRow) => string) => (group !== undefined && of(group) === of(row) ? '' : of(row));
    const example = 'example' in row.fact ? code(exampleOf(row.fact.example)) : '';
    return [code(row.name), typeOf(row.fact.type), meaningOf(row), example, unlike(requestsOf), unlike(tellersOf)];
  });
  return table(['name', 'type', 'what it is', 'example', 'requests', 'told by'], cells);
}

function meaningOf({ fact, partsOf }: FactRow): string {
  if (partsOf !== undefined) return `${fact.text} Its parts are those of ${code(partsOf)}.`;
  return fact.type === 'words' ? `${fact.text} One of ${(fact.words ?? []).map(code).join(', ')}.` : fact.text;
}

function typeOf(type: string): string {
  return { group: 'group', groups: 'list of groups', list: 'list', map: 'map', url: 'address' }[type] ?? type;
}

function exampleOf(example: unknown): string {
  return typeof example === 'string' ? example.replaceAll('\n', '⏎') : JSON.stringify(example);
}

function tellers(name: string, told: ReturnType<typeof toldByEvents>): string {
  const events = [...told.keys()];
  const tell = events.filter((event) => told.get(event)?.has(name));
  const others = events.filter((event) => !tell.includes(event));
  if (tell.length === 0) return '';
  if (others.length === 0) return 'every event';
  if (others.length < Math.min(FEW, tell.length)) return `all but ${others.map(code).join(', ')}`;
  return tell.map(code).join(', ');
}

function loaders(): string {
  const rows = Object.entries(LOADERS).map(([, { text, usual, most }]) => [text, String(usual), String(most)]);
  return table(['what is read', 'usually', 'at most'], rows);
}

/** The groups and single facts that an event tells, without those that all events tell. */
function events(): string {
  const told = toldByEvents();
  const top = (names: ReadonlySet<string>) => [...new Set([...names].map((name) => name.split(/[.[]/, 1)[0] ?? ''))];
  const common = [...told.values()].map(top).reduce((kept, names) => kept.filter((name) => names.includes(name)));
  const rows = [...told].map(([event, names]) => {
    const own = top(names).filter((name) => !common.includes(name));
    return [code(event), own.map(code).join(', ')];
  });
  return `Every event: ${common.map(code).join(', ')}.\n\n${table(['event', 'tells'], rows)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  return lines.join('\n');
}

/** Bars are escaped even within code, where a table needs it. */
function cell(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll(/(?<!\\)\|/g, '\\|');
}

function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return text === '' ? '' : ticks === '`' ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

export async function templatesPage(): Promise<string> {
  const parts = [
    ...[texts.HEAD, texts.FILE, frontMatter(), texts.FILE_RULES, texts.FILTERS, await filters()],
    ...[texts.VARIABLES, texts.FACTS, loaders(), facts(), texts.EVENTS, events(), texts.SECTIONS, sections()],
  ];
  return `${parts.join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(TARGET, await templatesPage());
