/** The inputs that most steps give, in a dozen words, for the README. `docs/inputs.md` has all in full, from the registry. */

import type { OptionName } from '../../src/settings/option-names.ts';

export const BRIEF: Readonly<Partial<Record<OptionName, string>>> = {
  'webhook-url': 'URL of an incoming webhook, a secret. `kind` must be what it was created for.',
  'base-url': 'For an account: address of the service.',
  username: 'Its user name.',
  password: 'Its password, a secret.',
  team: 'The team, by name, nickname or id; or a list. `forum` is the same for a forum.',
  kind: '`message`, `topic`, `task` or `incident`.',
  when: 'When to send: `failure`, `change` and others, one or several.',
  'only-if': 'A further condition, over the facts of the build.',
  status: 'What to report instead of this job: `${{ toJSON(needs) }}`, `workflow`, or a conclusion.',
  template: 'A preset such as `compact`, or a file of the repository.',
  body: 'Your own text, in Liquid and Markdown.',
  variables: 'Values for your own text, as YAML.',
  mention: 'Whom to mention unless it is green: usernames, `suspects`, `team` and others.',
  'unique-key': 'One open topic or task for each key; `auto` makes the key.',
  'test-reports': 'Files with test results, as patterns. The message names the failed tests.',
  'log-files': 'Log files of the job, as patterns. The message quotes what explains a failure.',
  timeout: 'Seconds for the whole step.',
  'dry-run': 'Show the message in the summary, and send nothing.',
  drill: '`true` sends one marked test message that mentions nobody.',
  'fail-on-error': 'Fail the step when the message was not delivered.',
};
