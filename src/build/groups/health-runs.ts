/** Groups of facts about many runs, their workflows and outages. */

import type { FactFields } from '../fact.ts';
import { PERSON } from './code.ts';
import { INFRASTRUCTURE } from './termination.ts';

export const PAGE = 'https://github.com/acme/shop/actions/runs/1';

export const WORKFLOW = {
  workflow: { type: 'line', text: 'The workflow.', example: 'CI', always: true },
  repository: { type: 'line', text: 'Where it is.', example: 'acme/shop', always: true },
} as const satisfies FactFields;

export const RUN_LINK = {
  id: { type: 'number', text: 'Its id.', example: 9_001_234_567, always: true },
  number: { type: 'number', text: 'Its number.', example: 42 },
  url: { type: 'url', text: 'Its page.', example: PAGE },
} as const satisfies FactFields;

export const RUNS = {
  total: { type: 'number', text: 'How many, with skipped ones and those of bots.', example: 214, always: true },
  green: { type: 'number', text: 'How many passed.', example: 196, always: true },
  red: { type: 'number', text: 'How many failed, timed out or could not start.', example: 6, always: true },
  cancelled: { type: 'number', text: 'How many were cancelled: neither green nor red.', example: 9, always: true },
  bots: { type: 'number', text: 'How many a bot started.', example: 31, always: true },
  read: { type: 'number', text: 'How many were read: fewer than `total` at a limit.', example: 214, always: true },
  success_rate: { type: 'rate', text: 'Share of green ones among green and red; of five or more.', example: 0.97 },
  removed_from_queue: {
    type: 'number',
    text: 'How many attempts of the merge queue failed.',
    example: 1,
    always: true,
  },
  retry_rate: { type: 'rate', text: 'Share of those that ran more than once; of five or more.', example: 0.03 },
  red_share: { type: 'rate', text: 'Share of the time in which some workflow was red.', example: 0.08 },
} as const satisfies FactFields;

/** Counts workflows that pass, fail, or have an unknown result. */
export const SUMMARY = {
  workflows: {
    type: 'number',
    text: 'How many count: what is neither switched off nor deleted, and runs on the default branch.',
    example: 40,
    always: true,
  },
  green: { type: 'number', text: 'How many are green.', example: 38, always: true },
  red: { type: 'number', text: 'How many are red.', example: 1, always: true },
  inconclusive: {
    type: 'groups',
    text: 'Those whose runs were all cancelled or skipped.',
    parts: WORKFLOW,
    always: true,
  },
  never_ran: {
    type: 'groups',
    text: 'Those that should run, but have no known run.',
    parts: WORKFLOW,
    always: true,
  },
  unread: {
    type: 'groups',
    text: 'Those whose runs could not be read.',
    parts: WORKFLOW,
    always: true,
  },
  all_green: {
    type: 'flag',
    text: 'True if each of them is proved green over the whole period.',
    example: true,
    always: true,
  },
} as const satisfies FactFields;

export const WORKFLOW_HEALTH = {
  ...{ name: WORKFLOW.workflow, repository: WORKFLOW.repository },
  path: { type: 'line', text: 'Its file.', example: '.github/workflows/ci.yml', always: true },
  branch: { type: 'line', text: 'The branch.', example: 'main', always: true },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/shop/actions/workflows/ci.yml' },
  runs: { type: 'number', text: 'How often it ran.', example: 120, always: true },
  green: RUNS.green,
  red: RUNS.red,
  success_rate: RUNS.success_rate,
  before_rate: { type: 'rate', text: 'The same for the period before.', example: 0.94 },
  retry_rate: RUNS.retry_rate,
  median_seconds: { type: 'number', text: 'How long a green run takes, by the median.', example: 372 },
  before_median_seconds: { type: 'number', text: 'The same for the period before.', example: 341 },
  slower: {
    type: 'flag',
    text: 'True if each of the last three green runs took a quarter and five minutes longer than usual.',
    example: false,
    always: true,
  },
  usual_seconds: {
    type: 'number',
    text: 'How long is usual, if it is slower: the median of up to 24 runs.',
    example: 372,
  },
  recent_seconds: {
    type: 'number',
    text: 'How long the last three took, if it is slower, by the median.',
    example: 755,
  },
  outages: { type: 'number', text: 'How often it was red.', example: 2, always: true },
  red_seconds: { type: 'number', text: 'How long it was red, in this time.', example: 11_520, always: true },
  recovery_seconds: { type: 'number', text: 'How long an outage that is over took, by the median.', example: 5_400 },
  is_red: { type: 'flag', text: 'True while it is red.', example: false, always: true },
  verdict: {
    type: 'words',
    words: ['green', 'red', 'none'],
    text: 'How its newest run that counts ended, on the branch or by its schedule; `none` if none did.',
    example: 'green',
    always: true,
  },
  is_lower_bound: {
    type: 'flag',
    text: 'True if it may be red for longer than `red_since` says.',
    example: false,
    always: true,
  },
  active: { type: 'flag', text: 'False if it is switched off or deleted.', example: true, always: true },
  complete: { type: 'flag', text: 'False if not all of its runs could be read.', example: true, always: true },
  red_since: { type: 'time', text: 'When its first red run started.', example: '2026-03-02T03:00:00Z' },
  red_runs: { type: 'number', text: 'How many runs are red since then.', example: 3 },
} as const satisfies FactFields;

export const OUTAGE = {
  ...WORKFLOW,
  path: WORKFLOW_HEALTH.path,
  branch: WORKFLOW_HEALTH.branch,
  since: { type: 'time', text: 'When the first red run started.', example: '2026-03-02T03:00:00Z', always: true },
  runs: { type: 'number', text: 'How many runs were red in a row.', example: 3, always: true },
  is_lower_bound: { type: 'flag', text: 'True if it was red before what was read.', example: false, always: true },
  run: { type: 'group', text: 'The newest run: red, or the one that ended it.', parts: RUN_LINK, always: true },
  url: { type: 'url', text: 'The page of that run.', example: PAGE },
  commit: {
    type: 'group',
    text: 'What the first red run built, or, if it is green again, the run that ended it.',
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
    text: 'Who committed between the last green and the first red run, if two runs in a row are red by the code.',
    parts: PERSON,
    always: true,
  },
  after_seconds: { type: 'number', text: 'How long it is or was red.', example: 90_000 },
  due: {
    type: 'flag',
    text: 'True if it is to be reported now, for the first time or again.',
    example: true,
    always: true,
  },
} as const satisfies FactFields;
