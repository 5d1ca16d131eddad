import { SettingsError } from '../errors.ts';
import { checkCarriers } from './carriers.ts';
import { readDestinations } from './destination.ts';
import { type GivenOptions, redactorFor } from './given.ts';
import type { Option } from './option.ts';
import { optionNamed, propertyOf } from './option-names.ts';
import { OptionReader } from './option-reader.ts';
import { OPTIONS } from './option-registry.ts';
import type { OptionPlaces, Settings } from './settings.ts';
import type { Workspace } from './template/workspace.ts';

const IS_A_PATH =
  'this is the path of a file in the workspace, and was taken as the text itself. Did you mean template?';

/** What looks at many builds takes longer. */
const REPORT_DEFAULTS: GivenOptions = new Map([['timeout', { value: '300', from: 'template' }]]);

/**
 * Strings to settings: every option of the table by its own reader, and the destination from its parts. Where the caller gives
 * nothing, the front matter of a template file counts, and then the file that `config` names.
 *
 * @param now for relative days
 * @param redactor the one made of these options, where the caller has it already
 * @param workspace where template files are; without one there are none
 * @throws SettingsError with every problem found
 */
export async function readSettings(
  given: GivenOptions,
  now: Date,
  redactor = redactorFor(given),
  workspace?: Workspace,
): Promise<Settings> {
  const reader = new OptionReader(given, { now, redactor, workspace });
  const config = reader.has('config') ? await reader.value('config') : undefined;
  const defaults =
    config &&
    (await (await import(/* webpackChunkName: "options" */ './template/config-file.ts')).defaultsIn(config, reader));
  // It may name the template, whose front matter goes before all else that it says.
  reader.supply(new Map([...(defaults ?? [])].filter(([name]) => name === 'template')));
  const template = await reader.read(optionNamed('template'));
  if (template?.type === 'file')
    await (await import(/* webpackChunkName: "options" */ './template/front-matter.ts')).readHead(template, reader);
  if (defaults !== undefined) reader.supply(defaults);
  const preset = template?.type === 'preset' ? template.name : undefined;
  const buildReport = preset === 'watch' || preset === 'digest' ? preset : undefined;
  if (buildReport) reader.supply(REPORT_DEFAULTS);
  const [destination, ...otherDestinations] = readDestinations(reader);
  const values: Record<string, unknown> = { destination, notices: reader.notices, redactor };
  for (const option of OPTIONS) {
    const { name, partOf }: Option = option;
    const value = partOf === undefined ? await reader.read<unknown>(option) : undefined;
    if (value !== undefined) values[propertyOf(name)] = value;
  }
  if (config !== undefined || template?.type === 'file') values['places'] = placesIn(reader);
  if (otherDestinations.length > 0) values['otherDestinations'] = otherDestinations;
  if (buildReport) values['buildReport'] = buildReport;
  if (buildReport === 'watch' && !reader.has('when')) values['newsOnly'] = true;
  // The type is made from the same table, so what the loop leaves out is optional in it.
  const settings = values as Settings;
  // Not even the kind is known before the file is read.
  if (template?.type !== 'later' && config?.type !== 'later') {
    for (const name of checkCarriers(reader, settings)) delete values[propertyOf(name)];
  }
  await noticePaths(reader, workspace);
  if (reader.problems.length > 0) throw new SettingsError(reader.problems);
  return settings;
}

function placesIn(reader: OptionReader): OptionPlaces {
  return Object.fromEntries(OPTIONS.flatMap(({ name }) => (reader.place(name) ? [[name, reader.place(name)]] : [])));
}

/** Not every text is looked up: a path has a folder or an ending, and is no template. */
function mayBePath(text: string): boolean {
  return text.length < 300 && /^[^\n{}*<>|]*[./][^\n{}*<>|]*$/.test(text.trim());
}

/** A path where a text belongs would be sent as it is. */
async function noticePaths(reader: OptionReader, workspace: Workspace): Promise<void> {
  for (const name of ['subject', 'body'] as const) {
    const given = reader.given(name);
    if (typeof workspace !== 'object' || given === undefined || given.place !== undefined) continue;
    if (!mayBePath(given.value)) continue;
    if (await workspace.has(given.value)) reader.notice(name, IS_A_PATH);
  }
}
