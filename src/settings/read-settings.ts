import type { Diagnostic } from '../diagnostic.ts';
import { formatProblem, type Problem, SettingsError } from '../errors.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import { toDestinations } from './destination.ts';
import type { SupportedTarget } from './option.ts';
import { createOptionRedactor, OptionParser, type RawOptions } from './option-parser.ts';
import { findOption, OPTIONS, toProperty } from './option-registry.ts';
import type { Settings } from './settings.ts';
import type { TextLocation, Workspace } from './template/workspace.ts';

interface SettingsInput {
  /** The redactor of these options, if the caller already has one. */
  readonly redactor?: Redactor;
  readonly workspace?: Workspace;
  /** Problems that the caller already found. */
  readonly problems?: readonly Problem[];
  /**
   * Finds problems in the author's texts. Called only if something else is wrong, because such a problem alone never
   * blocks a message. The variables may be invalid themselves.
   */
  readonly checkTemplates?: (
    settings: Omit<Settings, 'variables'> & Partial<Pick<Settings, 'variables'>>,
  ) => Promise<readonly Diagnostic[]>;
}

/** Assigns an incident to the suspects, or else to the admins of the target. */
const INCIDENT_ASSIGNEES: Settings['assignees'] = [
  [{ by: 'role', role: 'suspects' }],
  [{ by: 'role', role: 'admins' }],
];

/**
 * Parses all options with the parsers of the table, and the destination from its parts. Falls back to the front matter
 * of a template file for options that aren't set.
 *
 * @param now base of relative days
 * @throws SettingsError with every problem found
 */
export async function readSettings(raw: RawOptions, now: Date, input: SettingsInput = {}): Promise<Settings> {
  const { redactor = createOptionRedactor(raw), workspace, problems = [], checkTemplates } = input;
  const parser = new OptionParser(raw, { now, redactor, workspace });
  const template = await parser.parse(findOption('template'));
  if (template?.type === 'file' && template.head !== undefined) {
    const { supplyFrontMatter } = await import(/* webpackChunkName: "files" */ './template/front-matter.ts');
    await supplyFrontMatter(template.head, template.location, parser);
  }
  const preset = template?.type === 'preset' ? template.name : undefined;
  const buildReport = preset === 'watch' || preset === 'digest' ? preset : undefined;
  // Reports on many builds take longer.
  if (buildReport) parser.supply(new Map([['timeout', { value: '300', from: 'template' }]]));
  // Relative days depend on it.
  await parser.parse(findOption('time-zone'));
  const values: Record<string, unknown> = { diagnostics: parser.diagnostics, redactor };
  const locations: Record<string, TextLocation | undefined> = {};
  for (const option of OPTIONS) {
    const { name, partOf } = option;
    const value = await parser.parse<unknown>(option);
    if (value !== undefined && partOf === undefined) values[toProperty(name)] = value;
    locations[name] = parser.raw(name)?.location;
  }
  values['destinations'] = toDestinations(parser);
  if (template?.type === 'file') values['locations'] = locations;
  if (buildReport) values['buildReport'] = buildReport;
  if (buildReport === 'watch' && !parser.has('when')) values['newsOnly'] = true;
  if (values['kind'] === 'incident') values['assignees'] ??= INCIDENT_ASSIGNEES;
  // The type comes from the same table, so properties that the loop omits are optional in it.
  const settings = values as Settings;
  if (buildReport && settings.drill) {
    const error = `${buildReport} reports on many builds, so it has no test message`;
    parser.error('drill', error, 'Try it with dry-run, or drill a message of one build');
  }
  if (buildReport && settings.kind === 'incident') {
    const error = `a ${buildReport} is a message or a topic: it reports on many builds`;
    parser.error('kind', error, 'Write message or topic, and kind: incident in a step of the workflow itself');
  }
  // The kind is unknown before the file is read.
  if (template?.type !== 'later' && !parser.isWrong('kind')) checkSupport(parser, settings);
  if (problems.length + parser.problems.length === 0) return settings;
  const { variables, ...rest } = settings;
  const isWrong = parser.isWrong('variables');
  for (const error of (await checkTemplates?.(isWrong ? rest : settings)) ?? []) parser.templateError(error);
  const all = new Map([...problems, ...parser.problems].map((one) => [formatProblem(one), one]));
  throw new SettingsError([...all.values()]);
}

/**
 * Rejects options that the destination doesn't support, instead of dropping them. If the destination is unknown (its
 * secret is missing), rejects only options that no destination of this kind supports.
 */
function checkSupport(parser: OptionParser, settings: Settings): void {
  const { kind, format } = settings;
  const [destination, ...rest] = settings.destinations;
  const values: Readonly<Record<string, unknown>> = settings;
  const types = destination.type === 'missing' ? (['webhook', 'rest'] as const) : [destination.type];
  const isText = kind === 'message' && format === 'text';
  const targets = types.map((type): SupportedTarget => {
    return isText && type === 'webhook' ? 'webhook text' : `${type} ${kind}`;
  });
  if (kind === 'incident' && destination.type === 'webhook') {
    const suggestion = 'Use base-url, username and password, or kind: task with a task webhook';
    // Report one error only: with another kind or destination the fields below may be valid.
    parser.error('kind', 'a webhook does not support incidents, because it cannot look up open ones', suggestion);
    return;
  }
  if (kind === 'incident' && rest.length > 0) {
    const suggestion = 'Write one, and a step of its own for each other';
    parser.error(parser.has('team') ? 'team' : 'forum', 'an incident has one target', suggestion);
  }
  const content = `${kind === 'incident' ? 'an' : 'a'} ${kind}${isText ? ' of bare text' : ''}`;
  const method = { webhook: ' through a webhook', rest: ' through the REST API', missing: '' }[destination.type];
  for (const option of OPTIONS) {
    const { name, supportedBy: allowed, alternative, default: defaultText } = option;
    // Disabled or default options need no support.
    if (allowed === undefined || !parser.has(name) || String(values[toProperty(name)]) === defaultText) continue;
    if (targets.some((target) => allowed.includes(target))) continue;
    parser.error(name, `not possible for ${content}${method}`, alternative ?? `Leave ${name} out`);
  }
}
