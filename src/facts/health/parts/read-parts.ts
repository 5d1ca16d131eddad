/** What of one repository is read, as the message asks. What tells how things stand goes first, what explains it last. */

import { defined } from '../../../defined.ts';
import type { HealthLoader } from '../../facts.ts';
import type { HealthParts } from '../health-of.ts';
import type { TimeWindow } from '../health-run.ts';
import { RunFailures } from '../reading/failures.ts';
import { type RepositoryHistory, readHistory } from '../reading/history.ts';
import type { BranchRuns } from '../reading/run-row.ts';
import type { HealthSource } from '../reading/source.ts';
import { readDeployments } from './read-deployments.ts';
import { readFlakyRuns, readJobResults } from './read-flaky.ts';
import { readReasons, readRunnerJobs } from './read-red-runs.ts';
import { readSilent } from './read-silent.ts';
import { readTransitions } from './read-transitions.ts';
import { readWaiting } from './read-waiting.ts';

export interface PartsQuery {
  readonly window: TimeWindow;
  readonly wanted: ReadonlySet<HealthLoader>;
  /** Path of the workflow that asks. */
  readonly own: string | undefined;
}

/** What needs no runs of the past. */
const RUNLESS: readonly HealthLoader[] = ['health_window', 'health_news', 'health_waiting', 'health_deployments'];

export async function readParts(source: HealthSource, { window, wanted, own }: PartsQuery): Promise<HealthParts> {
  const { repository, branch } = source;
  const parts: HealthParts = { repository, branch };
  if (wanted.size === 1 && wanted.has('health_window')) return parts;
  const of = defined<BranchRuns>({ repository, branch, own });
  const runs = [...wanted].some((loader) => !RUNLESS.includes(loader));
  const states = wanted.has('health_transitions') || wanted.has('health_silent');
  const history = await readHistory(source, of, { window, runs, states });
  const failures = new RunFailures(source);
  const when = async <T>(loader: HealthLoader, read: () => Promise<T>) => (wanted.has(loader) ? read() : undefined);
  return {
    ...parts,
    history,
    transitions: await when('health_transitions', () => readTransitions(history, failures)),
    silent: await when('health_silent', () => readSilent(history)),
    waiting: await when('health_waiting', () => readWaiting(history)),
    ...(await explained(history, failures, wanted)),
  };
}

/** Why runs were red takes all that is left but for a few, so the runs that may show flaky jobs come before. */
async function explained(
  history: RepositoryHistory,
  failures: RunFailures,
  wanted: ReadonlySet<HealthLoader>,
): Promise<Partial<HealthParts>> {
  const when = async <T>(loader: HealthLoader, read: () => Promise<T>) => (wanted.has(loader) ? read() : undefined);
  const recent = await when('health_flaky', () => readFlakyRuns(history));
  return {
    reasons: await when('health_causes', () => readReasons(history, failures)),
    results: recent && (await readJobResults({ ...history, runs: recent }, failures)),
    deployments: await when('health_deployments', () => readDeployments(history)),
    runners: await when('health_runners', () => readRunnerJobs(history, failures)),
  };
}
