/** Builds that a clock, a person or a program started. */
import type { Build, BuildEnd } from '../build.ts';
import * as others from '../payloads/others.ts';
import { jobAlone } from '../readable.ts';
import { ADA, BEN, runnerOf, SPLIT } from '../shop.ts';
import { buildsOf, PUSH } from './group.ts';

/** A few minutes after the time of its line. */
const NIGHT_START = '2026-03-04T03:04:00Z';

const NIGHT = {
  ...PUSH,
  group: 'By the clock or by hand',
  event: 'schedule',
  payload: () => others.schedule(),
  env: runnerOf('Nightly', 'backup', BEN),
  readable: (end: BuildEnd) => {
    const { run, job, ...known } = jobAlone('backup', 'Run the backup', end);
    const started = { started_at: NIGHT_START } as const;
    return { ...known, run: { ...run, ...started }, job: { name: 'backup', ...job, ...started }, commit: SPLIT };
  },
};

export const SCHEDULES_AND_DISPATCHES: readonly Build[] = buildsOf(NIGHT, [
  { id: 'nightly-red', title: 'The third red night', conclusion: 'failure', change: 'still-failing' },
  { id: 'nightly', title: 'A good night', conclusion: 'success' },
  {
    id: 'dispatch',
    title: 'Started by hand',
    event: 'workflow_dispatch',
    payload: () => others.dispatch(),
    env: runnerOf('Preview', 'deploy', ADA),
    conclusion: 'success',
  },
  {
    id: 'repository-dispatch',
    title: 'Started by a program',
    event: 'repository_dispatch',
    payload: () => others.repositoryDispatch(),
    env: runnerOf('Advisories', 'look', ADA),
    conclusion: 'success',
  },
]);
