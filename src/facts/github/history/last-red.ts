/** The failure that the first success after it ended, and whether it is proven what mended it. */

import { defined } from '../../../defined.ts';
import type { PastEnd } from '../../comparison.ts';
import type { LoadedFacts } from '../../facts.ts';
import { compareUrl } from '../../host/addresses.ts';
import { line } from '../../host/json.ts';
import type { LoaderContext } from '../context.ts';

type LastRed = NonNullable<LoadedFacts['last_red']>;

/** @param red the end before `current`, which is green */
export function lastRed({ base }: LoaderContext, current: PastEnd, red: PastEnd): LastRed {
  const [from, to] = [red.sha, current.sha];
  const isSame = from !== undefined && from === to;
  const isKnown = from !== undefined && to !== undefined && !isSame;
  return defined<LastRed>({
    run: red.run,
    attempt: red.attempt,
    url: red.url,
    same_commit: isSame ? true : undefined,
    pushed: isKnown && isOfOnePush(base, from, to) ? true : undefined,
    compare_url: isKnown ? compareUrl(base.host, from, to) : undefined,
  });
}

/** What was cancelled, reset or started again between the two ends may have mended it as well. */
function isOfOnePush({ facts, payload }: LoaderContext['base'], red: string, green: string): boolean {
  const { push, run, event } = facts;
  if (event.name !== 'push' || push === undefined || push.forced || (run?.attempt ?? 1) > 1) return false;
  return line(payload, 'before') === red && line(payload, 'after') === green;
}
