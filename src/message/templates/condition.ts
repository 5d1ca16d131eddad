/** The author's condition (`only-if`), decided by Liquid. Heavy: imported only where there is one. */

import { isTruthy, type Liquid, type Template, Tokenizer, Value } from 'liquidjs';
import { FACTS } from '../../facts/fact-registry.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Remark } from '../../remark.ts';
import { skipped } from '../../stop.ts';
import { firstFew } from '../../text/first-few.ts';
import { listed, shortName } from '../../text/phrases.ts';
import { asOneLine } from '../markdown/plain.ts';
import type { ConditionDecision } from '../rendering.ts';
import type { SectionInput } from '../sections/section.ts';
import { carryOut } from './budget.ts';
import { conditionFault } from './condition-syntax.ts';
import { createEngine, knownNames } from './engine.ts';
import { mistakeOf } from './errors.ts';
import { mistakeRemark, type TemplateMistake, withoutSecrets } from './mistake.ts';
import { templateScope, type Variables, withClock } from './scope.ts';
import { checkParts, namesIn, unknownIn } from './template.ts';
import { OwnNames } from './values.ts';

interface ConditionInput extends Pick<SectionInput, 'facts' | 'timeZone' | 'now'> {
  readonly variables: Variables;
  /** Facts among its names that should have been read and could not. */
  readonly unread: readonly string[];
  /** Takes the secrets out of a text. */
  readonly hide: (text: string) => string;
}

const NAME = 'only-if';

/** Never throws for what a condition does. A fact that is not known counts as empty, and so as not fulfilled. */
export function decideCondition(condition: string, input: ConditionInput): ConditionDecision {
  const { variables, unread, hide, timeZone, now } = input;
  const facts = withClock(input);
  const engine = createEngine({ part: NAME, timeZone, now });
  const wrong = (mistake: TemplateMistake): ConditionDecision => ({
    problem: withoutSecrets(mistakeRemark({ part: NAME, text: condition }, mistake), [condition], hide),
  });
  const { value, names, mistake } = readCondition(engine, condition, variables);
  if (value === undefined) return wrong(mistake);
  try {
    const context = new OwnNames(
      templateScope({ facts }, variables),
      engine.options,
      { sync: true },
      { liquid: engine },
    );
    const holds = isTruthy(carryOut(value.value(context, false)), context);
    if (unread.length > 0) return wrong(unreadMistake(unread));
    if (holds) return {};
    const values = decidingValues(facts, names);
    return { stop: skipped('only-if', `the condition of only-if is not fulfilled${values && `: ${values}`}`) };
  } catch (error) {
    return wrong(mistakeOf(error, knownNames(engine, variables)));
  }
}

/** What is wrong with it, whatever the facts are. */
export function conditionMistake(condition: string): Remark | undefined {
  const { mistake } = readCondition(createEngine({ part: NAME }), condition, {});
  return mistake && mistakeRemark({ part: NAME, text: condition }, mistake);
}

/** Facts that the condition names, with their dots; none where it cannot be parsed. */
export function namesInCondition(condition: string): readonly string[] {
  return readCondition(createEngine({ part: NAME }), condition, {}).names;
}

type ReadCondition = { readonly names: readonly string[] } & (
  | { readonly value: Value; readonly mistake?: undefined }
  | { readonly value?: undefined; readonly mistake: TemplateMistake }
);

function readCondition(engine: Liquid, condition: string, variables: Variables): ReadCondition {
  const known = knownNames(engine, variables);
  const text = asOneLine(condition);
  try {
    const fault = conditionFault(text);
    if (fault !== undefined) return { names: [], mistake: fault };
    const token = new Tokenizer(text, engine.options.operators, undefined, undefined, true).readFilteredValue();
    checkParts([token]);
    const value = new Value(token, engine);
    const found = engine.analyzeSync([templateOf(value)], { partials: false });
    const [names, mistake] = [namesIn(found), unknownIn(found, known)];
    return mistake === undefined ? { value, names } : { names, mistake };
  } catch (error) {
    return { names: [], mistake: mistakeOf(error, known) };
  }
}

/** As the engine's analysis wants it. */
function templateOf(value: Value): Template {
  return {
    token: value.initial.postfix[0],
    *render() {},
    *arguments() {
      yield value;
    },
  } as Template;
}

/** Facts that it names could not be read, so what it would say is not known. */
function unreadMistake(names: readonly string[]): TemplateMistake {
  const hint = 'The notice beside this one says why; without one, it lies further back than was looked.';
  return { says: `${listed(names.map(shortName))} could not be read`, hint };
}

/** Values that are shown. */
const MAX_VALUES = 5;
/** What may stand in an output: anyone may have written a title, but names of branches, people and jobs look like this. */
const SHOWN = /^(?:[\w./ ()-]{1,60}|\d\d:\d\d)$/;

/** `failures_in_a_row is 2, change is "broken", release is not known`; empty where it names no fact. */
function decidingValues(facts: Facts, names: readonly string[]): string {
  const ofFacts = names.filter((name) => !name.startsWith('vars'));
  return firstFew(
    ofFacts.map((name) => `${name} is ${valueWords(facts, name)}`),
    MAX_VALUES,
  ).join(', ');
}

function valueWords(facts: Facts, name: string): string {
  const path = name.split('.');
  const value = path.reduce<unknown>(propertyOf, facts);
  if (value === undefined || value === null) return 'not known';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'known';
  // What was given to a dispatch is nobody else's concern.
  const isOpen = FACTS[path[0] ?? '']?.type !== 'map';
  return isOpen && typeof value === 'string' && SHOWN.test(value) ? `"${value}"` : 'another text';
}

function propertyOf(value: unknown, name: string): unknown {
  if (name === 'size' && (typeof value === 'string' || Array.isArray(value))) return value.length;
  const isKnown = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isKnown ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
