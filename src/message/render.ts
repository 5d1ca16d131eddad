import type { Facts } from '../build/facts.ts';
import { FIXED_FACT_FIELDS } from '../build/groups/fixed-fields.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentKind } from '../settings/option.ts';
import { listed } from '../text/format.ts';
import { DRILL_ICON, DRILL_SUBJECT, DRILL_TEXT, removeForeignMarkers } from '../text/record-marker.ts';
import { loadTexts, renderTexts } from './author-texts.ts';
import { escapeLine, escapeLinkUrl } from './markdown/escape.ts';
import { fitBody, type Part } from './markdown/fit.ts';
import { neutralizeMentions, truncatePlain } from './markdown/plain.ts';
import { addMentions, eachOnce } from './mentions.ts';
import { getPreset, renderPreset } from './presets.ts';
import type { Limits, MessageContent, Rendered, RenderInput } from './render-types.ts';
import { renderSubject } from './sections/headline.ts';
import { createRunUrl } from './sections/location.ts';
import type { SectionInput } from './sections/section.ts';
import { SECTIONS } from './sections/section-registry.ts';
import { DOT, formatPersonName, joinPieces } from './sections/text.ts';

const MAX_SUBJECT_LENGTH = 250;

/**
 * Renders facts to a message. Pure: the same input gives the same message. The author's subject or body replaces the
 * preset's. If one fails, `diagnostics` report it and the preset's part is used. Redacts secrets in the facts and the text
 * before truncation, because half a secret would not be recognized.
 */
export async function render(input: RenderInput): Promise<Rendered> {
  const { kind, marker, settings, namesTask = false, note } = input;
  const { redactor, drill } = settings;
  const open = openTexts({ facts: input.facts, marker });
  const hide = (text: string) => redactor.redact(text, open);
  const section = await toSectionInput(input, open);
  const variables = redactor.redactAll(settings.variables, {}, open);
  const { body: custom, ...texts } = await renderTexts(settings, kind, { section, variables, hide });
  if (custom === '') return { content: { kind, body: '' }, diagnostics: texts.diagnostics, empty: true };
  const { addressees, assigned = [], report } = section;
  // Without the preset's line of the task its assignees would not hear of it.
  const people = namesTask ? eachOnce([...(addressees ?? []), ...assigned]) : addressees;
  const preset = getPreset(settings.template);
  const parts =
    custom === undefined
      ? [...addMentions(renderPreset(preset, section, kind), addressees, 'second')]
      : [...addMentions(toParts(custom, namesTask ? section : undefined), people, 'last')];
  if (note !== undefined) parts.push({ name: 'note', text: escapeLine(note) });
  // The report follows the author's text, unless that contains it.
  if (custom !== undefined && !texts.hasReport && report !== undefined)
    parts.push({ name: 'report', text: report, separator: 'gap', isOptional: true });
  const hidden = parts.map((part) => ({ ...part, text: hide(part.text) }));
  const labeled = drill ? labelDrill(kind, hidden, section) : hidden;
  const marked = labeled.map((part) => ({ ...part, text: removeForeignMarkers(part.text, marker) }));
  const { body, shortened } = fitBody(marked, input.limits, marker, createRunUrl(section));
  const result = (content: MessageContent, cut: readonly string[]) => {
    return { content, diagnostics: [...cutDiagnostics(cut, input.limits), ...texts.diagnostics] };
  };
  if (kind === 'message') return result({ kind, body }, shortened);
  const line = hide(texts.subject || renderSubject(section));
  const complete = drill ? `${DRILL_SUBJECT} ${neutralizeMentions(line, 'plain')}` : line;
  const subject = truncatePlain(complete, MAX_SUBJECT_LENGTH);
  return result({ kind, subject, body }, subject === complete ? shortened : ['subject', ...shortened]);
}

/** Builds the redacted input of the sections. */
async function toSectionInput(input: RenderInput, open: readonly string[]): Promise<SectionInput> {
  const { marker, now, settings } = input;
  const { redactor, timeZone } = settings;
  const addressees = redactor.redactAll(input.addressees, { type: true }, open);
  const assigned = redactor.redactAll(input.assigned, { type: true }, open);
  const facts = redactor.redactAll(input.facts, FIXED_FACT_FIELDS, open);
  return {
    facts,
    marker,
    addressees,
    assigned,
    timeZone,
    now,
    ...(await finishedMarkdown(facts)),
    ...(await loadTexts(facts, timeZone)),
  };
}

/** Rewrites external Markdown, and loads the code for it only then. */
async function finishedMarkdown({ report, release }: Facts): Promise<Pick<SectionInput, 'report' | 'notes'>> {
  const { notes } = release ?? {};
  if (report === undefined && notes === undefined) return {};
  const { reportMarkdown } = await import(/* webpackChunkName: "files" */ './report.ts');
  return {
    report: (report && reportMarkdown(report.text, report.folder_url)) || undefined,
    notes: (notes && reportMarkdown(notes)) || undefined,
  };
}

/**
 * Returns the texts that every reader sees anyway, as facts and as Markdown: the repository's name, its page, and the
 * URL of the run if it is below that page. A secret that happens to be part of them isn't redacted, because that would
 * break the links.
 */
function openTexts(input: SectionInput): readonly string[] {
  const { repository, run } = input.facts;
  const page = repository?.url;
  const current = page !== undefined && run?.url?.startsWith(`${page}/`) ? [run.url, createRunUrl(input)] : [];
  const addresses = [page, ...current].filter((address) => address !== undefined);
  const links = addresses.flatMap((address) => escapeLinkUrl(address) ?? []);
  const names = repository === undefined ? [] : [repository.name, escapeLine(repository.name)];
  return [...names, ...addresses, ...links];
}

/** @param task set to add the line of an incident's task if the text doesn't name it: its only way into the chat */
function toParts(text: string, task: SectionInput | undefined): readonly Part[] {
  const body: Part = { name: 'body', text };
  const line = task && SECTIONS.incident.render(task);
  if (line === undefined || text.includes(task?.facts.incident?.name ?? line)) return [body];
  return [body, { name: 'incident', text: line, separator: 'gap' }];
}

/** @param names shortened parts: omitted or reduced sections, `body` if its text was truncated, `subject` */
function cutDiagnostics(names: readonly string[], { characters }: Limits): readonly Diagnostic[] {
  if (names.length === 0) return [];
  const limit = ` A body has at most ${characters} characters, because the service refuses longer ones.`;
  const advice = names.includes('body') ? ' To keep all of it, write a shorter body.' : '';
  const reason = names.every((name) => name === 'subject') ? '' : limit + advice;
  return [
    { code: 'cut', severity: 'notice', message: `The message was shortened to fit: ${listed(names)}.${reason}`, names },
  ];
}

function labelDrill(kind: ContentKind, parts: readonly Part[], { facts, assigned = [] }: SectionInput) {
  const [first, ...rest] = parts.map((part) => ({ ...part, text: neutralizeMentions(part.text, 'markdown') }));
  const name = formatPersonName(facts.run?.started_by ?? facts.actor);
  const names = assigned.flatMap((one) => (one.type === 'mention' ? one.text : []));
  const wouldAssign = `would assign ${neutralizeMentions(listed(names), 'markdown')}`;
  const pieces = [
    `${DRILL_ICON} **${DRILL_TEXT}**`,
    name && `started by ${escapeLine(name)}`,
    kind === 'task' && names.length > 0 ? wouldAssign : undefined,
    // The API can't complete a task.
    kind === 'task' ? "close this task when you're done" : undefined,
    'a failure would read:',
  ];
  const label: Part = { name: 'drill', text: joinPieces(pieces, DOT) ?? '' };
  return [label, ...(first === undefined ? [] : [{ ...first, separator: 'gap' as const }, ...rest])];
}
