/** Simulates random faults against the delivery, on a virtual clock. */

import { sendMessage } from '../../src/delivery/send-message.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { resolveFromIds } from '../../src/target/resolved-target.ts';
import { getBudget } from './budget.ts';
import { type Chance, getChance } from './chance.ts';
import { answer } from './fault-wire.ts';
import { FoulWeather, goodAnswer, toEcho, type Weather } from './faults/weather.ts';
import { getScene } from './paper-socket.ts';
import { type Made, type Scene, scriptedService } from './scripted-service.ts';

const MARK = 'd-0123456789abcdef';
const REST = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd', team: '5' };
/** Milliseconds of a fast response. */
const QUICK_MS = 10;

/** Result of one schedule. */
export interface Played {
  readonly seed: number;
  readonly outcome: string;
  readonly reason: string;
  readonly copies: number;
  /** True if the service stored and showed everything within the settle time. */
  readonly inTime: boolean;
  readonly elapsedMs: number;
  readonly weather: readonly string[];
}

/**
 * @param options of the action, in addition to the destination
 * @param seeds number of schedules, starting with seed 1
 */
export async function simulate(options: Record<string, string>, weather: Weather, seeds: number): Promise<Played[]> {
  const inputs = Object.entries({ ...REST, ...options }).map(
    ([name, value]) => [name, { value, from: 'input' }] as const,
  );
  const settings = await readSettings(new Map(inputs), new Date());
  const { timeout, settleTime } = settings;
  const kind = settings.kind === 'incident' ? 'task' : settings.kind;
  const content = { kind, body: `[Run](https://ci.example/1#${MARK})`, ...(kind !== 'message' && { subject: 'Red' }) };
  const marker = kind === 'message' ? undefined : MARK;
  const played: Played[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const chance = getChance(seed);
    const schedule = new Schedule(chance, weather);
    const { world, elapsedMs } = scriptedService((request) => schedule.answer(request));
    const { outcome, reason } = await sendMessage(
      settings,
      { ...world, random: chance.next, budget: getBudget(world, timeout) },
      resolveFromIds(settings),
      { content, marker },
    );
    const { foul, latestMs } = schedule;
    const inTime = latestMs <= settleTime * 1000;
    const copies = foul.records.own.length;
    played.push({ seed, outcome, reason, copies, inTime, elapsedMs: elapsedMs(), weather: foul.played });
  }
  return played;
}

/** One service with random faults, on a virtual clock. */
class Schedule {
  readonly foul: FoulWeather;
  #nowMs = 0;
  #keptLateMs = 0;
  #stalestMs = 0;

  constructor(chance: Chance, weather: Weather) {
    this.foul = new FoulWeather(chance, weather, () => this.#nowMs);
  }

  /**
   * Maximum milliseconds from the last attempt until the last copy was stored, plus the maximum age of a read. The
   * settle time holds if the sum doesn't exceed it.
   */
  get latestMs(): number {
    return this.#keptLateMs + this.#stalestMs;
  }

  answer(made: Made & { readonly body?: string | undefined }): Scene {
    this.#nowMs = made.atMs;
    const { method, path, body = '' } = made;
    const request = { method, path, body, head: `${method} ${path}` };
    if (method === 'POST') return this.#post(request, made);
    const { fault: error, slowMs, staleMs, headers, body: displayed } = this.foul.read(request);
    this.#stalestMs = Math.max(this.#stalestMs, staleMs);
    const play =
      error?.play({ status: 200, body: displayed, echo: toEcho(request) }) ?? answer(200, { body: displayed, headers });
    return getScene(play, QUICK_MS + slowMs);
  }

  #post(request: Parameters<FoulWeather['keep']>[0], { atMs, limitMs }: Made): Scene {
    const { fault: error, keeps, slowMs, moreMs, laterMs } = this.foul.post();
    // After the client disconnects, the service continues for a limited time.
    const workedMs = slowMs > limitMs ? Math.min(slowMs, limitMs + moreMs) : slowMs;
    const keptMs = { first: 0, last: workedMs, later: workedMs + laterMs, never: undefined }[keeps];
    const id = keptMs === undefined ? 0 : this.foul.keep(request, atMs + keptMs);
    const good = goodAnswer(request, id);
    const play = error?.play(good) ?? answer(good.status, { body: good.body });
    const scene = getScene(play, QUICK_MS + slowMs);
    const endMs = Math.min(scene.takesMs ?? 0, limitMs);
    if (keptMs !== undefined) this.#keptLateMs = Math.max(this.#keptLateMs, keptMs - endMs);
    return scene;
  }
}
