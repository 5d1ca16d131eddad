/** The author's condition (`only-if`), decided by Liquid. Heavy: imported only where there is one. */

import { FACTS } from '../../build/fact-registry.ts';
import type { Facts } from '../../build/facts.ts';
import { skipSending } from '../../not-sent.ts';
import { listed, shortName } from '../../text/format.ts';
import { truncateList } from '../../text/truncate-list.ts';
import type { ConditionDecision } from '../render-types.ts';
import type { SectionInput } from '../sections/section.ts';
import type { Source } from '../sources.ts';
import { renderSource } from './custom-template.ts';
import { createEngine } from './engine.ts';
import { mistakeRemark } from './errors.ts';
import { type Variables, withClock } from './scope.ts';
import { readTemplate } from './template.ts';

interface ConditionInput extends Pick<SectionInput, 'facts' | 'timeZone' | 'now'> {
  readonly variables: Variables;
  /** Facts among its names that should have been read and could not. */
  readonly unread: readonly string[];
  /** Takes the secrets out of a text. */
  readonly hide: (text: string) => string;
}

/** Never throws for what a condition does. A fact that is not known counts as empty, and so as not fulfilled. */
export function evaluateLiquidCondition(condition: string, input: ConditionInput): ConditionDecision {
  const { unread, variables, hide, ...section } = input;
  const source = parseSource(condition);
  const { text, names, remarks } = renderSource(source, { section, variables, hide });
  if (text === undefined) return { problem: remarks[0] };
  if (unread.length > 0) {
    const hint = 'The notice beside this one says why; without one, it lies further back than was looked.';
    return { problem: mistakeRemark(source, { says: `${listed(unread.map(shortName))} could not be read`, hint }) };
  }
  if (text === 'true') return {};
  const values = decidingValues(withClock(input), names);
  return { stop: skipSending('only-if', `the condition of only-if is not fulfilled${values && `: ${values}`}`) };
}

/** Facts that the condition names, with their dots; none where it cannot be parsed. */
export function namesInCondition(condition: string): readonly string[] {
  return readTemplate(createEngine({ part: 'only-if' }), parseSource(condition), {}).names;
}

function parseSource(text: string): Source {
  return { part: 'only-if', text };
}

/** Values that are shown. */
const MAX_VALUES = 5;
/** What may stand in an output: anyone may have written a title, but names of branches, people and jobs look like this. */
const SHOWN = /^(?:[\w./ ()-]{1,60}|\d\d:\d\d)$/;

/** `failures_in_a_row is 2, change is "broken", release is not known`; empty where it names no fact. */
function decidingValues(facts: Facts, names: readonly string[]): string {
  const ofFacts = names.filter((name) => !name.startsWith('vars'));
  return truncateList(
    ofFacts.map((name) => `${name} is ${formatValue(facts, name)}`),
    MAX_VALUES,
  ).join(', ');
}

function formatValue(facts: Facts, name: string): string {
  const path = name.split('.');
  const value = path.reduce<unknown>(parseProperty, facts);
  if (value === undefined || value === null) return 'not known';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'known';
  // What was given to a dispatch is nobody else's concern.
  const isOpen = FACTS[path[0] ?? '']?.type !== 'map';
  return isOpen && typeof value === 'string' && SHOWN.test(value) ? `"${value}"` : 'another text';
}

function parseProperty(value: unknown, name: string): unknown {
  if (name === 'size' && (typeof value === 'string' || Array.isArray(value))) return value.length;
  const isKnown = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isKnown ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
