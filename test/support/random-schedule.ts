/** A service that fails by chance on the scripted clock, and keeps the record of truth. */
import type { Exchange } from '../../src/transport/exchange.ts';
import { answered, failed, type Made, type Scene } from './scripted-service.ts';

/** How bad it is. */
export interface Weather {
  /** Chance of each POST and each read to fail. */
  readonly posts: number;
  readonly reads: number;
  /** Milliseconds: the longest after its answer that something is kept, and the oldest state a read may show. */
  readonly lateMs: number;
  readonly staleMs: number;
  /** Chance of each answer to be slow, and milliseconds that the slowest takes. Default: none is. */
  readonly slow?: number;
  readonly slowestMs?: number;
}

export interface RandomSchedule {
  readonly answer: (request: Made & { readonly body?: string }) => Scene;
  /** How often the message was kept, in the end. */
  readonly copies: () => number;
  /**
   * Milliseconds: how long after the end of its try the latest copy was kept, and how old the oldest state was that a
   * read has shown. Where both together are no longer than the settle time, its assumption held.
   */
  readonly latestMs: () => number;
}

const FOREVER = 10 ** 9;

export function randomSchedule(random: () => number, weather: Weather): RandomSchedule {
  const kept: { readonly id: number; readonly body: string; readonly atMs: number }[] = [];
  let latest = 0;
  let stalest = 0;
  const oneOf = <T>(...list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
  const takes = () => (random() < (weather.slow ?? 0) ? Math.round(random() * (weather.slowestMs ?? 0)) : 10);
  const unclear = (takesMs: number): Scene =>
    oneOf<Scene>(
      { ends: failed(true), takesMs },
      { ends: failed(true), takesMs },
      { ends: failed(true), takesMs: FOREVER },
      { ends: answered(oneOf(408, 500, 502, 503, 504)), takesMs },
      { ends: answered(oneOf(200, 202, 204)), takesMs },
      { ends: { ...(answered(200, '{"d":') as Extract<Exchange, { type: 'answer' }>), complete: false }, takesMs },
    );

  const post = ({ body = '', atMs, limitMs }: Made & { readonly body?: string }): Scene => {
    const text = String(JSON.parse(body).body);
    const takesMs = takes();
    const keep = (ms: number, scene: Scene) => {
      const endMs = atMs + Math.min(scene.takesMs ?? 0, limitMs);
      latest = Math.max(latest, ms - endMs);
      return kept.push({ id: kept.length + 1, body: text, atMs: ms });
    };
    // A slow service stores as soon as it has the request, or not before it answers, and notices no client that leaves.
    const storedMs = atMs + oneOf(0, 1) * takesMs;
    if (random() >= weather.posts) {
      const id = keep(storedMs, { ends: failed(true), takesMs });
      return { ends: answered(201, { d: { results: { id } } }), takesMs };
    }
    const fate = random();
    if (fate < 0.2) return oneOf<Scene>({ ends: failed(false) }, { ends: answered(oneOf(425, 429)) });
    const scene = unclear(takesMs);
    if (fate < 0.5) keep(storedMs, scene);
    else if (fate < 0.6) keep(atMs + random() * weather.lateMs, scene);
    return scene;
  };

  const read = ({ path, atMs }: Made): Scene => {
    const fails = random() < weather.reads;
    const takesMs = takes();
    if (fails && random() < 0.8) return unclear(takesMs);
    const staleMs = fails ? random() * weather.staleMs : 0;
    stalest = Math.max(stalest, staleMs);
    const all = kept.filter((record) => record.atMs <= atMs - staleMs).map(({ id, body }) => ({ id, body }));
    const answer = (body: unknown): Scene => ({ ends: answered(200, body), takesMs });
    if (path.includes('/board?')) return answer({ d: { results: { id: 7 } } });
    if (path.includes('TaskBoard.Get')) {
      return answer({ d: { categories: { results: [{ id: 1, tasks: { results: all } }] } } });
    }
    const shown = path.includes('archived=true') ? [] : all;
    return answer({ d: { results: shown, __count: shown.length } });
  };

  return {
    answer: (request) => (request.method === 'POST' ? post(request) : read(request)),
    copies: () => kept.length,
    latestMs: () => latest + stalest,
  };
}
