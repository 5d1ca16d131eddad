import type { Facts } from '../build/facts.ts';
import { notice } from '../diagnostic.ts';
import { loadTemplates } from './load-templates.ts';
import type { ConditionDecision, TextSettings } from './render-types.ts';

type ConditionSettings = Pick<TextSettings, 'onlyIf' | 'variables' | 'timeZone' | 'redactor' | 'drill'>;

/** Returns the facts in the condition. Loads the template engine only if there is one. */
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
