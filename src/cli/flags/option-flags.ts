import { OPTIONS } from '../../settings/option-registry.ts';
import { text } from '../../settings/parsers/texts.ts';
import { type Flag, type Flags, fromOption } from './flag.ts';

/** Flags for the options of the registry, for commands that build a message. */

const ALL = new Map(
  OPTIONS.filter(({ actionOnly }) => actionOnly !== true).map(({ name, heading = 'Content' }): [string, Flag] => {
    // Keep the raw text: `readSettings` parses all options together.
    return [name, { ...fromOption(name, heading), parse: text }];
  }),
);

function only(names: readonly string[], heading?: string): Flags {
  const chosen = [...ALL].filter(([name]) => names.includes(name));
  return Object.fromEntries(chosen.map(([name, flag]) => [name, heading === undefined ? flag : { ...flag, heading }]));
}

function without(...names: readonly string[]): Flags {
  return only([...ALL.keys()].filter((name) => !names.includes(name)));
}

/** Destination, conclusion and content: the most common flags. */
const FIRST = only(['webhook-url', 'status', 'body'], 'Basics');

export const SEND_FLAGS: Flags = { ...FIRST, ...without(), ...FIRST };

/** For commands that know the conclusion. */
export const RUN_FLAGS = without('status');

/** For commands that inspect and send nothing. */
export const DOCTOR_FLAGS = without('dry-run', 'drill');

/** For a drill, which implies `drill` and the conclusion. */
export const DRILL_FLAGS = without('drill', 'status', 'facts-file');

/** Options that the generated workflow contains. */
export const INIT_FLAGS = only(['webhook-url', 'base-url', 'username', 'password', 'team', 'forum', 'kind', 'when']);

const DESTINATIONS = OPTIONS.filter(({ partOf }) => partOf === 'destinations').map(({ name }) => name);
const NOT_RENDERED = [...DESTINATIONS, 'delivery', 'dry-run', 'settle-time', 'drill', 'facts-file'];

/** Options that affect the content. */
export const RENDER_FLAGS = without(...NOT_RENDERED);

/** Options for completed runs, which have their own conclusion and no files of a job. */
export const REPLAY_FLAGS = without(
  ...[...NOT_RENDERED, 'status', 'test-reports', 'log-files', 'report', 'period', 'repositories', 'timeout'],
);
