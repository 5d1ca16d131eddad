/** Reads the open Dependabot alerts of a repository. */

import { line, list, milliseconds } from '../build/code-host/json.ts';
import type { Health } from '../build/facts.ts';
import { ApiError } from '../github/api/errors.ts';
import { fetchDetail, type HealthSource, mapAll } from './source.ts';
import { isWithin } from './window.ts';

type Alerts = NonNullable<Health['alerts']>;

/** A full page means a lower bound. */
const PER_PAGE = 100;
const WHAT = 'the Dependabot alerts';

/** Sums the alerts of all repositories. */
export async function readAlerts(sources: readonly HealthSource[]): Promise<Alerts | undefined> {
  const all = await mapAll(sources, readRepositoryAlerts, 1);
  const read = all.filter((one) => one !== undefined);
  if (read.length === 0) return undefined;
  const sum = (name: 'open' | 'critical' | 'high' | 'new') => read.reduce((total, one) => total + one[name], 0);
  return {
    ...{ open: sum('open'), critical: sum('critical'), high: sum('high'), new: sum('new') },
    is_lower_bound: read.length < all.length || read.some((one) => one.is_lower_bound),
    url: all.length === 1 ? read[0]?.url : undefined,
  };
}

/** Returns undefined if they can't be read. A missing permission is a notice, and not missing data of the message. */
async function readRepositoryAlerts(source: HealthSource): Promise<Alerts | undefined> {
  const { window, page } = source;
  const route = 'GET /repos/{owner}/{repo}/dependabot/alerts';
  const answer = await fetchDetail(source, WHAT, (api) =>
    api
      .get(route, { state: 'open', sort: 'created', direction: 'desc', per_page: PER_PAGE })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        // The repository has disabled them.
        if (error.missing && error.permission === undefined) return [];
        if (error.permission === undefined) throw error;
        source.api.errors.add(WHAT, error);
        return 'forbidden' as const;
      }),
  );
  if (answer === undefined || answer === 'forbidden') return undefined;
  const all = list(answer);
  const severe = (severity: string) =>
    all.filter((one) => line(one, 'security_vulnerability', 'severity') === severity).length;
  return {
    ...{ open: all.length, critical: severe('critical'), high: severe('high') },
    new: all.filter((one) => isWithin(window, milliseconds(one, 'created_at') ?? 0)).length,
    is_lower_bound: all.length === PER_PAGE,
    url: `${page}/security/dependabot`,
  };
}
