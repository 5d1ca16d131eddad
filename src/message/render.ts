import { defined } from '../defined.ts';
import { fits } from './markdown/cut.ts';
import { escapeLinkUrl, link } from './markdown/escape.ts';
import { fitBody, fitSubject, wholeBody } from './markdown/fit.ts';
import { withMentions } from './mentions.ts';
import { openTexts } from './open-texts.ts';
import { compose } from './presets/compose.ts';
import { PRESETS } from './presets/registry.ts';
import type { Preset } from './presets/types.ts';
import { problemWithoutSecrets } from './problem.ts';
import { SECTIONS, type SectionName } from './sections/registry.ts';
import { runUrl } from './sections/run.ts';
import type { Section, SectionInput } from './sections/types.ts';
import type { TemplateInput, TemplateOutput } from './templates/engine.ts';
import type { FactsRead, Part, Rendered, RenderInput, WordSettings } from './types.ts';

const PRESET: Preset = PRESETS.default;

/** Where the author's Liquid stands. The subject counts only where there is one: in topics and tasks. */
type Words = Pick<WordSettings, 'kind' | 'subject' | 'body'>;

/** Tells which facts rendering will want. The template engine is loaded only when there is a template. */
export async function factsRead(words: Words): Promise<FactsRead> {
  const { subject, body } = templatesOf(words);
  const shown = body === undefined ? PRESET.body.flatMap((part) => part.worth ?? []) : [];
  if (subject === undefined && body === undefined) return { mentioned: [], shown };
  const { mentionedNames } = await import('./templates/engine.ts');
  return { mentioned: mentionedNames(subject, body).flatMap(factsOf), shown };
}

/** Every fact that the words may show, for a person who wants to know where they come from. */
export async function factsUsed(words: Words): Promise<readonly string[]> {
  const { mentioned } = await factsRead(words);
  const sections = words.body === undefined ? PRESET.body.map((part) => SECTIONS[part.section]) : [];
  const preset = templatesOf(words).subject === undefined && words.kind !== 'message' ? PRESET.subject.reads : [];
  return [...new Set([...sections.flatMap(({ reads }: Section) => reads), ...preset, ...mentioned])];
}

/**
 * Facts to words. Pure: the same input gives the same draft. Where the author wrote a subject or body it takes the
 * place of the preset's; one that fails is named in `problem`, and the preset's part goes out instead. Secrets are
 * hidden before anything is cut, in the facts and in the words: half a secret would not be recognised.
 */
export async function render(input: RenderInput): Promise<Rendered> {
  const { marker, settings } = input;
  const { kind, redactor } = settings;
  const open = openTexts(defined<SectionInput>({ facts: input.facts, marker }));
  const hide = (text: string) => redactor.redact(text, open);
  const addressees = redactor.redactAll(input.addressees, open);
  const section = defined<SectionInput>({ facts: redactor.redactAll(input.facts, open), marker, addressees });
  const variables = redactor.redactAll(settings.variables, open);
  const texts = await authorTexts(settings, { section, variables, timeZone: input.timeZone ?? 'UTC' });
  const own = texts.body === undefined ? undefined : [{ text: texts.body, rank: 0 }];
  const parts = own ?? compose(PRESET, section, kind);
  const addressed = withMentions(parts, addressees, own === undefined ? 'second' : 'last');
  const hidden = addressed.map((part) => ({ ...part, text: hide(part.text) }));
  const body = bodyOf(input, section, hidden);
  const problem = texts.problem && problemWithoutSecrets(texts.problem, Object.values(templatesOf(settings)), hide);
  const shortened = body.startsWith(wholeBody(hidden).trimEnd()) ? undefined : true;
  if (kind === 'message') return defined<Rendered>({ draft: { kind, body }, problem, shortened });
  const subject = fitSubject(hide(texts.subject || PRESET.subject.render(section)));
  return defined<Rendered>({ draft: { kind, subject, body }, problem, shortened });
}

function templatesOf({ kind, subject, body }: Words): { subject: string | undefined; body: string | undefined } {
  return { subject: kind === 'message' ? undefined : subject, body };
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
async function authorTexts(words: Words, input: Omit<TemplateInput, 'subject' | 'body'>): Promise<TemplateOutput> {
  const { subject, body } = templatesOf(words);
  if (subject === undefined && body === undefined) return {};
  const { renderTemplates } = await import('./templates/engine.ts');
  return renderTemplates({ ...input, subject, body });
}

/** Fitted, with the marker in it; a body that shows the run's link keeps it, and one that is cut gets it. */
function bodyOf({ marker, limits }: RenderInput, section: SectionInput, parts: readonly Part[]): string {
  const address = runUrl(section);
  const url = address === undefined ? undefined : escapeLinkUrl(address);
  const shown = url !== undefined && parts.some((part) => part.text.includes(url));
  const required = marker ?? (shown || !fits(wholeBody(parts), limits) ? (url ?? '') : '');
  const linked = url !== undefined && (marker === undefined || url.includes(marker));
  const anchors = [
    ...(linked ? [link('Run', address)] : []),
    ...(marker === undefined ? [] : [`Reference: ${marker}`]),
  ];
  return fitBody({ parts, limits, required, anchors });
}
