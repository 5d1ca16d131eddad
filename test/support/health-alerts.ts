/** Open Dependabot alerts as GitHub lists them. */
import type { RepositoryTable } from './health-api.ts';

/** One alert, as a test writes it. */
export interface AlertRow {
  readonly number: number;
  /** ISO. */
  readonly created: string;
  readonly package?: string;
  readonly severity?: string;
  readonly summary?: string;
  readonly fixed?: string;
}

interface AlertPage {
  readonly status: 200 | 403;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Undefined for another path. */
export function alertPage(tables: Readonly<Record<string, RepositoryTable>>, url: URL): AlertPage | undefined {
  const [, name = ''] = /^\/repos\/([^/]+\/[^/]+)\/dependabot\/alerts$/.exec(decodeURIComponent(url.pathname)) ?? [];
  const table = tables[name];
  if (table === undefined) return undefined;
  const { alerts = [] } = table;
  if (alerts === 'off')
    return { status: 403, headers: {}, body: { message: `Dependabot alerts are disabled for this repository.` } };
  const newest = alerts.toSorted((one, other) => (one.created < other.created ? 1 : -1));
  const shown = newest.slice(0, Number(url.searchParams.get('per_page') ?? 30));
  return { status: 200, headers: {}, body: shown.map((one) => alertJson(name, one)) };
}

function alertJson(repository: string, row: AlertRow) {
  const { number, created, severity = 'high', summary = 'Something is wrong', fixed } = row;
  const thing = { ecosystem: 'npm', name: row.package ?? `package-${number}` };
  return {
    ...{ number, state: 'open', created_at: created, updated_at: created },
    dependency: { package: thing, manifest_path: 'package-lock.json', scope: 'runtime' },
    security_advisory: { ghsa_id: 'GHSA-35jh-r3h4-6jhm', summary, severity, description: summary },
    security_vulnerability: {
      ...{ package: thing, severity, vulnerable_version_range: '< 4.17.21' },
      first_patched_version: fixed === undefined ? null : { identifier: fixed },
    },
    url: `https://api.github.com/repos/${repository}/dependabot/alerts/${number}`,
    html_url: `https://github.com/${repository}/security/dependabot/${number}`,
  };
}
