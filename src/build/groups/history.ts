/** Defines the facts about earlier runs, the commits since then, and the suspects. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import { ALWAYS, type FactFields, flag, group, groups, line, list, number, time, url, words } from '../fact.ts';
import { COMMIT, COMPARE_URL, PERSON } from './base.ts';

/** Describes a change to a file that the failure names. */
const CHANGED = line('Changed file that the failure names, else one that a failing test covers.', 'src/cart.ts');

const SUSPECT = { ...PERSON, changed: CHANGED } as const satisfies FactFields;

const PAGE = url('URL of the run or deployment.');

const EARLIER_RUN = {
  run: number('Number of the run; empty for deployments.', 40),
  url: PAGE,
  at: time('Time when the run started.', '2026-03-04T08:00:00Z'),
  duration_seconds: number('Seconds since then.', 3_600),
} as const satisfies FactFields;

export const HISTORY_FACTS = {
  also_red: group(
    'Failures of the same job on the base of the pull request. Then nobody is suspected or mentioned.',
    {
      branch: line('Base of the pull request.', 'main'),
      run: number('Number of the first failed run there, or of any if the first is unknown.', 40),
      url: PAGE,
      at: time('Time when the run started; empty if it is not the first one.', '2026-03-03T08:00:00Z'),
      duration_seconds: number('Seconds since then.', 86_400),
    },
    { loader: 'also_red' },
  ),
  last_green: group('Last success before this build.', EARLIER_RUN, { loader: 'change' }),
  passed_before: group(
    'Earlier success of the same commit, which suggests that the commit did not cause the failure.',
    {
      run: number('Number of the run.', 41),
      attempt: number('Attempt, if it belongs to the reported run.', 1),
      url: PAGE,
    },
    { loader: 'change' },
  ),
  last_red: group(
    'Previous failure, if this build is the first success after it.',
    {
      run: number('Number of the run; empty for deployments.', 41),
      attempt: number('Attempt, if it belongs to the reported run.', 1),
      url: PAGE,
      same_commit: flag('True if the same commit failed.'),
      not_the_code: flag('True if no failure since the last success is known to be by the code, so nothing was fixed.'),
      pushed: flag('True if the push or commit directly follows the failed one. Only then is a fix credited.'),
      moved: words(
        ['set_back', 'rewritten'],
        'How the branch lost the failed commit: it was reset to an earlier commit (`set_back`), or its history was `rewritten`. Then no commit fixed the failure.',
        'set_back',
      ),
      count: number('Number of commits in between, if the branch was not reset.', 3),
      compare_url: COMPARE_URL,
      author: group('Author of the merged commits, if this commit is a merge and there is only one author.', PERSON),
    },
    { loader: 'change' },
  ),
  newer_run: group(
    'Newest later run that has completed (for a job, in which the job has completed), or a later deployment. If it exists, this build is not the latest state.',
    {
      run: number('Number of the run; empty for deployments.', 44),
      url: PAGE,
      conclusion: words(CONCLUSIONS, 'Conclusion of the run, or of the job in it.', 'success'),
    },
    { loader: 'change' },
  ),
  change: words(
    ['broken', 'still-failing', 'fixed', 'still-passing'],
    'Change from the previous result of the same job, run or environment; empty if unknown.',
    'still-failing',
    { loader: 'change' },
  ),
  broken_since: group('First failure of the streak, which may just have ended.', EARLIER_RUN, { loader: 'change' }),
  failures_in_a_row: number(
    'Number of failed runs in the current streak, including this one, or in the streak that just ended; a minimum without `broken_since`. If `only-if` names it, more runs are read.',
    3,
    { loader: 'change' },
  ),
  commits_since_green: group(
    'Commits since the last success.',
    {
      commits: groups(
        'Commits, newest last; empty if there are more than 200.',
        {
          ...COMMIT,
          changed: CHANGED,
          later: flag('True if the commit came after the first failure, so its author is not a suspect.'),
        },
        ALWAYS,
      ),
      count: number('Total number of commits.', 3, ALWAYS),
      compare_url: COMPARE_URL,
    },
    { loader: 'commits_since_green' },
  ),
  incident: group(
    'Open topic or task of this `unique-key` (REST), which this message created or which can be closed now.',
    {
      id: number('ID of the topic or task.', 4711, ALWAYS),
      name: line('Short name of a task on its board.', 'PLAT-42'),
      subject: line('Subject of the topic or task.', 'Deploy to production failed: terraform apply'),
      assignees: list('Assignees of a task.', ['Ada Lovelace'], ALWAYS),
      opened_at: time('Time when the topic or task was created.', '2026-03-04T02:10:00Z'),
    },
  ),
  suspect_range: group(
    'Changes between the last success and the first failure, which may have caused it; empty if no success is known, or only one of the same commit.',
    {
      excluded_because: words(
        [
          'no_file',
          'documents',
          'no_commit',
          'merged',
          'set_back',
          'rewritten',
          'other_line',
          'other_input',
          'other_step',
          'not_the_code',
          'also_red',
          'cut',
        ],
        'Reason why there are no suspects: no file changed (`no_file`), only `documents` changed but code fails, there are no new commits (`no_commit`), only the base was `merged`, the branch was reset (`set_back`) or `rewritten`, the last success was on an `other_line` of commits or may have had `other_input`, an `other_step` failed before, it is an infrastructure failure (`not_the_code`), the job is failing on the base (`also_red`), or not all commits are known (`cut`).',
        'no_file',
      ),
      commits: groups(
        'Commits in the range, newest last, without commits that change no file, and without merges except those of pull requests.',
        { ...COMMIT, changed: CHANGED },
        ALWAYS,
      ),
      files: list('Files changed by these commits; empty unless known for each.', ['src/cart.ts']),
      people: groups(
        'Authors and co-authors of these commits, without bots; if there are more than five, only those who changed a failing file.',
        SUSPECT,
        ALWAYS,
      ),
      authors: number('Number of authors of these commits, including those not listed.', 2, ALWAYS),
      later_commits: number('Number of commits after the first failure.', 2, ALWAYS),
      since_previous_run: flag('True if the previous run failed for another reason, and these commits came after it.'),
      beside: flag('True if `changed` is the file that the failing one tests, or another workflow.'),
      within: line(
        "Only file or folder of the workflow's `paths` that changed; empty if there are several.",
        'services/cart/',
      ),
    },
    { loader: 'suspects' },
  ),
  suspects: groups(
    'Same as `suspect_range.people`; if `failed_jobs` or `tests` are loaded, those who changed a file that the failure names come first.',
    SUSPECT,
    { loader: 'suspects' },
  ),
} as const satisfies FactFields;
