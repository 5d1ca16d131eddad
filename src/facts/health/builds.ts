/** A report on many builds speaks for none of them, also not for that in which it runs. */

import { defined } from '../../defined.ts';
import type { Base } from '../base.ts';

/** Without a job, an end, and people: nobody made all builds. What is not known of this one is no loss. */
export function baseOfBuilds({ facts, host, payload }: Base): Base {
  const { ci, event, repository, workflow, run, ref } = facts;
  return defined<Base>({
    ...{ host, payload, notices: [], source: 'event', over: true, speaker: { oneJob: false, asksForRun: false } },
    facts: defined<Base['facts']>({ ci, event, repository, workflow, run, ref, scope: 'builds' }),
  });
}
