/** Defines groups of facts about the past: results of earlier runs, and commits since. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import { ALWAYS, type FactFields, flag, group, groups, line, list, number, time, url, words } from '../fact.ts';
import { COMMIT_SINCE_GREEN, COMPARE_URL, PERSON } from './code.ts';

const PAGE = url('Its page.');

export const LAST_GREEN = {
  run: number('Number of that run; empty for deployments.', 39),
  url: PAGE,
  at: time('When it started.', '2026-03-01T08:00:00Z'),
  duration_seconds: number('Seconds from then until now.', 259_200),
} as const satisfies FactFields;

export const PASSED_BEFORE = {
  run: number('Number of that run.', 41),
  attempt: number('Its attempt, if it is an attempt of this run.', 1),
  url: PAGE,
} as const satisfies FactFields;

export const LAST_RED = {
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
} as const satisfies FactFields;

export const NEWER_RUN = {
  run: number('Its number; empty for deployments.', 44),
  url: PAGE,
  conclusion: words(CONCLUSIONS, 'How it ended, or how the job ended in it.', 'success'),
} as const satisfies FactFields;

export const BROKEN_SINCE = {
  run: number('Number of that run; empty for deployments.', 40),
  url: PAGE,
  at: time('When it started.', '2026-03-04T08:00:00Z'),
  duration_seconds: number('Seconds from then until now.', 3_600),
} as const satisfies FactFields;

export const ALSO_RED = {
  branch: line('Its base, if it is red there.', 'main'),
  branches: number('How many branches are red, this one included, if the base is not.', 3),
  run: number('Number of the first red run there, or of one of them.', 40),
  url: PAGE,
  at: time('When it started; empty if that is not the first one.', '2026-03-03T08:00:00Z'),
  duration_seconds: number('Seconds from then until now.', 86_400),
} as const satisfies FactFields;

export const COMMITS_SINCE_GREEN = {
  commits: groups('The commits, newest last; none of more than 200.', COMMIT_SINCE_GREEN, ALWAYS),
  count: number('How many there are in all.', 3, ALWAYS),
  compare_url: COMPARE_URL,
} as const satisfies FactFields;

export const INCIDENT = {
  id: number('Its id.', 4711, ALWAYS),
  name: line('What the board calls a task.', 'PLAT-42'),
  subject: line('Its subject.', 'Deploy to production failed: terraform apply'),
  assignees: list('Whom a task is assigned to.', ['Ada Lovelace'], ALWAYS),
  opened_at: time('When it was created.', '2026-03-04T02:10:00Z'),
} as const satisfies FactFields;
