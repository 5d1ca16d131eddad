import { expect, test } from 'vitest';
import { buildHistory } from '../../support/build-history.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { actionAt, type Options, replayed } from '../../support/replayed.ts';

/** Options with which histories of so many runs are told. */
const TOLD: readonly (readonly [name: string, runs: number, options: Options])[] = [
  ['by the default preset', 110, {}],
  [
    'in detail, whoever is called',
    11,
    { template: 'detailed', mention: 'author, suspects, team', users: 'ada: ada\neve: eve' },
  ],
  ['as news alone', 35, { when: 'change', template: 'compact' }],
  [
    'in own words, on a condition',
    23,
    {
      'only-if': 'failures_in_a_row < 3',
      body: '{{ workflow }} {{ change }} {{ last_green.run }} {{ jobs.size }} {{ artifacts.size }} {{ pull_request.number }}',
    },
  ],
  ['as topics', 25, { kind: 'topic', when: 'failure, fixed', template: 'detailed' }],
];

test.each(TOLD)(
  'each run is told %s as the Action told it when they were played one by one',
  async (_, runs, options) => {
    const world = buildHistory(runs, runs);
    const { told, violations, sent } = await replayed(world, options);
    expect(violations).toEqual([]);
    expect(sent).toEqual([]);
    expect(new Set(told.map(({ run }) => run.id)).size).toBe(Math.min(runs, 100));
    expect(told.map(({ endedAt }) => endedAt)).toEqual(told.map(({ endedAt }) => endedAt).toSorted());
    const said = [];
    for (const { run, drafts } of told) {
      const { draft, preview } = await actionAt(world, run.id, run.attempt, options);
      const by = preview?.stop === undefined ? draft : undefined;
      said.push({ run: `${run.id} ${run.attempt}`, replay: drafts[0], action: by });
    }
    expect(said.map(({ run, replay }) => [run, replay])).toEqual(said.map(({ run, action }) => [run, action]));
    expect(said.filter(({ action }) => action !== undefined).length).toBeGreaterThan(5);
  },
  NEVER_MS,
);
