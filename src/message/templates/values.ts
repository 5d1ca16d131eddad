/** Builds the names of a template with their values: facts, the author's variables, and sections. */

import { Context, Drop, type Liquid } from 'liquidjs';
import type { Fact, FactFields } from '../../build/fact.ts';
import { FACTS, type Facts } from '../../build/facts.ts';
import { clockTime } from '../../text/format.ts';
import { mapStrings } from '../../text/redaction/redactor.ts';
import { escapeLinkUrl } from '../markdown/escape.ts';
import { joinLines } from '../markdown/plain.ts';
import { createRunUrl } from '../sections/location.ts';
import type { Section, SectionInput } from '../sections/section.ts';
import { SECTIONS } from '../sections/section-registry.ts';

/** Finished text: a section, the URL of a fact, a captured text. Not escaped again. */
export class FinishedText extends Drop {
  readonly #markdown: string;
  readonly #value: string;

  constructor(markdown: string, value = markdown) {
    super();
    this.#markdown = markdown;
    this.#value = value;
  }

  /** The input of filters and comparisons, whose result is escaped again. */
  override valueOf(): string {
    return this.#value;
  }

  override toString(): string {
    return this.#value;
  }

  /** The output of the filter `json`. */
  toJSON(): string {
    return this.#value;
  }

  markdown(): string {
    return this.#markdown;
  }

  trimmed(): FinishedText {
    return new FinishedText(this.#markdown.trim(), this.#value.trim());
  }
}

/** A map with external names, such as the inputs of a dispatch: a missing name is empty, not an error. */
class OpenMap extends Map<string, unknown> {
  /** The output of the filter `json`. */
  toJSON(): unknown {
    return Object.fromEntries(this);
  }
}

/** The scope of a template: values show their own properties, and nothing of their prototypes. */
class OwnProperties extends Context {
  override readProperty(group: object, name: string | number | Drop): unknown {
    // The engine checks the clock only between two tags, but one tag may compare long lists thousands of times.
    this.renderLimit.check(performance.now());
    if (group instanceof OpenMap) return group.get(String(name)) ?? null;
    if (group instanceof Drop && String(name) in Object.prototype) return undefined;
    return super.readProperty(group instanceof FinishedText ? Object(group.valueOf()) : group, name);
  }
}

/** Returns an own property; undefined for anything but a group of values. */
export function readOwnProperty(value: unknown, name: string): unknown {
  const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isOwn ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** Creates the scope of every name with its value; an unknown fact is `null`. */
export function createContext(
  engine: Liquid,
  input: SectionInput,
  variables: Readonly<Record<string, unknown>>,
): Context {
  return new OwnProperties(createScope(input, variables), engine.options, { sync: true }, { liquid: engine });
}

function createScope(input: SectionInput, variables: Readonly<Record<string, unknown>>): object {
  const sections = Object.entries<Section>(SECTIONS).map(([name, section]) => {
    const text = section.render(input);
    return [name, text === undefined ? null : new FinishedText(text)];
  });
  // The link of the run contains the marker.
  const { run, ...facts } = withClock(input);
  const scope = {
    ...completeGroup({ ...facts, run: run && { ...run, url: createRunUrl(input) } }, FACTS),
    vars: variables,
    sections: Object.fromEntries(sections),
  };
  // Without a prototype, whose properties would count as names.
  return Object.assign(Object.create(null), scope);
}

/** Adds every name of its fact: an unknown one is `null`, which a template renders as nothing. */
function complete(value: unknown, fact: Fact): unknown {
  if (value === undefined || value === null) return null;
  switch (fact.type) {
    case 'url':
      return typeof value === 'string' ? new FinishedText(escapeLinkUrl(value) ?? '', value) : null;
    case 'line':
      return typeof value === 'string' ? joinLines(value) : null;
    case 'list':
      return Array.isArray(value) ? value.map((entry: unknown) => joinLines(String(entry))) : null;
    case 'map':
      return new OpenMap(Object.entries(mapStrings({ ...value }, {}, joinLines)));
    case 'groups':
      return Array.isArray(value) ? value.map((entry: unknown) => completeGroup(entry, fact.parts)) : null;
    case 'group':
      return completeGroup(value, fact.parts);
    default:
      return value;
  }
}

function completeGroup(value: unknown, parts: FactFields): object {
  const values = new Map<string, unknown>(Object.entries(value ?? {}));
  return Object.fromEntries(Object.entries(parts).map(([name, fact]) => [name, complete(values.get(name), fact)]));
}

/** Lists the names of all facts with their dots, such as `commit.author.name`; none below a list. */
function listFactNames(parts: FactFields = FACTS, prefix = ''): readonly string[] {
  return Object.entries(parts).flatMap(([name, fact]) => {
    const inner = fact.type === 'group' ? listFactNames(fact.parts, `${prefix}${name}.`) : [];
    return [prefix + name, ...inner];
  });
}

/** Lists all names with their dots, such as `commit.author.name`, `vars.team`, `sections.commit`. */
export function listNames(variables: Readonly<Record<string, unknown>>): readonly string[] {
  const vars = Object.keys(variables).map((name) => `vars.${name}`);
  const sections = Object.keys(SECTIONS).map((name) => `sections.${name}`);
  return [...listFactNames(), 'vars', ...vars, 'sections', ...sections];
}

/** Adds the current time in `time-zone`, which only the author's texts use. */
export function withClock({ facts, now: at, timeZone }: Pick<SectionInput, 'facts' | 'now' | 'timeZone'>): Facts {
  if (at === undefined) return facts;
  const { day: date, time, weekday } = clockTime(new Date(at), timeZone);
  return { ...facts, now: { date, time, hour: Number(time.slice(0, 2)), weekday } };
}
