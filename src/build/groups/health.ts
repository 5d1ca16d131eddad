/** Defines the facts about the health of the builds. */

import { always, type FactFields, fact } from '../fact.ts';
import { PERSON } from './base.ts';
import { INFRASTRUCTURE } from './jobs.ts';

const { flag, group, groups, line, list, number, rate, time, url, oneOf } = fact;

const WORKFLOW = {
  workflow: always(line('Name of the workflow.', 'CI')),
  repository: always(line('Repository of the workflow.', 'acme/shop')),
} as const satisfies FactFields;

const RUN_LINK = {
  id: always(number('ID of the run.', 9_001_234_567)),
  number: number('Number of the run.', 42),
  url: url('URL of the run.'),
} as const satisfies FactFields;

const RUNS = {
  total: always(number('Number of runs, including skipped ones and those of bots.', 214)),
  green: always(number('Number of passed runs.', 196)),
  red: always(number('Number of runs that failed, timed out or could not start.', 6)),
  cancelled: always(number('Number of cancelled runs, which count as neither passed nor failed.', 9)),
  bots: always(number('Number of runs started by bots.', 31)),
  read: always(number('Number of runs that were read; less than `total` if a limit was reached.', 214)),
  success_rate: rate('Share of passed runs among passed and failed ones, if there are at least five.', 0.97),
  removed_from_queue: always(number('Number of failed attempts of the merge queue.', 1)),
  retry_rate: rate('Share of runs that were re-run, if there are at least five runs.', 0.03),
  red_share: rate('Share of the time during which any workflow was failing.', 0.08),
} as const satisfies FactFields;

const WORKFLOW_HEALTH = {
  ...{ name: WORKFLOW.workflow, repository: WORKFLOW.repository },
  path: always(line('Path of the workflow file.', '.github/workflows/ci.yml')),
  branch: always(line('Branch of the runs.', 'main')),
  url: url('URL of the workflow.'),
  runs: always(number('Number of runs.', 120)),
  green: RUNS.green,
  red: RUNS.red,
  success_rate: RUNS.success_rate,
  before_rate: rate('`success_rate` of the previous period.', 0.94),
  retry_rate: RUNS.retry_rate,
  median_seconds: number('Median duration of passed runs, in seconds.', 372),
  before_median_seconds: number('`median_seconds` of the previous period.', 341),
  slower: always(flag('True if each of the last three passed runs took 25 % and five minutes longer than usual.')),
  usual_seconds: number('Usual duration in seconds, if the workflow is slower: the median of up to 24 runs.', 372),
  recent_seconds: number('Median duration of the last three runs in seconds, if the workflow is slower.', 755),
  outages: always(number('Number of outages.', 2)),
  red_seconds: always(number('Seconds during which the workflow was failing in this period.', 11_520)),
  recovery_seconds: number('Median duration of completed outages, in seconds.', 5_400),
  is_red: always(flag('True while the workflow is failing.')),
  red_since: time('Time when the first failed run started, while the workflow is failing.', '2026-03-02T03:00:00Z'),
  red_runs: number('Number of failed runs since then.', 3),
  is_lower_bound: always(flag('True if the workflow may have been failing since before `red_since`.')),
  active: always(flag('False if the workflow is disabled or deleted.')),
} as const satisfies FactFields;

const OUTAGE = {
  ...WORKFLOW,
  path: WORKFLOW_HEALTH.path,
  branch: WORKFLOW_HEALTH.branch,
  since: always(time('Time when the first failed run started.', '2026-03-02T03:00:00Z')),
  runs: always(number('Number of consecutive failed runs.', 3)),
  is_lower_bound: always(flag('True if it was already failing before the runs that were read.')),
  run: always(group('Newest failed run, or the run that ended the outage.', RUN_LINK)),
  url: url('URL of that run.'),
  commit: group('Commit of the first failed run, or of the run that ended the outage.', {
    sha: always(line('SHA of the commit.', 'abc1234def')),
    subject: line('First line of the commit message.', 'Round totals'),
    url: url('URL of the commit.'),
  }),
  cause: line('Error that explains the failure.', 'expected 90 to be 100'),
  infrastructure: INFRASTRUCTURE,
  suspects: always(groups('Authors of the changes, if two consecutive runs failed because of the code.', PERSON)),
  after_seconds: always(number('Duration of the outage in seconds.', 90_000)),
  due: always(flag('True if it should be reported now, for the first time or again.')),
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
      day: always(line('Date in UTC.', '2026-03-04')),
      green: RUNS.green,
      red: RUNS.red,
    }),
    summary: group('Numbers of workflows by state, and those of unknown state.', {
      workflows: always(number('Number of enabled workflows that run on the default branch.', 40)),
      green: always(number('Number of passing workflows.', 38)),
      red: always(number('Number of failing workflows.', 1)),
      inconclusive: always(groups('Workflows whose runs were all cancelled or skipped.', WORKFLOW)),
      never_ran: always(groups('Workflows that should run, but have no known run.', WORKFLOW)),
      unread: always(groups('Workflows whose runs could not be read.', WORKFLOW)),
      all_green: always(flag('True if every workflow is known to have passed throughout the period.')),
    }),
    turned_red: groups('Outages of this period that continue, latest first.', OUTAGE),
    still_red: groups('Outages that began before this period and continue.', OUTAGE),
    green_again: groups('Outages that ended in this period.', OUTAGE),
    silent: groups('Workflows that do not run as expected.', {
      ...WORKFLOW,
      url: WORKFLOW_HEALTH.url,
      why: always(
        oneOf(
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
        ),
      ),
      expected_seconds: number('Longest time between two runs by the cron expressions, in seconds.', 86_400),
      last_run_at: time('Time of the last run.', '2026-03-01T03:12:00Z'),
      since: time('Time since when the workflow counts as inactive.', '2026-03-02T15:12:00Z'),
      information: always(flag('True if it is no failure: a person disabled it.')),
      named: line('Name of the missing workflow.', 'Build'),
      due: OUTAGE.due,
    }),
    waiting: groups('Runs that have been waiting for too long.', {
      ...WORKFLOW,
      run: always(group('Waiting run.', RUN_LINK)),
      url: OUTAGE.url,
      why: always(oneOf(['runner', 'approval'], 'What it is waiting for: a `runner` or an `approval`.', 'approval')),
      since: always(time('Time when the run started to wait.', '2026-03-04T07:10:00Z')),
      environment: line('Environment that the run would deploy to.', 'production'),
      due: OUTAGE.due,
    }),
    waiting_total: number('Total number of waiting runs.', 1),
    causes: groups('Causes of failed runs, most frequent first.', {
      message: always(line('Common error of the failures.', 'connect ECONNREFUSED')),
      times: always(number('Number of failed runs with this cause.', 4)),
      workflows: always(list('Names of the affected workflows.', ['CI', 'Nightly'])),
      first_at: always(time('Time of the first failure with this cause.', '2026-03-02T03:12:00Z')),
      last_at: always(time('Time of the last failure with this cause.', '2026-03-04T03:12:00Z')),
      url: url('URL of the newest of these runs.'),
      infrastructure: INFRASTRUCTURE,
    }),
    flaky_jobs: groups('Jobs that failed and passed on the same commit, at least twice.', {
      name: always(line('Name of the job.', 'test (ubuntu, 24)')),
      ...WORKFLOW,
      times: always(number('Number of commits on which the job both failed and passed.', 3)),
      last_at: always(time('Time of the newest run that proves it.', '2026-03-04T03:12:00Z')),
      url: url('URL of the newest run that proves it.'),
      runs: always(groups('Runs that prove it, newest first.', RUN_LINK)),
      new: always(flag('True if all of these runs were in the last seven days.')),
    }),
    deployments: groups('Deployments by environment.', {
      environment: always(line('Name of the environment.', 'production')),
      repository: WORKFLOW.repository,
      total: always(number('Number of deployments, without those of pull requests.', 12)),
      is_lower_bound: always(flag('True if there may be more deployments than listed.')),
      read: always(number('Number of deployments with a known result.', 12)),
      failed: always(number('Number of failed deployments.', 1)),
      rolled_back: always(number('Number of other deployments replaced by an older version within a day.', 1)),
      url: url('URL of the list of deployments.'),
    }),
    alerts: group('Open Dependabot alerts.', {
      open: always(number('Number of open alerts.', 12)),
      critical: always(number('Number of critical alerts.', 1)),
      high: always(number('Number of alerts with high severity.', 3)),
      new: always(number('Number of alerts created in this period.', 2)),
      is_lower_bound: always(flag('True if there may be more alerts than read.')),
      url: url('URL of the alerts; empty for several repositories.'),
    }),
  }),
} as const satisfies FactFields;
