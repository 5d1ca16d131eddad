/** Defines the group of facts about the health of the builds. */

import type { FactFields } from '../fact.ts';
import { OUTAGE, PAGE, RUN_LINK, RUNS, SUMMARY, WORKFLOW, WORKFLOW_HEALTH } from './health-runs.ts';
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
  why: {
    type: 'words',
    words: SILENCE,
    text: '`stopped` and `slowed` schedules, `never_green` ones, what is disabled or cannot start, and `unknown_workflow`: its `workflow_run` names a workflow that is not there.',
    example: 'stopped',
    always: true,
  },
  expected_seconds: { type: 'number', text: 'The longest time between two runs by its cron lines.', example: 86_400 },
  last_run_at: { type: 'time', text: 'When it ran last.', example: '2026-03-01T03:12:00Z' },
  since: { type: 'time', text: 'From when on this counts.', example: '2026-03-02T15:12:00Z' },
  information: {
    type: 'flag',
    text: 'True if it is no failure: a person wanted it, or GitHub skips what is so frequent.',
    example: false,
    always: true,
  },
  named: { type: 'line', text: 'The name that no workflow has.', example: 'Build' },
  due: OUTAGE.due,
} as const satisfies FactFields;

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
} as const satisfies FactFields;

const CAUSE = {
  message: { type: 'line', text: 'What the failures have in common.', example: 'connect ECONNREFUSED', always: true },
  times: { type: 'number', text: 'How many red runs show it.', example: 4, always: true },
  workflows: { type: 'list', text: 'In which workflows.', example: ['CI', 'Nightly'], always: true },
  first_at: { type: 'time', text: 'When it was first seen.', example: '2026-03-01T03:12:00Z', always: true },
  last_at: { type: 'time', text: 'When it was last seen.', example: '2026-03-04T03:12:00Z', always: true },
  url: { type: 'url', text: 'The newest of the runs.', example: PAGE },
  infrastructure: INFRASTRUCTURE,
} as const satisfies FactFields;

const FLAKY_JOB = {
  name: { type: 'line', text: 'Name of the job.', example: 'test (ubuntu, 24)', always: true },
  ...WORKFLOW,
  times: { type: 'number', text: 'How many commits it was red and green on.', example: 3, always: true },
  last_at: { type: 'time', text: 'When last.', example: '2026-03-04T03:12:00Z', always: true },
  url: { type: 'url', text: 'The newest proof.', example: PAGE },
  runs: { type: 'groups', text: 'The runs that prove it, the newest first.', parts: RUN_LINK, always: true },
  new: { type: 'flag', text: 'True if all of it was in the last seven days.', example: false, always: true },
} as const satisfies FactFields;

const DEPLOYMENTS = {
  environment: {
    type: 'line',
    text: 'Its name.',
    example: 'production',
    always: true,
  },
  repository: WORKFLOW.repository,
  total: { type: 'number', text: 'How often, without those of pull requests.', example: 12, always: true },
  is_lower_bound: { type: 'flag', text: 'True if there may be more than listed.', example: false, always: true },
  read: { type: 'number', text: 'How many have a known result.', example: 12, always: true },
  failed: { type: 'number', text: 'How many of these failed.', example: 1, always: true },
  rolled_back: {
    type: 'number',
    text: 'How many others were followed by an older version within a day.',
    example: 1,
    always: true,
  },
  url: { type: 'url', text: 'All of them.', example: 'https://github.com/acme/shop/deployments' },
} as const satisfies FactFields;

const ALERTS = {
  open: { type: 'number', text: 'How many are open.', example: 12, always: true },
  critical: { type: 'number', text: 'How many of these are critical.', example: 1, always: true },
  high: { type: 'number', text: 'How many of these are of high severity.', example: 3, always: true },
  new: { type: 'number', text: 'How many of these came in this time.', example: 2, always: true },
  is_lower_bound: { type: 'flag', text: 'True if there may be more than read.', example: false, always: true },
  url: {
    type: 'url',
    text: 'Their page; of several repositories none.',
    example: 'https://github.com/acme/shop/security/dependabot',
  },
} as const satisfies FactFields;

/** Loads each field separately. */
export const HEALTH = {
  from: {
    type: 'time',
    text: 'When the period begins.',
    example: '2026-02-25T08:00:00Z',
    loader: 'health_window',
  },
  to: { type: 'time', text: 'When it ends.', example: '2026-03-04T08:00:00Z', loader: 'health_window' },
  repositories: {
    type: 'list',
    text: 'The repositories.',
    example: ['acme/shop'],
    loader: 'health_window',
  },
  branch: {
    type: 'line',
    text: 'The default branch, if all have the same.',
    example: 'main',
    loader: 'health_window',
  },
  unread: {
    type: 'list',
    text: 'What could not be read, a phrase each.',
    example: ['120 of 400 failed runs were read for their causes'],
    loader: 'health_window',
  },
  news: {
    type: 'number',
    text: 'How many things are new; a watch without any sends nothing.',
    example: 2,
    loader: 'health_news',
  },
  runs: { type: 'group', text: 'The runs that ended in this time.', parts: RUNS, loader: 'health_runs' },
  before: { type: 'group', text: 'The same for the period before.', parts: RUNS, loader: 'health_runs' },
  workflows: {
    type: 'groups',
    text: 'Each workflow that ran or is red, what is red first.',
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
  summary: {
    type: 'group',
    text: 'How many workflows are green or red, and those of which nothing is proved.',
    parts: SUMMARY,
    loader: 'health_summary',
  },
  turned_red: {
    type: 'groups',
    text: 'What became red in this time and still is, the latest first.',
    parts: OUTAGE,
    loader: 'health_transitions',
  },
  still_red: { type: 'groups', text: 'What was red before and still is.', parts: OUTAGE, loader: 'health_transitions' },
  green_again: {
    type: 'groups',
    text: 'What was red before and is green now.',
    parts: OUTAGE,
    loader: 'health_transitions',
  },
  silent: { type: 'groups', text: 'What does not run as it should.', parts: SILENT, loader: 'health_inactive' },
  waiting: { type: 'groups', text: 'Runs that have waited for too long.', parts: WAITING, loader: 'health_waiting' },
  waiting_total: {
    type: 'number',
    text: 'How many wait, examined or not.',
    example: 1,
    loader: 'health_waiting',
  },
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
  deployments: {
    type: 'groups',
    text: 'Deployments by environment.',
    parts: DEPLOYMENTS,
    loader: 'health_deployments',
  },
  alerts: { type: 'group', text: 'Open Dependabot alerts.', parts: ALERTS, loader: 'health_alerts' },
} as const satisfies FactFields;
