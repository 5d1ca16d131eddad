import { expect, test } from 'vitest';
import type { Api } from '../../../src/github/api/client.ts';
import { ApiError } from '../../../src/github/api/errors.ts';
import { DAY, findWindow, HOUR, isDue, MINUTE } from '../../../src/health/window.ts';

const NOW = Date.parse('2026-03-04T08:40:00Z');
const WEEK = { from: NOW - 7 * DAY, to: NOW };
const ENV = { GITHUB_REPOSITORY: 'acme/shop', GITHUB_RUN_ID: '9', GITHUB_REF_NAME: 'main' };

interface Row {
  readonly id?: number;
  readonly run_number?: number;
  readonly run_started_at?: string;
  readonly created_at?: string;
  readonly head_repository?: { readonly full_name: string };
}
const OWN: Row = { id: 9, run_number: 9, run_started_at: '2026-03-04T08:00:00Z' };
const passed = (run_started_at: string, more: Row = {}): Row => ({ id: 1, run_number: 1, run_started_at, ...more });

/** Determines the window for this list of successful runs of the workflow. */
async function readWindow(entries: readonly Row[], env: Readonly<Record<string, string>> = ENV) {
  const get = async (route: string, parameters: Readonly<Record<string, unknown>>) => {
    if (!route.endsWith('{run_id}')) return { workflow_runs: entries };
    if (parameters['run_id'] === OWN.id) return OWN;
    throw new ApiError('the GitHub API answered 404', true);
  };
  const { from, to } = await findWindow({ get } as unknown as Api, env, 'watch.yml', WEEK);
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

test.each<[string, readonly Row[], string]>([
  ['the newest run that succeeded', [passed('2026-03-04T06:00:00Z')], '2026-03-04T06:00:00.000Z'],
  [
    'by the start of its newest attempt',
    [passed('2026-03-04T06:00:00Z', { created_at: '2026-03-01T06:00:00Z' })],
    '2026-03-04T06:00:00.000Z',
  ],
  [
    "not one of a fork's branch",
    [passed('2026-03-04T07:00:00Z', { head_repository: { full_name: 'eve/shop' } })],
    '2026-02-25T08:00:00.000Z',
  ],
  ['not its own run, which is tried again', [OWN, passed('2026-03-04T06:00:00Z')], '2026-03-04T06:00:00.000Z'],
  ['longer ago than it looks back', [passed('2026-01-01T00:00:00Z')], '2026-02-01T08:00:00.000Z'],
  ['a later one was faster: nothing is left', [passed('2026-03-04T08:20:00Z')], '2026-03-04T08:00:00.000Z'],
])('the window starts with %s', async (_, entries, from) => {
  expect(await readWindow(entries)).toMatchObject({ from, to: '2026-03-04T08:00:00.000Z' });
});

test('ends now outside of a run, and if the current run is unknown', async () => {
  const { GITHUB_RUN_ID: _, GITHUB_REPOSITORY: __, ...elsewhere } = ENV;
  for (const env of [elsewhere, { ...ENV, GITHUB_RUN_ID: '77' }]) {
    expect(await readWindow([passed('2026-03-04T06:00:00Z')], env)).toMatchObject({
      from: '2026-03-04T06:00:00.000Z',
      to: '2026-03-04T08:40:00.000Z',
    });
  }
});

/** Returns the windows of this length in which it is due. */
function dueIn(length: number, until: number, isDueIn: (window: typeof WEEK) => boolean): readonly number[] {
  const ends = Array.from({ length: until / length }, (_, index) => NOW + (index + 1) * length);
  return ends.filter((to) => isDueIn({ from: to - length, to })).map((to) => to - NOW);
}

test('a lasting state is due at its start and every week, in exactly one of adjacent windows', () => {
  const since = NOW + 30 * MINUTE;
  const weeks = [0, 7, 14, 21];
  const holding = (length: number) => weeks.map((week) => Math.ceil((week * DAY + 30 * MINUTE) / length) * length);
  for (const length of [15 * MINUTE, HOUR, DAY, 2 * DAY])
    expect(dueIn(length, 28 * DAY, (window) => isDue(window, since))).toEqual(holding(length));
  expect(dueIn(31 * DAY, 31 * DAY, (window) => isDue(window, since))).toHaveLength(1);
});
