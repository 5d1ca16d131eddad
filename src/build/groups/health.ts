/** Defines the facts about the health of the builds; each field has a loader of its own. */

import { ALWAYS, type FactFields, flag, group, groups, line, list, number, rate, time, url, words } from '../fact.ts';
import { PERSON } from './base.ts';
import { INFRASTRUCTURE } from './jobs.ts';

const WORKFLOW = {
  workflow: line('The workflow.', 'CI', ALWAYS),
  repository: line('Where it is.', 'acme/shop', ALWAYS),
} as const satisfies FactFields;

const RUN_LINK = {
  id: number('Its id.', 9_001_234_567, ALWAYS),
  number: number('Its number.', 42),
  url: url('Its page.'),
} as const satisfies FactFields;

const RUNS = {
  total: number('How many, with skipped ones and those of bots.', 214, ALWAYS),
  green: number('How many passed.', 196, ALWAYS),
  red: number('How many failed, timed out or could not start.', 6, ALWAYS),
  cancelled: number('How many were cancelled: neither green nor red.', 9, ALWAYS),
  bots: number('How many a bot started.', 31, ALWAYS),
  read: number('How many were read: fewer than `total` at a limit.', 214, ALWAYS),
  success_rate: rate('Share of green ones among green and red; of five or more.', 0.97),
  removed_from_queue: number('How many attempts of the merge queue failed.', 1, ALWAYS),
  retry_rate: rate('Share of those that ran more than once; of five or more.', 0.03),
  red_share: rate('Share of the time in which some workflow was red.', 0.08),
} as const satisfies FactFields;

const WORKFLOW_HEALTH = {
  ...{ name: WORKFLOW.workflow, repository: WORKFLOW.repository },
  path: line('Its file.', '.github/workflows/ci.yml', ALWAYS),
  branch: line('The branch.', 'main', ALWAYS),
  url: url('Its page.'),
  runs: number('How often it ran.', 120, ALWAYS),
  green: RUNS.green,
  red: RUNS.red,
  success_rate: RUNS.success_rate,
  before_rate: rate('The same for the period before.', 0.94),
  retry_rate: RUNS.retry_rate,
  median_seconds: number('How long a green run takes, by the median.', 372),
  before_median_seconds: number('The same for the period before.', 341),
  slower: flag('True if each of the last three green runs took a quarter and five minutes longer than usual.', ALWAYS),
  usual_seconds: number('How long is usual, if it is slower: the median of up to 24 runs.', 372),
  recent_seconds: number('How long the last three took, if it is slower, by the median.', 755),
  outages: number('How often it was red.', 2, ALWAYS),
  red_seconds: number('How long it was red, in this time.', 11_520, ALWAYS),
  recovery_seconds: number('How long an outage that is over took, by the median.', 5_400),
  is_red: flag('True while it is red.', ALWAYS),
  verdict: words(
    ['green', 'red', 'none'],
    'How its newest run that counts ended, on the branch or by its schedule; `none` if none did.',
    'green',
    ALWAYS,
  ),
  is_lower_bound: flag('True if it may be red for longer than `red_since` says.', ALWAYS),
  active: flag('False if it is switched off or deleted.', ALWAYS),
  complete: flag('False if not all of its runs could be read.', ALWAYS),
  red_since: time('When its first red run started.', '2026-03-02T03:00:00Z'),
  red_runs: number('How many runs are red since then.', 3),
} as const satisfies FactFields;

const OUTAGE = {
  ...WORKFLOW,
  path: WORKFLOW_HEALTH.path,
  branch: WORKFLOW_HEALTH.branch,
  since: time('When the first red run started.', '2026-03-02T03:00:00Z', ALWAYS),
  runs: number('How many runs were red in a row.', 3, ALWAYS),
  is_lower_bound: flag('True if it was red before what was read.', ALWAYS),
  run: group('The newest run: red, or the one that ended it.', RUN_LINK, ALWAYS),
  url: url('The page of that run.'),
  commit: group('What the first red run built, or, if it is green again, the run that ended it.', {
    sha: line('Its hash.', 'abc1234def', ALWAYS),
    subject: line('The first line of its message.', 'Round totals'),
    url: url('Its page.'),
  }),
  cause: line('What explains the failure.', 'expected 90 to be 100'),
  infrastructure: INFRASTRUCTURE,
  suspects: groups(
    'Who committed between the last green and the first red run, if two runs in a row are red by the code.',
    PERSON,
    ALWAYS,
  ),
  after_seconds: number('How long it is or was red.', 90_000),
  due: flag('True if it is to be reported now, for the first time or again.', ALWAYS),
} as const satisfies FactFields;

export const HEALTH_FACTS = {
  health: group('The health of the builds: of the default branch of this or several repositories, over `period`.', {
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
    workflows: groups('Each workflow that ran or is red, what is red first.', WORKFLOW_HEALTH, {
      loader: 'health_runs',
    }),
    days: groups(
      'Each day of this time, the oldest first.',
      {
        day: line('In UTC.', '2026-03-04', ALWAYS),
        green: RUNS.green,
        red: RUNS.red,
      },
      { loader: 'health_runs' },
    ),
    summary: group(
      'How many workflows are green or red, and those of which nothing is proved.',
      {
        workflows: number(
          'How many count: what is neither switched off nor deleted, and runs on the default branch.',
          40,
          ALWAYS,
        ),
        green: number('How many are green.', 38, ALWAYS),
        red: number('How many are red.', 1, ALWAYS),
        inconclusive: groups('Those whose runs were all cancelled or skipped.', WORKFLOW, ALWAYS),
        never_ran: groups('Those that should run, but have no known run.', WORKFLOW, ALWAYS),
        unread: groups('Those whose runs could not be read.', WORKFLOW, ALWAYS),
        all_green: flag('True if each of them is proved green over the whole period.', ALWAYS),
      },
      { loader: 'health_summary' },
    ),
    turned_red: groups('What became red in this time and still is, the latest first.', OUTAGE, {
      loader: 'health_transitions',
    }),
    still_red: groups('What was red before and still is.', OUTAGE, { loader: 'health_transitions' }),
    green_again: groups('What was red before and is green now.', OUTAGE, { loader: 'health_transitions' }),
    silent: groups(
      'What does not run as it should.',
      {
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
      },
      { loader: 'health_inactive' },
    ),
    waiting: groups(
      'Runs that have waited for too long.',
      {
        ...WORKFLOW,
        run: group('The run.', RUN_LINK, ALWAYS),
        url: OUTAGE.url,
        why: words(['runner', 'approval'], 'What it waits for.', 'approval', ALWAYS),
        since: time('Since when.', '2026-03-04T07:10:00Z', ALWAYS),
        environment: line('Where it would deploy to.', 'production'),
        due: OUTAGE.due,
      },
      { loader: 'health_waiting' },
    ),
    waiting_total: number('How many wait, examined or not.', 1, { loader: 'health_waiting' }),
    causes: groups(
      'Why runs were red, the most frequent first.',
      {
        message: line('What the failures have in common.', 'connect ECONNREFUSED', ALWAYS),
        times: number('How many red runs show it.', 4, ALWAYS),
        workflows: list('In which workflows.', ['CI', 'Nightly'], ALWAYS),
        first_at: time('When it was first seen.', '2026-03-01T03:12:00Z', ALWAYS),
        last_at: time('When it was last seen.', '2026-03-04T03:12:00Z', ALWAYS),
        url: url('The newest of the runs.'),
        infrastructure: INFRASTRUCTURE,
      },
      { loader: 'health_causes' },
    ),
    flaky_jobs: groups(
      'Jobs that were red and green on one commit, twice in three weeks and once in the last.',
      {
        name: line('Name of the job.', 'test (ubuntu, 24)', ALWAYS),
        ...WORKFLOW,
        times: number('How many commits it was red and green on.', 3, ALWAYS),
        last_at: time('When last.', '2026-03-04T03:12:00Z', ALWAYS),
        url: url('The newest proof.'),
        runs: groups('The runs that prove it, the newest first.', RUN_LINK, ALWAYS),
        new: flag('True if all of it was in the last seven days.', ALWAYS),
      },
      { loader: 'health_flaky' },
    ),
    deployments: groups(
      'Deployments by environment.',
      {
        environment: line('Its name.', 'production', ALWAYS),
        repository: WORKFLOW.repository,
        total: number('How often, without those of pull requests.', 12, ALWAYS),
        is_lower_bound: flag('True if there may be more than listed.', ALWAYS),
        read: number('How many have a known result.', 12, ALWAYS),
        failed: number('How many of these failed.', 1, ALWAYS),
        rolled_back: number('How many others were followed by an older version within a day.', 1, ALWAYS),
        url: url('All of them.'),
      },
      { loader: 'health_deployments' },
    ),
    alerts: group(
      'Open Dependabot alerts.',
      {
        open: number('How many are open.', 12, ALWAYS),
        critical: number('How many of these are critical.', 1, ALWAYS),
        high: number('How many of these are of high severity.', 3, ALWAYS),
        new: number('How many of these came in this time.', 2, ALWAYS),
        is_lower_bound: flag('True if there may be more than read.', ALWAYS),
        url: url('Their page; of several repositories none.'),
      },
      { loader: 'health_alerts' },
    ),
  }),
} as const satisfies FactFields;
