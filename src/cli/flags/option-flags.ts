import type { Option } from '../../settings/option.ts';
import type { OptionName } from '../../settings/option-names.ts';
import { OPTIONS } from '../../settings/option-registry.ts';
import { text } from '../../settings/readers/texts.ts';
import { type Flag, type Flags, fromOption } from './flag.ts';

/** The options of the one registry as flags, for the commands that make a message of a build. */

/** Where help shows an option: under the question that it answers. */
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
  'fallback-webhook-url': 'where',
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
  drill: 'delivery',
  'fail-on-error': 'delivery',
  context: 'what',
  format: 'what',
  'settle-time': 'delivery',
  'max-length': 'what',
};

/** What only a sending needs. */
const OF_SENDING = ['fallback-webhook-url', 'delivery', 'dry-run', 'settle-time', 'drill'];

const OF_A_SET_UP = ['webhook-url', 'base-url', 'username', 'password', 'team', 'forum', 'kind', 'when'];

/** Every option but those of the action alone. */
export const SEND_FLAGS = flagsOf((option) => option.actionOnly !== true);

/** The same for who knows how it ended. */
export const RUN_FLAGS = flagsOf(({ name, actionOnly }) => actionOnly !== true && name !== 'status');

/** The same for who looks, and sends nothing. */
export const DOCTOR_FLAGS = flagsOf(
  ({ name, actionOnly }) => actionOnly !== true && name !== 'dry-run' && name !== 'drill',
);

/** The same for a drill, which is told by the command that it is one, and of how it ends. */
export const DRILL_FLAGS = flagsOf(
  ({ name, actionOnly }) => actionOnly !== true && name !== 'drill' && name !== 'status',
);

/** What a set-up is made of. */
export const INIT_FLAGS = flagsOf(({ name }) => OF_A_SET_UP.includes(name));

/** Those that the words depend on. */
export const RENDER_FLAGS = flagsOf(
  ({ name, partOf, actionOnly }) => actionOnly !== true && partOf !== 'destinations' && !OF_SENDING.includes(name),
);

/** What a replay takes from the runs themselves, or does without. */
const NOT_REPLAYED = [
  'status',
  'test-reports',
  'log-files',
  'report',
  'period',
  'repositories',
  'timeout',
  'fail-on-error',
];

/** Those that the words depend on, of runs that are long over; a destination may stay where it was written. */
export const REPLAY_FLAGS = flagsOf(
  ({ name, actionOnly }) => actionOnly !== true && !OF_SENDING.includes(name) && !NOT_REPLAYED.includes(name),
);

/** Read as they were written: `readSettings` makes values of all of them together. */
function flagsOf(isWanted: (option: Option) => boolean): Flags {
  const wanted = OPTIONS.filter((option: Option) => isWanted(option));
  return Object.fromEntries(
    wanted.map(({ name }): [string, Flag] => [name, { ...fromOption(name, HEADINGS[GROUPS[name]]), read: text }]),
  );
}
