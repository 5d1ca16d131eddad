/** Flags that several commands take. */
import { SettingsError } from '../../errors.ts';
import type { Sender } from '../../service/vocabulary.ts';
import { boolean, choice } from '../../settings/parsers/choices.ts';
import { numberReader } from '../../settings/parsers/numbers.ts';
import { text } from '../../settings/parsers/texts.ts';
import { type Flag, flag, fromOption, type Values } from './flag.ts';
import { fields, type RecordRef, ref } from './parsers.ts';

export const SENDER = { senderName: fromOption('sender-name'), senderAvatar: fromOption('sender-avatar') } as const;

export function senderFrom({ senderName: displayName, senderAvatar: avatar }: Values<typeof SENDER>): Sender {
  return { displayName, avatar };
}

const placeFlag = (name: 'team' | 'forum', noun: string): Flag<RecordRef> => {
  return { name, value: name, text: `${noun}: its id, nickname or name.`, read: ref, variable: true };
};

/** Where something is; one of them is to be given. */
export const PLACE = { team: placeFlag('team', 'Team'), forum: placeFlag('forum', 'Forum') } as const;

export const JSON_OUTPUT = {
  json: switchFlag('json', 'Print JSON with all fields that the service returned.'),
} as const;

const ANY_NUMBER = numberReader({ range: [0, 1_000_000_000], whole: true });

/** Where a server of this machine listens. */
export function portFlag(standard: string) {
  const read = numberReader({ range: [0, 65_535], whole: true });
  const text = 'Port to listen on; 0 for any free port.';
  return { name: 'port', value: 'number', default: standard, text, read } as const;
}

/** Of every list. */
export const PAGE = {
  top: flag('top', 'number', 'Maximum number of records. Default: all.', ANY_NUMBER),
  skip: flag('skip', 'number', 'Number of records to skip.', ANY_NUMBER),
  count: switchFlag('count', 'Print the total number, regardless of `--top` and `--skip`.'),
  ...JSON_OUTPUT,
} as const;

/** Which fields of the records. */
export function selectFlag<const T extends string>(names: readonly T[]): Flag<readonly T[]> {
  return {
    name: 'select',
    value: 'fields',
    text: `Comma-separated fields: ${names.map((name) => `\`${name}\``).join(', ')}.`,
    read: fields(names),
  };
}

export const SUBJECT: Flag<string> = flag('subject', 'text', 'Subject (plain text).', text);

export const BODY: Flag<string> = flag('body', 'text', 'Text (Markdown).', text);

export const YES = { yes: switchFlag('yes', 'Skip confirmation.') };

/**
 * @param action for example `Remove Gita Rao (gita) from the team Platform`
 * @throws SettingsError without a yes
 */
export function requireYes(yes: boolean, action: string): void {
  if (!yes) throw new SettingsError([{ option: 'yes', fault: `not given: ${action}`, fix: 'Add --yes to do it' }]);
}

/** A flag that takes one of these words, `standard` unless it is written. */
export function choiceFlag<const T extends string>(
  name: string,
  choices: readonly T[],
  text: string,
  standard: T,
): Flag<T> & { readonly default: string } {
  return { name, value: name, text: text, read: choice(choices), default: standard };
}

/** A flag without a value. */
export function switchFlag(name: string, text: string): Flag<boolean> & { readonly default: string } {
  return { name, text: text, read: boolean, default: 'false' };
}

/** The flags that name a place, for commands that want exactly one. */
export const PLACE_NAMES: readonly string[] = ['team', 'forum'];
