import type { TemplateError } from '../errors.ts';
import type { Facts } from '../facts/facts.ts';
import { problemWithoutSecrets } from './problem.ts';
import type { WordSettings } from './rendering.ts';

/** What the author's condition says. One that cannot be decided lets the message go out, with what is wrong. */
export type ConditionDecision = { readonly type: 'send'; readonly problem?: TemplateError } | { readonly type: 'skip' };

type ConditionSettings = Pick<WordSettings, 'onlyIf' | 'variables' | 'timeZone' | 'redactor'>;

/** Facts that the condition names. The template engine is loaded only where there is one. */
export async function factsDeciding({ onlyIf }: ConditionSettings): Promise<readonly string[]> {
  if (onlyIf === undefined) return [];
  const { namesInCondition } = await import('./templates/liquid.ts');
  return namesInCondition(onlyIf);
}

/**
 * @param now milliseconds since the epoch
 * @param unread names among them of facts that should have been read and could not
 */
export async function decideCondition(
  { onlyIf, variables, timeZone, redactor }: ConditionSettings,
  facts: Facts,
  now: number,
  unread: readonly string[],
): Promise<ConditionDecision> {
  if (onlyIf === undefined) return { type: 'send' };
  const { decideCondition, unreadProblem } = await import('./templates/liquid.ts');
  const verdict = decideCondition(onlyIf, { facts, variables, timeZone, now });
  if (verdict.type === 'fault')
    return { type: 'send', problem: problemWithoutSecrets(verdict.problem, [onlyIf], (text) => redactor.redact(text)) };
  if (unread.length > 0) return { type: 'send', problem: unreadProblem(unread) };
  return verdict.holds ? { type: 'send' } : { type: 'skip' };
}
