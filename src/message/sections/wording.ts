/** Words for conclusions, durations and people, the same in all sections. */

import type { BaseFacts, Conclusion, Person } from '../../facts/types.ts';
import { clip, plainLine } from '../markdown/plain.ts';
import type { FactName } from './types.ts';

/** How it ended, in words. */
interface Ending {
  readonly icon: string;
  /** Completes a sentence that starts with the workflow's name. */
  readonly verb: string;
  readonly red: boolean;
}

const ENDINGS: Readonly<Record<Conclusion, Ending>> = {
  success: { icon: '✅', verb: 'passed', red: false },
  failure: { icon: '❌', verb: 'failed', red: true },
  timed_out: { icon: '⏱️', verb: 'timed out', red: true },
  cancelled: { icon: '⚪', verb: 'was cancelled', red: false },
  skipped: { icon: '⚪', verb: 'was skipped', red: false },
  neutral: { icon: '⚪', verb: 'finished without a verdict', red: false },
  action_required: { icon: '✋', verb: 'needs an approval', red: false },
  in_progress: { icon: '🚀', verb: 'started', red: false },
};

/** What is not over yet, by the state of the deployment. */
const STATES: ReadonlyMap<string | undefined, string> = new Map([
  ['queued', 'is queued'],
  ['pending', 'is pending'],
  ['waiting', 'is waiting'],
  ['in_progress', 'is in progress'],
  ['inactive', 'is no longer active'],
]);

export const ENDING_READS = ['conclusion', 'deployment', 'event'] as const satisfies readonly FactName[];

/** How it ended, or how far it is. */
export function ending(facts: BaseFacts): Ending {
  const { conclusion, deployment } = facts;
  if (conclusion === undefined) {
    const state = STATES.get(deployment?.state);
    return state === undefined
      ? { icon: '❔', verb: 'ended, but nothing tells how', red: false }
      : { icon: '⏳', verb: state, red: false };
  }
  const found = ENDINGS[conclusion];
  return isDeployment(facts) && conclusion === 'success' ? { ...found, verb: 'succeeded' } : found;
}

/** True when the event is about a deployment, whatever runs because of it. */
export function isDeployment(facts: BaseFacts): boolean {
  return facts.deployment !== undefined && facts.event.name.startsWith('deployment');
}

export const REPORTED_READS = ['deployment', 'event', 'workflow', 'job'] as const satisfies readonly FactName[];

/** The name of what is reported, as plain text: the workflow, or the deployment. */
export function reportedName(facts: BaseFacts): string {
  if (isDeployment(facts)) return `Deploy to ${shortPlain(facts.deployment?.environment, 80) ?? 'an environment'}`;
  return shortPlain(facts.workflow, 100) ?? shortPlain(facts.job?.name, 100) ?? 'The build';
}

/** A person's name as plain text: the full one, else the login. */
export function personName(person: Person | undefined): string | undefined {
  return shortPlain(person?.name ?? person?.login, 60);
}

/** The text on one line of at most `max` characters, not escaped; undefined when nothing is left to see. */
export function shortPlain(text: string | undefined, max: number): string | undefined {
  if (text === undefined) return undefined;
  // Cut first as well, so that no time is spent on a megabyte of which one line is shown.
  const plain = clip(plainLine(text.slice(0, max * 8)), max);
  return plain === '' ? undefined : plain;
}

/** `48s`, `3m 12s`, `2h 5m`, `1d 3h`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const units: readonly (readonly [number, string])[] = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'm'],
    [whole % 60, 's'],
  ];
  const first = units.findIndex(([amount]) => amount > 0);
  if (first === -1) return '0s';
  const shown = units.slice(first, first + 2).filter(([amount]) => amount > 0);
  return shown.map(([amount, unit]) => `${amount}${unit}`).join(' ');
}
