/** Tests searches that can't see the record: a first POST that was stored must not be duplicated silently. */
import { describe, expect, test } from 'vitest';
import { sendMessage } from '../../../../src/delivery/send-message.ts';
import type { HttpResult } from '../../../../src/service/http/exchange.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import { resolveFromIds } from '../../../../src/target/resolved-target.ts';
import { answered, failed, scriptedService } from '../../../support/scripted-service.ts';

const MARK = 'd-0123456789abcdef';
const REST = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd', team: '5' };
const BODY = `**CI** failed: \`test\`, and some more about it\n\n[Run](https://ci.example/1#${MARK})`;

interface Kept {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
}

interface Target {
  readonly kind?: 'topic' | 'task';
  /** Number of first POSTs without a response that are stored. Default: 1. */
  readonly silent?: number;
  /** True if they are lost instead. */
  readonly loses?: boolean;
  /** Returns the list response for a path; undefined for the true one. */
  readonly shows: (path: string, retained: readonly Kept[], read: number) => HttpResult | undefined;
}

const page = (results: readonly object[], headers = {}) =>
  answered(200, { d: { results, __count: results.length } }, headers);

/** Delivers to a target that stores every POST. */
async function run({ kind = 'topic', silent = 1, loses = false, shows }: Target) {
  const retained: Kept[] = [{ id: 1, subject: 'Buy milk', body: 'Two litres' }];
  let posts = 0;
  let reads = 0;
  const paths: string[] = [];
  const controls: unknown[] = [];
  const { world } = scriptedService(({ method, path, headers, body = '' }) => {
    if (method === 'GET') {
      paths.push(path);
      controls.push(headers['cache-control']);
      const all = [...retained];
      const board = page([{ id: 7 }])
        .body.replace('[', '')
        .replace(']', '');
      if (path.includes('/board?')) return { exchange: answered(200, board) };
      return { exchange: shows(path, all, reads++) ?? page(path.includes('archived=true') ? [] : all) };
    }
    const { subject, body: text } = JSON.parse(body);
    if (!loses || posts >= silent) retained.push({ id: retained.length + 1, subject, body: text });
    return { exchange: ++posts <= silent ? failed(true) : answered(201, { d: { results: { id: retained.length } } }) };
  });
  const raw = new Map(
    Object.entries({ ...REST, kind }).map(([name, value]) => [name, { value, from: 'input' } as const]),
  );
  const settings = await readSettings(raw, new Date(world.now()));
  const content = { kind, subject: 'CI failed', body: BODY };
  const result = await sendMessage(settings, world, resolveFromIds(settings), { content, marker: MARK });
  return { result, posts, paths, controls };
}

const each = (change: (record: Kept) => object) => (_path: string, retained: readonly Kept[]) =>
  page(retained.map(change));

describe('an unknown outcome after one POST', () => {
  test.each<[string, Target['shows']]>([
    ['an empty list without the count', () => answered(200, { d: { results: [] } })],
    ['a bare empty list', () => answered(200, '[]')],
    ['bodies cut at 40 characters', each((one) => ({ ...one, body: one.body.slice(0, 40) }))],
    ['bodies cut, no subjects', each(({ id, body }) => ({ id, body: body.slice(0, 40) }))],
    ['bodies of null', each((one) => ({ ...one, body: null }))],
    ['no bodies', each(({ id, subject }) => ({ id, subject }))],
    ['links without fragments', each((one) => ({ ...one, body: one.body.replace(/#d-\w+/, '') }))],
    ['text without links', each((one) => ({ ...one, body: one.body.replace(/\(.*\)/, '') }))],
    ['an answer of some age', (path) => (path.includes('Stream') ? page([], { age: '35' }) : undefined)],
    ['an answer from a cache', () => page([], { 'x-cache': 'HIT from edge-3' })],
    ['archived topics that are never shown', (path) => (path.includes('archived=true') ? answered(500) : page([]))],
  ])('%s', async (_name, shows) => {
    const { result, posts } = await run({ shows });
    expect(result.outcome).toBe('unknown');
    expect(posts).toBe(1);
  });

  test.each([20, 1000])('for a column truncated at %i without readable categories', async (size) => {
    const cut = Array.from({ length: size }, (_, index) => ({ id: 100 + index, subject: 'Old', body: 'Old' }));
    const { result, posts } = await run({
      kind: 'task',
      shows: (path) =>
        path.includes('TaskBoard.Get')
          ? answered(200, { d: { categories: { results: [{ id: 1, tasks: { results: cut } }] } } })
          : answered(500),
    });
    expect(result.outcome).toBe('unknown');
    expect(posts).toBe(1);
  });
});

describe('a lost message that is sent again', () => {
  const bare = (results: readonly object[]) => answered(200, { d: { results } });
  test.each<[string, Target['shows']]>([
    ['refuses archived topics', (path) => (path.includes('archived=true') ? answered(404) : undefined)],
    [
      'counts nothing',
      (path, retained) => bare(path.includes('archived=true') || path.includes('$skip') ? [] : retained),
    ],
  ])('where the service %s', async (_name, shows) => {
    const { result, posts } = await run({ shows, loses: true });
    expect(result).toMatchObject({ outcome: 'delivered', id: '2' });
    expect(posts).toBe(2);
  });
});

test('for a task on a truncated board without counts', async () => {
  const old = Array.from({ length: 60 }, (_, index) => ({ id: 100 + index, subject: 'Old', body: 'Old' }));
  const { result, posts } = await run({
    kind: 'task',
    loses: true,
    shows: (path) => {
      if (path.includes('TaskBoard.Get')) {
        return answered(200, { d: { categories: { results: [{ id: 1, tasks: { results: old } }] } } });
      }
      if (path.includes('/categories')) return page([{ id: 1 }]);
      const skip = Number(/\$skip=(\d+)/.exec(path)?.[1] ?? 0);
      return answered(200, { d: { results: old.slice(skip, skip + 50) } });
    },
  });
  expect(result).toMatchObject({ outcome: 'delivered', id: '2' });
  expect(posts).toBe(2);
});

test.each([
  ['counted', {}],
  ['not counted', { __count: undefined }],
])('a task that moves to a column that was already read is found, if tasks are %s', async (_, uncounted) => {
  const rest = Array.from({ length: 50 }, (_, index) => ({ id: 100 + index, subject: 'Old', body: 'Old' }));
  let scans = 0;
  let moved = false;
  const { result, posts } = await run({
    kind: 'task',
    shows: (path, retained) => {
      if (path.includes('TaskBoard.Get')) {
        scans += 1;
        return answered(200, { d: { categories: { results: [{ id: 1, tasks: { results: rest } }] } } });
      }
      if (path.includes('/categories')) return page([{ id: 1 }, { id: 2 }]);
      const isFirst = path.includes('taskCategories(1)');
      const all = isFirst ? [...rest, ...(moved ? retained : [])] : [{ id: 99, subject: 'Old', body: 'Old' }];
      const skip = Number(/\$skip=(\d+)/.exec(path)?.[1] ?? 0);
      // During the scan that would prove its absence.
      if (!isFirst && scans === 2) moved = true;
      return answered(200, { d: { results: all.slice(skip, skip + 50), __count: all.length, ...uncounted } });
    },
  });
  expect(result).toMatchObject({ outcome: 'delivered', id: '2' });
  expect(posts).toBe(1);
});

test('a list that is refused is not read again', async () => {
  const { result, paths } = await run({ shows: () => answered(403) });
  expect(result).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('search failed') });
  expect(paths).toHaveLength(1);
});

test('a message may be a duplicate, for a list that shows nothing new and claims to be complete', async () => {
  const { result, posts } = await run({
    shows: (path, retained) => page(path.includes('archived=true') ? [] : retained.slice(0, 1)),
  });
  expect(result).toMatchObject({ outcome: 'delivered', id: '3' });
  expect(result.reason).toMatch(/a search does not show it, so an earlier attempt may have arrived as well/);
  expect(posts).toBe(2);
});
