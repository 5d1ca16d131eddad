/** How many workflows stand how, and of which nothing is proved. Pure. */

import type { Health, SilentWorkflow } from '../../facts.ts';
import type { HealthRun } from '../health-run.ts';
import type { WorkflowState } from './state.ts';

type HealthStanding = NonNullable<Health['standing']>;

/** One workflow, with all that tells how it stands. */
export interface StandingWorkflow {
  readonly workflow: string;
  readonly repository: string;
  readonly state: WorkflowState;
  /** Its runs that ended in the time that is looked at. */
  readonly runs: readonly HealthRun[];
  /** Why it is not heard of. */
  readonly silent?: SilentWorkflow['why'] | undefined;
  /** True where each push to the branch starts it. */
  readonly pushed: boolean;
}

/** So many runs without an end that counts are no chance. */
const FEWEST = 3;

/** @param whole false where not even all of the workflows may be known */
export function standingOf(all: readonly StandingWorkflow[], whole: boolean): HealthStanding {
  const kinds = Map.groupBy(all, kindOf);
  const names = (kind: Kind) => (kinds.get(kind) ?? []).map(({ workflow, repository }) => ({ workflow, repository }));
  const [green, red] = [names('green').length, names('red').length];
  const workflows = all.length - names('none').length;
  return {
    ...{ workflows, green, red },
    ...{ unended: names('unended'), unrun: names('unrun'), unread: names('unread') },
    all_green: whole && workflows > 0 && green === workflows,
  };
}

type Kind = 'green' | 'red' | 'unended' | 'unrun' | 'unread' | 'none';

/** `none` of what says nothing of the branch: it is switched off, or only pull requests start it. */
function kindOf({ state, runs, silent, pushed }: StandingWorkflow): Kind {
  if (!state.live) return 'none';
  if (state.verdict === 'red') return 'red';
  if (!state.whole) return 'unread';
  if (silent === 'stopped' || silent === 'unheard') return 'unrun';
  const own = runs.filter(({ scope }) => scope !== 'queue');
  const isEndless = own.length >= FEWEST && own.every(({ colour }) => colour === 'none');
  if (silent === 'never_green' || isEndless) return 'unended';
  if (state.verdict === 'green') return 'green';
  return own.length > 0 ? 'unended' : pushed ? 'unrun' : 'none';
}
