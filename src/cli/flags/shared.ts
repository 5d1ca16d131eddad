/** Defines flags that several commands share. */

import type { Sender } from '../../service/records.ts';
import { type Reference, reference } from '../../settings/parsers/directory.ts';
import { invalid, parseEach } from '../../settings/parsers/parser.ts';
import { boolean, numberParser, text } from '../../settings/parsers/values.ts';
import { createUsageError } from '../command.ts';
import { type Flag, flag, fromOption, type Values } from './flag.ts';

export const SENDER = { senderName: fromOption('sender-name'), senderAvatar: fromOption('sender-avatar') } as const;

export function senderFrom({ senderName: displayName, senderAvatar: avatar }: Values<typeof SENDER>): Sender {
  return { displayName, avatar };
}

const targetFlag = (name: 'team' | 'forum', noun: string): Flag<Reference> => {
  return { name, value: name, text: `${noun}: its id, nickname or name.`, parse: reference, variable: true };
};

/** Team or forum. */
export const TARGET = { team: targetFlag('team', 'Team'), forum: targetFlag('forum', 'Forum') } as const;

export const JSON_OUTPUT = {
  json: switchFlag('json', 'Print JSON with all fields that the service returned.'),
} as const;

const ANY_NUMBER = numberParser([0, 1_000_000_000], '', true);

/** Flags of every list. */
export const PAGE = {
  top: flag('top', 'number', 'Maximum number of records. Default: all.', ANY_NUMBER),
  skip: flag('skip', 'number', 'Number of records to skip.', ANY_NUMBER),
  count: switchFlag('count', 'Print the total number, regardless of `--top` and `--skip`.'),
  ...JSON_OUTPUT,
} as const;

/** Defines the flag for the fields of records. */
export function selectFlag<const T extends string>(names: readonly T[]): Flag<readonly T[]> {
  return {
    name: 'select',
    value: 'fields',
    text: `Comma-separated fields: ${names.map((name) => `\`${name}\``).join(', ')}.`,
    parse: (text, { quoteValue }) =>
      parseEach(splitNames(text), (part) => {
        const found = names.find((name) => name.toLowerCase() === part.toLowerCase());
        return found ?? invalid(`unknown field ${quoteValue(part)}`, `Use one or more of ${names.join(', ')}`);
      }),
  };
}

/** Splits names at commas. */
export function splitNames(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Texts of a record. */
export const CONTENT = {
  subject: flag('subject', 'text', 'Subject (plain text).', text),
  body: flag('body', 'text', 'Text (Markdown).', text),
} as const;

export const YES = { yes: switchFlag('yes', 'Skip confirmation.') };

/**
 * @param action such as `Remove Gita Rao (gita) from the team Platform`
 * @throws SettingsError unless the user confirmed
 */
export function requireYes(yes: boolean, action: string): void {
  if (!yes) throw createUsageError('yes', `not given: ${action}`, 'Add --yes to do it');
}

/** Defines a flag without a value. */
export function switchFlag(name: string, text: string): Flag<boolean> & { readonly default: string } {
  return { name, text, parse: boolean, default: 'false' };
}
