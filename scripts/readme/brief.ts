/** The inputs that most steps give, in a dozen words, for the README. `docs/inputs.md` has all in full, from the registry. */

import type { OptionName } from '../../src/settings/option-names.ts';

export const BRIEF: Readonly<Partial<Record<OptionName, string>>> = {
  'webhook-url': 'URL of an incoming webhook: a secret. Its kind must match `kind`.',
  'base-url': 'For an account: address of the service.',
  username: 'Its user name.',
  password: 'Its password, a secret.',
  team: 'The team, by name, nickname or id; or a list. `forum` is the same for a forum.',
  kind: '`message`, `topic`, `task` or `incident`.',
  when: 'When to send: `failure`, `change` and others, one or several.',
  'only-if': 'A condition over the facts, beside `when`.',
  status: 'What to report, where it is not this job: `${{ toJSON(needs) }}`, `workflow`, or a conclusion.',
  template: 'A preset such as `compact`, or a file of the repository.',
  body: 'Your own text, in Liquid and Markdown.',
  variables: 'Values for your own text, as YAML.',
  mention: 'Whom to call where it is not green: usernames, `suspects`, `team` and others.',
  'unique-key': 'One open topic or task for each key; `auto` makes the key.',
  'test-reports': 'Files with test results, as patterns: which tests failed, and why.',
  'log-files': 'Text files of the job, as patterns: what explains a failure.',
  timeout: 'Seconds for everything.',
  'dry-run': 'Show the message in the summary; send nothing.',
  drill: '`true`: one marked red message goes the whole real way, and calls nobody; `call` does.',
  'fail-on-error': 'Make the step red when the message was not delivered.',
};
