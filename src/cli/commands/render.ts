import { SettingsError } from '../../errors.ts';
import { USUAL_EVENTS } from '../../facts/event/events.ts';
import { OTHER_EVENTS } from '../../facts/event/others.ts';
import { readEventFile } from '../../facts/event-file.ts';
import { notify } from '../../notify.ts';
import { type Env, workspaceOf } from '../../process/environment.ts';
import { outcomeWords, sentence } from '../../process/outcome-words.ts';
import type { Notification } from '../../send/notification.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { nearest } from '../../text/nearest.ts';
import { shown } from '../../text/phrases.ts';
import type { World } from '../../world.ts';
import { type CommandContext, EXIT, type ExitCode } from '../command.ts';
import { tellProblem } from '../tell-outcome.ts';
import { printMessage, printSource } from '../terminal/message.ts';

interface RenderValues {
  readonly event: string | undefined;
  readonly eventName: string | undefined;
  readonly markdown: boolean;
  readonly json: boolean;
}

/** Shows the message that would be sent. It sends nothing and reads nothing but the event. */
export async function renderMessage(context: CommandContext, values: RenderValues): Promise<ExitCode> {
  const { given, redactor, output } = context;
  const env = eventEnvironment(context.env, values);
  const world = offline(context.world(), env);
  const settings = await readSettings(given, new Date(world.now()), redactor, workspaceOf(env));
  const notification = await notify(nowhere(settings), world);
  const { draft, facts, receipt, notices, problems, preview } = notification;
  for (const notice of [...notices, ...missingFacts(values, env, notification)]) output.note(notice);
  for (const problem of problems) tellProblem(output, problem);
  if (preview?.stop !== undefined) output.note(`It would not be sent: ${sentence(preview.stop.reason)}`);
  if (draft === undefined) {
    output.note(outcomeWords(receipt));
    return EXIT.done;
  }
  if (values.json) output.json({ ...draft, facts });
  else if (values.markdown) printSource(output, draft);
  else printMessage(output, draft);
  return problems.length > 0 ? EXIT.notDone : EXIT.done;
}

const EVENT_NAMES: readonly string[] = [...USUAL_EVENTS, ...OTHER_EVENTS];

/** What the event alone does not tell, and how to give it. */
function missingFacts({ event }: RenderValues, env: Env, { facts, preview }: Notification): readonly string[] {
  if (event === undefined) return [];
  const name = env['GITHUB_EVENT_NAME'];
  const meant = name === undefined || EVENT_NAMES.includes(name) ? undefined : nearest(name, EVENT_NAMES);
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

/** The event that was named, in the place of the environment's own. */
function eventEnvironment(env: Env, { event, eventName }: RenderValues): Env {
  if (event === undefined && eventName === undefined) return env;
  const read = readEventFile(event ?? env['GITHUB_EVENT_PATH']);
  if (read.type === 'fault') {
    throw new SettingsError([
      { option: 'event', fault: read.notice.split(';')[0] ?? '', fix: 'Give a file with the payload of an event' },
    ]);
  }
  const path = event ?? env['GITHUB_EVENT_PATH'];
  return { ...env, GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: eventName ?? env['GITHUB_EVENT_NAME'] };
}

/** A destination that stands for any: nothing is sent there. */
function nowhere(settings: Settings): Settings {
  return { ...settings, dryRun: true, destination: { type: 'webhook', url: new URL('https://preview.invalid/') } };
}

/** Nothing can be reached, should anything try. */
function offline(world: World, env: Env): World {
  const refuse = () => Promise.reject(new TypeError('a preview reads nothing'));
  return { ...world, env, send: refuse, github: refuse };
}
