/** Defines groups of facts about the past: results of earlier runs, and commits since. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import type { FactFields } from '../fact.ts';
import { COMMIT_SINCE_GREEN, COMPARE_URL, PERSON } from './code.ts';

const PAGE = { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/actions/runs/1' } as const;

export const LAST_GREEN = {
  run: { type: 'number', text: 'Number of that run; empty for deployments.', example: 39 },
  url: PAGE,
  at: { type: 'time', text: 'When it started.', example: '2026-03-01T08:00:00Z' },
  duration_seconds: { type: 'number', text: 'Seconds from then until now.', example: 259_200 },
} as const satisfies FactFields;

export const PASSED_BEFORE = {
  run: { type: 'number', text: 'Number of that run.', example: 41 },
  attempt: { type: 'number', text: 'Its attempt, if it is an attempt of this run.', example: 1 },
  url: PAGE,
} as const satisfies FactFields;

export const LAST_RED = {
  run: { type: 'number', text: 'Number of that run; empty for deployments.', example: 41 },
  attempt: { type: 'number', text: 'Its attempt, if it is an attempt of this run.', example: 1 },
  url: PAGE,
  same_commit: { type: 'flag', text: 'True if the very same commit failed.', example: false },
  not_the_code: {
    type: 'flag',
    text: 'True if neither it nor any failure since the last success was the code, as far as known: nothing was fixed.',
    example: true,
  },
  pushed: {
    type: 'flag',
    text: 'True if this push began at its commit, or that is the parent of what passed. Only then is somebody said to have fixed it.',
    example: true,
  },
  moved: {
    type: 'words',
    words: ['set_back', 'rewritten'],
    text: 'That the branch was set back before its commit, or no longer holds it: no commit fixed it.',
    example: 'set_back',
  },
  count: {
    type: 'number',
    text: 'How many commits came between, if the branch was not reset.',
    example: 3,
  },
  compare_url: COMPARE_URL,
  author: {
    type: 'group',
    text: 'Who wrote what this commit merged, if it is a merge, and known to be one person.',
    parts: PERSON,
  },
} as const satisfies FactFields;

export const NEWER_RUN = {
  run: { type: 'number', text: 'Its number; empty for deployments.', example: 44 },
  url: PAGE,
  conclusion: {
    type: 'words',
    words: CONCLUSIONS,
    text: 'How it ended, or how the job ended in it.',
    example: 'success',
  },
} as const satisfies FactFields;

export const BROKEN_SINCE = {
  run: { type: 'number', text: 'Number of that run; empty for deployments.', example: 40 },
  url: PAGE,
  at: { type: 'time', text: 'When it started.', example: '2026-03-04T08:00:00Z' },
  duration_seconds: { type: 'number', text: 'Seconds from then until now.', example: 3_600 },
} as const satisfies FactFields;

export const ALSO_RED = {
  branch: { type: 'line', text: 'Its base, if it is red there.', example: 'main' },
  branches: {
    type: 'number',
    text: 'How many branches are red, this one included, if the base is not.',
    example: 3,
  },
  run: { type: 'number', text: 'Number of the first red run there, or of one of them.', example: 40 },
  url: PAGE,
  at: {
    type: 'time',
    text: 'When it started; empty if that is not the first one.',
    example: '2026-03-03T08:00:00Z',
  },
  duration_seconds: { type: 'number', text: 'Seconds from then until now.', example: 86_400 },
} as const satisfies FactFields;

export const COMMITS_SINCE_GREEN = {
  commits: {
    type: 'groups',
    text: 'The commits, newest last; none of more than 200.',
    parts: COMMIT_SINCE_GREEN,
    always: true,
  },
  count: { type: 'number', text: 'How many there are in all.', example: 3, always: true },
  compare_url: COMPARE_URL,
} as const satisfies FactFields;

export const INCIDENT = {
  id: { type: 'number', text: 'Its id.', example: 4711, always: true },
  name: { type: 'line', text: 'What the board calls a task.', example: 'PLAT-42' },
  subject: { type: 'line', text: 'Its subject.', example: 'Deploy to production failed: terraform apply' },
  assignees: { type: 'list', text: 'Whom a task is assigned to.', example: ['Ada Lovelace'], always: true },
  opened_at: { type: 'time', text: 'When it was created.', example: '2026-03-04T02:10:00Z' },
} as const satisfies FactFields;
