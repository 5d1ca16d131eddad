/** Defines groups of facts about the subject of an event. */

import {
  ALWAYS,
  type FactFields,
  flag,
  group,
  groups,
  keyword,
  line,
  lines,
  list,
  number,
  time,
  url,
} from '../fact.ts';
import { PERSON } from './code.ts';

export const PULL_REQUEST = {
  number: number('Its number.', 12, { always: true, loader: 'pull_request' }),
  title: line('Title.', 'Fix the login redirect', { loader: 'pull_request' }),
  url: url('Its page.', { loader: 'pull_request' }),
  head: line('Source branch; with its owner in front when it comes from a fork.', 'octo:fix', {
    loader: 'pull_request',
  }),
  base: line('Branch to merge into.', 'main', { loader: 'pull_request' }),
  author: group('Who opened it.', PERSON, { loader: 'pull_request' }),
  draft: flag('True for a draft.', { loader: 'pull_request' }),
  merged: flag('True if it is merged; only the event tells it.'),
  fork: flag('True if the source branch is in another repository, or in a deleted one.', { loader: 'pull_request' }),
  labels: list('Names of its labels.', ['bug', 'security'], { loader: 'pull_request' }),
} as const satisfies FactFields;

export const DEQUEUED = {
  reason: keyword("Why, in GitHub's word.", 'CI_FAILURE', ALWAYS),
  text: line('What became of it, in words.', 'was removed from the merge queue: CI failed', ALWAYS),
  queued_by: group('Who put it into the queue, or asked for the merge once all is green.', PERSON, {
    loader: 'queued_by',
  }),
  also_failed: groups(
    'The other runs that failed in the queue.',
    {
      workflow: line('The workflow.', 'E2E'),
      number: number('Its number.', 7),
      url: url('Its page.'),
    },
    { loader: 'failed_jobs' },
  ),
} as const satisfies FactFields;

export const RELEASE = {
  name: line('Its name, or its tag when it has none.', 'Spring cleaning', ALWAYS),
  tag: line('Its tag.', 'v2.0.0', ALWAYS),
  url: url('Its page.'),
  notes: lines('The release notes.', '## New\n\n- Faster start'),
  prerelease: flag('True for a pre-release.', ALWAYS),
  draft: flag('True for a draft.', ALWAYS),
  author: group('Who published it.', PERSON),
} as const satisfies FactFields;

export const DEPLOYMENT = {
  id: number('Its id.', 145_988_746),
  environment: line('Where it goes.', 'production', ALWAYS),
  state: keyword(
    "GitHub's word: `success`, `failure`, `error`, `pending`, `in_progress`, `queued`, `inactive`.",
    'success',
  ),
  transient: flag('True if its environment is temporary, such as a preview.'),
  ref: line('Branch, tag or version that was deployed.', 'v2.3.1'),
  started_at: time('When it was created.', '2026-03-04T08:00:00Z'),
  duration_seconds: number('How long it took, in seconds.', 130),
  url: url('Address of what was deployed.'),
  log_url: url('Page of its log.'),
  description: lines('Its description.', 'Deployed by the release workflow'),
} as const satisfies FactFields;

export const ITEM = {
  type: keyword('What it is: `issue`, `discussion`, `milestone` and so on.', 'issue', {
    always: true,
    words: ['Dependabot alert'],
  }),
  title: line('Its title or name.', 'The login page is blank', ALWAYS),
  number: number('Its number.', 7),
  url: url('Its page.'),
  author: group('Who opened it.', PERSON),
  comment: lines('Text of the comment or review.', 'I can confirm this.'),
  comment_author: group('Who wrote the comment or review.', PERSON),
  review: keyword(
    "How the review ended, in GitHub's word: `approved`, `changes_requested`, `commented`, `dismissed`.",
    'changes_requested',
  ),
} as const satisfies FactFields;
