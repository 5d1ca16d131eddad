/** Builds the names for templates: facts, the author's variables, and sections. */

import type { Fact, FactFields } from '../../build/fact.ts';
import { FACTS, type Facts } from '../../build/facts.ts';
import { WEEKDAYS } from '../../build/groups/base.ts';
import { clockTime } from '../../text/format.ts';
import { mapStrings } from '../../text/redaction/map-strings.ts';
import { escapeLinkUrl } from '../markdown/escape.ts';
import { asOneLine } from '../markdown/plain.ts';
import { runUrl } from '../sections/run.ts';
import type { Section, SectionInput } from '../sections/section.ts';
import { SECTIONS } from '../sections/section-registry.ts';
import { FinishedText, OpenMap } from './values.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Returns every name with its value; an unknown fact is `null`. */
export function templateScope(input: SectionInput, variables: Variables): object {
  const sections = Object.entries<Section>(SECTIONS).map(([name, section]) => {
    const text = section.render(input);
    return [name, text === undefined ? null : new FinishedText(text)];
  });
  const scope = {
    ...completeGroup(visibleFacts(input), FACTS),
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
      return typeof value === 'string' ? asOneLine(value) : null;
    case 'list':
      return Array.isArray(value) ? value.map((entry: unknown) => asOneLine(String(entry))) : null;
    case 'map':
      return new OpenMap(mapStrings({ ...value }, {}, asOneLine));
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
export function factNames(parts: FactFields = FACTS, prefix = ''): readonly string[] {
  return Object.entries(parts).flatMap(([name, fact]) => {
    const inner = fact.type === 'group' ? factNames(fact.parts, `${prefix}${name}.`) : [];
    return [prefix + name, ...inner];
  });
}

/** Lists all names with their dots, such as `commit.author.name`, `vars.team`, `sections.commit`. */
export function namesInScope(variables: Variables): readonly string[] {
  const vars = Object.keys(variables).map((name) => `vars.${name}`);
  const sections = Object.keys(SECTIONS).map((name) => `sections.${name}`);
  return [...factNames(), 'vars', ...vars, 'sections', ...sections];
}

/** Returns the facts with the clock, and with the marker in the URL of the run. */
function visibleFacts(input: SectionInput): SectionInput['facts'] {
  const facts = withClock(input);
  const url = runUrl(input);
  return facts.run === undefined || url === undefined ? facts : { ...facts, run: { ...facts.run, url } };
}

/** Adds the current time in `time-zone`, which only the author's texts use. */
export function withClock({ facts, now: at, timeZone }: Pick<SectionInput, 'facts' | 'now' | 'timeZone'>): Facts {
  if (at === undefined) return facts;
  const { day: date, time, weekday } = clockTime(new Date(at), timeZone);
  const now = { date, time, hour: Number(time.slice(0, 2)), weekday: WEEKDAYS[weekday] ?? WEEKDAYS[0] };
  return { ...facts, now };
}
