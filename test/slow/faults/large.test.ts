import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { contextsFor } from '../../standin/contexts.ts';
import { runAction } from '../../standin/runner.ts';
import { example } from '../../support/events.ts';
import { close, listen } from '../../support/fault-server.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const COUNT = 20_000;
/** Minimum milliseconds per response. */
const LATENCY_MS = 20;
const SETTLE_S = 2;
const FILLER = 'Somebody else wrote this. '.repeat(60);

let server: Server | undefined;
afterEach(async () => {
  if (server !== undefined) await close(server, []);
});

interface Board {
  readonly url: string;
  readonly posts: () => number;
  readonly reads: () => number;
}

/** Starts a service with 20,000 records that resets the first POST, before or after storing it. */
async function startBoard({ keeps, newestFirst }: { keeps: boolean; newestFirst: boolean }): Promise<Board> {
  const retained = Array.from({ length: COUNT }, (_, id) => ({ id: id + 1, body: FILLER }));
  let posts = 0;
  let reads = 0;
  const displayed = () => (newestFirst ? retained.toReversed() : retained);
  const page = (list: readonly object[], query: URLSearchParams) => {
    const skip = Number(query.get('$skip') ?? 0);
    return { d: { results: list.slice(skip, skip + 50), __count: list.length } };
  };
  const board = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
    const path = decodeURIComponent(pathname);
    if (request.method === 'POST') {
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString()).body;
      const id = retained.length + 1;
      if (keeps || posts > 0) retained.push({ id, body });
      if (posts++ === 0) request.socket.resetAndDestroy();
      else response.writeHead(201).end(JSON.stringify({ d: { results: { id } } }));
      return;
    }
    reads += 1;
    await pause(LATENCY_MS);
    const half = retained.length >> 1;
    const category = /taskCategories\((\d)\)/.exec(path)?.[1];
    const answer = path.endsWith('/board')
      ? { d: { results: { id: 7 } } }
      : path.endsWith('/categories')
        ? { d: { results: [1, 2].map((id) => ({ id, name: `Column ${id}` })) } }
        : path.endsWith('/TaskBoard.Get()')
          ? { d: { categories: { results: [{ id: 1, tasks: { results: retained } }] } } }
          : path.includes('archived=true')
            ? page([], searchParams)
            : page(
                category === '1' ? retained.slice(0, half) : category === '2' ? retained.slice(half) : displayed(),
                searchParams,
              );
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server = board;
  return { url: `http://127.0.0.1:${await listen(board)}`, posts: () => posts, reads: () => reads };
}

async function send(board: Board, kind: string) {
  const [result] = await runAction({
    actionPath: ROOT,
    stage: 'main',
    inputs: { 'base-url': board.url, username: 'ci-bot', password: 'p4ssw0rd', team: '5', kind, timeout: '300' },
    contexts: contextsFor('push', example('push', 0)),
    env: { WORKROOM_SETTLE_TIME: String(SETTLE_S) },
  });
  if (result === undefined) throw new Error('the action did not run');
  expect(result.outputs['outcome']).toBe('delivered');
}

describe('20,000 topics', () => {
  test.each([true, false])('stored topic is found with a few reads, newest first: %s', async (newestFirst) => {
    const board = await startBoard({ keeps: true, newestFirst });
    await send(board, 'topic');
    expect(board.posts()).toBe(1);
    expect(board.reads()).toBeLessThanOrEqual(6);
  });

  test('missing topic is proved absent and sent again, within the time limit', async () => {
    const board = await startBoard({ keeps: false, newestFirst: true });
    await send(board, 'topic');
    expect(board.posts()).toBe(2);
    expect(board.reads()).toBeGreaterThan(800);
  });
});

describe('20,000 tasks, more than fit into one response', () => {
  test('stored task is found in its category', async () => {
    const board = await startBoard({ keeps: true, newestFirst: false });
    await send(board, 'task');
    expect(board.posts()).toBe(1);
  });

  test('missing task is proved absent and sent again, within the time limit', async () => {
    const board = await startBoard({ keeps: false, newestFirst: false });
    await send(board, 'task');
    expect(board.posts()).toBe(2);
  });
});
