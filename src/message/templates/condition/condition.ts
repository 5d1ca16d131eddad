/** The author's condition (`only-if`), decided by Liquid. Heavy: imported only where there is one. */

import { isTruthy, type Liquid, type Template, Tokenizer, Value } from 'liquidjs';
import type { Remark } from '../../../remark.ts';
import { listed, shortName } from '../../../text/phrases.ts';
import { asOneLine } from '../../markdown/plain.ts';
import type { SectionInput } from '../../sections/section.ts';
import { comparisonsIn } from '../analysis/comparisons.ts';
import { impossibleValue } from '../analysis/impossible.ts';
import { carryOut } from '../budget.ts';
import { createEngine, knownNames } from '../engine.ts';
import { mistakesOf } from '../errors.ts';
import { eachPlaceOnce, mistakeRemark, type TemplateMistake } from '../mistake.ts';
import { unknownNames } from '../names.ts';
import { makeSafe } from '../parse.ts';
import { templateScope, type Variables } from '../scope.ts';
import { OwnNames } from '../values.ts';
import { decidingValues } from './deciding-values.ts';
import { isLowerBound, possibleFacts } from './lower-bound.ts';
import { conditionFault } from './syntax.ts';

/** Whether the facts fulfil it, or what is wrong with it. `values` are those that decided, in words. */
export type ConditionResult =
  | { readonly type: 'decided'; readonly holds: boolean; readonly values: string }
  | { readonly type: 'fault'; readonly problem: Remark };

interface ConditionInput {
  readonly facts: SectionInput['facts'];
  readonly variables: Variables;
  /** Of the `date` filter; an IANA name. */
  readonly timeZone: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const NAME = 'only-if';

/** Never throws for what a condition does. A fact that is not known counts as empty, and so as not fulfilled. */
export function decideCondition(
  condition: string,
  { facts, variables, timeZone, now }: ConditionInput,
): ConditionResult {
  const engine = createEngine(String, { part: NAME, timeZone, now });
  const names = knownNames(engine, variables);
  const text = asOneLine(condition);
  const wrong = (mistake: TemplateMistake): ConditionResult => ({ type: 'fault', problem: remarkOn(text, mistake) });
  try {
    const fault = conditionFault(text);
    if (fault !== undefined) return wrong({ ...fault, at: { line: 1, column: fault.at + 1, length: 1 } });
    const { value, parts } = parseCondition(engine, text);
    const [never] = eachPlaceOnce(parts.flatMap(comparisonsIn).flatMap((one) => impossibleValue(one) ?? []));
    if (never !== undefined) return wrong(never);
    const analysis = engine.analyzeSync([templateOf(value)], { partials: false });
    const [mistyped] = eachPlaceOnce(unknownNames(analysis, names));
    if (mistyped !== undefined) return wrong(mistyped);
    const holds = (possible: ConditionInput['facts']) => {
      const scope = templateScope({ facts: possible }, variables);
      const context = new OwnNames(scope, engine.options, { sync: true }, { liquid: engine });
      return isTruthy(carryOut(value.value(context, true)), context);
    };
    const named = namesOf(engine, value);
    const [first = false, ...others] = possibleFacts(facts, named, text).map(holds);
    if (others.some((other) => other !== first)) return wrong(openMistake(facts, named));
    return { type: 'decided', holds: first, values: decidingValues(facts, named) };
  } catch (error) {
    const [mistake = { says: 'it failed', hint: '' }] = mistakesOf(error, names);
    return wrong(mistake);
  }
}

/** Facts that the condition names, with their dots; none where it cannot be parsed. */
export function namesInCondition(condition: string): readonly string[] {
  const engine = createEngine(String, { part: NAME, timeZone: 'UTC', now: 0 });
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
export function unreadProblem(names: readonly string[]): Remark {
  const hint = 'The notice beside this one says why; without one, it lies further back than was looked.';
  return remarkOn('', { says: `${listed(names.map(shortName))} could not be read`, hint });
}

/** A number is known only as far as it was counted, and further on the condition may turn. */
function openMistake(facts: ConditionInput['facts'], names: readonly string[]): TemplateMistake {
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
