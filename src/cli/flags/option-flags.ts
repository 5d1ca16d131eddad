import { DESTINATION_OPTIONS } from '../../settings/destination.ts';
import { OPTIONS } from '../../settings/option-registry.ts';
import { text } from '../../settings/parsers/values.ts';
import { type Flag, type Flags, fromOption } from './flag.ts';

/** Flags for the options of the registry, for commands that build a message. */

const ALL = new Map(
  OPTIONS.filter(({ only }) => only !== 'action').map(({ name, heading = 'Content' }): [string, Flag] => {
    // Keep the raw text: `readSettings` parses all options together.
    return [name, { ...fromOption(name, heading), parse: text }];
  }),
);

function pickFlags(names: readonly string[], heading?: string): Flags {
  const chosen = [...ALL].filter(([name]) => names.includes(name));
  return Object.fromEntries(chosen.map(([name, flag]) => [name, heading === undefined ? flag : { ...flag, heading }]));
}

function omitFlags(...names: readonly string[]): Flags {
  return pickFlags([...ALL.keys()].filter((name) => !names.includes(name)));
}

const NOT_RENDERED = [...DESTINATION_OPTIONS, 'delivery', 'dry-run', 'settle-time', 'drill', 'facts-file'];

/** Destination, conclusion and content: the most common flags. */
const FIRST = pickFlags(['webhook-url', 'status', 'body'], 'Basics');

/** The flags of each command. */
export const OPTION_FLAGS = {
  send: { ...FIRST, ...omitFlags(), ...FIRST } as Flags,
  /** Knows the conclusion. */
  run: omitFlags('status'),
  /** Sends nothing. */
  doctor: omitFlags('dry-run', 'drill'),
  /** Implies `drill` and the conclusion. */
  drill: omitFlags('drill', 'status', 'facts-file'),
  /** Those that the generated workflow contains. */
  init: pickFlags([...DESTINATION_OPTIONS, 'kind', 'when']),
  /** Those that affect the content. */
  render: omitFlags(...NOT_RENDERED),
  /** For completed runs, which have their own conclusion and no files of a job. */
  replay: omitFlags(
    ...[...NOT_RENDERED, 'status', 'test-reports', 'log-files', 'report', 'period', 'repositories', 'timeout'],
  ),
};
