/** Groups of facts about what is silent, waits, or explains red runs. */

import type { Parts } from '../fact.ts';
import { OUTAGE, PAGE, RUN_LINK, WORKFLOW, WORKFLOW_HEALTH } from './health-runs.ts';
import { INFRASTRUCTURE } from './runs.ts';

/** Why a workflow is not heard of. */
const SILENCE = [
  'stopped',
  'slowed',
  'disabled_inactivity',
  'disabled_manually',
  'does_not_compile',
  'never_green',
  'unheard',
] as const;

export const SILENT = {
  ...WORKFLOW,
  url: WORKFLOW_HEALTH.url,
  why: {
    type: 'words',
    words: SILENCE,
    text: '`stopped` and `slowed` schedules, `never_green` ones, what is disabled or cannot start, and `unheard`: its `workflow_run` names a workflow that is not there.',
    example: 'stopped',
    always: true,
  },
  expected_seconds: { type: 'number', text: 'The longest time between two runs by its cron lines.', example: 86_400 },
  last_run_at: { type: 'time', text: 'When it ran last.', example: '2026-03-01T03:12:00Z' },
  since: { type: 'time', text: 'From when on this counts.', example: '2026-03-02T15:12:00Z' },
  named: { type: 'line', text: 'The name that no workflow has.', example: 'Build' },
  due: OUTAGE.due,
} as const satisfies Parts;

export const WAITING = {
  ...WORKFLOW,
  run: { type: 'group', text: 'The run.', parts: RUN_LINK, always: true },
  url: OUTAGE.url,
  why: {
    type: 'words',
    words: ['runner', 'approval'],
    text: 'What it waits for.',
    example: 'approval',
    always: true,
  },
  since: { type: 'time', text: 'Since when.', example: '2026-03-04T07:10:00Z', always: true },
  environment: { type: 'line', text: 'Where it would deploy to.', example: 'production' },
  due: OUTAGE.due,
} as const satisfies Parts;

export const CAUSE = {
  message: { type: 'line', text: 'What the failures have in common.', example: 'connect ECONNREFUSED', always: true },
  times: { type: 'number', text: 'How many red runs show it.', example: 4, always: true },
  workflows: { type: 'list', text: 'In which workflows.', example: ['CI', 'Nightly'], always: true },
  first_at: { type: 'time', text: 'When it was first seen.', example: '2026-03-01T03:12:00Z', always: true },
  last_at: { type: 'time', text: 'When it was last seen.', example: '2026-03-04T03:12:00Z', always: true },
  url: { type: 'url', text: 'The newest of the runs.', example: PAGE },
  infrastructure: INFRASTRUCTURE,
} as const satisfies Parts;

export const FLAKY_JOB = {
  name: { type: 'line', text: 'Name of the job.', example: 'test (ubuntu, 24)', always: true },
  ...WORKFLOW,
  times: { type: 'number', text: 'How many commits it was red and green on.', example: 3, always: true },
  last_at: { type: 'time', text: 'When last.', example: '2026-03-04T03:12:00Z', always: true },
  url: { type: 'url', text: 'The newest proof.', example: PAGE },
  runs: { type: 'groups', text: 'The runs that prove it, the newest first.', parts: RUN_LINK, always: true },
  new: { type: 'flag', text: 'True where all of it was in the last seven days.', example: false, always: true },
} as const satisfies Parts;

export const RUNNER = {
  name: { type: 'line', text: 'Name of the machine.', example: 'builder-7', always: true },
  repository: WORKFLOW.repository,
  red: { type: 'number', text: 'How many jobs in a row failed on it.', example: 4, always: true },
  jobs: { type: 'list', text: 'Which jobs.', example: ['test', 'lint'], always: true },
  last_at: { type: 'time', text: 'When last.', example: '2026-03-04T03:12:00Z', always: true },
  url: { type: 'url', text: 'The newest of these jobs.', example: PAGE },
} as const satisfies Parts;

export const DEPLOYMENTS = {
  environment: { type: 'line', text: 'Where it was deployed to.', example: 'production', always: true },
  repository: WORKFLOW.repository,
  total: { type: 'number', text: 'How often.', example: 12, always: true },
  failed: {
    type: 'number',
    text: 'How many failed, or were followed by an older version within a day.',
    example: 1,
    always: true,
  },
  failure_rate: { type: 'rate', text: 'Their share, of five or more.', example: 0.08 },
  url: { type: 'url', text: 'All of them.', example: 'https://github.com/acme/shop/deployments' },
} as const satisfies Parts;
