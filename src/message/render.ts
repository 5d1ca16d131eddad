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
import type { Limits, Rendered, RenderInput, WordSettings } from './render-types.ts';
import { runUrl } from './sections/run.ts';
import type { Section, SectionInput } from './sections/section.ts';
import { SECTIONS } from './sections/section-registry.ts';
import { type Sources, toSources, type Words } from './sources.ts';
import type { CustomTemplate, OwnWordsInput } from './templates/custom-template.ts';

/** Names of facts that rendering will want, such as `change` or `commit.author.name`. */
export interface FactsRead {
  /** By the author's texts. */
  readonly mentioned: readonly string[];
  /** By the preset, however the build ended. */
  readonly shown: readonly string[];
  /** By the preset, where something failed. */
  readonly shownOnRed: readonly string[];
  /** Whether the body is the preset's. */
  readonly isPreset: boolean;
}

/** The template engine is loaded only when there is a template. */
export async function factsRead(text: PlannedWords): Promise<FactsRead> {
  const sources = toSources(text);
  const { mentioned, failing } = isOwn(sources)
    ? (await loadTemplates()).requiredFacts(sources, text.variables ?? {})
    : { mentioned: [], failing: false };
  // A report stands below the author's words as well.
  if (sources.body !== undefined && !failing) return { mentioned, shown: ['report'], shownOnRed: [], isPreset: false };
  // The preset's words go out where the author has none, and in the place of a template that is wrong.
  const { always, red } = getPreset(text).reads;
  return { mentioned, shown: always, shownOnRed: red, isPreset: true };
}

/** Facts that the words may show. */
export async function factsUsed(text: PlannedWords): Promise<readonly string[]> {
  const { mentioned, shown: displayed, shownOnRed, isPreset } = await factsRead(text);
  if (!isPreset) return mentioned;
  const sections = getPreset(text).body.flatMap((part): Section['reads'] => SECTIONS[part.section].reads);
  return [...new Set(['conclusion', ...displayed, ...shownOnRed, ...sections, ...mentioned])];
}

type PlannedWords = Words & Partial<Pick<WordSettings, 'variables'>>;

/** Whether own words fail by what only the facts show: the preset's go out then, and what it shows may be unread. */
export async function failsWith(texts: PlannedWords, facts: Facts): Promise<boolean> {
  const hide = (text: string) => text;
  const input = { section: { facts }, variables: texts.variables ?? {}, namesTask: false, hide };
  return (await markPlaceholders(toSources(texts), input)).remarks.some(({ about }) => about === 'mistake');
}

const ADDRESSEE_TEXTS: FixedFields<Addressee> = { type: true };

/**
 * Facts to words. Pure: the same input gives the same draft. Where the author wrote a subject or body it takes the
 * place of the preset's; one that fails is told in `remarks`, and the preset's part goes out instead. Secrets are
 * hidden before anything is cut, in the facts and in the words: half a secret would not be recognised.
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
  const { parts: current, remarks } = texts;
  if (current?.length === 0)
    return { draft: { kind, body: '' }, remarks: [emptyRemark(sources), ...remarks], empty: true };
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
  const { draft, cut } = drafted(input, section, asAsked(input, section, hidden));
  return { draft, remarks: [...cutRemarks(cut, input.limits), ...remarks] };
}

/** The words in the form of their kind, with the names of what was too long. */
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
    draft: { kind, subject, body },
    cut: subject === complete ? shortened : ['subject', ...shortened],
  };
}

/** What sections are made of, without secrets. */
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
 * What every reader of the message sees anyway, as facts and as Markdown: the repository's name, its page, and the
 * address of the run if it is below that page. A secret that happens to be a part of it stays, or the links would break.
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
  /** The subject; empty where there is none. */
  readonly line: string;
  readonly parts: readonly Part[];
}

/** Marked, where it is a drill. */
function asAsked({ kind, settings }: RenderInput, section: SectionInput, text: Unfitted): Unfitted {
  if (!settings.drill) return text;
  return markedAsDrill({ ...text, kind, section });
}

/** Markdown of others is read and written anew, which is loaded only where there is some to show. */
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

/** Below the author's own words. */
function reportParts({ report }: SectionInput): readonly Part[] {
  return report === undefined ? [] : [{ name: 'report', text: report, rank: 1, separator: 'gap', cuttable: true }];
}

function notePart(note: string): Part {
  return { name: 'note', text: escapeLine(note), rank: 0 };
}

/** The words where the author has none, or where his fail. */
function getPreset({ template }: Pick<WordSettings, 'template'>): Preset {
  return PRESETS[template.type === 'preset' ? template.name : 'default'];
}

function isOwn({ subject, body }: Sources): boolean {
  return subject !== undefined || body !== undefined;
}

/** The template engine is loaded only when there is a template. */
async function markPlaceholders(sources: Sources, input: OwnWordsInput): Promise<CustomTemplate> {
  if (!isOwn(sources)) return { wantsReport: false, remarks: [] };
  const { renderCustomTemplate } = await loadTemplates();
  return renderCustomTemplate(sources, input);
}

/** Fitted, with the marker in it; a body that is cut holds the run's link. */
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

/** The values that the template prints are named, because one of them is often an unset variable. */
function emptyRemark({ body }: Sources): Diagnostic {
  const printed = [...(body?.text ?? '').matchAll(/\{\{-? ?([\w.]{1,60})/g)].map(([, name = '']) => name);
  const values = printed.length === 0 ? '' : `, and that ${listed([...new Set(printed)].slice(0, 5))} is not empty`;
  const says = `Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions${values}.`;
  return { about: 'empty', level: 'notice', says };
}

/** @param names of what was too long: sections that were left out or lost entries, `body` where its text was cut, `subject` */
function cutRemarks(names: readonly string[], { characters }: Limits): readonly Diagnostic[] {
  if (names.length === 0) return [];
  const subjectOnly = names.every((name) => name === 'subject');
  const most = subjectOnly
    ? ''
    : ` A body has at most ${characters} characters, because the service refuses longer ones.`;
  const current = names.includes('body') ? ' To keep all of it, write a shorter body.' : '';
  return [
    {
      about: 'cut',
      level: 'notice',
      says: `The message was shortened to fit: ${listed(names)}.${most}${current}`,
      names,
    },
  ];
}
