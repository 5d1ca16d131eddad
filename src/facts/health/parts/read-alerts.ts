/** Open Dependabot alerts of a repository. */

import type { Health } from '../../facts.ts';
import { PermissionError, SwitchedOff } from '../../github/api/faults.ts';
import { line, list, milliseconds } from '../../host/json.ts';
import { isWithin } from '../health-run.ts';
import { askAside, type HealthSource } from '../reading/source.ts';

type Alerts = NonNullable<Health['alerts']>;

/** Of more than so many it is said that there are at least so many. */
const PER_PAGE = 100;
const WHAT = 'the Dependabot alerts';

/** Undefined where they cannot be read. A right that is missing is told in a notice, and is no gap of the message. */
export async function readAlerts(source: HealthSource): Promise<Alerts | undefined> {
  const { faults, window, page } = source;
  const answer = await askAside(source, WHAT, (api) =>
    api
      .get({
        route: 'GET /repos/{owner}/{repo}/dependabot/alerts',
        with: { state: 'open', sort: 'created', direction: 'desc', per_page: PER_PAGE },
      })
      .catch((error: unknown) => {
        if (error instanceof SwitchedOff) return [];
        if (!(error instanceof PermissionError)) throw error;
        faults.add(WHAT, error);
        return 'closed' as const;
      }),
  );
  if (answer === undefined || answer === 'closed') return undefined;
  const all = list(answer);
  const severe = (severity: string) =>
    all.filter((one) => line(one, 'security_vulnerability', 'severity') === severity).length;
  return {
    ...{ open: all.length, critical: severe('critical'), high: severe('high') },
    new: all.filter((one) => isWithin(window, milliseconds(one, 'created_at') ?? 0)).length,
    at_least: all.length === PER_PAGE,
    url: `${page}/security/dependabot`,
  };
}
