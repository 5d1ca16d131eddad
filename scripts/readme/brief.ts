/** Each input in a dozen words, for the README. `docs/inputs.md` has it in full, from the registry. */

import type { OptionName } from '../../src/settings/option-names.ts';

/** What only the environment gives is no input. */
type InputName = Exclude<OptionName, 'format' | 'settle-time' | 'max-length'>;

export const BRIEF: Readonly<Record<InputName, string>> = {
  'webhook-url': 'URL of an incoming webhook: a secret. Its kind must match `kind`.',
  'base-url': 'For an account: address of the service.',
  username: 'Its user name.',
  password: 'Its password, a secret.',
  team: 'The team, by name, nickname or id; or a list.',
  forum: 'The same for a forum.',
  'fallback-webhook-url': 'A second webhook, for what may not have arrived: a secret.',
  kind: '`message`, `topic`, `task` or `incident`.',
  when: 'When to send: `failure`, `change` and others, one or several.',
  'only-if': 'A condition over the facts, beside `when`.',
  status: 'What to report, where it is not this job: `${{ toJSON(needs) }}`, `workflow`, or a conclusion.',
  template: 'A preset such as `compact`, or a file of the repository.',
  subject: 'Subject of a topic or task, in Liquid.',
  body: 'Your own text, in Liquid and Markdown.',
  variables: 'Values for your own text, as YAML.',
  mention: 'Whom to call where it is not green: usernames, `suspects`, `team` and others.',
  users: 'YAML map from GitHub login or e-mail to username.',
  assignees: 'Who is to do a task, in the same words.',
  category: 'Column of the board, by name or id.',
  'due-date': 'When a task is due: `2026-03-04`, `today`, `+3d`.',
  'complete-date': 'When it was done: creates the task as done.',
  'unique-key': 'One open topic or task for each key; `auto` makes the key.',
  ephemeral: 'Shown, but not kept (webhook messages).',
  'sender-name': 'Name of the sender.',
  'sender-avatar': 'Picture of the sender: an https address.',
  report: 'A Markdown file to show below the message.',
  'test-reports': 'Files with test results, as patterns: which tests failed, and why.',
  'log-files': 'Text files of the job, as patterns: what explains a failure.',
  config: 'A YAML file with any of these, but destinations and secrets.',
  period: 'How far back `digest` looks: `24h`, `2w`.',
  repositories: 'What `watch` and `digest` look at: `acme/shop, acme/*`. Default: this one.',
  'github-token': 'Set by the runner; reads jobs, logs and history.',
  secrets: 'More values to hide, one a line.',
  delivery: 'What to do when it is unknown whether it arrived.',
  timeout: 'Seconds for everything.',
  'time-zone': 'Of dates and times, such as `Europe/Berlin`.',
  'dry-run': 'Show the message in the summary; send nothing.',
  'fail-on-error': 'Make the step red when the message was not delivered.',
  context: 'Set by the runner.',
};
