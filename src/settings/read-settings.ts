import { SettingsError } from '../errors.ts';
import { checkCarriers } from './carriers.ts';
import { readDay } from './dates.ts';
import { readDestination } from './destination.ts';
import { type Given, OptionReader } from './read.ts';
import { DELIVERIES, KINDS, WHENS } from './registry.ts';
import type { Settings } from './settings.ts';
import { readContext, readMap, readSender, readStatus, readToken } from './values.ts';

/**
 * Strings to settings.
 *
 * @param given the options as the user wrote them, by name; empty values count as not given
 * @param now for relative days
 * @throws SettingsError with every problem found
 */
export async function readSettings(given: ReadonlyMap<string, Given>, now: Date): Promise<Settings> {
  const reader = new OptionReader(given);
  const notices: string[] = [];
  const kind = reader.choice('kind', KINDS) ?? 'message';
  const destination = readDestination(reader);
  const settings: Settings = {
    destination,
    kind,
    when: reader.list('when', WHENS),
    ...optional('status', readStatus(reader)),
    ...optional('subject', reader.raw('subject')),
    ...optional('body', reader.raw('body')),
    variables: await readMap(reader, 'variables'),
    ...optional('category', reader.id('category')),
    ...optional('dueDate', readDay(reader, 'due-date', now)),
    ...optional('completeDate', readDay(reader, 'complete-date', now)),
    ephemeral: reader.boolean('ephemeral'),
    ...optional('sender', readSender(reader)),
    delivery: reader.choice('delivery', DELIVERIES) ?? 'auto',
    settleTimeMs: reader.number('settle-time') * 1000,
    timeoutMs: reader.number('timeout') * 1000,
    dryRun: reader.boolean('dry-run'),
    failOnError: reader.boolean('fail-on-error'),
    context: readContext(reader, notices),
    ...optional('githubToken', readToken(reader, notices)),
    maxLength: Math.floor(reader.number('max-length')),
    notices,
  };
  checkCarriers(reader, destination, kind);
  if (reader.problems.length > 0) throw new SettingsError(reader.problems);
  return settings;
}

/** A property that is there only when it has a value. */
function optional<K extends string, V>(name: K, value: V | undefined): { readonly [name in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [name in K]: V });
}
