/** Every recorded build, in the order of the list. A new one is a row of its group. */
import type { Build } from './build.ts';
import { PULL_REQUESTS, PUSHES, WHOLE_RUNS } from './groups/code.ts';
import { OTHER_EVENTS, SCHEDULES_AND_DISPATCHES } from './groups/others.ts';
import { RELEASES } from './groups/releases.ts';

export const BUILDS: readonly Build[] = [
  ...WHOLE_RUNS,
  ...PUSHES,
  ...PULL_REQUESTS,
  ...RELEASES,
  ...SCHEDULES_AND_DISPATCHES,
  ...OTHER_EVENTS,
];

/** The one that is shown first. */
export const FIRST_BUILD = 'run-red';

export function buildNamed(id: string): Build | undefined {
  return BUILDS.find((build) => build.id === id);
}
