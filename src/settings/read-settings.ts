import { SettingsError } from '../errors.ts';
import { checkCarriers } from './carriers.ts';
import { readDestination } from './destination.ts';
import { type GivenOptions, redactorFor } from './given.ts';
import type { Option } from './option.ts';
import { propertyOf } from './option-names.ts';
import { OptionReader } from './option-reader.ts';
import { OPTIONS } from './registry.ts';
import type { Settings } from './settings.ts';

/**
 * Strings to settings: every option of the table by its own reader, and the destination from its parts.
 *
 * @param now for relative days
 * @param redactor the one made of these options, where the caller has it already
 * @throws SettingsError with every problem found
 */
export async function readSettings(given: GivenOptions, now: Date, redactor = redactorFor(given)): Promise<Settings> {
  const reader = new OptionReader(given, now, redactor);
  const destination = readDestination(reader);
  const values: Record<string, unknown> = { destination, notices: reader.notices, redactor };
  for (const option of OPTIONS) {
    const { name, partOf }: Option = option;
    const value = partOf === undefined ? await reader.read<unknown>(option) : undefined;
    if (value !== undefined) values[propertyOf(name)] = value;
  }
  // The type is made from the same table, so what the loop leaves out is optional in it.
  const settings = values as Settings;
  checkCarriers(reader, settings);
  if (reader.problems.length > 0) throw new SettingsError(reader.problems);
  return settings;
}
