/** Who or what started a run. */

import type { Facts } from '../../../build/facts.ts';
import { code, escapeLine } from '../../markdown/escape.ts';
import { joinPieces, personName, shortPlain } from './short-text.ts';

/** True where the first line says who started the run. */
export function isActorShown(facts: Facts): boolean {
  return formatStarter(facts) !== undefined;
}

/** `started by Ada Lovelace`, where a person did, by hand or from another program; `re-run by grace`, `on schedule`. */
export function formatStarter({ event, run, actor, ref, pull_request }: Facts): string | undefined {
  const started = run?.event ?? event.name;
  // Of a run for a comment and the like, nothing else is known.
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
