/** Where help shows an option: under the question that it answers. */
import type { OptionName } from '../../settings/option-names.ts';

const HEADINGS = {
  where: 'Where it goes',
  what: 'What it says',
  when: 'When it is sent',
  who: 'Who is called',
  files: 'Files of the job',
  delivery: 'How it is delivered',
} as const;

const GROUPS: Readonly<Record<OptionName, keyof typeof HEADINGS>> = {
  'webhook-url': 'where',
  'base-url': 'where',
  username: 'where',
  password: 'where',
  team: 'where',
  forum: 'where',
  kind: 'what',
  when: 'when',
  'only-if': 'when',
  status: 'what',
  template: 'what',
  subject: 'what',
  body: 'what',
  variables: 'what',
  mention: 'who',
  users: 'who',
  assignees: 'who',
  category: 'where',
  'due-date': 'what',
  'complete-date': 'what',
  'unique-key': 'when',
  ephemeral: 'what',
  'sender-name': 'what',
  'sender-avatar': 'what',
  report: 'files',
  'test-reports': 'files',
  'log-files': 'files',
  config: 'files',
  period: 'what',
  repositories: 'what',
  'github-token': 'delivery',
  secrets: 'delivery',
  delivery: 'delivery',
  timeout: 'delivery',
  'time-zone': 'what',
  'dry-run': 'delivery',
  'fail-on-error': 'delivery',
  context: 'what',
  format: 'what',
  'settle-time': 'delivery',
  'max-length': 'what',
};

export function headingOf(name: OptionName): string {
  return HEADINGS[GROUPS[name]];
}
