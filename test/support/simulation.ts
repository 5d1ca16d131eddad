/** Plays schedules of chance against the delivery, on a clock of their own. */
import { deliver } from '../../src/delivery/deliver.ts';
import { lookUpAsGiven } from '../../src/directory/wanted.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { chanceOf } from './chance.ts';
import { randomSchedule, type Weather } from './random-schedule.ts';
import { scriptedService } from './scripted-service.ts';

const MARK = 'd-0123456789abcdef';
const REST = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd', team: '5' };

/** What came of one schedule. */
export interface Played {
  readonly seed: number;
  readonly outcome: string;
  readonly reason: string;
  readonly copies: number;
  /** Whether the service kept and showed everything within the settle time. */
  readonly inTime: boolean;
  readonly elapsedMs: number;
}

/**
 * @param options those of the action, beside the destination
 * @param seeds how many schedules, from seed 1 on
 */
export async function simulate(options: Record<string, string>, weather: Weather, seeds: number): Promise<Played[]> {
  const given = Object.entries({ ...REST, ...options }).map(
    ([name, value]) => [name, { value, from: 'input' }] as const,
  );
  const settings = await readSettings(new Map(given), new Date());
  const { timeout, settleTime } = settings;
  const kind = settings.kind === 'incident' ? 'task' : settings.kind;
  const draft = { kind, body: `[Run](https://ci.example/1#${MARK})`, ...(kind !== 'message' && { subject: 'Red' }) };
  const played: Played[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const { next } = chanceOf(seed);
    const { answer, copies, latestMs } = randomSchedule(next, weather);
    const { world, elapsedMs } = scriptedService(answer);
    const marker = kind === 'message' ? undefined : MARK;
    const deadline = world.now() + timeout * 1000;
    const { outcome, reason } = await deliver(
      settings,
      { draft, marker, lookUp: lookUpAsGiven(settings) },
      { ...world, random: next },
      deadline,
    );
    const inTime = latestMs() <= settleTime * 1000;
    played.push({ seed, outcome, reason, copies: copies(), inTime, elapsedMs: elapsedMs() });
  }
  return played;
}
