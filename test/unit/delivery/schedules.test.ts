import { expect, test } from 'vitest';
import { chanceOf } from '../../../scripts/faults/random.ts';
import { deliver } from '../../../src/delivery/deliver.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { randomSchedule, type Weather } from '../../support/random-schedule.ts';
import { scriptedService } from '../../support/scripted-service.ts';

const MARK = 'd-0123456789abcdef';
const SEEDS = 3_000;
const ROUGH: Weather = { posts: 0.5, reads: 0.3, lateMs: 5_000, staleMs: 4_900 };

/** How often each outcome came with how many copies, over as many schedules as there are seeds. */
async function campaign(options: Record<string, string>, weather: Weather): Promise<Record<string, number>> {
  const rest = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd', team: '5' };
  const given = Object.entries({ ...rest, ...options }).map(
    ([name, value]) => [name, { value, from: 'input' }] as const,
  );
  const settings = await readSettings(new Map(given), new Date());
  const { kind, timeout } = settings;
  const timeoutMs = timeout * 1000;
  const draft = { kind, body: `#${MARK}`, ...(kind !== 'message' && { subject: 'Red' }) };
  const counts: Record<string, number> = {};
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { next } = chanceOf(seed);
    const { answer, copies } = randomSchedule(next, weather);
    const { world, elapsedMs } = scriptedService(answer);
    const marker = kind === 'message' ? undefined : MARK;
    const { outcome } = await deliver(settings, draft, marker, { ...world, random: next }, world.now() + timeoutMs);
    expect(elapsedMs()).toBeLessThanOrEqual(timeoutMs + 5);
    const ending = `${outcome}, ${copies()} there`;
    counts[ending] = (counts[ending] ?? 0) + 1;
  }
  return counts;
}

test.each(['topic', 'task'])('a %s is there exactly once, whatever goes wrong', async (kind) => {
  const {
    'delivered, 1 there': once = 0,
    'unknown, 0 there': _,
    'unknown, 1 there': __,
    ...wrong
  } = await campaign({ kind }, ROUGH);
  expect(wrong).toEqual({});
  expect(once).toBeGreaterThanOrEqual(SEEDS * 0.998);
});

test('when the service is later than the settle time, there are copies: the campaign can see them', async () => {
  const counts = await campaign({ kind: 'topic' }, { ...ROUGH, lateMs: 40_000 });
  expect(counts['delivered, 2 there']).toBeGreaterThan(0);
});

test('in foul weather too, nothing that is said is untrue', async () => {
  const counts = await campaign({ kind: 'task' }, { ...ROUGH, posts: 0.9, reads: 0.8 });
  const { 'not-delivered, 0 there': _, 'unknown, 0 there': __, 'unknown, 1 there': ___, ...rest } = counts;
  expect(Object.keys(rest)).toEqual(['delivered, 1 there']);
});

test.each([
  ['at-most-once', 1],
  ['at-least-once', 2],
])('a chat message %s is there %i times at most', async (delivery, most) => {
  const counts = await campaign({ kind: 'message', delivery }, ROUGH);
  for (const ending of Object.keys(counts)) {
    const there = Number(/\d+/.exec(ending)?.[0]);
    expect(there, ending).toBeLessThanOrEqual(most);
    if (ending.startsWith('not-delivered')) expect(there).toBe(0);
  }
});
