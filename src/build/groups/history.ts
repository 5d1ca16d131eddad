/** Defines the facts about earlier runs, the commits since then, and the suspects. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import { always, type FactFields, fact } from '../fact.ts';
import { COMMIT, PERSON } from './base.ts';

const { flag, group, groups, line, list, number, time, url, oneOf } = fact;

/** Describes a change to a file that the failure names. */
const CHANGED = line('Changed file that the failure names, else one that a failing test covers.', 'src/cart.ts');

const SUSPECT = { ...PERSON, changed: CHANGED } as const satisfies FactFields;

const OTHER_RUN = {
  run: number('Number of the run; empty for deployments.', 40),
  url: url('URL of the run or deployment.'),
} as const satisfies FactFields;

/** Describes a run that may be another attempt of the reported one. */
const OTHER_ATTEMPT = {
  ...OTHER_RUN,
  attempt: number('Attempt, if it belongs to the reported run.', 1),
} as const satisfies FactFields;

const EARLIER_RUN = {
  ...OTHER_RUN,
  at: time('Time when the run started.', '2026-03-04T08:00:00Z'),
  duration_seconds: number('Seconds since then.', 3_600),
} as const satisfies FactFields;

export const HISTORY_FACTS = {
  also_red: group('First known failure of the same job on the base of the pull request; then nobody is mentioned.', {
    ...EARLIER_RUN,
    branch: line('Base of the pull request.', 'main'),
    at: time('Time when the run started; empty if an earlier run may have failed.', '2026-03-03T08:00:00Z'),
  }),
  last_green: group('Last success before this build.', EARLIER_RUN),
  passed_before: group('Earlier success of the same commit.', OTHER_ATTEMPT),
  last_red: group('Previous failure, if this build is the first success after it.', {
    ...OTHER_ATTEMPT,
    same_commit: flag('True if the same commit failed.'),
    not_the_code: flag('True if no failure since the last success is known to be by the code, so nothing was fixed.'),
    pushed: flag('True if the push or commit directly follows the failed one. Only then is a fix credited.'),
    moved: oneOf(
      ['set_back', 'rewritten'],
      'How the branch lost the failed commit, so that nothing fixed it: reset to an earlier one (`set_back`), or `rewritten`.',
      'set_back',
    ),
    count: number('Number of commits in between, if the branch was not reset.', 3),
    compare_url: url('URL of the comparison of these commits.'),
    author: group('Author of the merged commits, if this commit is a merge and there is only one author.', PERSON),
  }),
  newer_run: group('Newest later run that has completed, or deployment: this build is outdated.', {
    ...OTHER_RUN,
    conclusion: oneOf(CONCLUSIONS, 'Conclusion of the run, or of the job in it.', 'success'),
  }),
  change: oneOf(
    ['broken', 'still-failing', 'fixed', 'still-passing'],
    'Change from the previous result of the same job, run or environment; empty if unknown.',
    'still-failing',
  ),
  broken_since: group('First failure of the streak, which may just have ended.', EARLIER_RUN),
  failures_in_a_row: number(
    'Failed runs in that streak; a minimum without `broken_since`. If `only-if` names it, more runs are read.',
    3,
  ),
  commits_since_green: group('Commits since the last success.', {
    commits: always(
      groups('Commits, newest last; empty if there are more than 200.', {
        ...COMMIT,
        changed: CHANGED,
        later: flag('True if the commit came after the first failure, so its author is not a suspect.'),
      }),
    ),
    count: always(number('Total number of commits.', 3)),
    compare_url: url('URL of the comparison of these commits.'),
  }),
  incident: group('Topic or task of this `unique-key` (REST), just created or to be closed now.', {
    id: always(number('ID of the topic or task.', 4711)),
    name: line('Short name of a task on its board.', 'PLAT-42'),
    subject: line('Subject of the topic or task.', 'Deploy to production failed: terraform apply'),
    assignees: always(list('Assignees of a task.', ['Ada Lovelace'])),
    opened_at: time('Time when the topic or task was created.', '2026-03-04T02:10:00Z'),
  }),
  suspect_range: group('Changes between the last known success and the first failure.', {
    excluded_because: oneOf(
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
        'other_error',
        'not_the_code',
        'unproven',
        'also_red',
        'cut',
      ],
      'Reason why there are no suspects: no file changed (`no_file`), only `documents` changed but code fails, there are no new commits (`no_commit`), only the base was `merged`, the branch was reset (`set_back`) or `rewritten`, the last success was on an `other_line` of commits or may have had `other_input`, an `other_step` or an `other_error` failed it before, it is an infrastructure failure (`not_the_code`), no change explains the error (`unproven`), the job is failing on the base (`also_red`), or not all commits are known (`cut`).',
      'no_file',
    ),
    commits: always(
      groups('Commits that changed a file, newest last; of merges, only those of pull requests.', {
        ...COMMIT,
        changed: CHANGED,
      }),
    ),
    files: list('Files changed by these commits; empty unless known for each.', ['src/cart.ts']),
    people: always(groups('Their authors without bots; of more than five, those who changed a failing file.', SUSPECT)),
    authors: always(number('Number of authors of these commits, including those not listed.', 2)),
    later_commits: always(number('Number of commits after the first failure.', 2)),
    since_previous_run: flag('True if the previous run failed for another reason, and these commits came after it.'),
    beside: flag('True if `changed` is the file that the failing one tests, or another workflow.'),
    within: line("The one file or folder of the workflow's `paths` that changed.", 'services/cart/'),
  }),
  suspects: groups('`suspect_range.people`, those who changed a failing file first.', SUSPECT),
} as const satisfies FactFields;
