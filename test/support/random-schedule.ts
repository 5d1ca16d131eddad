/** A service that fails by chance on the scripted clock, and keeps the record of truth. */
import type { Exchange } from '../../src/transport/types.ts';
import { answered, failed, type Made, type Scene } from './scripted-service.ts';

/** How bad it is. */
export interface Weather {
  /** Chance of each POST and each read to fail. */
  readonly posts: number;
  readonly reads: number;
  /** Milliseconds: the longest after its request that something is kept, and the oldest state a read may show. */
  readonly lateMs: number;
  readonly staleMs: number;
}

export interface RandomSchedule {
  readonly answer: (request: Made & { readonly body?: string }) => Scene;
  /** How often the message was kept, in the end. */
  readonly copies: () => number;
}

const FOREVER = 10 ** 9;

export function randomSchedule(random: () => number, weather: Weather): RandomSchedule {
  const kept: { readonly id: number; readonly body: string; readonly atMs: number }[] = [];
  const oneOf = <T>(...list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
  const keep = (body: string, atMs: number) => kept.push({ id: kept.length + 1, body, atMs });
  const unclear = (): Scene =>
    oneOf<Scene>(
      { ends: failed(true) },
      { ends: failed(true) },
      { ends: failed(true), takesMs: FOREVER },
      { ends: answered(oneOf(408, 500, 502, 503, 504)) },
      { ends: answered(oneOf(200, 201, 204)) },
      { ends: { ...(answered(200, '{"d":') as Extract<Exchange, { type: 'answer' }>), complete: false } },
    );

  const post = ({ body = '', atMs }: Made & { readonly body?: string }): Scene => {
    const text = String(JSON.parse(body).body);
    if (random() >= weather.posts) return { ends: answered(201, { d: { results: { id: keep(text, atMs) } } }) };
    const fate = random();
    if (fate < 0.2) return oneOf<Scene>({ ends: failed(false) }, { ends: answered(oneOf(425, 429)) });
    const scene = unclear();
    if (fate < 0.5) keep(text, atMs);
    else if (fate < 0.6) keep(text, atMs + random() * weather.lateMs);
    return scene;
  };

  const read = ({ path, atMs }: Made): Scene => {
    const fails = random() < weather.reads;
    if (fails && random() < 0.8) return unclear();
    const upToMs = atMs - (fails ? random() * weather.staleMs : 0);
    const all = kept.filter((record) => record.atMs <= upToMs).map(({ id, body }) => ({ id, body }));
    if (path.includes('/board?')) return { ends: answered(200, { d: { results: { id: 7 } } }) };
    if (path.includes('TaskBoard.Get')) {
      return { ends: answered(200, { d: { categories: { results: [{ id: 1, tasks: { results: all } }] } } }) };
    }
    return { ends: answered(200, { d: { results: all, __count: all.length } }) };
  };

  return {
    answer: (request) => (request.method === 'POST' ? post(request) : read(request)),
    copies: () => kept.length,
  };
}
