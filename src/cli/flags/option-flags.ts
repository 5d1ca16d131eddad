import type { Option } from '../../settings/option.ts';
import { OPTIONS } from '../../settings/option-registry.ts';
import { text } from '../../settings/readers/texts.ts';
import { type Flag, type Flags, fromOption } from './flag.ts';

/** The options of the one registry as flags, for the commands that make a message of a build. */

const HEADINGS: Readonly<Record<Option['heading'], string>> = {
  where: 'Where it goes',
  what: 'What it says',
  when: 'When it is sent',
  who: 'Who is called',
  files: 'Files of the job',
  delivery: 'How it is delivered',
};

/** What only a sending needs. */
const OF_SENDING = ['delivery', 'dry-run', 'settle-time', 'drill'];

const OF_A_SET_UP = ['webhook-url', 'base-url', 'username', 'password', 'team', 'forum', 'kind', 'when'];

/** Every option but those of the action alone. */
export const SEND_FLAGS = flagsOf((option) => option.actionOnly !== true);

/** The same for who knows how it ended. */
export const RUN_FLAGS = flagsOf(({ name, actionOnly }) => actionOnly !== true && name !== 'status');

/** The same for who looks, and sends nothing. */
export const DOCTOR_FLAGS = flagsOf(
  ({ name, actionOnly }) => actionOnly !== true && !['dry-run', 'drill'].includes(name),
);

/** The same for a drill, which is told by the command that it is one, and of how it ends. */
export const DRILL_FLAGS = flagsOf(
  ({ name, actionOnly }) => actionOnly !== true && !['drill', 'status', 'facts-file'].includes(name),
);

/** What a set-up is made of. */
export const INIT_FLAGS = flagsOf(({ name }) => OF_A_SET_UP.includes(name));

/** Those that the words depend on. */
export const RENDER_FLAGS = flagsOf(
  ({ name, partOf, actionOnly }) => actionOnly !== true && partOf !== 'destinations' && !OF_SENDING.includes(name),
);

/** What the runs tell themselves, what only files of a job tell, and what is about many builds. */
const NOT_REPLAYED = [
  'status',
  'test-reports',
  'log-files',
  'report',
  'period',
  'repositories',
  'facts-file',
  'timeout',
];

/** Those that the words depend on, of runs that are long over. */
export const REPLAY_FLAGS: Flags = Object.fromEntries(
  Object.entries(RENDER_FLAGS).filter(([name]) => !NOT_REPLAYED.includes(name)),
);

/** Read as they were written: `readSettings` makes values of all of them together. */
function flagsOf(isWanted: (option: Option) => boolean): Flags {
  const wanted = OPTIONS.filter((option: Option) => isWanted(option));
  return Object.fromEntries(
    wanted.map(({ name, heading }): [string, Flag] => [name, { ...fromOption(name, HEADINGS[heading]), read: text }]),
  );
}
