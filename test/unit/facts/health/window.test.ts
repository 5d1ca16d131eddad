import { expect, test } from 'vitest';
import type { Api } from '../../../../src/facts/github/api/client.ts';
import { sinceLastSuccess } from '../../../../src/facts/health/window.ts';

const NOW = Date.parse('2026-03-04T08:00:00Z');

/** What is looked at where the workflow that asks passed at these times. */
async function since(...workflow_runs: readonly object[]): Promise<string | undefined> {
  const api = { get: async () => ({ workflow_runs }) } as unknown as Api;
  const window = await sinceLastSuccess(api, 'watch.yml', NOW);
  expect(window?.to ?? NOW).toBe(NOW);
  return window && new Date(window.from).toISOString();
}

const started = (run_started_at: string) => ({ run_started_at });

test.each<[string, readonly object[], string | undefined]>([
  ['never', [], undefined],
  ['once', [started('2026-03-04T06:00:00Z')], '2026-03-04T06:00:00.000Z'],
  [
    'the newest counts, in any order',
    [started('2026-03-04T02:00:00Z'), started('2026-03-04T06:00:00Z'), started('2026-03-04T04:00:00Z')],
    '2026-03-04T06:00:00.000Z',
  ],
  [
    'a second attempt, by its own start',
    [{ run_started_at: '2026-03-04T06:00:00Z', created_at: '2026-03-01T06:00:00Z' }],
    '2026-03-04T06:00:00.000Z',
  ],
  ['only its creation is told', [{ created_at: '2026-03-04T05:00:00Z' }], '2026-03-04T05:00:00.000Z'],
  ['no time is told', [{ id: 1 }], undefined],
  ['now or later is none', [started('2026-03-04T08:00:00Z'), started('2026-03-04T09:00:00Z')], undefined],
  ['31 days ago', [started('2026-02-01T08:00:00Z')], '2026-02-01T08:00:00.000Z'],
  ['longer ago than it looks back', [started('2026-01-01T00:00:00Z')], '2026-02-01T08:00:00.000Z'],
])('told last: %s', async (_, runs, expected) => {
  expect(await since(...runs)).toBe(expected);
});
