/** Creates histories of runs from a short notation. */
import type { HealthRun } from '../../src/health/run.ts';

const SCOPES: Readonly<Record<string, HealthRun['scope']>> = {
  schedule: 'schedule',
  workflow_dispatch: 'manual',
  merge_group: 'queue',
};

/**
 * Creates runs of one workflow and event: `+` success, `-` failure, `x` cancelled, one every `hours`, ten minutes each.
 */
export function getRuns(
  notation: string,
  { from = '2026-03-01T00:00:00Z', hours = 1, ...more }: { from?: string; hours?: number } & Partial<HealthRun> = {},
): readonly HealthRun[] {
  return [...notation.replace(/\s/g, '')].map((character, index) => {
    const createdAt = Date.parse(from) + index * hours * 3_600_000;
    const times = { createdAt, startedAt: createdAt, endedAt: createdAt + 600_000, sha: `sha${createdAt}` };
    return {
      ...{ id: index + 1, number: index + 1, attempt: 1, workflow: 1 },
      ...{
        path: '.github/workflows/ci.yml',
        name: 'CI',
        event: 'push',
        scope: SCOPES[more.event ?? 'push'] ?? 'branch',
      },
      ...{ conclusion: character === 'x' ? 'cancelled' : undefined, bot: false, pulls: [] },
      red: character === 'x' ? undefined : character === '-',
      ...{ ...times, ...more },
    };
  });
}

/** Creates a window from ISO times. */
export function getWindow(from: string, to: string) {
  return { from: Date.parse(from), to: Date.parse(to) };
}
