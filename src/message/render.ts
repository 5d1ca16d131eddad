import type { Facts } from '../build/facts.ts';
import { FIXED_FACT_FIELDS } from '../build/groups/fixed-fields.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Addressee } from '../target/lookup-result.ts';
import { listed } from '../text/format.ts';
import { withoutForeignMarks } from '../text/record-marker.ts';
import type { FixedFields } from '../text/redaction/map-strings.ts';
import { markedAsDrill } from './drill.ts';
import { loadTemplates } from './load-templates.ts';
import { changedPart, type Part } from './markdown/body-block.ts';
import { escapeLine, escapeLinkUrl, markdownLink } from './markdown/escape.ts';
import { type FittedBody, fitBody, fitSubject, wholeBody } from './markdown/fit.ts';
import { fits } from './markdown/truncate.ts';
import { eachOnce, withMentions } from './mentions.ts';
import { compose } from './presets/compose.ts';
import type { Preset } from './presets/preset.ts';
import { PRESETS } from './presets/preset-registry.ts';
import type { Limits, Rendered, RenderInput, TextSettings } from './render-types.ts';
import { runUrl } from './sections/run.ts';
import type { Section, SectionInput } from './sections/section.ts';
import { SECTIONS } from './sections/section-registry.ts';
import { type Sources, type TextSources, toSources } from './sources.ts';
import type { CustomTemplate, CustomTemplateInput } from './templates/custom-template.ts';

/** Names of facts that rendering needs, such as `change` or `commit.author.name`. */
export interface FactsRead {
  /** Facts in the author's texts. */
  readonly mentioned: readonly string[];
  /** Facts in the preset, after every conclusion. */
  readonly shown: readonly string[];
  /** Facts in the preset, after a failure. */
  readonly shownOnRed: readonly string[];
  /** True if the body is the preset's. */
  readonly isPreset: boolean;
}

/** Loads the template engine only for a template. */
export async function factsRead(text: PlannedTexts): Promise<FactsRead> {
  const sources = toSources(text);
  const { mentioned, failing } = isOwn(sources)
    ? (await loadTemplates()).requiredFacts(Object.values(sources), text.variables ?? {})
    : { mentioned: [], failing: false };
  // A report follows the author's text too.
  if (sources.body !== undefined && !failing) return { mentioned, shown: ['report'], shownOnRed: [], isPreset: false };
  // The preset is used without the author's text, and in place of an invalid template.
  const { always, red } = getPreset(text).reads;
  return { mentioned, shown: always, shownOnRed: red, isPreset: true };
}

/** Returns the facts that the message may show. */
export async function factsUsed(text: PlannedTexts): Promise<readonly string[]> {
  const { mentioned, shown: displayed, shownOnRed, isPreset } = await factsRead(text);
  if (!isPreset) return mentioned;
  const sections = getPreset(text).body.flatMap((part): Section['reads'] => SECTIONS[part.section].reads);
  return [...new Set(['conclusion', ...displayed, ...shownOnRed, ...sections, ...mentioned])];
}

type PlannedTexts = TextSources & Partial<Pick<TextSettings, 'variables'>>;

/**
 * Returns true if the author's texts fail with these facts. The preset then replaces them, and its facts may not be
 * read yet.
 */
export async function failsWith(texts: PlannedTexts, facts: Facts): Promise<boolean> {
  const hide = (text: string) => text;
  const input = { section: { facts }, variables: texts.variables ?? {}, namesTask: false, hide };
  return (await markPlaceholders(toSources(texts), input)).diagnostics.some(({ code }) => code === 'mistake');
}

const ADDRESSEE_TEXTS: FixedFields<Addressee> = { type: true };

/**
 * Renders facts to a message. Pure: the same input gives the same message. The author's subject or body replaces the
 * preset's. If one fails, `diagnostics` reports it and the preset's part is used. Redacts secrets in the facts and the text
 * before truncation, because half a secret would not be recognized.
 */
export async function render(input: RenderInput): Promise<Rendered> {
  const { kind, marker, settings } = input;
  const { redactor } = settings;
  const open = openTexts({ facts: input.facts, marker });
  const hide = (text: string) => redactor.redact(text, open);
  const sources = toSources(settings, kind);
  const section = await sectionInput(input, open, isOwn(sources) || kind !== 'message');
  const variables = redactor.redactAll(settings.variables, undefined, open);
  const { namesTask = false } = input;
  const texts = await markPlaceholders(sources, { section, variables, namesTask, hide });
  const { parts: current, diagnostics } = texts;
  if (current?.length === 0)
    return { content: { kind, body: '' }, diagnostics: [emptyDiagnostic(sources), ...diagnostics], empty: true };
  const preset = getPreset(settings);
  const { addressees, assigned = [] } = section;
  const messages =
    current === undefined
      ? withMentions(compose(preset, section, kind), addressees, 'second')
      : // Without the preset's line of the task its assignees would not hear of it.
        withMentions(current, namesTask ? eachOnce([...(addressees ?? []), ...assigned]) : addressees, 'last');
  const parts = [
    ...messages,
    ...(input.note === undefined ? [] : [notePart(input.note)]),
    ...(current !== undefined && texts.wantsReport ? reportParts(section) : []),
  ];
  const line = kind === 'message' ? '' : texts.subject || preset.subject(section);
  const hidden = { line: hide(line), parts: parts.map((part) => changedPart(part, hide)) };
  const { content, cut } = drafted(input, section, withDrillLabel(input, section, hidden));
  return { content, diagnostics: [...cutDiagnostics(cut, input.limits), ...diagnostics] };
}

/** Builds the content for its kind, with the names of the shortened parts. */
function drafted(input: RenderInput, section: SectionInput, { line, parts }: Unfitted) {
  const { kind, marker } = input;
  const complete = kind === 'message' ? undefined : line;
  const subject = complete === undefined ? undefined : fitSubject(complete);
  const { body, shortened } = fitted(
    input,
    section,
    parts.map((part) => changedPart(part, (text) => withoutForeignMarks(text, marker))),
  );
  return {
    content: { kind, subject, body },
    cut: subject === complete ? shortened : ['subject', ...shortened],
  };
}

/** Builds the redacted input of the sections. */
async function sectionInput(input: RenderInput, open: readonly string[], mayShowNotes: boolean): Promise<SectionInput> {
  const { marker, now, settings } = input;
  const { redactor, timeZone } = settings;
  const addressees = redactor.redactAll(input.addressees, ADDRESSEE_TEXTS, open);
  const assigned = redactor.redactAll(input.assigned, ADDRESSEE_TEXTS, open);
  const facts = redactor.redactAll(input.facts, FIXED_FACT_FIELDS, open);
  const finished = await finishedMarkdown(facts, mayShowNotes);
  return { facts, marker, addressees, assigned, timeZone, now, ...finished };
}

/**
 * Returns the texts that every reader sees anyway, as facts and as Markdown: the repository's name, its page, and the
 * URL of the run if it is below that page. A secret that happens to be part of them isn't redacted, because that would
 * break the links.
 */
function openTexts(input: SectionInput): readonly string[] {
  const { repository, run } = input.facts;
  const page = repository?.url;
  const current = page !== undefined && run?.url?.startsWith(`${page}/`) ? [run.url, runUrl(input)] : [];
  const addresses = [page, ...current].filter((address) => address !== undefined);
  const links = addresses.flatMap((address) => escapeLinkUrl(address) ?? []);
  const names = repository === undefined ? [] : [repository.name, escapeLine(repository.name)];
  return [...names, ...addresses, ...links];
}

interface Unfitted {
  /** The subject; empty if there is none. */
  readonly line: string;
  readonly parts: readonly Part[];
}

/** Labels a test message. */
function withDrillLabel({ kind, settings }: RenderInput, section: SectionInput, text: Unfitted): Unfitted {
  if (!settings.drill) return text;
  return markedAsDrill({ ...text, kind, section });
}

/** Parses and rewrites external Markdown. Loaded only if there is any. */
async function finishedMarkdown(
  { report, release }: Facts,
  mayShowNotes: boolean,
): Promise<Pick<SectionInput, 'report' | 'notes'>> {
  const notes = mayShowNotes ? release?.notes : undefined;
  if (report === undefined && notes === undefined) return {};
  const { reportMarkdown } = await import(/* webpackChunkName: "files" */ './report/report.ts');
  return {
    report: (report && reportMarkdown(report.text, report.folder_url)) || undefined,
    notes: (notes && reportMarkdown(notes)) || undefined,
  };
}

/** Renders the report below the author's text. */
function reportParts({ report }: SectionInput): readonly Part[] {
  return report === undefined ? [] : [{ name: 'report', text: report, rank: 1, separator: 'gap', cuttable: true }];
}

function notePart(note: string): Part {
  return { name: 'note', text: escapeLine(note), rank: 0 };
}

/** Returns the preset, used without the author's text or if that fails. */
function getPreset({ template }: Pick<TextSettings, 'template'>): Preset {
  return PRESETS[template.type === 'preset' ? template.name : 'default'];
}

function isOwn({ subject, body }: Sources): boolean {
  return subject !== undefined || body !== undefined;
}

/** Loads the template engine only for a template. */
async function markPlaceholders(sources: Sources, input: CustomTemplateInput): Promise<CustomTemplate> {
  if (!isOwn(sources)) return { wantsReport: false, diagnostics: [] };
  const { renderCustomTemplate } = await loadTemplates();
  return renderCustomTemplate(sources, input);
}

/** Fits the body with its marker. A truncated body contains the run's link. */
function fitted({ marker, limits }: RenderInput, section: SectionInput, parts: readonly Part[]): FittedBody {
  const address = runUrl(section);
  const url = address === undefined ? undefined : escapeLinkUrl(address);
  const required = marker ?? (fits(wholeBody(parts), limits) ? '' : (url ?? ''));
  const linked = url !== undefined && (marker === undefined || url.includes(marker));
  const anchors = [
    ...(linked ? [markdownLink('View run', address)] : []),
    ...(marker === undefined ? [] : [`Reference: ${marker}`]),
  ];
  return fitBody({ parts, limits, required, anchors });
}

/** Lists the printed values, because one of them is often an unset variable. */
function emptyDiagnostic({ body }: Sources): Diagnostic {
  const printed = [...(body?.text ?? '').matchAll(/\{\{-? ?([\w.]{1,60})/g)].map(([, name = '']) => name);
  const values = printed.length === 0 ? '' : `, and that ${listed([...new Set(printed)].slice(0, 5))} is not empty`;
  const message = `Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions${values}.`;
  return { code: 'empty', severity: 'notice', message };
}

/** @param names shortened parts: omitted or reduced sections, `body` if its text was truncated, `subject` */
function cutDiagnostics(names: readonly string[], { characters }: Limits): readonly Diagnostic[] {
  if (names.length === 0) return [];
  const subjectOnly = names.every((name) => name === 'subject');
  const most = subjectOnly
    ? ''
    : ` A body has at most ${characters} characters, because the service refuses longer ones.`;
  const current = names.includes('body') ? ' To keep all of it, write a shorter body.' : '';
  return [
    {
      code: 'cut',
      severity: 'notice',
      message: `The message was shortened to fit: ${listed(names)}.${most}${current}`,
      names,
    },
  ];
}
