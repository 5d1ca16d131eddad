/** Formats who or what started a run. */

import type { Facts } from '../../../build/facts.ts';
import { code, escapeLine } from '../../markdown/escape.ts';
import { joinPieces, personName, shortPlain } from './short-text.ts';

/** Returns true if the first line shows who started the run. */
export function isActorShown(facts: Facts): boolean {
  return formatStarter(facts) !== undefined;
}

/** `started by Ada Lovelace` for a manual start or another program; `re-run by grace`, `on schedule`. */
export function formatStarter({ event, run, actor, ref, pull_request }: Facts): string | undefined {
  const started = run?.event ?? event.name;
  // Nothing else is known about a run for a comment or similar event.
  const isPlaceless =
    run?.event !== undefined && !/^(?:workflow_run|pull_request)/.test(started) && !ref && !pull_request;
  const dispatched = isPlaceless || started.endsWith('_dispatch');
  const again = (run?.attempt ?? 1) > 1;
  if (run?.event === 'schedule' && !again) return 'on schedule';
  if (!dispatched && !again) return undefined;
  const name = personName(run?.started_by ?? (dispatched ? actor : undefined));
  const by = name === undefined ? undefined : `by ${escapeLine(name)}`;
  const type = shortPlain(event.name === 'repository_dispatch' ? event.action : undefined, 60);
  const text = joinPieces([by, type === undefined ? undefined : `as ${code(type)}`], ' ');
  return text === undefined ? undefined : `${again ? 're-run' : 'started'} ${text}`;
}
