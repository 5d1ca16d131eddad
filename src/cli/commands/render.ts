/** Defines the command that shows the message that `send` would send. */

import { formatDiagnostic, hasError } from '../../diagnostic.ts';
import type { Environment } from '../../platform.ts';
import { describeOutcomes } from '../../process/outcome-text.ts';
import type { Report } from '../../report.ts';
import type { RecordedBuild } from '../../samples/builds.ts';
import type { RawValue } from '../../settings/option-parser.ts';
import { text } from '../../settings/parsers/values.ts';
import type { Settings } from '../../settings/settings.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { quoteValue, sentence } from '../../text/format.ts';
import { type CommandContext, command, createUsageError, EXIT } from '../command.ts';
import { addOption, isInCi, readCommandSettings } from '../command-settings.ts';
import { flag, type Values } from '../flags/flag.ts';
import { OPTION_FLAGS } from '../flags/option-flags.ts';
import { switchFlag } from '../flags/shared.ts';
import type { Output } from '../terminal/output.ts';

const EVENT = {
  event: flag('event', 'file', 'File with the payload of an event of GitHub.', text),
  eventName: flag('event-name', 'name', 'Its name, such as `push`.', text),
  build: flag(
    'build',
    'name',
    'A recorded build instead of an event, such as `pull-request-red`; a wrong name shows all of them.',
    text,
  ),
} as const;

type EventValues = Values<typeof EVENT>;

export const RENDER = command({
  name: 'render',
  text: 'Show the message that `send` would send. Needs no service, and a network only for `watch` and `digest` with a token.',
  more: 'Without an event, and outside CI, it uses a recorded build, and says which; so do `watch` and `digest` without a token.',
  flags: {
    ...EVENT,
    ...OPTION_FLAGS.render,
    json: switchFlag('json', 'Print subject, body and facts as JSON.'),
  },
  examples: [
    { text: 'A push that failed', line: 'render --event push.json --event-name push --status failure' },
    { text: 'A recorded build', line: 'render --build pull-request-red --body "{{ sections.headline }}"' },
    { text: 'Two weeks', line: 'render --template digest --repositories acme/shop --period 2w' },
  ],
  run: async (context, values) => {
    const build = await findRecordedBuild(values, context);
    if (build !== undefined) return renderBuild(context, values.json, build);
    const { output } = context;
    const { notify } = await import('../../notify.ts');
    const env = await toEventEnvironment(context.env, values);
    const settings = removeDestination(await readCommandSettings(context));
    const runtime = { ...(await context.runtime()), env };
    // A preview of one build reads nothing.
    if (settings.buildReport === undefined)
      runtime.send = () => Promise.reject(new TypeError('a preview reads nothing'));
    const notification = await notify(settings, runtime);
    const { content, facts, diagnostics, preview } = notification;
    for (const notice of describeMissingFacts(values, env, notification)) output.note(notice);
    for (const diagnostic of diagnostics) output.note(formatDiagnostic(diagnostic));
    if (preview?.stop !== undefined) output.note(`It would not be sent: ${sentence(preview.stop.reason)}`);
    if (content !== undefined) return printPreview(output, values.json, { content, facts, diagnostics });
    for (const { text } of describeOutcomes(notification)) output.note(text);
    return EXIT.done;
  },
});

/** Returns the requested build, or a sample if the environment describes none. */
async function findRecordedBuild(
  { event, eventName, build }: EventValues,
  { env, raw }: CommandContext,
): Promise<RecordedBuild | undefined> {
  if (build !== undefined && (event ?? eventName) !== undefined) {
    const suggestion = 'Choose one: the event of a file, or a recorded build';
    throw createUsageError('build', 'given together with an event', suggestion);
  }
  if (eventName !== undefined) await refuseUnknownEvent(eventName);
  if (event !== undefined) return undefined;
  const { BUILDS, findRecordedBuild } = await import('../../samples/builds.ts');
  const template = raw.get('template')?.value.trim();
  const ofPreset = template === 'watch' || template === 'digest' ? findRecordedBuild(template) : undefined;
  if (build !== undefined) {
    const named = findRecordedBuild(build);
    if (named !== undefined && (ofPreset === undefined || ofPreset === named)) return named;
    const names = ofPreset === undefined ? BUILDS.map(({ id }) => id).join(', ') : ofPreset.id;
    const error = `${named === undefined ? 'no recorded build has the name' : `${template} is not about`} ${quoteValue(build)}`;
    throw createUsageError('build', error, `Write ${named === undefined ? 'one of ' : ''}${names}`);
  }
  if (ofPreset !== undefined) return raw.has('github-token') ? undefined : ofPreset;
  if (await isInCi(env)) return undefined;
  const { usualBuild } = await import('../../studio/preview/preview.ts');
  return usualBuild(raw.get('status')?.value, eventName);
}

async function refuseUnknownEvent(name: string): Promise<void> {
  const { EVENT_NAMES: names } = await import('../../build/event/events.ts');
  const meant = names.includes(name) ? undefined : closestMatch(name, names);
  if (meant === undefined) return;
  const error = `there is no event ${quoteValue(name)}`;
  throw createUsageError('event-name', error, `Did you mean ${meant}?`);
}

/** Renders a recorded build without any data of this environment. */
async function renderBuild(context: CommandContext, json: boolean, build: RecordedBuild): Promise<number> {
  const { output, raw } = context;
  const { renderBuild } = await import('../../studio/preview/preview.ts');
  const preview = await renderBuild(build, raw.get('status')?.value, async (options) => {
    const recorded = Object.entries(options).map(([name, value]): [string, RawValue] => [
      name,
      { value, from: 'flag' },
    ]);
    const all = new Map([...recorded, ...addOption(raw, 'dry-run', 'true')]);
    return removeDestination(await readCommandSettings(context, all));
  });
  output.note(
    `Shown for the recorded build ${build.id} (${build.title}). --build chooses another, --event a build of yours.`,
  );
  for (const diagnostic of preview.diagnostics) output.note(formatDiagnostic(diagnostic));
  if (preview.notSentReason !== undefined) output.note(preview.notSentReason);
  return printPreview(output, json, preview);
}

function printPreview(
  output: Output,
  json: boolean,
  { content, facts, diagnostics }: Pick<Report, 'content' | 'facts' | 'diagnostics'>,
): number {
  if (json) output.json({ ...content, facts });
  else if (content !== undefined) output.printMessage(content);
  return hasError(diagnostics) ? EXIT.notDone : EXIT.done;
}

/** Lists facts that the event lacks, and how to provide them. */
function describeMissingFacts({ event }: EventValues, env: Environment, { facts, preview }: Report): readonly string[] {
  if (event === undefined) return [];
  const notices: string[] = [];
  if (env['GITHUB_EVENT_NAME'] === undefined)
    notices.push('The name of the event is not known: write it with --event-name, for example push.');
  if (facts.conclusion === undefined && preview !== undefined)
    notices.push('How the build ended is not known: write it with --status, for example failure.');
  return notices;
}

/** Replaces the event of the environment by the requested one. */
async function toEventEnvironment(env: Environment, { event, eventName }: EventValues): Promise<Environment> {
  if (event === undefined && eventName === undefined) return env;
  const { readEventFile } = await import('../../build/read-build.ts');
  const path = event ?? env['GITHUB_EVENT_PATH'];
  const { fault } = readEventFile(path);
  if (fault !== undefined) throw createUsageError('event', fault, 'Give a file with the payload of an event');
  return { ...env, GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: eventName ?? env['GITHUB_EVENT_NAME'] };
}

/** Sets a placeholder destination. Nothing is sent to it. */
function removeDestination(settings: Settings): Settings {
  return { ...settings, dryRun: true, destinations: [{ type: 'webhook', url: new URL('https://preview.invalid/') }] };
}
