/**
 * Checks and renders the author's texts, lists their facts, and evaluates the condition (`only-if`). Heavy: imported only
 * for a template. Doesn't escape what the author wrote.
 */

import { FACTS, type Facts } from '../../build/facts.ts';
import { type Diagnostic, skipSending } from '../../diagnostic.ts';
import { listed, shortName, truncateList } from '../../text/format.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import type { ConditionDecision, Source } from '../render-types.ts';
import type { Section, SectionInput } from '../sections/section.ts';
import { SECTIONS } from '../sections/section-registry.ts';
import { templateDiagnostic, toTemplateError } from './errors.ts';
import { withSafeLinks } from './links.ts';
import { readTemplate } from './template.ts';
import { getOwnProperty, OwnProperties, templateScope, type Variables, withClock } from './values.ts';

interface TemplateInput {
  readonly section: SectionInput;
  readonly variables: Variables;
  /** Redacts secrets in a text. */
  readonly hide: (text: string) => string;
}

/** Renders the texts of a message. One with errors is missing, and the preset's is used. */
export function renderSources(sources: readonly Source[], input: TemplateInput) {
  const [body, subject] = (['body', 'subject'] as const).map((part) => {
    const source = sources.find((one) => one.part === part);
    return source && renderSource(source, input);
  });
  return {
    subject: subject?.text,
    body: body?.text,
    /** True if the body contains the job's report. */
    hasReport: body?.names.some((name) => /^(?:sections\.)?report\b/.test(name)) ?? false,
    diagnostics: [...(body?.diagnostics ?? []), ...(subject?.diagnostics ?? [])],
  };
}

/**
 * Renders one of the author's texts. Never throws for errors of a template. Returns its names of facts and sections, and
 * its text: empty for an empty template, `true` or `false` for a condition, undefined after an error.
 */
function renderSource(source: Source, { section, variables, hide }: TemplateInput) {
  const { engine, known, names, parsed, error } = readTemplate(source, variables, section);
  let problem = error;
  if (problem === undefined) {
    try {
      const scope = templateScope(section, variables);
      const context = new OwnProperties(scope, engine.options, { sync: true }, { liquid: engine });
      const written = String(engine.renderSync(parsed, context));
      context.memoryLimit.use(written.length);
      const text = withSafeLinks(written).trim();
      return { names, ...harmless(source.part === 'subject' ? text.replace(/\s+/g, ' ') : text, source) };
    } catch (thrown) {
      problem = toTemplateError(thrown, known);
    }
  }
  return { text: undefined, names, diagnostics: [templateDiagnostic(source, problem, hide)] };
}

/** Returns the rendered text. Removes mentions if the file may be untrusted. */
function harmless(text: string, { part, location }: Source): { text: string; diagnostics: readonly Diagnostic[] } {
  if (location === undefined || location.trust.type === 'trusted') return { text, diagnostics: [] };
  const { why, fix } = location.trust;
  const safe = part === 'subject' ? neutralizeMentions(plainLine(text), 'plain') : neutralizeMentions(text, 'markdown');
  const message = `What ${location.file} mentions is shown, and calls nobody, because ${why}.`;
  const diagnostic: Diagnostic = { code: 'omitted', severity: 'notice', message, hint: `${fix}.` };
  return { text: safe, diagnostics: safe !== text && text.includes('@') ? [diagnostic] : [] };
}

/** Checks the author's texts for errors that are visible without facts. */
export function checkTexts(sources: readonly Source[], hide: (text: string) => string): readonly Diagnostic[] {
  return sources.flatMap((source) => {
    const { error } = readTemplate(source, {});
    return error ? templateDiagnostic(source, error, hide) : [];
  });
}

/**
 * Returns the facts and variables that the texts mention, and whether the preset replaces an invalid one.
 *
 * @param variables the option `variables`
 */
export function requiredFacts(sources: readonly Source[], variables: Variables) {
  const read = sources.map((source) => readTemplate(source, variables));
  return {
    mentioned: [...new Set(read.flatMap(({ names }) => names))].flatMap(toFacts),
    failing: read.some(({ error }) => error !== undefined),
  };
}

/** Returns the facts for a name in a template; a section stands for its facts. */
function toFacts(name: string): readonly string[] {
  const [root, section = ''] = name.split('.');
  if (root !== 'sections') return [name];
  return new Map<string, Section>(Object.entries(SECTIONS)).get(section)?.reads ?? [];
}

/**
 * Never throws for errors of the condition. An unknown fact counts as empty, so as not fulfilled.
 *
 * @param unread facts in the condition that could not be read
 */
export function evaluateLiquidCondition(
  condition: string,
  input: TemplateInput & { readonly unread: readonly string[] },
): ConditionDecision {
  const { unread, hide, section } = input;
  const source: Source = { part: 'only-if', text: condition };
  const { text, names, diagnostics } = renderSource(source, input);
  if (text === undefined) return { problem: diagnostics[0] };
  if (unread.length > 0) {
    const message = `${listed(unread.map(shortName))} could not be read`;
    const hint = 'The notice beside this one says why; without one, it lies further back than was looked.';
    return { problem: templateDiagnostic(source, { message, hint }, hide) };
  }
  if (text === 'true') return {};
  const values = decidingValues(withClock(section), names);
  return { stop: skipSending('only-if', `the condition of only-if is not fulfilled${values && `: ${values}`}`) };
}

/** Maximum shown values. */
const MAX_VALUES = 5;
/** Values that may be shown: anyone may have written a title, but names of branches, people, and jobs match this. */
const SHOWN = /^(?:[\w./ ()-]{1,60}|\d\d:\d\d)$/;

/** `failures_in_a_row is 2, change is "broken", release is not known`; empty without facts. */
function decidingValues(facts: Facts, names: readonly string[]): string {
  const ofFacts = names.filter((name) => !name.startsWith('vars'));
  const values = ofFacts.map((name) => `${name} is ${formatValue(facts, name)}`);
  return truncateList(values, MAX_VALUES).join(', ');
}

function formatValue(facts: Facts, name: string): string {
  const path = name.split('.');
  const value = path.reduce<unknown>(getPart, facts);
  if (value === undefined || value === null) return 'not known';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'known';
  // The inputs of a dispatch are private.
  const isOpen = FACTS[path[0] ?? '']?.type !== 'map';
  return isOpen && typeof value === 'string' && SHOWN.test(value) ? `"${value}"` : 'another text';
}

function getPart(value: unknown, name: string): unknown {
  const hasSize = typeof value === 'string' || Array.isArray(value);
  return hasSize && name === 'size' ? value.length : getOwnProperty(value, name);
}
