import { expect, test } from 'vitest';
import type { Weather } from '../../support/faults/weather.ts';
import { pieces } from '../../support/random.ts';
import { type Played, simulate } from '../../support/simulation.ts';

const SEEDS = pieces(300);
const ROUGH: Weather = { posts: 0.5, reads: 0.3, latestMs: 4_950, lies: true };
const SLOW: Weather = { ...ROUGH, posts: 0.3, slow: 0.5, slowMs: [0, 50_000], heedless: true };
/** True outcomes of a delivery while its assumption holds. */
const HONEST = ['delivered, 1 there', 'unknown, 0 there', 'unknown, 1 there', 'not-delivered, 0 there'];

/** Counts outcomes and copies. */
async function campaign(
  options: Record<string, string>,
  weather: Weather,
  only: (played: Played) => boolean = () => true,
) {
  const counts: Record<string, number> = {};
  const limitMs = Number(options['timeout'] ?? 60) * 1000 + 5;
  for (const played of await simulate(options, weather, SEEDS)) {
    expect(played.elapsedMs).toBeLessThanOrEqual(limitMs);
    if (!only(played)) continue;
    const result = `${played.outcome}, ${played.copies} there`;
    counts[result] = (counts[result] ?? 0) + 1;
  }
  return counts;
}

function dishonest(counts: Record<string, number>): string[] {
  return Object.keys(counts).filter((result) => !HONEST.includes(result));
}

test.each(['topic', 'task'])('a %s exists exactly once unless silence has used up the time', async (kind) => {
  expect(dishonest(await campaign({ kind }, ROUGH))).toEqual([]);
  // A message that was accepted but lost is never sent again.
  const counts = await campaign({ kind }, { ...ROUGH, lies: false });
  expect(dishonest(counts)).toEqual([]);
  expect(counts['delivered, 1 there']).toBeGreaterThanOrEqual(SEEDS * 0.97);
});

test.each(['10', '60', '300'])(
  'a service that takes up to 50 s gets no duplicates with timeout %s',
  async (timeout) => {
    const counts = await campaign({ kind: 'topic', timeout }, SLOW, ({ inTime }) => inTime);
    expect(dishonest(counts)).toEqual([]);
    if (timeout !== '10') expect(counts['delivered, 1 there']).toBeGreaterThanOrEqual(SEEDS * 0.7);
  },
);

test('a service that takes up to 45 s and stores everything gets one POST', async () => {
  const always: Weather = { posts: 0, reads: 0, latestMs: 0, slow: 1, slowMs: [0, 45_000] };
  expect(await campaign({ kind: 'topic' }, always)).toEqual({ 'delivered, 1 there': SEEDS });
});

test('duplicates are found if the service is slower than the settle time', async () => {
  const counts = await campaign({ kind: 'topic' }, { ...ROUGH, latestMs: 40_000 });
  expect(counts['delivered, 2 there']).toBeGreaterThan(0);
});

test.each([
  ['at-most-once', 1],
  ['at-least-once', 2],
])('a chat message %s exists at most %i times', async (delivery, most) => {
  const counts = await campaign({ kind: 'message', delivery }, { ...ROUGH, lies: false });
  for (const result of Object.keys(counts)) {
    const there = Number(/\d+/.exec(result)?.[0]);
    expect(there, result).toBeLessThanOrEqual(most);
    if (result.startsWith('not-delivered')) expect(there).toBe(0);
  }
});
