/** What is known of many builds together: of the default branch, over a while. */

import type { Parts } from '../fact.ts';
import { PERSON } from './code.ts';
import { INFRASTRUCTURE } from './runs.ts';

const PAGE = 'https://github.com/acme/shop/actions/runs/1';

const WORKFLOW = {
  workflow: { type: 'line', text: 'Name of the workflow.', example: 'CI', always: true },
  repository: { type: 'line', text: 'Where it is.', example: 'acme/shop', always: true },
} as const satisfies Parts;

const RUN_LINK = {
  id: { type: 'number', text: 'Its id.', example: 9_001_234_567, always: true },
  number: { type: 'number', text: 'Its number.', example: 42 },
  url: { type: 'url', text: 'Its page.', example: PAGE },
} as const satisfies Parts;

const RUNS = {
  total: { type: 'number', text: 'All of them, skipped ones and those of bots included.', example: 214, always: true },
  green: { type: 'number', text: 'Those that passed.', example: 196, always: true },
  red: { type: 'number', text: 'Those that failed, timed out or could not start.', example: 6, always: true },
  cancelled: { type: 'number', text: 'Those that were cancelled: neither green nor red.', example: 9, always: true },
  bots: { type: 'number', text: 'Those that a bot started.', example: 31, always: true },
  read: { type: 'number', text: 'How many were read: fewer than `total` at a limit.', example: 214, always: true },
  success_rate: { type: 'rate', text: 'Share of green ones among green and red; of five or more.', example: 0.97 },
  retry_rate: { type: 'rate', text: 'Share of those that ran more than once; of five or more.', example: 0.03 },
  red_share: { type: 'rate', text: 'Share of the time in which some workflow was red.', example: 0.08 },
} as const satisfies Parts;

const WORKFLOW_HEALTH = {
  ...{ name: WORKFLOW.workflow, repository: WORKFLOW.repository },
  path: { type: 'line', text: 'Its file.', example: '.github/workflows/ci.yml', always: true },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/shop/actions/workflows/ci.yml' },
  runs: { type: 'number', text: 'How often it ran.', example: 120, always: true },
  green: RUNS.green,
  red: RUNS.red,
  success_rate: RUNS.success_rate,
  before_rate: { type: 'rate', text: 'The same of the time before.', example: 0.94 },
  retry_rate: RUNS.retry_rate,
  median_seconds: { type: 'number', text: 'How long a green run takes, by the median.', example: 372 },
  before_median_seconds: { type: 'number', text: 'The same of the time before.', example: 341 },
  slower: {
    type: 'flag',
    text: 'True where each of the last three green runs took a quarter and five minutes longer than usual.',
    example: false,
    always: true,
  },
  outages: { type: 'number', text: 'How often it was red.', example: 2, always: true },
  red_seconds: { type: 'number', text: 'How long it was red, in this time.', example: 11_520, always: true },
  to_green_seconds: { type: 'number', text: 'How long an outage that is over took, by the median.', example: 5_400 },
  is_red: { type: 'flag', text: 'True while it is red.', example: false, always: true },
  red_since: { type: 'time', text: 'When its first red run started.', example: '2026-03-02T03:00:00Z' },
  red_runs: { type: 'number', text: 'How many runs are red since then.', example: 3 },
} as const satisfies Parts;

const OUTAGE = {
  ...WORKFLOW,
  path: WORKFLOW_HEALTH.path,
  branch: { type: 'line', text: 'The branch.', example: 'main', always: true },
  since: { type: 'time', text: 'When the first red run started.', example: '2026-03-02T03:00:00Z', always: true },
  runs: { type: 'number', text: 'How many runs were red in a row.', example: 3, always: true },
  at_least: { type: 'flag', text: 'True where it was red before what was read.', example: false, always: true },
  run: { type: 'group', text: 'The newest run: red, or the one that ended it.', parts: RUN_LINK, always: true },
  url: { type: 'url', text: 'The page of that run.', example: PAGE },
  first_run: { type: 'group', text: 'The first red run.', parts: RUN_LINK, always: true },
  commit: {
    type: 'group',
    text: 'What that run built.',
    parts: {
      sha: { type: 'line', text: 'Its hash.', example: 'abc1234def', always: true },
      subject: { type: 'line', text: 'The first line of its message.', example: 'Round totals' },
      url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/shop/commit/abc1234' },
    },
  },
  cause: { type: 'line', text: 'What explains the failure.', example: 'expected 90 to be 100' },
  infrastructure: INFRASTRUCTURE,
  suspects: {
    type: 'groups',
    text: 'Who committed between the last green and the first red run, where two runs in a row are red by the code.',
    parts: PERSON,
    always: true,
  },
  after_seconds: { type: 'number', text: 'How long it is or was red.', example: 90_000 },
  due: {
    type: 'flag',
    text: 'True where it is to be told now: it is new, or red for another week.',
    example: true,
    always: true,
  },
} as const satisfies Parts;

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

const SILENT = {
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

const WAITING = {
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

const CAUSE = {
  message: { type: 'line', text: 'What the failures have in common.', example: 'connect ECONNREFUSED', always: true },
  times: { type: 'number', text: 'How many red runs show it.', example: 4, always: true },
  workflows: { type: 'list', text: 'In which workflows.', example: ['CI', 'Nightly'], always: true },
  first_at: { type: 'time', text: 'When it was first seen.', example: '2026-03-01T03:12:00Z', always: true },
  last_at: { type: 'time', text: 'When it was last seen.', example: '2026-03-04T03:12:00Z', always: true },
  url: { type: 'url', text: 'The newest of the runs.', example: PAGE },
  infrastructure: INFRASTRUCTURE,
} as const satisfies Parts;

const FLAKY_JOB = {
  name: { type: 'line', text: 'Name of the job.', example: 'test (ubuntu, 24)', always: true },
  ...WORKFLOW,
  times: { type: 'number', text: 'How many commits it was red and green on.', example: 3, always: true },
  last_at: { type: 'time', text: 'When last.', example: '2026-03-04T03:12:00Z', always: true },
  url: { type: 'url', text: 'The newest proof.', example: PAGE },
  runs: { type: 'groups', text: 'The runs that prove it, the newest first.', parts: RUN_LINK, always: true },
  new: { type: 'flag', text: 'True where all of it was in the last seven days.', example: false, always: true },
} as const satisfies Parts;

const RUNNER = {
  name: { type: 'line', text: 'Name of the machine.', example: 'builder-7', always: true },
  repository: WORKFLOW.repository,
  red: { type: 'number', text: 'How many jobs in a row failed on it.', example: 4, always: true },
  jobs: { type: 'list', text: 'Which jobs.', example: ['test', 'lint'], always: true },
  last_at: { type: 'time', text: 'When last.', example: '2026-03-04T03:12:00Z', always: true },
  url: { type: 'url', text: 'The newest of these jobs.', example: PAGE },
} as const satisfies Parts;

const DEPLOYMENTS = {
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

/** Each part loads alone. */
export const HEALTH = {
  from: {
    type: 'time',
    text: 'Where the time begins that is looked at.',
    example: '2026-02-25T08:00:00Z',
    loader: 'health_window',
  },
  to: { type: 'time', text: 'Where it ends.', example: '2026-03-04T08:00:00Z', loader: 'health_window' },
  repositories: {
    type: 'list',
    text: 'The repositories that were looked at.',
    example: ['acme/shop'],
    loader: 'health_window',
  },
  branch: {
    type: 'line',
    text: 'The default branch, where all have the same.',
    example: 'main',
    loader: 'health_window',
  },
  unread: {
    type: 'list',
    text: 'What could not be read, a phrase each.',
    example: ['120 of 400 red runs were read for their causes'],
    loader: 'health_window',
  },
  news: {
    type: 'number',
    text: 'How much there is to tell that was not told before; a watch without any sends nothing.',
    example: 2,
    loader: 'health_news',
  },
  runs: { type: 'group', text: 'The runs that ended in this time.', parts: RUNS, loader: 'health_runs' },
  before: { type: 'group', text: 'The same of the time before, as long as this.', parts: RUNS, loader: 'health_runs' },
  workflows: {
    type: 'groups',
    text: 'Each workflow that ran, what is red first.',
    parts: WORKFLOW_HEALTH,
    loader: 'health_runs',
  },
  days: {
    type: 'groups',
    text: 'Each day of this time, the oldest first.',
    parts: {
      day: { type: 'line', text: 'In UTC.', example: '2026-03-04', always: true },
      green: RUNS.green,
      red: RUNS.red,
    },
    loader: 'health_runs',
  },
  turned_red: {
    type: 'groups',
    text: 'What became red in this time and still is, the latest first.',
    parts: OUTAGE,
    loader: 'health_turns',
  },
  still_red: { type: 'groups', text: 'What was red before and still is.', parts: OUTAGE, loader: 'health_turns' },
  green_again: { type: 'groups', text: 'What was red before and is green now.', parts: OUTAGE, loader: 'health_turns' },
  silent: { type: 'groups', text: 'What does not run as it should.', parts: SILENT, loader: 'health_silent' },
  waiting: { type: 'groups', text: 'Runs that have waited for too long.', parts: WAITING, loader: 'health_waiting' },
  causes: {
    type: 'groups',
    text: 'Why runs were red, the most frequent first.',
    parts: CAUSE,
    loader: 'health_causes',
  },
  flaky_jobs: {
    type: 'groups',
    text: 'Jobs that were red and green on one commit, twice in three weeks and once in the last.',
    parts: FLAKY_JOB,
    loader: 'health_flaky',
  },
  runners: {
    type: 'groups',
    text: 'Machines on which different jobs fail in a row that pass elsewhere.',
    parts: RUNNER,
    loader: 'health_runners',
  },
  deployments: {
    type: 'groups',
    text: 'Deployments by environment.',
    parts: DEPLOYMENTS,
    loader: 'health_deployments',
  },
  incidents: {
    type: 'groups',
    text: 'Tasks of `kind: incident` (REST) that this watch opened, and those whose outage is over.',
    parts: {
      id: { type: 'number', text: 'Id of the task.', example: 4711, always: true },
      name: { type: 'line', text: 'What the board calls it.', example: 'PLAT-42' },
      subject: { type: 'line', text: 'Its subject.', example: 'Nightly failed on main' },
      opened_at: { type: 'time', text: 'When it was created.', example: '2026-03-02T03:20:00Z' },
      ended_at: {
        type: 'time',
        text: 'When the outage was over; empty while it lasts.',
        example: '2026-03-04T03:20:00Z',
      },
    },
  },
  advice: {
    type: 'line',
    text: 'What to mend first, and why.',
    example: 'Mend CI first: it is red for 3 days.',
    loader: 'health_advice',
  },
} as const satisfies Parts;
