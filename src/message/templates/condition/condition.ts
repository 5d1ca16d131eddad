/** The author's condition (`only-if`), decided by Liquid. Heavy: imported only where there is one. */

import { isTruthy, type Liquid, type Template, Tokenizer, Value } from 'liquidjs';
import { TemplateError } from '../../../errors.ts';
import { listed, shortName } from '../../../text/phrases.ts';
import { asOneLine } from '../../markdown/plain.ts';
import type { SectionInput } from '../../sections/section.ts';
import { carryOut } from '../budget.ts';
import { createEngine, knownNames } from '../engine.ts';
import { templateError } from '../errors.ts';
import { mistypedNames } from '../names.ts';
import { makeSafe } from '../parse.ts';
import { templateScope, type Variables } from '../scope.ts';
import { OwnNames } from '../values.ts';
import { conditionFault } from './syntax.ts';

/** Whether the facts fulfil it, or what is wrong with it. */
export type ConditionResult =
  | { readonly type: 'decided'; readonly holds: boolean }
  | { readonly type: 'fault'; readonly problem: TemplateError };

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
  try {
    const fault = conditionFault(text);
    if (fault !== undefined) return { type: 'fault', problem: problemAt(fault.at + 1, fault.says, fault.hint) };
    const value = parseCondition(engine, text);
    const analysis = engine.analyzeSync([templateOf(value)], { partials: false });
    const [mistyped] = mistypedNames({ part: NAME, text }, analysis, names);
    if (mistyped !== undefined) return { type: 'fault', problem: mistyped };
    const context = new OwnNames(
      templateScope({ facts }, variables),
      engine.options,
      { sync: true },
      { liquid: engine },
    );
    return { type: 'decided', holds: isTruthy(carryOut(value.value(context, true)), context) };
  } catch (error) {
    return { type: 'fault', problem: templateError(error, { part: NAME, text }, names) };
  }
}

/** Facts that the condition names, with their dots; none where it cannot be parsed. */
export function namesInCondition(condition: string): readonly string[] {
  const engine = createEngine(String, { part: NAME, timeZone: 'UTC', now: 0 });
  try {
    const paths = engine.globalVariableSegmentsSync([templateOf(parseCondition(engine, asOneLine(condition)))]);
    return paths.map((segments) => segments.filter((segment) => typeof segment === 'string').join('.'));
  } catch {
    return [];
  }
}

/** Facts that it names could not be read, so what it would say is not known. */
export function unreadProblem(names: readonly string[]): TemplateError {
  return new TemplateError(`${NAME}: ${listed(names.map(shortName))} could not be read`, {
    hint: 'The notice beside this one says why.',
  });
}

function parseCondition(engine: Liquid, text: string): Value {
  const tokenizer = new Tokenizer(text, engine.options.operators, undefined, undefined, true);
  const token = tokenizer.readFilteredValue();
  makeSafe([token]);
  return new Value(token, engine);
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

function problemAt(column: number, says: string, hint: string): TemplateError {
  return new TemplateError(`${NAME}, column ${column}: ${says}`, { hint, place: { line: 1, column } });
}
