/** Checks the author's texts, and evaluates the condition. Loads the template engine only if there are any. */

import type { Facts } from '../build/facts.ts';
import { type Diagnostic, notice } from '../diagnostic.ts';
import type { ConditionDecision, TextSettings } from './render-types.ts';
import { type Source, toSources } from './sources.ts';

export function loadTemplates() {
  return import(/* webpackChunkName: "templates" */ './templates/liquid.ts');
}

/** Checks the author's texts and condition, and returns each error with its location. */
export async function checkTemplates(texts: Omit<TextSettings, 'variables'>): Promise<readonly Diagnostic[]> {
  const { onlyIf, redactor } = texts;
  const { subject, body } = toSources(texts);
  const condition: Source | undefined = onlyIf === undefined ? undefined : { part: 'only-if', text: onlyIf };
  const sources = [condition, subject, body].filter((source) => source !== undefined);
  if (sources.length === 0) return [];
  const { checkTexts } = await loadTemplates();
  return checkTexts(sources, (text) => redactor.redact(text));
}

type ConditionSettings = Pick<TextSettings, 'onlyIf' | 'variables' | 'timeZone' | 'redactor' | 'drill'>;

/** Returns the facts in the condition. */
export async function factsDeciding({ onlyIf }: ConditionSettings): Promise<readonly string[]> {
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
  const decision = await evaluateLiquidCondition(onlyIf, { facts, variables, timeZone, now, unread, hide });
  if (!drill || decision.stop === undefined) return decision;
  return { problem: notice('drill', `A real failure would not be reported: ${decision.stop.reason}.`) };
}
