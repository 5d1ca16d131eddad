/** Histories of runs as small tables, for what is computed from them. */
import { type HealthRun, type RunScope, workflowKey } from '../../src/facts/health/health-run.ts';
import { beginOf, type Outage } from '../../src/facts/health/measures/outages.ts';
import { type States, stateOf } from '../../src/facts/health/measures/state.ts';

/** Runs of one workflow and event: `+` green, `-` red, `x` cancelled, one every `hours`, each taking ten minutes. */
export function runsOf(
  notation: string,
  { from = '2026-03-01T00:00:00Z', hours = 1, ...more }: { from?: string; hours?: number } & Partial<HealthRun> = {},
): readonly HealthRun[] {
  return [...notation.replace(/\s/g, '')].map((sign, index) => {
    const createdAt = Date.parse(from) + index * hours * 3_600_000;
    return runAt(createdAt, sign, { id: index + 1, number: index + 1, ...more });
  });
}

const SCOPES: Readonly<Record<string, RunScope>> = {
  schedule: 'schedule',
  workflow_dispatch: 'hand',
  merge_group: 'queue',
};

function runAt(createdAt: number, sign: string, more: Partial<HealthRun>): HealthRun {
  return {
    ...{ id: 1, number: 1, attempt: 1, repository: 'acme/shop', workflow: 1, path: '.github/workflows/ci.yml' },
    ...{ name: 'CI', event: 'push', scope: SCOPES[more.event ?? 'push'] ?? 'branch' },
    ...{ cancelled: sign === 'x', unstarted: false, nameless: false, bot: false },
    colour: sign === '+' ? 'green' : sign === '-' ? 'red' : 'none',
    ...{ createdAt, startedAt: createdAt, endedAt: createdAt + 600_000, sha: `sha${createdAt}` },
    ...more,
  };
}

/** Of ISO times. */
export function windowOf(from: string, to: string) {
  return { from: Date.parse(from), to: Date.parse(to) };
}

/** How each of their workflows stands, where all is live. */
export function statesIn(runs: readonly HealthRun[], whole = true): States {
  const states = [...Map.groupBy(runs, workflowKey)].map(
    ([key, own]) => [key, stateOf({ workflow: own[0]?.workflow ?? 0, runs: own, live: true, whole })] as const,
  );
  return new Map(states);
}

/** All of their outages, in time. */
export function outagesOf(runs: readonly HealthRun[]): readonly Outage[] {
  const all = [...statesIn(runs).values()].flatMap(({ open, over }) => [...over, ...open]);
  return all.toSorted((one, other) => beginOf(one) - beginOf(other));
}
