/** The author's condition (`only-if`), decided by Liquid. Heavy: imported only where there is one. */

import { isTruthy, type Liquid, type Template, Tokenizer, Value } from 'liquidjs';
import { FACTS } from '../../../facts/fact-registry.ts';
import type { Facts } from '../../../facts/facts.ts';
import type { Remark } from '../../../remark.ts';
import { skipped } from '../../../stop.ts';
import { firstFew } from '../../../text/first-few.ts';
import { listed, shortName } from '../../../text/phrases.ts';
import { asOneLine } from '../../markdown/plain.ts';
import type { ConditionDecision } from '../../rendering.ts';
import type { SectionInput } from '../../sections/section.ts';
import { comparisonsIn } from '../analysis/comparisons.ts';
import { impossibleValue } from '../analysis/impossible.ts';
import { carryOut } from '../budget.ts';
import { withClock } from '../clock.ts';
import { createEngine, knownNames } from '../engine.ts';
import { type KnownNames, mistakesOf } from '../errors.ts';
import { eachPlaceOnce, mistakeRemark, type TemplateMistake, withoutSecrets } from '../mistake.ts';
import { unknownNames } from '../names.ts';
import { makeSafe } from '../parse.ts';
import { templateScope, type Variables } from '../scope.ts';
import { OwnNames } from '../values.ts';
import { conditionFault } from './syntax.ts';

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
  const { variables, unread, hide, facts: _, ...clock } = input;
  const facts = withClock(input);
  const engine = createEngine({ part: NAME, ...clock });
  const names = knownNames(engine, variables);
  const text = asOneLine(condition);
  const wrong = (mistake: TemplateMistake): ConditionDecision => ({
    problem: withoutSecrets(remarkOn(text, mistake), [condition], hide),
  });
  try {
    const { value, mistake } = readCondition(engine, text, names);
    if (mistake !== undefined) return wrong(mistake);
    const holds = (possible: Facts) => {
      const scope = templateScope({ facts: possible }, variables);
      const context = new OwnNames(scope, engine.options, { sync: true }, { liquid: engine });
      return isTruthy(carryOut(value.value(context, true)), context);
    };
    const named = namesOf(engine, value);
    const [first = false, ...others] = possibleFacts(facts, named, text).map(holds);
    if (others.some((other) => other !== first)) return wrong(openMistake(facts, named));
    if (unread.length > 0) return { problem: unreadProblem(unread) };
    if (first) return {};
    const values = decidingValues(facts, named);
    return { stop: skipped('only-if', `the condition of only-if is not fulfilled${values && `: ${values}`}`) };
  } catch (error) {
    return wrong(mistakeOf(error, names));
  }
}

/** What is wrong with it, whatever the facts are. */
export function conditionMistake(condition: string): Remark | undefined {
  const engine = createEngine({ part: NAME });
  const text = asOneLine(condition);
  const { mistake } = readCondition(engine, text, knownNames(engine, {}));
  return mistake && remarkOn(text, mistake);
}

type ReadCondition =
  | { readonly value: Value; readonly mistake?: undefined }
  | { readonly value?: undefined; readonly mistake: TemplateMistake };

function readCondition(engine: Liquid, text: string, names: KnownNames): ReadCondition {
  try {
    const fault = conditionFault(text);
    if (fault !== undefined) return { mistake: fault };
    const { value, parts } = parseCondition(engine, text);
    const never = eachPlaceOnce(parts.flatMap(comparisonsIn).flatMap((one) => impossibleValue(one) ?? []));
    const analysis = engine.analyzeSync([templateOf(value)], { partials: false });
    const [mistake] = [...never, ...eachPlaceOnce(unknownNames(analysis, names))];
    return mistake === undefined ? { value } : { mistake };
  } catch (error) {
    return { mistake: mistakeOf(error, names) };
  }
}

function mistakeOf(error: unknown, names: KnownNames): TemplateMistake {
  const [mistake = { says: 'it failed', hint: '' }] = mistakesOf(error, names);
  return mistake;
}

/** Facts that the condition names, with their dots; none where it cannot be parsed. */
export function namesInCondition(condition: string): readonly string[] {
  const engine = createEngine({ part: NAME });
  try {
    return namesOf(engine, parseCondition(engine, asOneLine(condition)).value);
  } catch {
    return [];
  }
}

function namesOf(engine: Liquid, value: Value): readonly string[] {
  const paths = engine.globalVariableSegmentsSync([templateOf(value)]);
  return paths.map((segments) => segments.filter((segment) => typeof segment === 'string').join('.'));
}

/** Facts that it names could not be read, so what it would say is not known. */
function unreadProblem(names: readonly string[]): Remark {
  const hint = 'The notice beside this one says why; without one, it lies further back than was looked.';
  return remarkOn('', { says: `${listed(names.map(shortName))} could not be read`, hint });
}

/** A number is known only as far as it was counted, and further on the condition may turn. */
function openMistake(facts: Facts, names: readonly string[]): TemplateMistake {
  const counted = decidingValues(
    facts,
    names.filter((name) => isLowerBound(facts, name)),
  );
  return { says: `${counted}, and it was not counted further`, hint: 'Compare with a smaller number.' };
}

interface ParsedCondition {
  readonly value: Value;
  /** All that it is made of. */
  readonly parts: readonly object[];
}

function parseCondition(engine: Liquid, text: string): ParsedCondition {
  const tokenizer = new Tokenizer(text, engine.options.operators, undefined, undefined, true);
  const token = tokenizer.readFilteredValue();
  const parts: object[] = [];
  makeSafe([token], (part) => parts.push(part));
  return { value: new Value(token, engine), parts };
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

function remarkOn(text: string, mistake: TemplateMistake): Remark {
  return mistakeRemark({ part: NAME, text }, mistake);
}

/** Values that are told, and characters of one. */
const MOST_VALUES = 5;
/** What may stand in an output: anyone may have written a title, but names of branches, people and jobs look like this. */
const SHOWN = /^(?:[\w./ ()-]{1,60}|\d\d:\d\d)$/;

/** `failures_in_a_row is 2, change is broken, release is not known`; empty where it names no fact. */
function decidingValues(facts: Facts, names: readonly string[]): string {
  const different = [...new Set(names)].filter((name) => !name.startsWith('vars'));
  const values = different.map((name) => `${name} is ${valueWords(facts, name)}`);
  return firstFew(values, MOST_VALUES).join(', ');
}

function valueWords(facts: Facts, name: string): string {
  const path = name.split('.');
  const value = valueAt(facts, path);
  if (value === undefined || value === null) return 'not known';
  if (typeof value === 'number') return isLowerBound(facts, name) ? `at least ${value}` : String(value);
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'known';
  // What was given to a dispatch is nobody else's concern.
  const isOpen = FACTS[path[0] ?? '']?.type !== 'map';
  return isOpen && typeof value === 'string' && SHOWN.test(value) ? `"${value}"` : 'another text';
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (name === 'size' && (typeof value === 'string' || Array.isArray(value))) return value.length;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return valueAt((value as Readonly<Record<string, unknown>>)[name], rest);
}

/** No row is longer. */
const ENDLESS = 1_000_000;

/** True where the fact of this name is a number known only as "at least so many": a condition must hold for all that it may be. */
function isLowerBound(facts: Facts, name: string): boolean {
  const fact = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined;
  const end = fact?.leastWithout;
  return end !== undefined && typeof valueAt(facts, [name]) === 'number' && valueAt(facts, [end]) === undefined;
}

/**
 * The facts with every value of such numbers that the condition may tell apart: the least one, and around each number that
 * it compares with.
 *
 * @param names facts that the condition names
 */
function possibleFacts(facts: Facts, names: readonly string[], condition: string): readonly Facts[] {
  const numbers = [...condition.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Math.floor(Number(figure)));
  const bounds = [...new Set(names)].filter((name) => isLowerBound(facts, name));
  return bounds.reduce<readonly Facts[]>(
    (all, name) => {
      const least = Number(valueAt(facts, [name]));
      const around = numbers.flatMap((number) => [number - 1, number, number + 1]);
      const values = new Set([least, least + 1, ...around.filter((one) => one > least), ENDLESS]);
      return all.flatMap((one) => [...values].map((value) => ({ ...one, [name]: value })));
    },
    [facts],
  );
}
