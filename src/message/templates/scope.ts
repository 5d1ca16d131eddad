/** What templates can name: the facts, the author's variables, and the sections. */

import type { Facts } from '../../facts/facts.ts';
import { WEEKDAYS } from '../../facts/parts/now.ts';
import { clockTime } from '../../text/calendar.ts';
import { withTextsChanged } from '../../text/redaction/changed-texts.ts';
import { escapeLinkUrl } from '../markdown/escape.ts';
import { asOneLine } from '../markdown/plain.ts';
import { runUrl } from '../sections/run.ts';
import type { Section, SectionInput } from '../sections/section.ts';
import { SECTIONS } from '../sections/section-registry.ts';
import { FinishedText, OpenMap } from './values.ts';
import { isList, knownNames, type NameShape, VOCABULARY } from './vocabulary.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Every name with its value; a fact that is not known is `null`. */
export function templateScope(input: SectionInput, variables: Variables): object {
  const facts = new Map<string, unknown>(Object.entries(shownFacts(input)));
  const sections = lateValues(SECTIONS, (section: Section) => {
    const text = section.render(input);
    return text === undefined ? null : new FinishedText(text);
  });
  const late = lateValues(VOCABULARY, (shape, name) => complete(facts.get(name), shape));
  const given = { vars: variables, sections: Object.create(Object.prototype, sections) };
  // Without a prototype: what it has would be found among the names.
  return Object.assign(Object.create(null, late), given);
}

/** The value with every name of its shape present: what is not known is `null`, which a template renders as nothing. */
function complete(value: unknown, shape: NameShape): unknown {
  if (value === undefined || value === null) return null;
  if (shape === 'url') return typeof value === 'string' ? new FinishedText(escapeLinkUrl(value) ?? '', value) : null;
  if (shape === 'line') return typeof value === 'string' ? asOneLine(value) : null;
  if (shape === 'list') return Array.isArray(value) ? value.map((entry: unknown) => asOneLine(String(entry))) : null;
  if (shape === 'map') return new OpenMap(withTextsChanged({ ...value }, undefined, asOneLine));
  if (typeof shape === 'string') return value;
  if (isList(shape)) return Array.isArray(value) ? value.map((entry: unknown) => complete(entry, shape[0])) : null;
  const known = new Map(Object.entries(value));
  return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, complete(known.get(name), inner)]));
}

/** Each value is made when it is asked for, and once: most templates name few. */
function lateValues<T>(all: Readonly<Record<string, T>>, make: (one: T, name: string) => unknown) {
  const entries = Object.entries(all).map(([name, one]): [string, PropertyDescriptor] => {
    let made: { readonly value: unknown } | undefined;
    const get = () => {
      made ??= { value: make(one, name) };
      return made.value;
    };
    return [name, { enumerable: true, get }];
  });
  return Object.fromEntries(entries);
}

/** All names with their dots, such as `commit.author.name`, `vars.team`, `sections.commit`. */
export function namesInScope(variables: Variables): readonly string[] {
  const own = Object.keys(variables).map((name) => `vars.${name}`);
  const sections = Object.keys(SECTIONS).map((name) => `sections.${name}`);
  return [...knownNames(), 'vars', ...own, 'sections', ...sections];
}

/** The facts with the clock, and with the marker in the address of the run. */
function shownFacts(input: SectionInput): SectionInput['facts'] {
  const facts = withClock(input);
  const url = runUrl(input);
  return facts.run === undefined || url === undefined ? facts : { ...facts, run: { ...facts.run, url } };
}

/** The facts with this moment, as the clocks of `time-zone` show it. Only what an author writes asks for it. */
export function withClock({ facts, now: at, timeZone }: Pick<SectionInput, 'facts' | 'now' | 'timeZone'>): Facts {
  if (at === undefined) return facts;
  const { day: date, time, weekday } = clockTime(new Date(at), timeZone);
  const now = { date, time, hour: Number(time.slice(0, 2)), weekday: WEEKDAYS[weekday] ?? WEEKDAYS[0] };
  return { ...facts, now };
}
