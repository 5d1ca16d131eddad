/** What of each repository is read, as the message asks: first how the builds of all of them stand, then what explains it. */

import type { HealthLoader } from '../../facts.ts';
import type { HealthParts } from '../health-of.ts';
import { readHistory } from '../reading/history.ts';
import { eachOf, type HealthSource } from '../reading/source.ts';
import { readAlerts } from './read-alerts.ts';
import { readDeployments } from './read-deployments.ts';
import { choosePairs, pairCost, readFlakyRuns, readJobResults } from './read-flaky.ts';
import { chooseRed, type ExplainedHistory, readReasons } from './read-red-runs.ts';
import { readSilent } from './read-silent.ts';
import { readTransitions } from './read-transitions.ts';
import { readWaiting } from './read-waiting.ts';

/** What needs no runs of the past. */
const RUNLESS: readonly HealthLoader[] = [
  'health_window',
  'health_news',
  'health_waiting',
  'health_deployments',
  'health_alerts',
];
/** Repositories that are explained at once: of one, several requests are asked at once, and logs are large. */
const AT_ONCE = 1;

/** How the builds of one repository stand. */
export async function readStanding(source: HealthSource, wanted: ReadonlySet<HealthLoader>): Promise<HealthParts> {
  const { repository, branch } = source;
  const parts: HealthParts = { repository, branch };
  if (wanted.size === 1 && wanted.has('health_window')) return parts;
  const runs = [...wanted].some((loader) => !RUNLESS.includes(loader));
  const outages = wanted.has('health_transitions');
  const states = outages || wanted.has('health_silent');
  const history = await readHistory(source, { runs, states, outages });
  const silence = wanted.has('health_silent') ? await readSilent(history) : undefined;
  const waiting = wanted.has('health_waiting') ? await readWaiting(history) : undefined;
  return { ...parts, history, silence, waiting };
}

/** The same with what explains it, in all of them together: what turned red first, then what was red, the newest first. */
export async function explainStandings(
  all: readonly HealthParts[],
  wanted: ReadonlySet<HealthLoader>,
): Promise<readonly HealthParts[]> {
  const read = all.flatMap(({ history }) => history ?? []);
  const each = async <T>(loader: HealthLoader, work: (one: ExplainedHistory, index: number) => Promise<T>) =>
    wanted.has(loader) ? eachOf(explained, AT_ONCE, work) : undefined;
  const explained = read.map((history): ExplainedHistory => ({ history, failures: history.failures }));
  const transitions = await each('health_transitions', (one) => readTransitions(one.history, one.failures));
  const deployments = await each('health_deployments', ({ history }) => readDeployments(history));
  // Why runs were red takes all that is left but for a few, so the runs that may show flaky jobs come before.
  const recent = await each('health_flaky', async ({ history }) => ({
    ...history,
    runs: await readFlakyRuns(history),
  }));
  const red = wanted.has('health_causes') ? chooseRed(explained, recent ? pairCost(recent) : 0) : [];
  const reasons = await each('health_causes', (one, index) => readReasons(one.history, one.failures, red[index] ?? []));
  const pairs = recent && choosePairs(recent);
  const results = await each('health_flaky', (one, index) =>
    readJobResults(one.history, one.failures, pairs?.[index] ?? []),
  );
  // Of many repositories with what is left.
  const alerts = await each('health_alerts', ({ history }) => readAlerts(history.source));
  return all.map((parts) => {
    const index = parts.history === undefined ? -1 : read.indexOf(parts.history);
    return {
      ...{ ...parts, transitions: transitions?.[index], deployments: deployments?.[index] },
      ...{ reasons: reasons?.[index], results: results?.[index] },
      alerts: alerts?.[index],
    };
  });
}
