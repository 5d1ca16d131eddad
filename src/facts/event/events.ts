/** Base facts of a run on GitHub Actions, Gitea Actions or Forgejo Actions. */

import type { RunnerContext } from '../../settings/settings.ts';
import { type EventVerdict, eventVerdict } from '../conclusion.ts';
import type { BaseFacts, Facts } from '../facts.ts';
import { type CodeHost, codeHostOf } from '../host/addresses.ts';
import { keyword, line, record } from '../host/json.ts';
import { ownFacts } from './own-run.ts';
import type { EventInput, EventPart } from './part.ts';
import { pushPart } from './push.ts';
import { repositoryDispatchPart, schedulePart, workflowDispatchPart } from './start.ts';

/** What environment and event tell. */
interface EventReading {
  /** Without `conclusion` and `scope`, which the `status` option and the job decide as well. */
  readonly facts: Omit<BaseFacts, 'conclusion' | 'scope'> & Pick<Facts, 'stopped'>;
  /** What the event says of its own end; undefined where it reports on nothing else than this run. */
  readonly verdict: EventVerdict | undefined;
  readonly host: CodeHost;
}

interface EventSource extends Pick<EventInput, 'env' | 'ownRun'> {
  /** The parsed payload; undefined when there is none. */
  readonly event: unknown;
  readonly runner: RunnerContext;
  /** Of the event's name. */
  readonly reader: EventReader;
}

type EventReader = (input: EventInput) => EventPart;

/** The events that most runs start with. */
const USUAL: Readonly<Record<string, EventReader>> = {
  push: pushPart,
  schedule: schedulePart,
  workflow_dispatch: workflowDispatchPart,
  repository_dispatch: repositoryDispatchPart,
};

export const USUAL_EVENTS: readonly string[] = Object.keys(USUAL);

/** What reads an event's own part. */
export async function readerOf(name: string): Promise<EventReader> {
  return usualReaderOf(name) ?? (await import(/* webpackChunkName: "events" */ './others.ts')).otherReaderOf(name);
}

export function usualReaderOf(name: string): EventReader | undefined {
  return Object.hasOwn(USUAL, name) ? USUAL[name] : undefined;
}

/**
 * Reads the facts from the runner's variables, the event's payload and the `context` option. Never throws: whatever is
 * missing or not of the documented shape is an absent fact.
 */
export function readEvent(from: EventSource): EventReading {
  const event = record(from.event) ?? {};
  const host = codeHostOf(from.env, event);
  const name = keyword(from.env, 'GITHUB_EVENT_NAME') ?? 'unknown';
  const input: EventInput = { name, env: from.env, event, host, ownRun: from.ownRun ?? false };
  const facts: EventReading['facts'] = {
    ...ownFacts(input, from.runner),
    ...from.reader(input),
    ci: host.ci,
    event: { name, action: line(event, 'action') },
  };
  return { facts, verdict: eventVerdict(name, event), host };
}
