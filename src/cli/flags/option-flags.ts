import type { Option } from '../../settings/option.ts';
import { OPTIONS } from '../../settings/option-registry.ts';
import { text } from '../../settings/parsers/texts.ts';
import { type Flag, type Flags, fromOption } from './flag.ts';

/** The options of the one registry as flags, for the commands that make a message of a build. */

const HEADINGS: Readonly<Record<Option['heading'], string>> = {
  where: 'Destination',
  what: 'Content',
  when: 'Conditions',
  who: 'Mentions',
  files: 'Files',
  delivery: 'Delivery',
};

const ALL = new Map(
  OPTIONS.filter((option: Option) => option.actionOnly !== true).map(({ name, heading }): [string, Flag] => {
    // Read as they were written: `readSettings` makes values of all of them together.
    return [name, { ...fromOption(name, HEADINGS[heading]), read: text }];
  }),
);

function only(names: readonly string[], heading?: string): Flags {
  const chosen = [...ALL].filter(([name]) => names.includes(name));
  return Object.fromEntries(chosen.map(([name, flag]) => [name, heading === undefined ? flag : { ...flag, heading }]));
}

function without(...names: readonly string[]): Flags {
  return only([...ALL.keys()].filter((name) => !names.includes(name)));
}

/** Where to, how it ended, and what to say: most need no other. */
const FIRST = only(['webhook-url', 'status', 'body'], 'Basics');

export const SEND_FLAGS: Flags = { ...FIRST, ...without(), ...FIRST };

/** For who knows how it ended. */
export const RUN_FLAGS = without('status');

/** For who looks, and sends nothing. */
export const DOCTOR_FLAGS = without('dry-run', 'drill');

/** For a drill: the command says that it is one, and of how it ends. */
export const DRILL_FLAGS = without('drill', 'status', 'facts-file');

/** What a set-up is made of. */
export const INIT_FLAGS = only(['webhook-url', 'base-url', 'username', 'password', 'team', 'forum', 'kind', 'when']);

const DESTINATIONS = OPTIONS.filter(({ partOf }: Option) => partOf === 'destinations').map(({ name }) => name);
const NOT_RENDERED = [...DESTINATIONS, 'delivery', 'dry-run', 'settle-time', 'drill', 'facts-file'];

/** Those that the words depend on. */
export const RENDER_FLAGS = without(...NOT_RENDERED);

/** The same of runs that are long over: those say how they ended, and no file of a job is left. */
export const REPLAY_FLAGS = without(
  ...[...NOT_RENDERED, 'status', 'test-reports', 'log-files', 'report', 'period', 'repositories', 'timeout'],
);
