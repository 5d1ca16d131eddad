/** A build that a repository really had, as the command that serves the page tells it. */

import { defined } from '../../defined.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Build, BuildEnd } from './build.ts';

/** As JSON. */
export interface PastBuild extends BuildEnd {
  readonly id: string;
  readonly title: string;
  /** `owner/name`. */
  readonly repository: string;
  /** When it ended; ISO 8601. */
  readonly at: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly env: Readonly<Record<string, string>>;
  /** All that could be known of it then. */
  readonly facts: Partial<Facts>;
}

/** Its end may be another one for once, as that of every build of the list. */
export function asBuild({ repository, payload, facts, change: told, ...past }: PastBuild): Build {
  return {
    ...past,
    group: repository,
    event: 'workflow_run',
    change: told,
    payload: (conclusion) => {
      const run = payload['workflow_run'];
      return conclusion === past.conclusion ? payload : { ...payload, workflow_run: { ...Object(run), conclusion } };
    },
    options: () => ({}),
    readable: ({ change }: BuildEnd) => defined<Partial<Facts>>({ ...facts, change }),
  };
}
