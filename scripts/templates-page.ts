/** Writes `docs/templates.md`: everything that a template can name, from the registries and from the recorded builds. */
import { resolve } from 'node:path';
import type { Fact } from '../src/facts/fact.ts';
import type { Facts } from '../src/facts/facts.ts';
import { loadersOf } from '../src/facts/plan/loaders-of.ts';
import { HEALTH_WORDS } from '../src/message/sections/health/health-words.ts';
import type { Section } from '../src/message/sections/section.ts';
import { SECTIONS } from '../src/message/sections/section-registry.ts';
import { remarkText } from '../src/remark.ts';
import { BUILDS } from '../src/samples/builds.ts';
import { NOW } from '../src/samples/shop.ts';
import type { Option } from '../src/settings/option.ts';
import { OPTIONS } from '../src/settings/option-registry.ts';
import { previewOf } from '../src/studio/preview/preview.ts';
import { renderFacts } from '../test/support/rendering.ts';
import { fenced } from './blocks.ts';
import { costOf, type FactRow, factRows, factsByEvent } from './templates/facts.ts';
import { FILTER_EXAMPLES } from './templates/filter-examples.ts';
import * as texts from './templates/texts.ts';

export const TEMPLATES_PAGE = resolve(import.meta.dirname, '../docs/templates.md');

/** An example of a section is a list of at most so many lines. */
const LINES = 5;
/** Rows. */
const LARGE = 9;
/** Of more words than this some are named. */
const MOST_WORDS = 16;

/** The facts of each recorded build. */
async function sampleFacts(): Promise<readonly Facts[]> {
  const request = { preset: 'default', template: '' } as const;
  return Promise.all(BUILDS.map(async (build) => (await previewOf({ ...request, build, end: build })).facts));
}

function frontMatter(): string {
  const names = OPTIONS.filter(({ inFrontMatter }: Option) => inFrontMatter).map(({ name }) => code(name));
  return `It can have ${names.join(', ')}, as [inputs](inputs.md#inputs) says.`;
}

async function filters(facts: Facts): Promise<string> {
  const rows = FILTER_EXAMPLES.map(async ({ name, text, template }) => {
    const { draft, remarks } = await renderFacts(facts, { body: template, now: NOW });
    if (remarks[0] !== undefined) throw new Error(remarkText(remarks[0]));
    return `- ${code(name)}: ${text} ${code(template)} is ${draft.body.split('\n').map(code).join('<br>')}`;
  });
  return (await Promise.all(rows)).join('\n');
}

/** With an example each, from the first build that has one; those without stand at the end. */
function sections(known: readonly Facts[]): string {
  const said = Object.entries<Section>(SECTIONS).map(([name, { reads, asks = reads, render }]) => {
    const cost = costOf(asks.flatMap((fact) => loadersOf(fact)));
    const says = known
      .map((facts) => render({ facts, notes: facts.release?.notes ?? '', healthWords: HEALTH_WORDS }))
      .find((text) => text !== undefined);
    return { name: `${code(`sections.${name}`)}${cost === '' ? '' : ` (${cost})`}`, says };
  });
  const shown = said.flatMap(({ name, says }) =>
    says === undefined ? [] : `${name}\n\n${fenced('markdown', atMost(says))}`,
  );
  const others = said.flatMap(({ name, says }) => (says === undefined ? name : []));
  return [...shown, `Without an example: ${others.join(', ')}.`].join('\n\n');
}

function atMost(text: string): string {
  const lines = text.split('\n');
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), '…'].join('\n') : text;
}

/** A large group stands below a heading of its own. */
function facts(): string {
  const rows = factRows();
  const loaders = new Map(rows.map(({ name, loader }) => [name, loader]));
  const groups = [...Map.groupBy(rows, ({ name }) => name.split(/[.[]/, 1)[0] ?? name)];
  const lines = (some: readonly FactRow[]) =>
    some.map((row) => factLine(row, loaders.get(groupOf(row.name)))).join('\n');
  const alone = groups.filter(([, own]) => own.length < LARGE).flatMap(([, own]) => own);
  const large = groups.filter(([, own]) => own.length >= LARGE);
  return [lines(alone), ...large.map(([name, own]) => `### ${code(name)}\n\n${lines(own)}`)].join('\n\n');
}

/** A part that is read with its group has no requests of its own. */
function factLine(row: FactRow, ofGroup: FactRow['loader']): string {
  const { name, fact, loader } = row;
  const cost = loader === undefined || loader === ofGroup ? '' : costOf([loader]);
  const requests = cost === '' ? '' : `Requests: ${cost}.`;
  return `- ${code(name)}: ${[typeOf(fact), meaningOf(row), exampleOf(fact), requests].filter(Boolean).join(' ')}`;
}

function groupOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}

/** Types that the name or the parts below it show, and the commonest one, go without saying. */
const UNSAID: readonly Fact['type'][] = ['line', 'url', 'group', 'groups'];
/** Of these one example says as much as any other: the head of the page has it. */
const PLAIN: readonly Fact['type'][] = ['flag', 'number', 'time', 'url', 'words', 'rate'];

function typeOf({ type }: Fact): string {
  return UNSAID.includes(type) ? '' : `*${type}*:`;
}

function meaningOf({ fact, partsOf }: FactRow): string {
  if (partsOf !== undefined) return `${fact.text} Parts: ${code(partsOf)}.`;
  const words: readonly string[] = fact.type === 'words' ? (fact.words ?? []) : [];
  // A sentence that names each of them lists them.
  if (words.every((word) => fact.text.includes(code(word)))) return fact.text;
  const [kind, named] = words.length > MOST_WORDS ? ['Such as', words.slice(0, 3)] : ['One of', words];
  return `${fact.text} ${kind} ${named.map(code).join(', ')}.`;
}

function exampleOf(fact: Fact): string {
  if (!('example' in fact) || PLAIN.includes(fact.type)) return '';
  const { example } = fact;
  const text = typeof example === 'string' ? example.replaceAll('\n', '⏎') : JSON.stringify(example);
  return fact.text.includes(code(text)) ? '' : `(${code(text)})`;
}

function events(): string {
  const all = factsByEvent();
  const common = [...all.values()].reduce((kept, names) => kept.filter((name) => names.includes(name)));
  const rows = [...all].map(([event, names]) => {
    const own = names.filter((name) => !common.includes(name));
    return `- ${code(event)}: ${own.map(code).join(', ')}`;
  });
  return `Every event: ${common.map(code).join(', ')}.\n\n${rows.join('\n')}`;
}

function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return text === '' ? '' : ticks === '`' ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

export async function templatesPage(): Promise<string> {
  const known = await sampleFacts();
  const [first = {} as Facts] = known;
  const parts = [
    ...[texts.HEAD, texts.FILE, frontMatter(), texts.FILE_RULES, texts.FILTERS, await filters(first)],
    ...[texts.VARIABLES, texts.FACTS, facts(), texts.EVENTS, events(), texts.SECTIONS, sections(known)],
  ];
  return `${parts.join('\n\n')}\n`;
}
