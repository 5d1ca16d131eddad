/** Answers to a search that are made to fill the memory: each below the limit of what is read, or at it. */
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { contextsFor } from '../standin/contexts.ts';
import { runAction } from '../standin/runner.ts';
import { example } from '../support/events.ts';
import { close, listen } from '../support/fault-server.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const LIMIT = 256 * 1024;

let server: Server | undefined;
afterEach(async () => {
  if (server !== undefined) await close(server, []);
});

/** A page of records that together take a bit less than the limit. */
function page(skip: number, size: number, body: string, rest = ''): string {
  const records = Array.from({ length: size }, (_, index) => `{"id":${skip + index + 1},"body":${body}${rest}}`);
  return `{"d":{"results":[${records.join(',')}],"__count":400}}`;
}

const room = Math.floor(LIMIT / 51);
const text = (length: number, unit = 'x') => JSON.stringify(unit.repeat(Math.floor(length / Buffer.byteLength(unit))));
const fields = (count: number, value: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `,"f${index}":${value(index)}`).join('');
const fill = (unit: string) => unit.repeat(Math.floor(LIMIT / unit.length) - 20);

/** By name: the kind, and the answer to every list of records; `top` is the size of page that was asked for. */
const ANSWERS: Readonly<Record<string, readonly ['topic' | 'task', (skip: number, top: number) => string]>> = {
  '50 long bodies': ['topic', (skip, top) => page(skip, top, text(room))],
  '50 long bodies, always': ['topic', (skip) => page(skip, 50, text(room))],
  'long bodies of three bytes a character': ['topic', (skip, top) => page(skip, top, text(room, '漢'))],
  'bodies of escapes': ['topic', (skip, top) => page(skip, top, `"${'\\u6f22'.repeat(room / 7)}"`)],
  'many fields': [
    'topic',
    (skip, top) =>
      page(
        skip,
        top,
        '"x"',
        fields(room / 12, () => '""'),
      ),
  ],
  'many fields, each with a list': [
    'topic',
    (skip, top) =>
      page(
        skip,
        top,
        '"x"',
        fields(190, () => '[]'),
      ),
  ],
  'many fields with other names': [
    'topic',
    (skip, top) =>
      page(
        skip,
        top,
        '"x"',
        fields(190, (index) => `{"${skip}-${index}":{}}`),
      ),
  ],
  'little but brackets': ['topic', () => `{"d":{"results":[${fill('[],')}[]],"__count":400}}`],
  'just few enough brackets': ['topic', () => `{"d":{"results":[${'[],'.repeat(9_900)}[]],"__count":400}}`],
  'objects within objects': ['topic', () => fill('{"a":')],
  numbers: ['topic', () => `{"d":{"results":[${fill('1,')}1],"__count":400}}`],
  'a board of long bodies': ['task', (skip, top) => page(skip, top, text(room))],
  'a board of many tasks': ['task', (skip, top) => page(skip, top, text(300))],
};

function boardOf(bodies: number, length: number): string {
  const tasks = Array.from({ length: bodies }, (_, id) => `{"id":${id + 1},"body":${text(length)}}`).join(',');
  return `{"d":{"categories":{"results":[{"id":1,"tasks":{"results":[${tasks}]}}]}}}`;
}

test.each(Object.entries(ANSWERS))('%s: at most 120 MiB', async (name, [kind, answer]) => {
  let reads = 0;
  const service = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
    const path = decodeURIComponent(pathname);
    await request.toArray();
    if (request.method === 'POST') return void request.socket.resetAndDestroy();
    reads += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    if (path.endsWith('/board')) return void response.end('{"d":{"results":{"id":7}}}');
    if (path.endsWith('/categories')) return void response.end('{"d":{"results":[{"id":1},{"id":2}]}}');
    if (path.endsWith('/TaskBoard.Get()')) {
      return void response.end(name === 'a board of long bodies' ? boardOf(50, room) : boardOf(6_500, 300));
    }
    response.end(answer(Number(searchParams.get('$skip') ?? 0), Number(searchParams.get('$top') ?? 50)));
  });
  server = service;
  const [result] = await runAction({
    actionPath: ROOT,
    stage: 'main',
    inputs: {
      'base-url': `http://127.0.0.1:${await listen(service)}`,
      username: 'ci',
      password: 'p4ssw0rd',
      team: '5',
      kind,
      timeout: '6',
    },
    contexts: contextsFor('push', example('push', 0)),
    env: { WORKROOM_SETTLE_TIME: '1' },
    measureMemory: true,
  });
  const mib = (result?.peakMemoryKib ?? Number.POSITIVE_INFINITY) / 1024;
  if (process.env['FIGURES'])
    console.log(`${name}: ${Math.round(mib)} MiB, ${reads} reads, ${result?.outputs['reason']}`);
  expect(result?.outputs['outcome']).toMatch(/^(unknown|not-delivered)$/);
  expect(reads).toBeGreaterThan(0);
  expect(mib).toBeLessThan(120);
});
