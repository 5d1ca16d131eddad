/** Groups of facts about what an event is about. */

import type { FactFields } from '../fact.ts';
import { PERSON } from './code.ts';

export const PULL_REQUEST = {
  number: { type: 'number', text: 'Its number.', example: 12, always: true, loader: 'pull_request' },
  title: { type: 'line', text: 'Title.', example: 'Fix the login redirect', loader: 'pull_request' },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/pull/12', loader: 'pull_request' },
  head: {
    type: 'line',
    text: 'Source branch; with its owner in front when it comes from a fork.',
    example: 'octo:fix',
    loader: 'pull_request',
  },
  base: { type: 'line', text: 'Branch to merge into.', example: 'main', loader: 'pull_request' },
  author: { type: 'group', text: 'Who opened it.', parts: PERSON, loader: 'pull_request' },
  draft: { type: 'flag', text: 'True for a draft.', example: false, loader: 'pull_request' },
  merged: { type: 'flag', text: 'True if it is merged; only the event tells it.', example: false },
  fork: {
    type: 'flag',
    text: 'True if the source branch is in another repository, or in a deleted one.',
    example: true,
    loader: 'pull_request',
  },
  labels: { type: 'list', text: 'Names of its labels.', example: ['bug', 'security'], loader: 'pull_request' },
} as const satisfies FactFields;

export const DEQUEUED = {
  reason: { type: 'keyword', text: "Why, in GitHub's word.", example: 'CI_FAILURE', always: true },
  text: {
    type: 'line',
    text: 'What became of it, in words.',
    example: 'was removed from the merge queue: CI failed',
    always: true,
  },
  queued_by: {
    type: 'group',
    text: 'Who put it into the queue, or asked for the merge once all is green.',
    parts: PERSON,
    loader: 'queued_by',
  },
  also_failed: {
    type: 'groups',
    text: 'The other runs that failed in the queue.',
    parts: {
      workflow: { type: 'line', text: 'The workflow.', example: 'E2E' },
      number: { type: 'number', text: 'Its number.', example: 7 },
      url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/actions/runs/1' },
    },
    loader: 'failed_jobs',
  },
} as const satisfies FactFields;

export const RELEASE = {
  name: { type: 'line', text: 'Its name, or its tag when it has none.', example: 'Spring cleaning', always: true },
  tag: { type: 'line', text: 'Its tag.', example: 'v2.0.0', always: true },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/releases/tag/v2.0.0' },
  notes: { type: 'lines', text: 'The release notes.', example: '## New\n\n- Faster start' },
  prerelease: { type: 'flag', text: 'True for a pre-release.', example: false, always: true },
  draft: { type: 'flag', text: 'True for a draft.', example: false, always: true },
  author: { type: 'group', text: 'Who published it.', parts: PERSON },
} as const satisfies FactFields;

export const DEPLOYMENT = {
  id: { type: 'number', text: 'Its id.', example: 145_988_746 },
  environment: { type: 'line', text: 'Where it goes.', example: 'production', always: true },
  state: {
    type: 'keyword',
    text: "GitHub's word: `success`, `failure`, `error`, `pending`, `in_progress`, `queued`, `inactive`.",
    example: 'success',
  },
  transient: {
    type: 'flag',
    text: 'True if its environment is temporary, such as a preview.',
    example: true,
  },
  ref: { type: 'line', text: 'Branch, tag or version that was deployed.', example: 'v2.3.1' },
  started_at: { type: 'time', text: 'When it was created.', example: '2026-03-04T08:00:00Z' },
  duration_seconds: { type: 'number', text: 'How long it took, in seconds.', example: 130 },
  url: { type: 'url', text: 'Address of what was deployed.', example: 'https://shop.example.com/' },
  log_url: { type: 'url', text: 'Page of its log.', example: 'https://logs.example.com/1' },
  description: { type: 'lines', text: 'Its description.', example: 'Deployed by the release workflow' },
} as const satisfies FactFields;

export const ITEM = {
  type: {
    type: 'keyword',
    words: ['Dependabot alert'],
    text: 'What it is: `issue`, `discussion`, `milestone` and so on.',
    example: 'issue',
    always: true,
  },
  title: { type: 'line', text: 'Its title or name.', example: 'The login page is blank', always: true },
  number: { type: 'number', text: 'Its number.', example: 7 },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/issues/7' },
  author: { type: 'group', text: 'Who opened it.', parts: PERSON },
  comment: { type: 'lines', text: 'Text of the comment or review.', example: 'I can confirm this.' },
  comment_author: { type: 'group', text: 'Who wrote the comment or review.', parts: PERSON },
  review: {
    type: 'keyword',
    text: "How the review ended, in GitHub's word: `approved`, `changes_requested`, `commented`, `dismissed`.",
    example: 'changes_requested',
  },
} as const satisfies FactFields;
