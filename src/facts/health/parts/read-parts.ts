/** What of one repository is read, as the message asks. What tells how things stand goes first, what explains it last. */

import type { HealthLoader } from '../../facts.ts';
import type { HealthParts } from '../health-of.ts';
import { RunFailures } from '../reading/failures.ts';
import { readHistory } from '../reading/history.ts';
import type { HealthSource } from '../reading/source.ts';
import { readDeployments } from './read-deployments.ts';
import { readFlakyRuns, readJobResults } from './read-flaky.ts';
import { readReasons, readRunnerJobs } from './read-red-runs.ts';
import { readSilent } from './read-silent.ts';
import { readTransitions } from './read-transitions.ts';
import { readWaiting } from './read-waiting.ts';

/** What needs no runs of the past. */
const RUNLESS: readonly HealthLoader[] = ['health_window', 'health_news', 'health_waiting', 'health_deployments'];

export async function readParts(source: HealthSource, wanted: ReadonlySet<HealthLoader>): Promise<HealthParts> {
  const { repository, branch } = source;
  const parts: HealthParts = { repository, branch };
  if (wanted.size === 1 && wanted.has('health_window')) return parts;
  const runs = [...wanted].some((loader) => !RUNLESS.includes(loader));
  const states = wanted.has('health_transitions') || wanted.has('health_silent');
  const history = await readHistory(source, { runs, states });
  const failures = new RunFailures(source);
  const when = async <T>(loader: HealthLoader, read: () => Promise<T>) => (wanted.has(loader) ? read() : undefined);
  const transitions = await when('health_transitions', () => readTransitions(history, failures));
  const silence = await when('health_silent', () => readSilent(history));
  const waiting = await when('health_waiting', () => readWaiting(history));
  // Why runs were red takes all that is left but for a few, so the runs that may show flaky jobs come before.
  const recent = await when('health_flaky', () => readFlakyRuns(history));
  return {
    ...{ ...parts, history, transitions, silence, waiting: waiting?.runs, waitingTotal: waiting?.total },
    reasons: await when('health_causes', () => readReasons(history, failures)),
    results: recent && (await readJobResults({ ...history, runs: recent }, failures)),
    deployments: await when('health_deployments', () => readDeployments(history)),
    runners: await when('health_runners', () => readRunnerJobs(history, failures)),
  };
}
