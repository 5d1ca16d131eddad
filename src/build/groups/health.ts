/** Defines the group of facts about the health of the builds. */

import { ALWAYS, type FactFields, flag, group, groups, line, list, number, time, url, words } from '../fact.ts';
import { OUTAGE, RUN_LINK, RUNS, SUMMARY, WORKFLOW, WORKFLOW_HEALTH } from './health-runs.ts';
import { INFRASTRUCTURE } from './termination.ts';

/** Reasons for an inactive workflow. */
const SILENCE = [
  'stopped',
  'slowed',
  'disabled_inactivity',
  'disabled_manually',
  'does_not_compile',
  'never_green',
  'unknown_workflow',
] as const;

const SILENT = {
  ...WORKFLOW,
  url: WORKFLOW_HEALTH.url,
  why: words(
    SILENCE,
    '`stopped` and `slowed` schedules, `never_green` ones, what is disabled or cannot start, and `unknown_workflow`: its `workflow_run` names a workflow that is not there.',
    'stopped',
    ALWAYS,
  ),
  expected_seconds: number('The longest time between two runs by its cron lines.', 86_400),
  last_run_at: time('When it ran last.', '2026-03-01T03:12:00Z'),
  since: time('From when on this counts.', '2026-03-02T15:12:00Z'),
  information: flag('True if it is no failure: a person wanted it, or GitHub skips what is so frequent.', ALWAYS),
  named: line('The name that no workflow has.', 'Build'),
  due: OUTAGE.due,
} as const satisfies FactFields;

const WAITING = {
  ...WORKFLOW,
  run: group('The run.', RUN_LINK, ALWAYS),
  url: OUTAGE.url,
  why: words(['runner', 'approval'], 'What it waits for.', 'approval', ALWAYS),
  since: time('Since when.', '2026-03-04T07:10:00Z', ALWAYS),
  environment: line('Where it would deploy to.', 'production'),
  due: OUTAGE.due,
} as const satisfies FactFields;

const CAUSE = {
  message: line('What the failures have in common.', 'connect ECONNREFUSED', ALWAYS),
  times: number('How many red runs show it.', 4, ALWAYS),
  workflows: list('In which workflows.', ['CI', 'Nightly'], ALWAYS),
  first_at: time('When it was first seen.', '2026-03-01T03:12:00Z', ALWAYS),
  last_at: time('When it was last seen.', '2026-03-04T03:12:00Z', ALWAYS),
  url: url('The newest of the runs.'),
  infrastructure: INFRASTRUCTURE,
} as const satisfies FactFields;

const FLAKY_JOB = {
  name: line('Name of the job.', 'test (ubuntu, 24)', ALWAYS),
  ...WORKFLOW,
  times: number('How many commits it was red and green on.', 3, ALWAYS),
  last_at: time('When last.', '2026-03-04T03:12:00Z', ALWAYS),
  url: url('The newest proof.'),
  runs: groups('The runs that prove it, the newest first.', RUN_LINK, ALWAYS),
  new: flag('True if all of it was in the last seven days.', ALWAYS),
} as const satisfies FactFields;

const DEPLOYMENTS = {
  environment: line('Its name.', 'production', ALWAYS),
  repository: WORKFLOW.repository,
  total: number('How often, without those of pull requests.', 12, ALWAYS),
  is_lower_bound: flag('True if there may be more than listed.', ALWAYS),
  read: number('How many have a known result.', 12, ALWAYS),
  failed: number('How many of these failed.', 1, ALWAYS),
  rolled_back: number('How many others were followed by an older version within a day.', 1, ALWAYS),
  url: url('All of them.'),
} as const satisfies FactFields;

const ALERTS = {
  open: number('How many are open.', 12, ALWAYS),
  critical: number('How many of these are critical.', 1, ALWAYS),
  high: number('How many of these are of high severity.', 3, ALWAYS),
  new: number('How many of these came in this time.', 2, ALWAYS),
  is_lower_bound: flag('True if there may be more than read.', ALWAYS),
  url: url('Their page; of several repositories none.'),
} as const satisfies FactFields;

/** Loads each field separately. */
export const HEALTH = {
  from: time('When the period begins.', '2026-02-25T08:00:00Z', { loader: 'health_window' }),
  to: time('When it ends.', '2026-03-04T08:00:00Z', { loader: 'health_window' }),
  repositories: list('The repositories.', ['acme/shop'], { loader: 'health_window' }),
  branch: line('The default branch, if all have the same.', 'main', { loader: 'health_window' }),
  unread: list('What could not be read, a phrase each.', ['120 of 400 failed runs were read for their causes'], {
    loader: 'health_window',
  }),
  news: number('How many things are new; a watch without any sends nothing.', 2, { loader: 'health_news' }),
  runs: group('The runs that ended in this time.', RUNS, { loader: 'health_runs' }),
  before: group('The same for the period before.', RUNS, { loader: 'health_runs' }),
  workflows: groups('Each workflow that ran or is red, what is red first.', WORKFLOW_HEALTH, { loader: 'health_runs' }),
  days: groups(
    'Each day of this time, the oldest first.',
    {
      day: line('In UTC.', '2026-03-04', ALWAYS),
      green: RUNS.green,
      red: RUNS.red,
    },
    { loader: 'health_runs' },
  ),
  summary: group('How many workflows are green or red, and those of which nothing is proved.', SUMMARY, {
    loader: 'health_summary',
  }),
  turned_red: groups('What became red in this time and still is, the latest first.', OUTAGE, {
    loader: 'health_transitions',
  }),
  still_red: groups('What was red before and still is.', OUTAGE, { loader: 'health_transitions' }),
  green_again: groups('What was red before and is green now.', OUTAGE, { loader: 'health_transitions' }),
  silent: groups('What does not run as it should.', SILENT, { loader: 'health_inactive' }),
  waiting: groups('Runs that have waited for too long.', WAITING, { loader: 'health_waiting' }),
  waiting_total: number('How many wait, examined or not.', 1, { loader: 'health_waiting' }),
  causes: groups('Why runs were red, the most frequent first.', CAUSE, { loader: 'health_causes' }),
  flaky_jobs: groups(
    'Jobs that were red and green on one commit, twice in three weeks and once in the last.',
    FLAKY_JOB,
    { loader: 'health_flaky' },
  ),
  deployments: groups('Deployments by environment.', DEPLOYMENTS, { loader: 'health_deployments' }),
  alerts: group('Open Dependabot alerts.', ALERTS, { loader: 'health_alerts' }),
} as const satisfies FactFields;
