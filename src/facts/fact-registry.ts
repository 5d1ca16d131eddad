/**
 * Every fact of a build, by the name that templates use (`{{ commit.subject }}`); those that have to be read stand in
 * `loaders/`, each with what reads it. Nothing else names them: the types, the plan of what to read and the names that
 * templates may use are made from it.
 */

import { CONCLUSIONS } from '../settings/conclusion.ts';
import type { Parts } from './fact.ts';
import { CI_NAMES } from './host/ci-names.ts';
import { READ_FACTS } from './loaders.ts';
import { COMMIT, PERSON, PUSH, REF, REPOSITORY } from './parts/code.ts';
import { JOB, RUN } from './parts/runs.ts';
import { DEPLOYMENT, DEQUEUED, ITEM, PULL_REQUEST, RELEASE } from './parts/things.ts';

/** What a message can speak for. Only who knows the whole run speaks for it. */
const SCOPES = ['job', 'run', 'deployment', 'event', 'builds'] as const;

/** Facts that environment and event may tell. Where a part has a loader, that reads what the event leaves out. */
export const BASE_FACTS = {
  ci: {
    type: 'words',
    words: CI_NAMES,
    text: 'Name of the CI; `git` where none is recognised.',
    example: 'GitHub Actions',
    always: true,
  },
  event: {
    type: 'group',
    text: 'The event that started this run.',
    parts: {
      name: {
        type: 'keyword',
        text: "GitHub's name for it, also elsewhere; `unknown` where nothing tells.",
        example: 'pull_request',
        always: true,
      },
      action: {
        type: 'line',
        text: 'What happened; of a `repository_dispatch` what its caller says.',
        example: 'opened',
      },
    },
    always: true,
  },
  scope: {
    type: 'words',
    words: SCOPES,
    text: 'What the message speaks for: one job, the whole run, a deployment, another event, or all builds of a while.',
    example: 'job',
  },
  conclusion: {
    type: 'words',
    words: CONCLUSIONS,
    text: 'How it ended; empty while it is not over, such as a pending deployment.',
    example: 'success',
  },
  repository: { type: 'group', text: 'The repository.', parts: REPOSITORY },
  workflow: {
    type: 'line',
    text: 'Name of the workflow that is reported; for `workflow_run`, the one that ran before.',
    example: 'CI',
  },
  workflow_path: {
    type: 'line',
    text: 'File of that workflow; two workflows may have one name.',
    example: '.github/workflows/ci.yml',
  },
  run: { type: 'group', text: 'The run that is reported.', parts: RUN },
  job: { type: 'group', text: 'The job that is reported.', parts: JOB },
  ref: { type: 'group', text: 'The branch or tag.', parts: REF },
  commit: {
    type: 'group',
    text: 'The commit; for a pull request the head of its branch.',
    parts: {
      ...COMMIT,
      subject: { ...COMMIT.subject, loader: 'commit' },
      message: { ...COMMIT.message, loader: 'commit' },
      author: { ...COMMIT.author, loader: 'commit' },
    },
  },
  actor: { type: 'group', text: 'Who started the run; empty for a scheduled one.', parts: PERSON },
  pull_request: { type: 'group', text: 'The pull request.', parts: PULL_REQUEST },
  dequeued: { type: 'group', text: 'That the pull request left the merge queue.', parts: DEQUEUED },
  push: { type: 'group', text: 'What was pushed.', parts: PUSH },
  release: { type: 'group', text: 'The release.', parts: RELEASE },
  deployment: { type: 'group', text: 'The deployment.', parts: DEPLOYMENT },
  item: {
    type: 'group',
    text: 'The issue, discussion, milestone or other thing that the event is about.',
    parts: ITEM,
  },
  schedule: { type: 'line', text: 'Cron line of a scheduled run.', example: '17 4 * * 1-5' },
  inputs: {
    type: 'map',
    text: 'Inputs or payload of a dispatch; presets never show them.',
    example: { environment: 'staging' },
  },
} as const satisfies Parts;

/** All of them. */
export const FACTS: Parts = { ...BASE_FACTS, ...READ_FACTS };
