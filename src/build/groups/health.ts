/** Defines the facts about the health of the builds. */

import { ALWAYS, type FactFields, fact } from '../fact.ts';
import { PERSON } from './base.ts';
import { INFRASTRUCTURE } from './jobs.ts';

const { flag, group, groups, line, list, number, rate, time, url, words } = fact;

const WORKFLOW = {
  workflow: line('Name of the workflow.', 'CI', ALWAYS),
  repository: line('Repository of the workflow.', 'acme/shop', ALWAYS),
} as const satisfies FactFields;

const RUN_LINK = {
  id: number('ID of the run.', 9_001_234_567, ALWAYS),
  number: number('Number of the run.', 42),
  url: url('URL of the run.'),
} as const satisfies FactFields;

const RUNS = {
  total: number('Number of runs, including skipped ones and those of bots.', 214, ALWAYS),
  green: number('Number of passed runs.', 196, ALWAYS),
  red: number('Number of runs that failed, timed out or could not start.', 6, ALWAYS),
  cancelled: number('Number of cancelled runs, which count as neither passed nor failed.', 9, ALWAYS),
  bots: number('Number of runs started by bots.', 31, ALWAYS),
  read: number('Number of runs that were read; less than `total` if a limit was reached.', 214, ALWAYS),
  success_rate: rate('Share of passed runs among passed and failed ones, if there are at least five.', 0.97),
  removed_from_queue: number('Number of failed attempts of the merge queue.', 1, ALWAYS),
  retry_rate: rate('Share of runs that were re-run, if there are at least five runs.', 0.03),
  red_share: rate('Share of the time during which any workflow was failing.', 0.08),
} as const satisfies FactFields;

const WORKFLOW_HEALTH = {
  ...{ name: WORKFLOW.workflow, repository: WORKFLOW.repository },
  path: line('Path of the workflow file.', '.github/workflows/ci.yml', ALWAYS),
  branch: line('Branch of the runs.', 'main', ALWAYS),
  url: url('URL of the workflow.'),
  runs: number('Number of runs.', 120, ALWAYS),
  green: RUNS.green,
  red: RUNS.red,
  success_rate: RUNS.success_rate,
  before_rate: rate('`success_rate` of the previous period.', 0.94),
  retry_rate: RUNS.retry_rate,
  median_seconds: number('Median duration of passed runs, in seconds.', 372),
  before_median_seconds: number('`median_seconds` of the previous period.', 341),
  slower: flag('True if each of the last three passed runs took 25 % and five minutes longer than usual.', ALWAYS),
  usual_seconds: number('Usual duration in seconds, if the workflow is slower: the median of up to 24 runs.', 372),
  recent_seconds: number('Median duration of the last three runs in seconds, if the workflow is slower.', 755),
  outages: number('Number of outages.', 2, ALWAYS),
  red_seconds: number('Seconds during which the workflow was failing in this period.', 11_520, ALWAYS),
  recovery_seconds: number('Median duration of completed outages, in seconds.', 5_400),
  is_red: flag('True while the workflow is failing.', ALWAYS),
  red_since: time('Time when the first failed run started, while the workflow is failing.', '2026-03-02T03:00:00Z'),
  red_runs: number('Number of failed runs since then.', 3),
  is_lower_bound: flag('True if the workflow may have been failing since before `red_since`.', ALWAYS),
  active: flag('False if the workflow is disabled or deleted.', ALWAYS),
} as const satisfies FactFields;

const OUTAGE = {
  ...WORKFLOW,
  path: WORKFLOW_HEALTH.path,
  branch: WORKFLOW_HEALTH.branch,
  since: time('Time when the first failed run started.', '2026-03-02T03:00:00Z', ALWAYS),
  runs: number('Number of consecutive failed runs.', 3, ALWAYS),
  is_lower_bound: flag('True if it was already failing before the runs that were read.', ALWAYS),
  run: group('Newest failed run, or the run that ended the outage.', ALWAYS, RUN_LINK),
  url: url('URL of that run.'),
  commit: group('Commit of the first failed run, or of the run that ended the outage.', {
    sha: line('SHA of the commit.', 'abc1234def', ALWAYS),
    subject: line('First line of the commit message.', 'Round totals'),
    url: url('URL of the commit.'),
  }),
  cause: line('Error that explains the failure.', 'expected 90 to be 100'),
  infrastructure: INFRASTRUCTURE,
  suspects: groups('Authors of the changes, if two consecutive runs failed because of the code.', ALWAYS, PERSON),
  after_seconds: number('Duration of the outage in seconds.', 90_000, ALWAYS),
  due: flag('True if it should be reported now, for the first time or again.', ALWAYS),
} as const satisfies FactFields;

export const HEALTH_FACTS = {
  health: group('Health of the builds on the default branch, for one or several repositories, over `period`.', {
    from: time('Start of the period.', '2026-02-25T08:00:00Z'),
    to: time('End of the period.', '2026-03-04T08:00:00Z'),
    repositories: list('Names of the repositories.', ['acme/shop']),
    branch: line('Default branch, if all repositories have the same.', 'main'),
    unread: list('Data that could not be read, a phrase each.', ['120 of 400 failed runs']),
    news: number('Number of new findings; a watch without any sends nothing.', 2),
    runs: group('Runs that completed in this period.', RUNS),
    before: group('`runs` of the previous period.', RUNS),
    workflows: groups('Workflows that ran or fail, failing ones first.', WORKFLOW_HEALTH),
    days: groups('Days of this period, oldest first.', {
      day: line('Date in UTC.', '2026-03-04', ALWAYS),
      green: RUNS.green,
      red: RUNS.red,
    }),
    summary: group('Numbers of workflows by state, and those of unknown state.', {
      workflows: number('Number of enabled workflows that run on the default branch.', 40, ALWAYS),
      green: number('Number of passing workflows.', 38, ALWAYS),
      red: number('Number of failing workflows.', 1, ALWAYS),
      inconclusive: groups('Workflows whose runs were all cancelled or skipped.', ALWAYS, WORKFLOW),
      never_ran: groups('Workflows that should run, but have no known run.', ALWAYS, WORKFLOW),
      unread: groups('Workflows whose runs could not be read.', ALWAYS, WORKFLOW),
      all_green: flag('True if every workflow is known to have passed throughout the period.', ALWAYS),
    }),
    turned_red: groups('Outages of this period that continue, latest first.', OUTAGE),
    still_red: groups('Outages that began before this period and continue.', OUTAGE),
    green_again: groups('Outages that ended in this period.', OUTAGE),
    silent: groups('Workflows that do not run as expected.', {
      ...WORKFLOW,
      url: WORKFLOW_HEALTH.url,
      why: words(
        [
          'stopped',
          'slowed',
          'disabled_inactivity',
          'disabled_manually',
          'does_not_compile',
          'never_green',
          'unknown_workflow',
        ],
        'Reason: the schedule `stopped` or `slowed`, or was `never_green`; the workflow is disabled or cannot start; or `unknown_workflow`: its `workflow_run` names a workflow that does not exist.',
        'stopped',
        ALWAYS,
      ),
      expected_seconds: number('Longest time between two runs by the cron expressions, in seconds.', 86_400),
      last_run_at: time('Time of the last run.', '2026-03-01T03:12:00Z'),
      since: time('Time since when the workflow counts as inactive.', '2026-03-02T15:12:00Z'),
      information: flag('True if it is no failure: a person disabled it.', ALWAYS),
      named: line('Name of the missing workflow.', 'Build'),
      due: OUTAGE.due,
    }),
    waiting: groups('Runs that have been waiting for too long.', {
      ...WORKFLOW,
      run: group('Waiting run.', ALWAYS, RUN_LINK),
      url: OUTAGE.url,
      why: words(['runner', 'approval'], 'What it is waiting for: a `runner` or an `approval`.', 'approval', ALWAYS),
      since: time('Time when the run started to wait.', '2026-03-04T07:10:00Z', ALWAYS),
      environment: line('Environment that the run would deploy to.', 'production'),
      due: OUTAGE.due,
    }),
    waiting_total: number('Total number of waiting runs.', 1),
    causes: groups('Causes of failed runs, most frequent first.', {
      message: line('Common error of the failures.', 'connect ECONNREFUSED', ALWAYS),
      times: number('Number of failed runs with this cause.', 4, ALWAYS),
      workflows: list('Names of the affected workflows.', ['CI', 'Nightly'], ALWAYS),
      first_at: time('Time of the first failure with this cause.', '2026-03-02T03:12:00Z', ALWAYS),
      last_at: time('Time of the last failure with this cause.', '2026-03-04T03:12:00Z', ALWAYS),
      url: url('URL of the newest of these runs.'),
      infrastructure: INFRASTRUCTURE,
    }),
    flaky_jobs: groups('Jobs that failed and passed on the same commit, at least twice.', {
      name: line('Name of the job.', 'test (ubuntu, 24)', ALWAYS),
      ...WORKFLOW,
      times: number('Number of commits on which the job both failed and passed.', 3, ALWAYS),
      last_at: time('Time of the newest run that proves it.', '2026-03-04T03:12:00Z', ALWAYS),
      url: url('URL of the newest run that proves it.'),
      runs: groups('Runs that prove it, newest first.', ALWAYS, RUN_LINK),
      new: flag('True if all of these runs were in the last seven days.', ALWAYS),
    }),
    deployments: groups('Deployments by environment.', {
      environment: line('Name of the environment.', 'production', ALWAYS),
      repository: WORKFLOW.repository,
      total: number('Number of deployments, without those of pull requests.', 12, ALWAYS),
      is_lower_bound: flag('True if there may be more deployments than listed.', ALWAYS),
      read: number('Number of deployments with a known result.', 12, ALWAYS),
      failed: number('Number of failed deployments.', 1, ALWAYS),
      rolled_back: number('Number of other deployments replaced by an older version within a day.', 1, ALWAYS),
      url: url('URL of the list of deployments.'),
    }),
    alerts: group('Open Dependabot alerts.', {
      open: number('Number of open alerts.', 12, ALWAYS),
      critical: number('Number of critical alerts.', 1, ALWAYS),
      high: number('Number of alerts with high severity.', 3, ALWAYS),
      new: number('Number of alerts created in this period.', 2, ALWAYS),
      is_lower_bound: flag('True if there may be more alerts than read.', ALWAYS),
      url: url('URL of the alerts; empty for several repositories.'),
    }),
  }),
} as const satisfies FactFields;
