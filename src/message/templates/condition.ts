/** Evaluates the author's condition (`only-if`) with Liquid. Heavy: imported only if there is one. */

import { FACTS, type Facts } from '../../build/facts.ts';
import { listed, shortName, truncateList } from '../../text/format.ts';
import type { ConditionDecision, Source } from '../render-types.ts';
import type { SectionInput } from '../sections/section.ts';
import { renderSource } from './custom-template.ts';
import { templateDiagnostic } from './errors.ts';
import { type Variables, withClock } from './scope.ts';
import { propertyFor } from './values.ts';

interface ConditionInput extends Pick<SectionInput, 'facts' | 'timeZone' | 'now'> {
  readonly variables: Variables;
  /** Facts in the condition that could not be read. */
  readonly unread: readonly string[];
  /** Redacts secrets in a text. */
  readonly hide: (text: string) => string;
}

/** Never throws for errors of the condition. An unknown fact counts as empty, so as not fulfilled. */
export function evaluateLiquidCondition(condition: string, input: ConditionInput): ConditionDecision {
  const { unread, variables, hide, ...section } = input;
  const source: Source = { part: 'only-if', text: condition };
  const { text, names, diagnostics } = renderSource(source, { section, variables, hide });
  if (text === undefined) return { problem: diagnostics[0] };
  if (unread.length > 0) {
    const message = `${listed(unread.map(shortName))} could not be read`;
    const hint = 'The notice beside this one says why; without one, it lies further back than was looked.';
    return { problem: templateDiagnostic(source, { message, hint }, hide) };
  }
  if (text === 'true') return {};
  const values = decidingValues(withClock(input), names);
  return { stop: { by: 'only-if', reason: `the condition of only-if is not fulfilled${values && `: ${values}`}` } };
}

/** Maximum shown values. */
const MAX_VALUES = 5;
/** Values that may be shown: anyone may have written a title, but names of branches, people, and jobs match this. */
const SHOWN = /^(?:[\w./ ()-]{1,60}|\d\d:\d\d)$/;

/** `failures_in_a_row is 2, change is "broken", release is not known`; empty without facts. */
function decidingValues(facts: Facts, names: readonly string[]): string {
  const ofFacts = names.filter((name) => !name.startsWith('vars'));
  return truncateList(
    ofFacts.map((name) => `${name} is ${formatValue(facts, name)}`),
    MAX_VALUES,
  ).join(', ');
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
  return hasSize && name === 'size' ? value.length : propertyFor(value, name);
}
