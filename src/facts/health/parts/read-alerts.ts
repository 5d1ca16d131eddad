/** Open Dependabot alerts of a repository. */

import { defined } from '../../../defined.ts';
import type { SecurityAlert } from '../../facts.ts';
import { PermissionError, SwitchedOff } from '../../github/api/faults.ts';
import { line, list, number, time } from '../../host/json.ts';
import { SEVERITIES } from '../../parts/health-alerts.ts';
import { isWithin } from '../health-run.ts';
import { askAside, type HealthSource } from '../reading/source.ts';

/** Pages that are read; where there are more, one request tells the oldest. */
const MOST_PAGES = 3;
const PER_PAGE = 100;
const WHAT = 'the Dependabot alerts';
const ROUTE = 'GET /repos/{owner}/{repo}/dependabot/alerts';

/** The alerts of one repository. */
export interface AlertReading {
  /** The newest first; what came after the time that is looked at belongs to the next one. */
  readonly all: readonly SecurityAlert[];
  /** Of all; absent where there is none. */
  readonly oldest?: SecurityAlert;
  /** True where there are more than were read. */
  readonly atLeast: boolean;
  /** The repository, where they are switched off there. */
  readonly off?: string;
}

/** Undefined where they cannot be read. */
export async function readAlerts(source: HealthSource): Promise<AlertReading | undefined> {
  const all: SecurityAlert[] = [];
  let after: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await askAlerts(source, defined<AlertQuery>({ direction: 'desc', per_page: PER_PAGE, after }));
    if (answer === 'off') return { all, atLeast: false, off: source.repository };
    if (answer === undefined && page === 1) return undefined;
    all.push(...list(answer?.data).flatMap((one) => alertOf(one, source)));
    after = answer?.after;
    if (answer === undefined) return reading(all, undefined, true);
    if (after === undefined) return reading(all, all.at(-1), false);
  }
  const last = await askAlerts(source, { direction: 'asc', per_page: 1 });
  const [oldest] = last === 'off' ? [] : list(last?.data).flatMap((one) => alertOf(one, source));
  return reading(all, oldest, true);
}

function reading(all: readonly SecurityAlert[], oldest: SecurityAlert | undefined, atLeast: boolean): AlertReading {
  return defined<AlertReading>({ all, oldest, atLeast });
}

interface AlertQuery {
  readonly direction: 'asc' | 'desc';
  readonly per_page: number;
  /** Behind which the page begins. */
  readonly after?: string;
}

/** A right that is missing is told in a notice, once for all repositories, and is no gap of the message. */
async function askAlerts(source: HealthSource, query: AlertQuery) {
  const { faults } = source;
  const answer = await askAside(source, WHAT, (api) =>
    api.after({ route: ROUTE, with: { state: 'open', sort: 'created', ...query } }).catch((error: unknown) => {
      if (error instanceof SwitchedOff) return 'off' as const;
      if (!(error instanceof PermissionError)) throw error;
      faults.add(WHAT, error);
      return 'closed' as const;
    }),
  );
  return answer === 'closed' ? undefined : answer;
}

/** Its page is made here: what an advisory links to is its author's. */
function alertOf(one: unknown, { repository, page, window }: HealthSource): readonly SecurityAlert[] {
  const [id, created_at] = [number(one, 'number'), time(one, 'created_at')];
  const name = line(one, 'dependency', 'package', 'name') ?? line(one, 'security_vulnerability', 'package', 'name');
  if (id === undefined || created_at === undefined || Date.parse(created_at) > window.to) return [];
  const given = line(one, 'security_vulnerability', 'severity') ?? line(one, 'security_advisory', 'severity');
  const severity = SEVERITIES.find((word) => word === given);
  return [
    defined<SecurityAlert>({
      ...{ number: id, package: name ?? 'a dependency', repository, severity, created_at },
      ecosystem: line(one, 'dependency', 'package', 'ecosystem'),
      manifest: line(one, 'dependency', 'manifest_path'),
      summary: line(one, 'security_advisory', 'summary'),
      advisory: line(one, 'security_advisory', 'ghsa_id'),
      fixed_in: line(one, 'security_vulnerability', 'first_patched_version', 'identifier'),
      url: `${page}/security/dependabot/${id}`,
      due: severity === 'critical' && isWithin(window, Date.parse(created_at)),
    }),
  ];
}
