/** Checks the author's texts, and evaluates the condition. Loads the template engine only if there are any. */

import type { Facts } from '../build/facts.ts';
import { type Diagnostic, notice } from '../diagnostic.ts';
import { type ConditionDecision, type TextSettings, toSources } from './render-types.ts';

export function loadTemplates() {
  return import(/* webpackChunkName: "templates" */ './templates/custom-template.ts');
}

/** Checks the author's texts and condition, and returns each error with its location. */
export async function checkTemplates(texts: Omit<TextSettings, 'variables'>): Promise<readonly Diagnostic[]> {
  const { onlyIf, redactor } = texts;
  const condition = onlyIf === undefined ? [] : [{ part: 'only-if', text: onlyIf } as const];
  const sources = [...condition, ...toSources(texts)];
  if (sources.length === 0) return [];
  const { checkTexts } = await loadTemplates();
  return checkTexts(sources, (text) => redactor.redact(text));
}

type ConditionSettings = Pick<TextSettings, 'onlyIf' | 'variables' | 'timeZone' | 'redactor' | 'drill'>;

/** Returns the facts in the condition. */
export async function factsDeciding({ onlyIf }: Pick<ConditionSettings, 'onlyIf'>): Promise<readonly string[]> {
  if (onlyIf === undefined) return [];
  const { requiredFacts } = await loadTemplates();
  return requiredFacts([{ part: 'only-if', text: onlyIf }], {}).mentioned;
}

/**
 * @param now milliseconds since the epoch
 * @param unread names in the condition of facts that could not be read
 */
export async function evaluateOnlyIf(
  { onlyIf, variables, timeZone, redactor, drill }: ConditionSettings,
  facts: Facts,
  now: number,
  unread: readonly string[],
): Promise<ConditionDecision> {
  if (onlyIf === undefined) return {};
  const { evaluateLiquidCondition } = await loadTemplates();
  const hide = (text: string) => redactor.redact(text);
  const decision = evaluateLiquidCondition(onlyIf, { section: { facts, timeZone, now }, variables, unread, hide });
  if (!drill || decision.stop === undefined) return decision;
  return { problem: notice('drill', `A real failure would not be reported: ${decision.stop.reason}.`) };
}
