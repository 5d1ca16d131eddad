import type { Conclusion } from '../settings/conclusion.ts';
import type { When } from '../settings/options.ts';
import type { MissingDestination, Settings } from '../settings/settings.ts';
import type { Base } from './base.ts';

/** Why nothing is to be sent now. */
export interface Skip {
  readonly reason: string;
  readonly hint: string;
}

/** Decides, as early as the facts allow, whether there is anything to send. Undefined: send. */
export function whyNotToSend(settings: Settings, { facts, over }: Base): Skip | undefined {
  if (!over) return { reason: 'what this event reports is not over yet', hint: '' };
  if (!isWanted(settings.when, facts.conclusion)) {
    const ended = facts.conclusion ?? 'not known';
    return { reason: `the conclusion is ${ended}, and when says ${settings.when.join(', ')}`, hint: '' };
  }
  return settings.destination.type === 'missing' ? missing(settings.destination) : undefined;
}

/** Whether `when` asks for this conclusion. An unknown one is sent with `always` only. */
function isWanted(when: readonly When[], conclusion: Conclusion | undefined): boolean {
  if (when.includes('always')) return true;
  const word = conclusion === 'timed_out' ? 'failure' : conclusion;
  return when.some((one) => one === word);
}

function missing({ options }: MissingDestination): Skip {
  const names = options.length < 2 ? options.join('') : `${options.slice(0, -1).join(', ')} and ${options.at(-1)}`;
  return {
    reason: `${names} ${options.length < 2 ? 'is' : 'are'} empty, so there is nowhere to send to`,
    hint: 'If the value comes from a secret, check that the secret exists and reaches this job (forks and Dependabot get none)',
  };
}
