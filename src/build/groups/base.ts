/** Defines the facts from environment and event, with those about people and commits. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import { WEEKDAYS } from '../../text/format.ts';
import { always, type FactFields, fact } from '../fact.ts';

const { flag, group, groups, keyword, line, lines, list, map, number, time, url, oneOf } = fact;

export const PERSON = {
  login: line('Username on the code host.', 'ada'),
  name: line('Full name.', 'Ada Lovelace'),
  email: line('E-mail address in the commit.', 'ada@example.com'),
  url: url('URL of the account.'),
  bot: flag('True if the account is a bot or an app.'),
} as const satisfies FactFields;

export const COMMIT = {
  sha: always(line('Full SHA of the commit.', 'abc1234def5678901234567890123456789012ab')),
  short: always(line('First seven characters of the SHA.', 'abc1234')),
  subject: line('First line of the message; for a merged pull request, its title.', 'Fix the login redirect'),
  message: lines('Full commit message.', 'Fix the login redirect\n\nIt lost the query.'),
  url: url('URL of the commit.'),
  author: group('Author of the commit; for a merge, the author of the merged commits if there is only one.', PERSON),
  pull_request: group('Pull request that this commit merged.', {
    number: always(number('Number of the pull request.', 13)),
    url: url('URL of the pull request.'),
  }),
} as const satisfies FactFields;

export const BASE_FACTS = {
  ci: always(line('Name of the CI system, such as `GitLab CI`; `git` if none is recognized.', 'GitHub Actions')),
  event: always(
    group('Event that started this run.', {
      name: always(keyword("GitHub's name of the event; `unknown` if it cannot be determined.", 'pull_request')),
      action: line('Activity type of the event; for a `repository_dispatch`, the type that its caller set.', 'opened'),
    }),
  ),
  scope: oneOf(['job', 'run', 'deployment', 'event', 'builds'], 'What is reported; `builds`: all of a period.', 'job'),
  conclusion: oneOf(CONCLUSIONS, 'Conclusion of the build; empty until it completes.', 'success'),
  now: group('Current time in `time-zone`, for conditions such as quiet hours.', {
    date: always(line('Date; compare it as text: `now.date >= "2026-12-01"`.', '2026-03-04')),
    time: always(line('Time of day; compare it as text: `now.time >= "07:30"`.', '08:05')),
    hour: always(number('Hour of the day, from 0 to 23.', 8)),
    weekday: always(oneOf(WEEKDAYS, 'Day of the week.', 'Wednesday')),
  }),
  repository: group('Repository of the build.', {
    name: always(line('Owner and name.', 'acme/app')),
    url: url('URL of the repository.'),
    default_branch: line('Default branch.', 'main'),
    private: flag('True if the repository is private.'),
  }),
  workflow: line('Name of the reported workflow; for `workflow_run`, the upstream workflow.', 'CI'),
  workflow_path: line('Path of the workflow file.', '.github/workflows/ci.yml'),
  run: group('Reported run.', {
    id: number('ID of the run.', 9_876_543_210),
    number: number('Number of the run within the workflow.', 42),
    attempt: number('Attempt of the run: 1 for the first, 2 after one re-run.', 1),
    url: url('URL of this attempt.'),
    title: line('`run-name`, if it differs from the workflow and the commit.', 'Import 2026-03-04'),
    started_by: group('Person who started this attempt; for a re-run, the person who requested it.', PERSON),
    event: keyword('Event that started the run; only of an upstream run, or of a schedule elsewhere.', 'schedule'),
    started_at: time('Time when this attempt started.', '2026-03-04T08:00:00Z'),
    duration_seconds: number('Duration of the attempt in seconds.', 192),
  }),
  job: group('Reported job.', {
    id: number('ID of the job.', 48_001_234_567),
    name: always(line('ID of the job in the workflow file; jobs of reusable workflows may share one.', 'test')),
    full_name: line('Name on the run page: calling job, `name:` and matrix values.', 'linux / test'),
    url: url('URL of the job.'),
    matrix: line('Matrix values of the job.', 'ubuntu-latest, 24'),
    started_at: time('Time when the job started.', '2026-03-04T08:00:00Z'),
    duration_seconds: number('Duration of the job so far, in seconds.', 243),
    exit_code: number('Exit code of the command, with `run` or if the CI system provides it; empty after a signal.', 3),
    machine: line('Host name of the machine on which `run` ran the command; empty in a CI system.', 'db-1'),
  }),
  ref: group('Branch or tag of the build.', {
    type: always(oneOf(['branch', 'tag'], 'Type of the ref: `branch` or `tag`.', 'branch')),
    name: always(line('Short name of the branch or tag.', 'main')),
    url: url('URL of the branch or tag.'),
  }),
  commit: group('Commit of the build; for a pull request, the head of its branch.', COMMIT),
  actor: group('Person who started the run; empty for a scheduled run.', PERSON),
  pull_request: group('Pull request of the build.', {
    number: always(number('Number of the pull request.', 12)),
    title: line('Title of the pull request.', 'Fix the login redirect'),
    url: url('URL of the pull request.'),
    head: line('Source branch, with the owner as prefix if it is in a fork.', 'octo:fix'),
    base: line('Target branch.', 'main'),
    author: group('Person who opened the pull request.', PERSON),
    draft: flag('True if the pull request is a draft.'),
    merged: flag('True if the pull request is merged; known only from the event.'),
    fork: flag('True if the source branch is in another repository, or in a deleted repository.'),
    labels: list('Names of the labels.', ['bug', 'security']),
  }),
  dequeued: group('Removal of the pull request from the merge queue; empty for other events.', {
    reason: always(keyword("GitHub's reason for the removal.", 'CI_FAILURE')),
    text: always(line('Description of the removal.', 'was removed from the merge queue: CI failure')),
    queued_by: group('Person who queued the pull request or enabled auto-merge.', PERSON),
    also_failed: groups('Other failed runs of the pull request in the queue.', {
      workflow: line('Workflow of the run.', 'E2E'),
      number: number('Number of the run.', 7),
      url: url('URL of the run.'),
    }),
  }),
  push: group('Pushed commits and ref.', {
    commits: always(groups('Pushed commits, newest last; GitHub lists at most 2,048.', COMMIT)),
    count: always(number('Number of pushed commits.', 3)),
    truncated: flag('True if the push may contain more commits than listed.'),
    compare_url: url('URL of the comparison of these commits.'),
    forced: always(flag('True for a force push.')),
    created: always(flag('True if the push created the branch or tag.')),
    deleted: always(flag('True if the push deleted the branch or tag.')),
  }),
  release: group('Reported release.', {
    name: always(line('Name of the release, or its tag if it has no name.', 'Spring cleaning')),
    tag: always(line('Tag of the release.', 'v2.0.0')),
    url: url('URL of the release.'),
    notes: lines('Release notes.', '## New\n\n- Faster start'),
    prerelease: always(flag('True if the release is a pre-release.')),
    draft: always(flag('True if the release is a draft.')),
    author: group('Person who published the release.', PERSON),
  }),
  deployment: group('Reported deployment.', {
    id: number('ID of the deployment.', 145_988_746),
    environment: always(line('Target environment.', 'production')),
    state: keyword('State: `success`, `failure`, `error`, `pending`, `in_progress`, `queued`, `inactive`.', 'success'),
    transient: flag('True if the environment is temporary, such as a preview.'),
    ref: line('Deployed branch, tag or version.', 'v2.3.1'),
    started_at: time('Time when the deployment was created.', '2026-03-04T08:00:00Z'),
    duration_seconds: number('Duration of the deployment in seconds.', 130),
    url: url('URL of the deployed application.'),
    log_url: url('URL of the deployment log.'),
    description: lines('Description of the deployment.', 'Deployed by the release workflow'),
  }),
  item: group('Subject of the event: an issue, a discussion, a milestone or another item.', {
    type: always(keyword('Type of the item: `issue`, `discussion`, `milestone` and so on.', 'issue')),
    title: always(line('Title or name of the item.', 'The login page is blank')),
    number: number('Number of the item.', 7),
    url: url('URL of the item.'),
    author: group('Person who opened the item.', PERSON),
    comment: lines('Text of the comment or review.', 'I can confirm this.'),
    comment_author: group('Author of the comment or review.', PERSON),
    review: keyword('State: `approved`, `changes_requested`, `commented`, `dismissed`.', 'changes_requested'),
  }),
  schedule: line('Cron expression of a scheduled run.', '17 4 * * 1-5'),
  inputs: map('Inputs or payload of a dispatch; presets never show them.', { environment: 'staging' }),
} as const satisfies FactFields;
