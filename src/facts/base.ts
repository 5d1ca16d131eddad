import { defined } from '../defined.ts';
import type { Settings } from '../settings/settings.ts';
import { decideConclusion, type Verdict } from './conclusion.ts';
import { readEvent } from './event/events.ts';
import { readEventFile } from './event-file.ts';
import type { CodeHost, Environment } from './host/addresses.ts';
import { line } from './host/json.ts';
import type { BaseFacts } from './types.ts';

/** What is known before any request. */
export interface Base {
  /** With the conclusion that is reported. */
  readonly facts: BaseFacts;
  /** What told the conclusion. */
  readonly source: Verdict['source'];
  /** False while what the event reports is still running. */
  readonly over: boolean;
  /** Where the pages of the code host are. */
  readonly host: CodeHost;
  /** Name of the event that started the run that is reported: for `workflow_run` that of the other run. */
  readonly trigger?: string;
  /** False when the payload could not be read. */
  readonly eventRead: boolean;
  readonly notices: readonly string[];
}

/** True for `status: workflow`, unless the event itself says how the run ended. */
export function asksForRun({ status }: Pick<Settings, 'status'>, { source, facts }: Base): boolean {
  return status?.type === 'workflow' && !(source === 'event' && facts.event.name === 'workflow_run');
}

/** Reads environment and event file; what is missing or broken costs a fact and a notice, never the message. */
export function gatherBase(settings: Pick<Settings, 'status' | 'context'>, env: Environment): Base {
  const file = readEventFile(env['GITHUB_EVENT_PATH']);
  const event = file.type === 'ok' ? file.event : undefined;
  const { facts, verdict, host } = readEvent({ env, event, runner: settings.context });
  const { conclusion, over, source } = decideConclusion({
    status: settings.status,
    runner: settings.context,
    eventConclusion: verdict,
  });
  return defined<Base>({
    facts: defined<BaseFacts>({ ...facts, conclusion }),
    source,
    over,
    host,
    trigger: line(event, 'workflow_run', 'event') ?? line(env, 'GITHUB_EVENT_NAME'),
    eventRead: file.type === 'ok',
    notices: file.type === 'ok' ? [] : [file.notice],
  });
}
