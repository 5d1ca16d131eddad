import { defined } from '../defined.ts';
import type { Settings } from '../settings/settings.ts';
import { decideConclusion, type Verdict } from './conclusion.ts';
import { readEvent } from './event/events.ts';
import { readEventFile } from './event-file.ts';
import type { CodeHost, Environment } from './host/addresses.ts';
import { type Json, line } from './host/json.ts';
import type { BaseFacts, Facts } from './types.ts';

/** What is known before any request. */
export interface Base {
  /** With the conclusion that is reported. */
  readonly facts: BaseFacts & Pick<Facts, 'stopped'>;
  /** What told the conclusion. */
  readonly source: Verdict['source'];
  /** False while what the event reports is still running. */
  readonly over: boolean;
  /** Where the pages of the code host are. */
  readonly host: CodeHost;
  /** Name of the event that started the run that is reported: for `workflow_run` that of the other run. */
  readonly trigger?: string;
  /** The event's payload; absent when it could not be read. */
  readonly payload?: Json;
  readonly notices: readonly string[];
}

/** True where only the jobs of the run tell how it ended. */
export function asksForRun({ status }: Pick<Settings, 'status'>, { source, facts }: Base): boolean {
  // Nothing that was needed ran, so something that it needs did not pass, or it was not meant to run.
  if (status?.type === 'needs') return facts.conclusion === 'skipped';
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
    facts: defined<Base['facts']>({ ...facts, scope: scopeOf(settings, facts), conclusion }),
    source,
    over,
    host,
    trigger: line(event, 'workflow_run', 'event') ?? line(env, 'GITHUB_EVENT_NAME'),
    payload: event,
    notices: file.type === 'ok' ? [] : [file.notice],
  });
}

/** A job speaks for itself; the run, only who knows it as a whole. */
function scopeOf(
  { status }: Pick<Settings, 'status'>,
  { event, deployment, job }: Pick<BaseFacts, 'event' | 'deployment' | 'job'>,
): BaseFacts['scope'] {
  if (event.name.startsWith('deployment') && deployment !== undefined) return 'deployment';
  if (event.name.startsWith('check_')) return 'event';
  if (status?.type === 'needs' || status?.type === 'workflow') return 'run';
  if (event.name === 'workflow_run' && job === undefined) return 'run';
  return job === undefined ? 'event' : 'job';
}
