import type { Facts } from '../build/facts.ts';
import { notice } from '../diagnostic.ts';
import { loadTemplates } from './load-templates.ts';
import type { ConditionDecision, WordSettings } from './render-types.ts';

type ConditionSettings = Pick<WordSettings, 'onlyIf' | 'variables' | 'timeZone' | 'redactor' | 'drill'>;

/** Facts that the condition names. The template engine is loaded only where there is one. */
export async function factsDeciding({ onlyIf }: ConditionSettings): Promise<readonly string[]> {
  if (onlyIf === undefined) return [];
  const { namesInCondition } = await loadTemplates();
  return namesInCondition(onlyIf);
}

/**
 * @param now milliseconds since the epoch
 * @param unread names among them of facts that should have been read and could not
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
