/** Defines the facts about earlier runs, the commits since, and who may have broken it. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import { ALWAYS, type FactFields, flag, group, groups, line, list, number, time, url, words } from '../fact.ts';
import { CHANGED, COMMIT, COMPARE_URL, PERSON, SUSPECT } from './base.ts';

const PAGE = url('Its page.');

const EARLIER_RUN = {
  run: number('Number of that run; empty for deployments.', 40),
  url: PAGE,
  at: time('When it started.', '2026-03-04T08:00:00Z'),
  duration_seconds: number('Seconds from then until now.', 3_600),
} as const satisfies FactFields;

export const HISTORY_FACTS = {
  also_red: group(
    'Where the same job of a red pull request is red too: on its base, or on three branches within an hour. Then nobody is suspected or called.',
    {
      branch: line('Its base, if it is red there.', 'main'),
      branches: number('How many branches are red, this one included, if the base is not.', 3),
      run: number('Number of the first red run there, or of one of them.', 40),
      url: PAGE,
      at: time('When it started; empty if that is not the first one.', '2026-03-03T08:00:00Z'),
      duration_seconds: number('Seconds from then until now.', 86_400),
    },
    { loader: 'also_red' },
  ),
  last_green: group('The last success before this.', EARLIER_RUN, { loader: 'change' }),
  passed_before: group(
    'A success of the very same commit: a hint that the commit is not at fault.',
    {
      run: number('Number of that run.', 41),
      attempt: number('Its attempt, if it is an attempt of this run.', 1),
      url: PAGE,
    },
    { loader: 'change' },
  ),
  last_red: group(
    'The failure just before this, if this is the first success after it.',
    {
      run: number('Number of that run; empty for deployments.', 41),
      attempt: number('Its attempt, if it is an attempt of this run.', 1),
      url: PAGE,
      same_commit: flag('True if the very same commit failed.'),
      not_the_code: flag(
        'True if neither it nor any failure since the last success was the code, as far as known: nothing was fixed.',
      ),
      pushed: flag(
        'True if this push began at its commit, or that is the parent of what passed. Only then is somebody said to have fixed it.',
      ),
      moved: words(
        ['set_back', 'rewritten'],
        'That the branch was set back before its commit, or no longer holds it: no commit fixed it.',
        'set_back',
      ),
      count: number('How many commits came between, if the branch was not reset.', 3),
      compare_url: COMPARE_URL,
      author: group('Who wrote what this commit merged, if it is a merge, and known to be one person.', PERSON),
    },
    { loader: 'change' },
  ),
  newer_run: group(
    'The newest later run that already ended (of a job, in which that ended), or a later deployment. So this is not the latest state.',
    {
      run: number('Its number; empty for deployments.', 44),
      url: PAGE,
      conclusion: words(CONCLUSIONS, 'How it ended, or how the job ended in it.', 'success'),
    },
    { loader: 'change' },
  ),
  change: words(
    ['broken', 'still-failing', 'fixed', 'still-passing'],
    'How this end compares with the one before, of the same job, run or environment; empty if unknown.',
    'still-failing',
    { loader: 'change' },
  ),
  broken_since: group('The first failure of the current row of failures, or of the one that just ended.', EARLIER_RUN, {
    loader: 'change',
  }),
  failures_in_a_row: number(
    'Failed runs in a row, this one included, or in the row that just ended; without `broken_since` at least so many. Counted further if `only-if` names it.',
    3,
    { loader: 'change' },
  ),
  same_failure_type: flag('True if all runs of a row that goes on ended alike; a failing test is not like a timeout.', {
    loader: 'change',
  }),
  commits_since_green: group(
    'What was committed since the last success.',
    {
      commits: groups(
        'The commits, newest last; none of more than 200.',
        {
          ...COMMIT,
          changed: CHANGED,
          later: flag('True if it came after the first failure; its author is no suspect.'),
        },
        ALWAYS,
      ),
      count: number('How many there are in all.', 3, ALWAYS),
      compare_url: COMPARE_URL,
    },
    { loader: 'commits_since_green' },
  ),
  incident: group(
    'The open topic or task of this `unique-key` (REST), which this message opened or which can be closed now.',
    {
      id: number('Its id.', 4711, ALWAYS),
      name: line('What the board calls a task.', 'PLAT-42'),
      subject: line('Its subject.', 'Deploy to production failed: terraform apply'),
      assignees: list('Whom a task is assigned to.', ['Ada Lovelace'], ALWAYS),
      opened_at: time('When it was created.', '2026-03-04T02:10:00Z'),
    },
  ),
  suspect_range: group(
    'What may have broken it, between the last success and the first failure; empty if no success is known, or only one of the same commit.',
    {
      comparable: flag(
        'True if only commits lie between these two: no branch that was set back, no other inputs.',
        ALWAYS,
      ),
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
        'Why nobody is under suspicion: no file changed (`no_file`), only `documents` did and it fails in code, it broke without a commit (`no_commit`), only the base was `merged`, the branch was `set_back` or `rewritten`, the last success was of an `other_line` of commits or maybe `other_input`, an `other_step` failed before, `not_the_code`, `also_red`, or not all commits are known (`cut`).',
        'no_file',
      ),
      commits: groups(
        'These commits, newest last: without later ones, those that change no file, and merges, except one for its pull request.',
        { ...COMMIT, changed: CHANGED },
        ALWAYS,
      ),
      files: list('Files that these changed; empty unless known of each.', ['src/cart.ts']),
      people: groups(
        'Their authors and co-authors, no bots; of more than five only those who changed a failing file.',
        SUSPECT,
        ALWAYS,
      ),
      authors: number('How many people made them, named or not.', 2, ALWAYS),
      later_commits: number('How many commits came after it broke.', 2, ALWAYS),
      since_previous_run: flag('True if the run before failed in something else: these commits came after it.'),
      beside: flag(
        'True if `changed` is not where it fails: it is what is tested there, as `src/cart.ts` by `src/cart.test.ts`, or another workflow.',
      ),
      within: line(
        "The file or folder of the workflow's `paths` in which only these commits changed something; empty if there are several.",
        'services/cart/',
      ),
      first_red: group('The first failure by the code, as far as known; empty if its run is not.', EARLIER_RUN),
    },
    { loader: 'suspects' },
  ),
  suspects: groups(
    'As `suspect_range.people`; if `failed_jobs` or `tests` are read, first those who changed a file that the failure names.',
    SUSPECT,
    { loader: 'suspects' },
  ),
} as const satisfies FactFields;
