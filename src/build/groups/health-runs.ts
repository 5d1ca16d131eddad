/** Defines groups of facts about many runs, their workflows and outages. */

import { ALWAYS, type FactFields, flag, group, groups, line, number, rate, time, url, words } from '../fact.ts';
import { PERSON } from './code.ts';
import { INFRASTRUCTURE } from './termination.ts';

export const WORKFLOW = {
  workflow: line('The workflow.', 'CI', ALWAYS),
  repository: line('Where it is.', 'acme/shop', ALWAYS),
} as const satisfies FactFields;

export const RUN_LINK = {
  id: number('Its id.', 9_001_234_567, ALWAYS),
  number: number('Its number.', 42),
  url: url('Its page.'),
} as const satisfies FactFields;

export const RUNS = {
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

/** Counts workflows that pass, fail, or have an unknown result. */
export const SUMMARY = {
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
} as const satisfies FactFields;

export const WORKFLOW_HEALTH = {
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

export const OUTAGE = {
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
