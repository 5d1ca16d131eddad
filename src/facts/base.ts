import { defined } from '../defined.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from '../world.ts';
import type { CheckoutWish } from './ci/read-ci.ts';
import { decideConclusion, type ReportedConclusion } from './conclusion.ts';
import { readEvent, readerOf } from './event/events.ts';
import { readEventFile } from './event-file.ts';
import type { BaseFacts, Facts } from './facts.ts';
import type { CodeHost, Environment } from './host/addresses.ts';
import { type Json, line } from './host/json.ts';

/** What is known before any request. */
export interface Base {
  /** With the conclusion that is reported, and what else a CI system tells without being asked. */
  readonly facts: BaseFacts & Pick<Facts, 'stopped' | 'change' | 'failed_jobs' | 'job_counts'>;
  /** What told the conclusion. */
  readonly source: ReportedConclusion['source'];
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

/** Reads what the environment tells; what is missing or broken costs a fact and a notice, never the message. */
export async function readBase(
  settings: Pick<Settings, 'status' | 'context'>,
  world: Pick<World, 'env' | 'signal' | 'now' | 'command'>,
  checkout?: CheckoutWish,
): Promise<Base> {
  const base = isActions(world.env) ? await actionsBase(settings, world.env) : await ciBase(settings, world, checkout);
  if (world.command === undefined) return base;
  const { commandFacts } = await import('./command.ts');
  return { ...base, facts: { ...base.facts, ...commandFacts(base.facts, world.command) } };
}

/** GitHub Actions, or what imitates it. Outside of a runner, an event's file is enough. */
function isActions(env: Environment): boolean {
  return ['GITHUB_ACTIONS', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH'].some((name) => line(env, name) !== undefined);
}

async function actionsBase(settings: Pick<Settings, 'status' | 'context'>, env: Environment): Promise<Base> {
  const file = readEventFile(env['GITHUB_EVENT_PATH']);
  const event = file.type === 'ok' ? file.event : undefined;
  const reader = await readerOf(line(env, 'GITHUB_EVENT_NAME') ?? '');
  const { facts, verdict, host } = readEvent({ env, event, runner: settings.context, reader });
  const { conclusion, over, source } = decideConclusion({
    status: settings.status,
    runner: settings.context,
    eventConclusion: verdict,
  });
  return defined<Base>({
    facts: defined<Base['facts']>({ ...facts, scope: speakerScope(settings, facts), conclusion }),
    source,
    over,
    host,
    trigger: line(event, 'workflow_run', 'event') ?? line(env, 'GITHUB_EVENT_NAME'),
    payload: event,
    notices: file.type === 'ok' ? [] : [file.notice],
  });
}

/** Any other CI. What reads it is imported only there. */
async function ciBase(
  { status }: Pick<Settings, 'status'>,
  world: Pick<World, 'env' | 'signal' | 'now'>,
  checkout: CheckoutWish | undefined,
): Promise<Base> {
  const { changeFrom, readCi } = await import('./ci/read-ci.ts');
  const told = await readCi(world, checkout);
  const runner = { job: { status: told.conclusion } };
  const { conclusion, over, source } = decideConclusion({ status, runner, eventConclusion: undefined });
  const ofRun = told.scope !== 'deployment' && (status?.type === 'needs' || status?.type === 'workflow');
  return {
    facts: defined<Base['facts']>({
      ...told.facts,
      scope: ofRun ? 'run' : told.scope,
      conclusion,
      change: changeFrom(told.previous, conclusion),
    }),
    source,
    over,
    host: told.host,
    notices: conclusion === undefined && status === undefined ? [told.unknownEnd] : [],
  };
}

/** A job speaks for itself; the run, only who knows it as a whole. */
function speakerScope(
  { status }: Pick<Settings, 'status'>,
  { event, deployment, job }: Pick<BaseFacts, 'event' | 'deployment' | 'job'>,
): BaseFacts['scope'] {
  if (event.name.startsWith('deployment') && deployment !== undefined) return 'deployment';
  if (event.name.startsWith('check_')) return 'event';
  if (status?.type === 'needs' || status?.type === 'workflow') return 'run';
  if (event.name === 'workflow_run' && job === undefined) return 'run';
  return job === undefined ? 'event' : 'job';
}
