/** The health of the builds, as a group of facts. */

import type { Parts } from '../fact.ts';
import { OUTAGE, RUNS, WORKFLOW_HEALTH } from './health-runs.ts';
import { CAUSE, DEPLOYMENTS, FLAKY_JOB, RUNNER, SILENT, WAITING } from './health-states.ts';

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
    loader: 'health_transitions',
  },
  still_red: { type: 'groups', text: 'What was red before and still is.', parts: OUTAGE, loader: 'health_transitions' },
  green_again: {
    type: 'groups',
    text: 'What was red before and is green now.',
    parts: OUTAGE,
    loader: 'health_transitions',
  },
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
    text: 'Tasks (REST): those that a watch of `kind: incident` opened, and open ones whose outage is over.',
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
