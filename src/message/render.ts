import { defined } from '../defined.ts';
import type { TemplateError } from '../errors.ts';
import type { Facts } from '../facts/facts.ts';
import { withoutForeignMarks } from './foreign-marks.ts';
import { fits } from './markdown/cut.ts';
import { escapeLine, escapeLinkUrl, markdownLink } from './markdown/escape.ts';
import { type FittedBody, fitBody, fitSubject, wholeBody } from './markdown/fit.ts';
import type { Part } from './markdown/part.ts';
import { eachOnce, withMentions } from './mentions.ts';
import { openTexts } from './open-texts.ts';
import { ownParts } from './own-parts.ts';
import { compose } from './presets/compose.ts';
import { DEFAULT_PRESET } from './presets/default-preset.ts';
import type { Preset } from './presets/preset.ts';
import { problemWithoutSecrets } from './problem.ts';
import type { AskedFacts, Draft, Rendered, RenderInput, WordSettings } from './rendering.ts';
import { runUrl } from './sections/run.ts';
import type { Section, SectionInput } from './sections/section.ts';
import { SECTIONS, type SectionName } from './sections/section-registry.ts';
import { harmless, type Source, type Sources, sourcesOf, type Words } from './sources.ts';
import type { TemplateInput, TemplateOutput } from './templates/engine.ts';

/** Tells which facts rendering will want. The template engine is loaded only when there is a template. */
export async function factsRead(words: Words): Promise<AskedFacts> {
  const { subject, body } = sourcesOf(words);
  const parts = body === undefined ? (await presetOf(words)).body : [];
  const shown = parts.flatMap((part) => part.always ?? []);
  const shownOnRed = parts.flatMap((part) => part.worth ?? []);
  if (subject === undefined && body === undefined) return { mentioned: [], shown, shownOnRed };
  const { mentionedNames } = await import('./templates/liquid.ts');
  return { mentioned: mentionedNames(subject?.text, body?.text).flatMap(factsOf), shown, shownOnRed };
}

/** Every fact that the words may show, for a person who wants to know where they come from. */
export async function factsUsed(words: Words): Promise<readonly string[]> {
  const { mentioned } = await factsRead(words);
  const { subject, body } = sourcesOf(words);
  const preset = await presetOf(words);
  const sections = body === undefined ? preset.body.map((part) => SECTIONS[part.section]) : [];
  const line = subject === undefined && words.kind !== 'message' ? preset.subject.reads : [];
  return [...new Set([...sections.flatMap(({ reads }: Section) => reads), ...line, ...mentioned])];
}

/**
 * Facts to words. Pure: the same input gives the same draft. Where the author wrote a subject or body it takes the
 * place of the preset's; one that fails is named in `problems`, and the preset's part goes out instead. Secrets are
 * hidden before anything is cut, in the facts and in the words: half a secret would not be recognised.
 */
export async function render(input: RenderInput): Promise<Rendered> {
  const { kind, marker, settings } = input;
  const { redactor, timeZone, subject, body: ownBody, template } = settings;
  const words = defined<Words>({ kind, subject, body: ownBody, template });
  const open = openTexts(defined<SectionInput>({ facts: input.facts, marker }));
  const hide = (text: string) => redactor.redact(text, open);
  const addressees = redactor.redactAll(input.addressees, open);
  const facts = redactor.redactAll(input.facts, open);
  const assigned = redactor.redactAll(input.assigned, open);
  const report = await reportOf(facts);
  const healthWords = await wordsOnHealth(facts);
  const section = defined<SectionInput>({ facts, marker, addressees, assigned, timeZone, report, healthWords });
  const variables = redactor.redactAll(settings.variables, open);
  const texts = await authorTexts(words, { section, variables, timeZone, now: input.now });
  const written = Object.values(sourcesOf(words)).map(({ text }: Source) => text);
  const problems = texts.problems.map((problem) => problemWithoutSecrets(problem, written, hide));
  if (texts.body === '') return { draft: { kind, body: '' }, problems, empty: true };
  const preset = await presetOf(settings);
  const own = texts.body === undefined ? undefined : ownParts(texts.body, section, input.namesTask === true);
  // Without the preset's line of the task its assignees would not hear of it.
  const called =
    input.namesTask && own !== undefined ? eachOnce([...(addressees ?? []), ...(assigned ?? [])]) : addressees;
  const said = withMentions(own ?? compose(preset, section, kind), called, own === undefined ? 'second' : 'last');
  const parts = input.note === undefined ? said : [...said, notePart(input.note)];
  const clean = (text: string) => withoutForeignMarks(hide(text), marker);
  const { body, shortened } = fitted(
    input,
    section,
    parts.map((part) => cleanPart(part, clean)),
  );
  if (kind === 'message') return rendered({ kind, body }, problems, shortened);
  const whole = hide(texts.subject || preset.subject.render(section));
  const line = fitSubject(whole);
  return rendered({ kind, subject: line, body }, problems, line === whole ? shortened : ['subject', ...shortened]);
}

/** Markdown is read and written anew only where there is a report. */
async function reportOf({ report }: Facts): Promise<string | undefined> {
  if (report === undefined) return undefined;
  const { reportMarkdown } = await import('./report/report.ts');
  return reportMarkdown(report.text, report.folder_url) || undefined;
}

/** Few messages tell of many builds. */
async function wordsOnHealth({ health }: Facts): Promise<SectionInput['healthWords']> {
  if (health === undefined) return undefined;
  return (await import('./sections/health/health-words.ts')).HEALTH_WORDS;
}

function notePart(note: string): Part {
  return { name: 'note', text: escapeLine(note), rank: 0 };
}

function rendered(draft: Draft, problems: readonly TemplateError[], shortened: readonly string[]): Rendered {
  return defined<Rendered>({ draft, problems, shortened: shortened.length > 0 ? shortened : undefined });
}

function cleanPart(part: Part, clean: (text: string) => string): Part {
  const { text, list } = part;
  const shorter = list && { ...list, render: (entries: number) => clean(list.render(entries)) };
  return defined<Part>({ ...part, text: clean(text), list: shorter });
}

/** The words where the author has none, or where his fail. */
async function presetOf({ template }: Pick<WordSettings, 'template'>): Promise<Preset> {
  if (template.type !== 'preset' || template.name === 'default') return DEFAULT_PRESET;
  const { PRESETS } = await import('./presets/preset-registry.ts');
  return PRESETS[template.name];
}

/** What a name in a template asks for; a section stands for its facts. */
function factsOf(name: string): readonly string[] {
  const [root, section = ''] = name.split('.');
  if (root !== 'sections') return [name];
  if (!isSection(section)) return [];
  const { asks, reads }: Section = SECTIONS[section];
  return asks ?? reads;
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(SECTIONS, name);
}

/** The template engine is loaded only when there is a template. */
async function authorTexts(words: Words, input: Omit<TemplateInput, keyof Sources>): Promise<TemplateOutput> {
  const sources = sourcesOf(words);
  const { subject, body } = sources;
  if (subject === undefined && body === undefined) return { problems: [] };
  const { renderTemplates } = await import('./templates/liquid.ts');
  const texts = renderTemplates({ ...input, ...sources });
  const { facts } = input.section;
  return defined<TemplateOutput>({
    problems: texts.problems,
    subject: subject && texts.subject && harmless(texts.subject, subject, facts),
    body: body && texts.body && harmless(texts.body, body, facts),
  });
}

/** Fitted, with the marker in it; a body that shows the run's link keeps it, and one that is cut gets it. */
function fitted({ marker, limits }: RenderInput, section: SectionInput, parts: readonly Part[]): FittedBody {
  const address = runUrl(section);
  const url = address === undefined ? undefined : escapeLinkUrl(address);
  const shown = url !== undefined && parts.some((part) => part.text.includes(url));
  const required = marker ?? (shown || !fits(wholeBody(parts), limits) ? (url ?? '') : '');
  const linked = url !== undefined && (marker === undefined || url.includes(marker));
  const anchors = [
    ...(linked ? [markdownLink('Run', address)] : []),
    ...(marker === undefined ? [] : [`Reference: ${marker}`]),
  ];
  return fitBody({ parts, limits, required, anchors });
}
