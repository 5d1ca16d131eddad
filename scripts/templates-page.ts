/** Writes `docs/templates.md`: everything that a template can name, from the registries and from what they make. */
import { resolve } from 'node:path';
import type { Fact } from '../src/facts/fact.ts';
import { LOADERS } from '../src/facts/loader-registry.ts';
import { loadersOf } from '../src/facts/plan/loaders-of.ts';
import { HEALTH_WORDS } from '../src/message/sections/health/health-words.ts';
import type { Section } from '../src/message/sections/section.ts';
import { SECTIONS } from '../src/message/sections/section-registry.ts';
import { FILTER_EXAMPLES } from '../src/message/templates/filters/filter-examples.ts';
import { remarkText } from '../src/remark.ts';
import type { Option } from '../src/settings/option.ts';
import { OPTIONS } from '../src/settings/option-registry.ts';
import { renderFacts } from '../test/support/rendering.ts';
import { fenced } from './blocks.ts';
import { builds, RED } from './templates/builds.ts';
import { costOf, type FactRow, factRows, toldByEvents } from './templates/facts.ts';
import * as texts from './templates/texts.ts';

const { report: _, ...WITHOUT_REPORT } = RED;
/** As they are finished. */
const NOTES = '### New\n\n- Faster start by \\@ada in [\\#12](https://github.com/acme/shop/pull/12)';

/** Whom the option `mention` asks for. */
const CALLED = [
  { type: 'mention', text: '@ada' },
  { type: 'name', name: 'Grace Hopper' },
] as const;

export const TEMPLATES_PAGE = resolve(import.meta.dirname, '../docs/templates.md');

/** An event of those that tell a fact is named, or those that do not, whichever are fewer than this. */
const FEW = 6;

/** Groups of so many facts have a table of their own. */
const LARGE = 9;

/** So many words of another fact are named by that fact. */
const WORTH_NAMING = 5;

/** An example of a section is a list of at most so many lines. */
const LINES = 5;

function frontMatter(): string {
  const names = OPTIONS.filter(({ inFrontMatter }: Option) => inFrontMatter).map(({ name }) => code(name));
  return `It can have ${names.join(', ')}, as [inputs](inputs.md#inputs) says.`;
}

async function filters(): Promise<string> {
  const rows = FILTER_EXAMPLES.map(async ({ name, text, template }) => {
    const { draft, remarks } = await renderFacts(WITHOUT_REPORT, { body: template, now: '2026-03-04T09:30:00Z' });
    if (remarks[0] !== undefined) throw new Error(remarkText(remarks[0]));
    return `- ${code(name)}: ${text} ${code(template)} is ${draft.body.split('\n').map(code).join('<br>')}`;
  });
  return (await Promise.all(rows)).join('\n');
}

/** Those that say the same stand together. */
function sections(): string {
  const known = builds();
  const said = Object.entries<Section>(SECTIONS).map(([name, { reads, asks = reads, render }]) => {
    const cost = costOf(asks.flatMap((fact) => loadersOf(fact)));
    const input = { addressees: CALLED, report: '**91 %** of all lines', notes: NOTES, healthWords: HEALTH_WORDS };
    const says = known.map((facts) => render({ ...input, facts })).find((text) => text !== undefined) ?? '';
    return { name: `${code(`sections.${name}`)}${cost === '' ? '' : ` (${cost})`}`, says };
  });
  return [...Map.groupBy(said, ({ says }) => says)]
    .map(([says, same]) => `${same.map(({ name }) => name).join(', ')}\n\n${fenced('markdown', atMost(says))}`)
    .join('\n\n');
}

function atMost(text: string): string {
  const lines = text.split('\n');
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), '…'].join('\n') : text;
}

function facts(): string {
  const told = toldByEvents();
  const groups = Map.groupBy(factRows(), ({ name }) => name.split(/[.[]/, 1)[0] ?? name);
  const alone = [...groups.values()].filter((rows) => rows.length < LARGE).flat();
  const tables = [...groups].filter(([, rows]) => rows.length >= LARGE);
  return [factTable(alone, told), ...tables.map(([name, rows]) => `### \`${name}\`\n\n${factTable(rows, told)}`)].join(
    '\n\n',
  );
}

/** What several facts say alike stands once. */
function factTable(rows: readonly FactRow[], told: ReturnType<typeof toldByEvents>): string {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const groupOf = ({ name }: FactRow) => byName.get(name.slice(0, name.lastIndexOf('.')));
  const said = rows.map((row) => {
    const meaning = [typeOf(row), meaningOf(row), exampleOf(row.fact), ...costsOf(row, groupOf(row), told)];
    return { name: code(row.name), meaning: meaning.filter(Boolean).join(' ') };
  });
  const alike = [...Map.groupBy(said, ({ meaning }) => meaning)];
  return alike.map(([meaning, same]) => `- ${same.map(({ name }) => name).join(', ')}: ${meaning}`).join('\n');
}

/** What naming a fact costs, and who tells it for nothing: of a part where it is another than of its group. */
function costsOf(row: FactRow, group: FactRow | undefined, told: ReturnType<typeof toldByEvents>): readonly string[] {
  const tellersOf = ({ name }: FactRow) => tellers(name, told);
  const unlike = (of: (row: FactRow) => string) => (group !== undefined && of(group) === of(row) ? '' : of(row));
  const toldBy = group === undefined || row.loader === undefined ? '' : unlike(tellersOf);
  return [unlike(requestsOf) && `${requestsOf(row)}${whatIsRead(row)}.`, toldBy && `Told by ${toldBy}.`];
}

function requestsOf({ loader }: FactRow): string {
  if (loader === undefined) return '';
  const cost = costOf([loader]);
  return cost === '' && !LOADERS[loader].text.startsWith('the same') ? '' : `Requests: ${cost}`.trim();
}

/** What its requests are for, at the first fact that they bring; of a single request the fact itself tells. */
function whatIsRead({ name, loader }: FactRow): string {
  if (loader === undefined || FIRST_OF_LOADER.get(loader) !== name) return '';
  const { text, most } = LOADERS[loader];
  if (most === 0) return ` ${text}`;
  return most === 1 ? '' : `, ${text}`;
}

const FIRST_OF_LOADER = new Map<string, string>();
for (const { name, loader } of factRows()) {
  if (loader !== undefined && !FIRST_OF_LOADER.has(loader)) FIRST_OF_LOADER.set(loader, name);
}

/** Where each set of words is listed: at the first fact that has it. */
const WORDS_AT = new Map<string, FactRow>();
for (const row of factRows()) {
  const words = row.fact.type === 'words' ? (row.fact.words ?? []).join() : '';
  if (words !== '' && !WORDS_AT.has(words)) WORDS_AT.set(words, row);
}

function meaningOf({ name, fact, partsOf }: FactRow): string {
  if (partsOf !== undefined) return `${fact.text} Parts: ${code(partsOf)}.`;
  if (fact.type !== 'words') return fact.text;
  const words = fact.words ?? [];
  const first = WORDS_AT.get(words.join());
  if (first !== undefined && first.name !== name) {
    return first.fact.text === fact.text ? `As ${code(first.name)}.` : `${fact.text} Words: ${code(first.name)}.`;
  }
  // A sentence that names each of them lists them.
  const named = words.every((word) => fact.text.includes(`\`${word}\``));
  return named ? fact.text : `${fact.text} ${listed(words)}`;
}

/** Words that another fact lists are not listed again; of whole phrases, which nobody compares with, one is enough. */
function listed(words: readonly string[]): string {
  if (words.every((word) => word.includes(' '))) return `Such as ${code(words[0] ?? '')} ([all](facts.schema.json)).`;
  const within = [...WORDS_AT.values()].find(({ fact }) => {
    const others = fact.type === 'words' ? (fact.words ?? []) : [];
    return others.length >= WORTH_NAMING && others.length < words.length && others.every((one) => words.includes(one));
  });
  const others: readonly string[] = within?.fact.type === 'words' ? (within.fact.words ?? []) : [];
  const own = words.filter((word) => !others.includes(word)).map(code);
  return `One of ${own.join(', ')}${within === undefined ? '' : `, or those of ${code(within.name)}`}.`;
}

/** Types that the name tells, or the parts below it, and the commonest one, go without saying. */
const UNSAID: readonly Fact['type'][] = ['line', 'url', 'group', 'groups'];

/** Words that tell the type as well. */
const TELLING: Partial<Record<Fact['type'], RegExp>> = {
  flag: /^(True|False) /,
  number: /^(How (many|often|long)|Number|Position|Line|Id|Its (id|number|size)|The (same|run's number)|Seconds)\b/,
  time: /^(When|Since when|From when)\b/,
};

function typeOf({ fact: { type, text } }: FactRow): string {
  return UNSAID.includes(type) || TELLING[type]?.test(text) ? '' : `*${type}*:`;
}

/** Of these one example says as much as any other: the head of the page has it. */
const PLAIN: readonly Fact['type'][] = ['flag', 'number', 'time', 'url', 'words', 'rate'];

function exampleOf(fact: Fact): string {
  if (!('example' in fact) || PLAIN.includes(fact.type)) return '';
  const { example } = fact;
  const text = typeof example === 'string' ? example.replaceAll('\n', '⏎') : JSON.stringify(example);
  return fact.text.includes(`\`${text}\``) ? '' : `(${code(text)})`;
}

function tellers(name: string, told: ReturnType<typeof toldByEvents>): string {
  const events = [...told.keys()];
  const tell = events.filter((event) => told.get(event)?.has(name));
  const others = events.filter((event) => !tell.includes(event));
  if (tell.length === 0) return '';
  if (others.length === 0) return 'every event';
  if (others.length < Math.min(FEW, tell.length)) return `all but ${others.map(code).join(', ')}`;
  return families(tell, events);
}

/** `pull_request*` where all of that family are meant: the name, and those that begin with it. */
function families(names: readonly string[], all: readonly string[]): string {
  const shown = names.map((name) => {
    const head = all.find((one) => name.startsWith(`${one}_`) && familyOf(one, all).length > 1) ?? name;
    const family = familyOf(head, all);
    return family.length > 1 && family.every((one) => names.includes(one)) ? `${head}*` : name;
  });
  return [...new Set(shown)].map(code).join(', ');
}

function familyOf(head: string, all: readonly string[]): readonly string[] {
  return all.filter((name) => name === head || name.startsWith(`${head}_`));
}

/** The groups and single facts that an event tells, without those that all events tell. */
function events(): string {
  const told = toldByEvents();
  const top = (names: ReadonlySet<string>) => [...new Set([...names].map((name) => name.split(/[.[]/, 1)[0] ?? ''))];
  const common = [...told.values()].map(top).reduce((kept, names) => kept.filter((name) => names.includes(name)));
  const alike = Map.groupBy(told, ([, names]) => {
    const own = top(names).filter((name) => !common.includes(name));
    return own.sort().map(code).join(', ');
  });
  const rows = [...alike].map(([own, same]) => [
    families(
      same.map(([event]) => event),
      [...told.keys()],
    ),
    own,
  ]);
  return `Every event: ${common.map(code).join(', ')}.\n\n${rows.map((cells) => `- ${cells.join(': ')}`).join('\n')}`;
}

function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return text === '' ? '' : ticks === '`' ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

export async function templatesPage(): Promise<string> {
  const parts = [
    ...[texts.HEAD, texts.FILE, frontMatter(), texts.FILE_RULES, texts.FILTERS, await filters()],
    ...[texts.VARIABLES, texts.FACTS, facts(), texts.EVENTS, events(), texts.SECTIONS, sections()],
  ];
  return `${parts.join('\n\n')}\n`;
}
