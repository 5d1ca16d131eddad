/** Generates `docs/templates.md`: everything that a template can use, from the registries and recorded builds. */
import { resolve } from 'node:path';
import type { Fact } from '../src/build/fact.ts';
import { formatDiagnostic } from '../src/diagnostic.ts';
import { SECTIONS } from '../src/message/sections/section-registry.ts';
import { BUILDS } from '../src/samples/builds.ts';
import { OPTIONS } from '../src/settings/option-registry.ts';
import { renderPreview } from '../src/studio/preview/preview.ts';
import { withOwner, withVersion } from './repository.ts';
import { type FactRow, factRows } from './templates/facts.ts';
import { FILTER_EXAMPLES } from './templates/filter-examples.ts';
import * as texts from './templates/texts.ts';

export const TEMPLATES_PAGE = resolve(import.meta.dirname, '../docs/templates.md');

/** Minimum rows for a table with its own heading. */
const LARGE = 9;
/** Maximum values to list. Otherwise only some are named. */
const MAX_WORDS = 16;

function frontMatter(): string {
  const names = OPTIONS.filter(({ inFrontMatter }) => inFrontMatter).map(({ name }) => code(name));
  return `Front matter can have ${names.join(', ')}.`;
}

async function filters(): Promise<string> {
  const [build] = BUILDS;
  if (build === undefined) throw new TypeError('no recorded build');
  const entries = FILTER_EXAMPLES.map(async ({ name, text, template }) => {
    const { content, diagnostics } = await renderPreview({ preset: 'default', template, build, result: build });
    if (diagnostics[0] !== undefined || content === undefined)
      throw new Error(`${name}: ${diagnostics.map(formatDiagnostic).join()}`);
    return `- ${code(name)}: ${text} ${code(template)} is ${content.body.split('\n').map(code).join('<br>')}`;
  });
  return (await Promise.all(entries)).join('\n');
}

function sections(): string {
  const names = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];
  return ['| section | what it has |', '|---|---|', ...names.map((name) => sectionRow(name))].join('\n');
}

function sectionRow(name: keyof typeof SECTIONS): string {
  return `|${code(name)}|${texts.SECTION_TEXTS[name]}|`;
}

function facts(): string {
  const groups = [...Map.groupBy(factRows(), ({ name }) => name.split(/[.[]/, 1)[0] ?? name)];
  const alone = groups.filter(([, current]) => current.length < LARGE).flatMap(([, current]) => current);
  const large = groups.filter(([, rows]) => rows.length >= LARGE);
  return [factTable(alone), ...large.map(([name, rows]) => `### ${code(name)}\n\n${factTable(rows)}`)].join('\n\n');
}

function factTable(entries: readonly FactRow[]): string {
  const cells = entries.map((entry) => [code(entry.name), toMeaning(entry), toExample(entry.fact)]);
  return [
    '| name | meaning | example |',
    '|---|---|---|',
    ...cells.map((cells) => `|${cells.map(cell).join('|')}|`),
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** Location of the complete list of values: the first fact that has it. */
const WORDS_AT = new Map<string, string>();
for (const { name, fact } of factRows()) {
  const label = getText(fact).join();
  if (label !== '' && !WORDS_AT.has(label)) WORDS_AT.set(label, name);
}

function getText(fact: Fact): readonly string[] {
  return fact.type === 'enum' ? (fact.values ?? []) : [];
}

function toMeaning({ name, fact, partsOf }: FactRow): string {
  if (partsOf !== undefined) return `${fact.text} Parts as in ${code(partsOf)}.`;
  const terms = getText(fact);
  // Don't repeat values that the sentence already names.
  if (terms.every((word) => fact.text.includes(code(word)))) return fact.text;
  const first = WORDS_AT.get(terms.join());
  if (first !== undefined && first !== name) return `${fact.text} Values as in ${code(first)}.`;
  const [kind, named] = terms.length > MAX_WORDS ? ['Such as', terms.slice(0, 3)] : ['One of', terms];
  return `${fact.text} ${kind} ${named.map(code).join(', ')}.`;
}

function toExample(fact: Fact): string {
  if (fact.type === 'flag') return code('true');
  if ('parts' in fact || fact.example === undefined) return '';
  const { example } = fact;
  return code(typeof example === 'string' ? example.replaceAll('\n', '⏎') : JSON.stringify(example));
}

function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return text === '' ? '' : ticks === '`' ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

export async function templatesPage(): Promise<string> {
  const parts = [
    ...[texts.HEAD, frontMatter(), texts.FILE_RULES, texts.FILTERS, await filters()],
    ...[texts.FACTS, facts(), texts.SECTIONS, sections()],
  ];
  return withVersion(withOwner(`${parts.join('\n\n')}\n`));
}
