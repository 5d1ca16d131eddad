import type { Settings } from '../settings/settings.ts';
import { decideConclusion, eventVerdict, type Verdict } from './conclusion.ts';
import { readEventFile } from './event/event-file.ts';
import { githubFacts } from './event/events.ts';
import { text } from './event/json.ts';
import type { Environment } from './event/site.ts';
import type { BaseFacts } from './types.ts';

/** What is known before anything is asked of anybody. */
export interface Base {
  /** With the conclusion that is reported, whoever told it. */
  readonly facts: BaseFacts;
  /** What told the conclusion. */
  readonly source: Verdict['source'];
  /** False while what the event reports is still going on. */
  readonly over: boolean;
  /** The event that started the run which is reported: for `workflow_run` not this one's own. */
  readonly trigger?: string;
  /** False when the payload could not be read. */
  readonly eventRead: boolean;
  readonly notices: readonly string[];
}

/** True for `status: workflow` where the event does not tell itself how the whole run ended. */
export function asksForRun({ status }: Pick<Settings, 'status'>, { source, facts }: Base): boolean {
  return status?.type === 'workflow' && !(source === 'event' && facts.event.name === 'workflow_run');
}

/** Reads environment and event file; what is missing or broken there is a notice and an absent fact. */
export function gatherBase(settings: Pick<Settings, 'status' | 'context'>, env: Environment): Base {
  const file = readEventFile(env['GITHUB_EVENT_PATH']);
  const facts = githubFacts({ env, event: file.event, runner: settings.context });
  const { conclusion, over, source } = decideConclusion({
    status: settings.status,
    runner: settings.context,
    eventConclusion: eventVerdict(facts.event.name, file.event),
  });
  const { conclusion: _, ...rest } = facts;
  const trigger = text(file.event, 'workflow_run', 'event') ?? text(env, 'GITHUB_EVENT_NAME');
  return {
    facts: conclusion === undefined ? rest : { ...rest, conclusion },
    source,
    over,
    ...(trigger !== undefined && { trigger }),
    eventRead: file.event !== undefined,
    notices: file.event === undefined ? [file.notice] : [],
  };
}
