/** Histories of runs as small tables, for what is computed from them. */
import type { HealthRun } from '../../src/facts/health/health-run.ts';

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

function runAt(createdAt: number, sign: string, more: Partial<HealthRun>): HealthRun {
  return {
    ...{ id: 1, number: 1, attempt: 1, repository: 'acme/shop', workflow: 1, path: '.github/workflows/ci.yml' },
    ...{ name: 'CI', event: 'push', cancelled: sign === 'x', unstarted: false, bot: false },
    colour: sign === '+' ? 'green' : sign === '-' ? 'red' : 'none',
    ...{ createdAt, startedAt: createdAt, endedAt: createdAt + 600_000, sha: `sha${createdAt}` },
    ...more,
  };
}

/** Of ISO times. */
export function windowOf(from: string, to: string) {
  return { from: Date.parse(from), to: Date.parse(to) };
}
