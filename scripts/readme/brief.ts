/** Each input in a dozen words, for the README. `docs/inputs.md` has it in full, from the registry. */

import type { OptionName } from '../../src/settings/option-names.ts';

/** What only the environment gives is no input. */
type InputName = Exclude<OptionName, 'format' | 'settle-time' | 'max-length'>;

export const BRIEF: Readonly<Record<InputName, string>> = {
  'webhook-url': 'URL of an incoming webhook: a secret. Its kind must match `kind`.',
  'base-url': 'With an account: address of the service.',
  username: 'With an account: its user name.',
  password: 'With an account: its password, a secret.',
  team: 'With an account: the team, by name, nickname or id; or a list.',
  forum: 'The same for a forum.',
  'fallback-webhook-url': 'A second webhook, for what may not have arrived: a secret.',
  kind: '`message`, `topic`, `task` or `incident`.',
  when: '`always`, `success`, `failure`, `cancelled`, `change`, `broken`, `still-failing`, `fixed`: one or several.',
  'only-if': 'A condition over the facts, beside `when`.',
  status: 'What to report, where it is not this job: `${{ toJSON(needs) }}`, `workflow`, or a conclusion.',
  template: 'A preset (`default`, `compact`, `detailed`, `watch`, `digest`) or a file of the repository.',
  subject: 'Subject of a topic or task, in Liquid.',
  body: 'Your own text, in Liquid and Markdown.',
  variables: 'Values for your own text, as YAML.',
  mention: 'Whom to call where it is not green: usernames, `team`, `here`, `author`, `suspects`, `owners`, `admins`.',
  users: 'YAML map from GitHub login or e-mail to username.',
  assignees: 'Who is to do a task: usernames, `author`, `suspects`, `owners`, `admins`.',
  category: 'Column of the board, by name or id.',
  'due-date': 'When a task is due: `2026-03-04`, `today`, `+3d`.',
  'complete-date': 'When it was done: creates the task as done.',
  'unique-key': 'One open topic or task for each key; `auto` makes the key.',
  ephemeral: 'Shown, but not kept (webhook messages).',
  'sender-name': 'Name of the sender.',
  'sender-avatar': 'Picture of the sender: an https address.',
  report: 'A Markdown file to show below the message.',
  'test-reports': 'Files with test results, as patterns: which tests failed, and why.',
  'log-files': 'Text files of the job, as patterns: the lines that explain a failure.',
  config: 'A YAML file of the repository with any of these, but destinations and secrets.',
  period: 'How far back `digest` looks: `24h`, `2w`.',
  repositories: 'What `watch` and `digest` look at: `acme/shop, acme/*`. Default: this one.',
  'github-token': 'Reads jobs, logs and history. You need not set it.',
  secrets: 'More values to hide, one a line.',
  delivery: 'When it is unknown whether it arrived: `auto`, `at-least-once`, `at-most-once`.',
  timeout: 'Seconds for everything.',
  'time-zone': 'Of dates and times, such as `Europe/Berlin`.',
  'dry-run': 'Show the message in the summary; send nothing.',
  drill: '`true`: one marked red message goes the whole real way, and calls nobody; `call` does.',
  'fail-on-error': 'Make the step red when the message was not delivered.',
  context: 'What the runner knows of the job. You need not set it.',
};
