import type { World } from '../../world.ts';
import type { Base } from '../base.ts';
import type { Facts } from '../types.ts';
import type { Api } from './client.ts';
import type { Faults } from './faults.ts';
import type { RunKey } from './jobs.ts';

/** What the loaders work with. */
export interface Context {
  readonly api: Api;
  readonly base: Base;
  readonly faults: Faults;
  /** True when one job is reported; false for a whole run. */
  readonly oneJob: boolean;
  /** What the `status` option says: the author's word, the jobs a summary job needs, the whole run, or nothing. */
  readonly status: 'conclusion' | 'needs' | 'workflow' | undefined;
  /** Hides credentials in what programs wrote: those that are known, and what looks like one. */
  readonly hide: (text: string) => string;
  readonly world: Pick<World, 'now' | 'sleep'>;
}

/** The value, or undefined and a fault that names what the message goes without. */
export async function orFault<T>(faults: Faults, fact: string, reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    faults.add(fact, error);
    return undefined;
  }
}

/** The run that is reported; undefined where the event reports none of Actions. */
export function runKey({ run }: Facts): RunKey | undefined {
  return run?.id === undefined ? undefined : { id: run.id, attempt: run.attempt ?? 1 };
}
