/**
 * Checks and renders the author's texts, lists their facts, and evaluates the condition (`only-if`). Heavy: imported only
 * for a template. Doesn't escape what the author wrote.
 */

import { type RangeToken, type StaticAnalysis, TokenKind } from 'liquidjs';
import { FACTS, type Facts } from '../../build/facts.ts';
import type { Diagnostic, ResultMessage } from '../../diagnostic.ts';
import { listed, shortName, truncateList } from '../../text/format.ts';
import { joinLines, neutralizeMentions, plainLine } from '../markdown/plain.ts';
import type { Source } from '../render-types.ts';
import type { Section, SectionInput } from '../sections/section.ts';
import { SECTIONS } from '../sections/section-registry.ts';
import { findConditionError } from './condition-syntax.ts';
import { createEngine, neutralizeLinks } from './engine.ts';
import { type TemplateError, templateDiagnostic, toTemplateError, unknownName } from './errors.ts';
import { createContext, listNames, readOwnProperty, withClock } from './values.ts';

interface TemplateInput {
  readonly section: SectionInput;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Redacts secrets in a text. */
  readonly hide: (text: string) => string;
}

/** Renders the texts of a message. One with errors is missing, and the preset's is used. */
export function renderSources(sources: readonly Source[], input: TemplateInput) {
  const [body, subject] = (['body', 'subject'] as const).map((part) => {
    const source = sources.find((one) => one.part === part);
    return source && renderSource(source, input);
  });
  const empty = body?.text === '' ? sources.flatMap((one) => (one.part === 'body' ? describeEmpty(one) : [])) : [];
  return {
    subject: subject?.text,
    body: body?.text,
    /** True if the body contains the job's report. */
    hasReport: body?.names.some((name) => /^(?:sections\.)?report\b/.test(name)) ?? false,
    diagnostics: [...empty, ...(body?.diagnostics ?? []), ...(subject?.diagnostics ?? [])],
  };
}

/** Lists the printed values, because one of them is often an unset variable. */
function describeEmpty({ text }: Source): Diagnostic {
  const printed = [...text.matchAll(/\{\{-? ?([\w.]{1,60})/g)].map(([, name = '']) => name);
  const values = printed.length === 0 ? '' : `, and that ${listed([...new Set(printed)].slice(0, 5))} is not empty`;
  const message = `Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions${values}.`;
  return { code: 'empty', severity: 'notice', message };
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
      const context = createContext(engine, section, variables);
      const written = String(engine.renderSync(parsed, context));
      context.memoryLimit.use(written.length);
      const text = neutralizeLinks(written).trim();
      return {
        names,
        ...removeUntrustedMentions(source.part === 'subject' ? text.replace(/\s+/g, ' ') : text, source),
      };
    } catch (thrown) {
      problem = toTemplateError(thrown, known);
    }
  }
  return { text: undefined, names, diagnostics: [templateDiagnostic(source, problem, hide)] };
}

/** Returns the rendered text. Removes mentions if the file may be untrusted. */
function removeUntrustedMentions(
  text: string,
  { part, location }: Source,
): { text: string; diagnostics: readonly Diagnostic[] } {
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
export function requiredFacts(sources: readonly Source[], variables: TemplateInput['variables']) {
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
): { readonly stop?: ResultMessage; readonly problem?: Diagnostic } {
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
  const values = formatDecidingValues(withClock(section), names);
  const reason = `the condition of only-if is not fulfilled${values && `: ${values}`}`;
  return { stop: { by: 'only-if', reason, hint: '' } };
}

const MAX_VALUES = 5;
/** Values that may be shown: anyone may have written a title, but names of branches, people, and jobs match this. */
const SHOWN = /^(?:[\w./ ()-]{1,60}|\d\d:\d\d)$/;

/** `failures_in_a_row is 2, change is "broken", release is not known`; empty without facts. */
function formatDecidingValues(facts: Facts, names: readonly string[]): string {
  const ofFacts = names.filter((name) => !name.startsWith('vars'));
  const values = ofFacts.map((name) => `${name} is ${formatValue(facts, name)}`);
  return truncateList(values, MAX_VALUES).join(', ');
}

function formatValue(facts: Facts, name: string): string {
  const path = name.split('.');
  const value = path.reduce<unknown>(readProperty, facts);
  if (value === undefined || value === null) return 'not known';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'known';
  // The inputs of a dispatch are private.
  const isOpen = FACTS[path[0] ?? '']?.type !== 'map';
  return isOpen && typeof value === 'string' && SHOWN.test(value) ? `"${value}"` : 'another text';
}

function readProperty(value: unknown, name: string): unknown {
  const hasSize = typeof value === 'string' || Array.isArray(value);
  return hasSize && name === 'size' ? value.length : readOwnProperty(value, name);
}

/**
 * Parses a template, and a condition as an output that writes `true` or `false`. Returns the names of facts, variables,
 * and sections with their dots, such as `commit.author.name`, `vars.team` or `sections.failures`.
 */
function readTemplate(
  { part, text }: Source,
  variables: TemplateInput['variables'],
  section: Partial<SectionInput> = {},
) {
  const engine = createEngine({ ...section, part });
  const { filters, tags } = engine;
  const known = { variable: listNames(variables), filter: Object.keys(filters), tag: Object.keys(tags) };
  const unreadable = (error: TemplateError) => ({ engine, known, error, names: [], parsed: [] });
  const condition = part === 'only-if' ? joinLines(text) : undefined;
  try {
    const problem = condition === undefined ? undefined : findConditionError(condition);
    if (problem !== undefined) return unreadable(problem);
    // On a separate line its columns equal those of the option.
    const parsed = engine.parse(condition === undefined ? text : `{{ false or\n${condition} }}`);
    checkParts(parsed);
    const found = engine.analyzeSync(parsed, { partials: false });
    const unknown = findUnknown(found, known.variable);
    const error = unknown && { at: unknown.at, ...unknownName('variable', unknown.name, known) };
    return { engine, known, error, names: listGlobals(found), parsed };
  } catch (error) {
    return unreadable(toTemplateError(error, known));
  }
}

/** Returns the global names with their dots, each once. */
function listGlobals({ globals }: StaticAnalysis): readonly string[] {
  const paths = Object.values(globals).flat();
  return [...new Set(paths.map(({ segments }) => segments.filter((one) => typeof one === 'string').join('.')))];
}

/** Finds the first unknown name, so that an error in a branch for failures shows after a success too. */
function findUnknown({ globals, locals }: StaticAnalysis, known: readonly string[]) {
  const names = new Set(known);
  const uses = Object.entries(globals).flatMap(([root, all]) => (Object.hasOwn(locals, root) ? [] : all));
  const unknown = uses.flatMap(({ segments, location: { row: line, col: column } }) => {
    const name = findUnknownPath(segments, names);
    return name === undefined ? [] : [{ name, at: { line, column } }];
  });
  return unknown.toSorted(({ at: a }, { at: b }) => a.line - b.line || a.column - b.column)[0];
}

/** Returns the path up to the first missing segment. One of a value, a list, or the author's variables exists. */
function findUnknownPath(segments: readonly unknown[], known: ReadonlySet<string>): string | undefined {
  let path = '';
  for (const segment of segments) {
    if (typeof segment !== 'string' || path === 'vars') return undefined;
    const inner = path === '' ? segment : `${path}.${segment}`;
    if (!known.has(inner))
      return path === '' || [...known].some((one) => one.startsWith(`${path}.`)) ? inner : undefined;
    path = inner;
  }
  return undefined;
}

/** Maximum outputs, names, and filters, because the engine counts lines from the start for each name. */
const MAX_PARTS = 50_000;

/** @throws for too many parts, and for a range that may never end: from 2 ** 53 on, adding one changes nothing. */
function checkParts(parsed: readonly object[]): void {
  // Iterating a set includes the elements added meanwhile.
  const parts = new Set(parsed);
  for (const part of parts) {
    if (parts.size > MAX_PARTS) throw new Error('template parts limit exceeded');
    if ('kind' in part && part.kind === TokenKind.Range && !hasPlainStart(part as RangeToken))
      throw new Error('a range starts with a plain number, such as (1..count)');
    for (const [name, value] of Object.entries(part)) {
      if (name !== 'liquid' && typeof value === 'object' && value !== null) parts.add(value);
    }
  }
}

function hasPlainStart({ lhs }: RangeToken): boolean {
  const start: unknown = 'content' in lhs ? lhs.content : undefined;
  return typeof start === 'number' && Math.abs(start) < 1_000_000_000;
}
