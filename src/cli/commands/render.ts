/** The command that shows the message that `send` would send. */

import { SettingsError } from '../../errors.ts';
import type { Environment } from '../../platform.ts';
import { workspaceFolder } from '../../process/environment.ts';
import { outcomeWords } from '../../process/outcome-words.ts';
import { hasError } from '../../remark.ts';
import type { RecordedBuild } from '../../samples/recorded-build.ts';
import type { Notification } from '../../send/notification.ts';
import type { GivenValue } from '../../settings/given.ts';
import { text } from '../../settings/readers/texts.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StudioPreview } from '../../studio/preview/preview.ts';
import { nearest } from '../../text/nearest.ts';
import { sentence, shown } from '../../text/phrases.ts';
import type { World } from '../../world.ts';
import { type CommandContext, command, EXIT, type ExitCode } from '../command.ts';
import { commandSettings, withOption } from '../command-settings.ts';
import type { Values } from '../flags/flag.ts';
import { RENDER_FLAGS } from '../flags/option-flags.ts';
import { switchFlag } from '../flags/shared.ts';
import { tellRemark } from '../tell-outcome.ts';
import { printMessage } from '../terminal/message.ts';

const EVENT = {
  event: { name: 'event', value: 'file', text: 'File with the payload of an event of GitHub.', read: text },
  eventName: { name: 'event-name', value: 'name', text: 'Its name, such as `push`.', read: text },
  build: {
    name: 'build',
    value: 'name',
    text: 'A recorded build instead of an event: `pull-request-red`.',
    read: text,
  },
} as const;

type EventValues = Values<typeof EVENT>;

export const RENDER = command({
  name: 'render',
  text: 'Show the message that `send` would send. Needs no service, and a network only for `watch` and `digest` with a token.',
  more: 'Without an event, and outside CI, it uses a recorded build, and says which; so do `watch` and `digest` without a token.',
  flags: {
    ...EVENT,
    ...RENDER_FLAGS,
    json: switchFlag('json', 'Print subject, body and facts as JSON.'),
  },
  examples: [
    {
      text: 'A push that failed',
      line: 'workroom-notify render --event push.json --event-name push --status failure',
    },
    {
      text: 'Your own words',
      line: 'workroom-notify render --event push.json --event-name push --body "{{ commit.subject }} is out"',
    },
    {
      text: 'What a template says about a recorded build',
      line: 'workroom-notify render --build pull-request-red --body "{{ sections.headline }}"',
    },
    {
      text: 'The builds of the last two weeks, read with the token of WORKROOM_GITHUB_TOKEN',
      line: 'workroom-notify render --template digest --repositories acme/shop --period 2w',
    },
  ],
  run: async (context, values) => {
    const build = await recordedBuild(values, context);
    if (build !== undefined) return renderBuild(context, values.json, build);
    const { output } = context;
    const { notify } = await import('../../notify.ts');
    const env = await eventEnvironment(context.env, values);
    const settings = nowhere(await commandSettings(context));
    const world = { ...(await context.world()), env };
    const notification = await notify(settings, settings.buildReport === undefined ? offline(world) : world);
    const { draft, facts, receipt, remarks, preview } = notification;
    for (const notice of await missingFacts(values, env, notification)) output.note(notice);
    for (const remark of remarks) tellRemark(output, remark);
    if (preview?.stop !== undefined) output.note(`It would not be sent: ${sentence(preview.stop.reason)}`);
    if (draft === undefined) {
      output.note(outcomeWords(receipt));
      return EXIT.done;
    }
    if (values.json) output.json({ ...draft, facts });
    else printMessage(output, draft);
    return hasError(remarks) ? EXIT.notDone : EXIT.done;
  },
});

/** The build that was named, or that stands in where nothing tells of one. */
async function recordedBuild(
  { event, eventName, build }: EventValues,
  { env, given }: CommandContext,
): Promise<RecordedBuild | undefined> {
  if (build !== undefined && (event ?? eventName) !== undefined) {
    const fix = 'Choose one: the event of a file, or a recorded build';
    throw new SettingsError([{ option: 'build', fault: 'given together with an event', fix }]);
  }
  if (event !== undefined) return undefined;
  if (eventName !== undefined) await refuseUnknownEvent(eventName);
  const { BUILDS, buildNamed } = await import('../../samples/builds.ts');
  if (build !== undefined) {
    const named = buildNamed(build);
    if (named !== undefined) return named;
    const fix = `Write one of ${BUILDS.map(({ id }) => id).join(', ')}`;
    throw new SettingsError([{ option: 'build', fault: `no recorded build has the name ${shown(build)}`, fix }]);
  }
  const template = given.get('template')?.value.trim();
  if (template === 'watch' || template === 'digest') {
    return given.has('github-token') ? undefined : buildNamed(template);
  }
  if (await isInCi(env)) return undefined;
  const { usualBuild } = await import('../../studio/share/one.ts');
  return usualBuild(given.get('status')?.value, eventName);
}

async function isInCi(env: Environment): Promise<boolean> {
  const { detectSystem } = await import('../../facts/ci/system-registry.ts');
  const ofGithub = ['GITHUB_ACTIONS', 'GITHUB_EVENT_PATH', 'GITHUB_EVENT_NAME', 'CI'];
  return ofGithub.some((name) => (env[name] ?? '') !== '') || detectSystem(env) !== undefined;
}

async function refuseUnknownEvent(name: string): Promise<void> {
  const meant = await meantEvent(name);
  if (meant === undefined) return;
  const fault = `there is no event ${shown(name)} with facts of its own`;
  throw new SettingsError([{ option: 'event-name', fault, fix: `Did you mean ${meant}?` }]);
}

/** Nothing of this environment is in the words. */
async function renderBuild(context: CommandContext, json: boolean, build: RecordedBuild): Promise<ExitCode> {
  const { output, given } = context;
  const { previewOfBuild } = await import('../../studio/share/one.ts');
  let settings: Settings | undefined;
  const preview = await previewOfBuild(build, given.get('status')?.value, async (options) => {
    const recorded = Object.entries(options).map(([name, value]): [string, GivenValue] => [
      name,
      { value, from: 'flag' },
    ]);
    const all = new Map([...recorded, ...withOption(given, 'dry-run', 'true')]);
    settings = nowhere(await commandSettings(context, all));
    return settings;
  });
  if (settings?.factsFile !== undefined) await writeFactsOfBuild(context, preview, settings.factsFile);
  output.note(
    `Shown for the recorded build ${build.id} (${build.title}). --build chooses another, --event a build of yours.`,
  );
  for (const remark of preview.remarks) tellRemark(output, remark);
  if (preview.silence !== undefined) output.note(preview.silence);
  const { draft } = preview;
  if (draft !== undefined) {
    if (json) output.json({ ...draft, facts: preview.facts });
    else printMessage(output, draft);
  }
  return hasError(preview.remarks) ? EXIT.notDone : EXIT.done;
}

async function writeFactsOfBuild(
  { env, redactor, output }: CommandContext,
  { facts, draft, remarks, kind, silence }: StudioPreview,
  path: string,
): Promise<void> {
  const { writeFactsOf } = await import('../../pipeline/facts-file.ts');
  const receipt = {
    outcome: 'dry-run',
    reason: silence ?? 'nothing was sent, because this is a dry run',
    kind,
  } as const;
  const found = { facts, draft, remarks, receipt };
  const fault = await writeFactsOf(found, { path, folder: workspaceFolder(env), redactor });
  if (fault !== undefined) tellRemark(output, fault);
}

/** What the event alone does not tell, and how to give it. */
async function missingFacts(
  { event }: EventValues,
  env: Environment,
  { facts, preview }: Notification,
): Promise<string[]> {
  if (event === undefined) return [];
  const name = env['GITHUB_EVENT_NAME'];
  const meant = name === undefined ? undefined : await meantEvent(name);
  return [
    ...(name === undefined
      ? ['The name of the event is not known: write it with --event-name, for example push.']
      : []),
    ...(meant === undefined ? [] : [`There is no event ${shown(name)} with facts of its own: did you mean ${meant}?`]),
    ...(facts.conclusion === undefined && preview?.used.includes('conclusion')
      ? ['How the build ended is not known: write it with --status, for example failure.']
      : []),
  ];
}

/** The event whose name is nearest to one that no event has. */
async function meantEvent(name: string): Promise<string | undefined> {
  const { EVENT_NAMES: names } = await import('../../facts/event/events.ts');
  return names.includes(name) ? undefined : nearest(name, names);
}

/** The event that was named, in the place of the environment's own. */
async function eventEnvironment(env: Environment, { event, eventName }: EventValues): Promise<Environment> {
  if (event === undefined && eventName === undefined) return env;
  const { readEventFile } = await import('../../facts/event-file.ts');
  const path = event ?? env['GITHUB_EVENT_PATH'];
  const read = readEventFile(path);
  if (read.type === 'fault') {
    throw new SettingsError([
      { option: 'event', fault: read.notice.split(';')[0] ?? '', fix: 'Give a file with the payload of an event' },
    ]);
  }
  return { ...env, GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: eventName ?? env['GITHUB_EVENT_NAME'] };
}

/** A destination that stands for any: nothing is sent there. */
function nowhere(settings: Settings): Settings {
  return { ...settings, dryRun: true, destinations: [{ type: 'webhook', url: new URL('https://preview.invalid/') }] };
}

/** Nothing can be reached, should anything try. */
function offline(world: World): World {
  const refuse = () => Promise.reject(new TypeError('a preview reads nothing'));
  return { ...world, send: refuse, github: refuse };
}
