/** Reads the author's texts: their errors, facts, and results. Loads the template engine only if there are any. */

import { isRed } from '../build/conclusion.ts';
import type { Facts } from '../build/facts.ts';
import { type Diagnostic, notice, type ResultMessage } from '../diagnostic.ts';
import { getPreset } from './presets.ts';
import type { Source, TextSettings } from './render-types.ts';
import type { SectionInput } from './sections/section.ts';

type MessageTexts = Pick<TextSettings, 'kind' | 'subject' | 'body' | 'template' | 'locations'> &
  Partial<Pick<TextSettings, 'onlyIf' | 'variables'>>;
type ConditionSettings = Pick<TextSettings, 'onlyIf' | 'variables' | 'timeZone' | 'redactor' | 'drill'>;

function loadTemplates() {
  return import(/* webpackChunkName: "templates" */ './templates/custom-template.ts');
}

/** Returns subject and body: those in the workflow override the file. A subject counts only if the kind has one. */
function toSources(texts: MessageTexts, kind = texts.kind): readonly Source[] {
  const { subject, body, template, locations = {} } = texts;
  const file = template.type === 'file' ? template : undefined;
  const text = body ?? file?.body;
  const location = body === undefined ? file?.location : locations.body;
  const sources: Source[] = [];
  if (kind !== 'message' && subject !== undefined)
    sources.push({ part: 'subject', text: subject, location: locations.subject });
  if (text !== undefined) sources.push({ part: 'body', text, location });
  return sources;
}

/** Renders the texts of a message; undefined without one, or if it has errors. */
export async function renderTexts(
  texts: MessageTexts,
  kind: TextSettings['kind'],
  input: Parameters<Awaited<ReturnType<typeof loadTemplates>>['renderSources']>[1],
) {
  const sources = toSources(texts, kind);
  if (sources.length === 0) return { subject: undefined, body: undefined, hasReport: false, diagnostics: [] };
  const { renderSources } = await loadTemplates();
  return renderSources(sources, input);
}

/**
 * Returns names of facts, such as `commit.author.name`: in the condition and the author's texts; in the preset, always
 * or after a failure. Loads the template engine only for a template.
 */
export async function factsRead(
  text: MessageTexts,
): Promise<Readonly<Record<'mentioned' | 'always' | 'red', readonly string[]>>> {
  const sources = toSources(text);
  const { mentioned: named = [], failing = false } =
    sources.length === 0 ? {} : (await loadTemplates()).requiredFacts(sources, text.variables ?? {});
  const mentioned = [...(await factsDeciding(text)), ...named];
  // A report follows the author's text too.
  if (sources.some(({ part }) => part === 'body') && !failing) return { mentioned, always: ['report'], red: [] };
  // The preset is used without the author's text, and in place of an invalid template.
  return { mentioned, ...getPreset(text.template).reads };
}

/** Returns true if the author's texts fail with these facts, so that the preset with its other facts replaces them. */
export async function failsWith(texts: MessageTexts, facts: Facts): Promise<boolean> {
  const section = { facts, ...(await loadTexts(facts, undefined)) };
  const input = { section, variables: texts.variables ?? {}, hide: (text: string) => text };
  const { diagnostics } = await renderTexts(texts, texts.kind, input);
  return diagnostics.some(({ code }) => code === 'mistake');
}

/** Checks the author's texts and condition, and returns each error with its location. */
export async function checkTemplates(texts: Omit<TextSettings, 'variables'>): Promise<readonly Diagnostic[]> {
  const { onlyIf, redactor } = texts;
  const condition = onlyIf === undefined ? [] : [{ part: 'only-if', text: onlyIf } as const];
  const sources = [...condition, ...toSources(texts)];
  if (sources.length === 0) return [];
  const { checkTexts } = await loadTemplates();
  return checkTexts(sources, (text) => redactor.redact(text));
}

/** Returns the facts in the condition. */
export async function factsDeciding({ onlyIf }: Pick<ConditionSettings, 'onlyIf'>): Promise<readonly string[]> {
  if (onlyIf === undefined) return [];
  const { requiredFacts } = await loadTemplates();
  return requiredFacts([{ part: 'only-if', text: onlyIf }], {}).mentioned;
}

/** @param unread names in the condition of facts that could not be read */
export async function evaluateOnlyIf(
  { onlyIf, variables, timeZone, redactor, drill }: ConditionSettings,
  facts: Facts,
  now: number,
  unread: readonly string[],
): Promise<{ readonly stop?: ResultMessage; readonly problem?: Diagnostic }> {
  if (onlyIf === undefined) return {};
  const { evaluateLiquidCondition } = await loadTemplates();
  const hide = (text: string) => redactor.redact(text);
  const section = { facts, timeZone, now, ...(await loadTexts(facts, timeZone)) };
  const decision = evaluateLiquidCondition(onlyIf, { section, variables, unread, hide });
  if (!drill || decision.stop === undefined) return decision;
  return { problem: notice('drill', `A real failure would not be reported: ${decision.stop.reason}.`) };
}

/** Loads the code for failures, their history and jobs, and for health reports, if there are any. */
export async function loadTexts(
  facts: Facts,
  timeZone: string | undefined,
): Promise<Pick<SectionInput, 'failure' | 'health'>> {
  return { ...(await loadFailureTexts(facts)), ...(await renderHealthTexts(facts, timeZone)) };
}

async function loadFailureTexts(facts: Facts): Promise<Pick<SectionInput, 'failure'>> {
  const { tests, jobs, failed_jobs, errors, termination, change, commits_since_green } = facts;
  const found = tests ?? jobs ?? failed_jobs ?? errors ?? termination ?? change ?? commits_since_green;
  if (!isRed(facts.conclusion) && found === undefined) return {};
  const { FAILURE_TEXTS } = await import(/* webpackChunkName: "facts" */ './sections/failure-texts.ts');
  return { failure: FAILURE_TEXTS };
}

async function renderHealthTexts(facts: Facts, timeZone: string | undefined): Promise<Pick<SectionInput, 'health'>> {
  if (facts.health === undefined) return {};
  const { renderHealth } = await import(/* webpackChunkName: "digest" */ '../health/sections/lists.ts');
  return { health: renderHealth(facts, timeZone) };
}
