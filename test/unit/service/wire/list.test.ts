import { expect, test } from 'vitest';
import type { Page } from '../../../../src/service/records.ts';
import { List, type PageOptions } from '../../../../src/service/wire/list.ts';
import { fc } from '../../../support/random.ts';

interface Item {
  readonly id: number;
}

/** How a service answers for `total` items. */
interface Service {
  readonly total: number;
  readonly cap?: number;
  readonly ignoresSkip?: boolean;
  readonly ignoresTop?: boolean;
  readonly hidesCount?: boolean;
}

function createList(service: Service, window: PageOptions = {}) {
  const requested: PageOptions[] = [];
  const read = async (page: PageOptions): Promise<Page<Item>> => {
    requested.push(page);
    const from = service.ignoresSkip ? 0 : (page.skip ?? 0);
    const length = Math.min(service.ignoresTop ? 1e9 : (page.top ?? 1e9), service.cap ?? 50);
    const records = Array.from({ length: service.total }, (_, id) => ({ id })).slice(from, from + length);
    return page.count && !service.hidesCount ? { records, count: service.total } : { records };
  };
  return { list: new List(read, window), requested };
}

async function ids(list: AsyncIterable<Item>): Promise<number[]> {
  const result: number[] = [];
  for await (const { id } of list) result.push(id);
  return result;
}

test('a list of a service that ignores $skip ends, has no duplicates, and is incomplete', async () => {
  const { list, requested } = createList({ total: 120, ignoresSkip: true });
  expect(await list.all()).toMatchObject({ complete: false, records: { length: 50 } });
  expect(requested).toHaveLength(2);
  expect(await createList({ total: 3, ignoresSkip: true }).list.all()).toMatchObject({ complete: true });
  const unproved = createList({ total: 3, ignoresSkip: true, hidesCount: true });
  expect(await unproved.list.all()).toMatchObject({ complete: false, records: { length: 3 } });
});

test('a list shorter than its count is incomplete', async () => {
  const list = new List<Item>(async ({ skip }) => ({ records: skip ? [] : [{ id: 1 }], count: 9 }), {});
  expect(await list.all()).toEqual({ records: [{ id: 1 }], complete: false, count: 9 });
});

test('lists a record once if it moves to the next page meanwhile', async () => {
  const pages = [[1, 2], [2, 3], [4], []];
  const list = new List<Item>(async () => ({ records: (pages.shift() ?? []).map((id) => ({ id })) }), {});
  expect(await ids(list)).toEqual([1, 2, 3, 4]);
});

test('leaving a loop requests no further page', async () => {
  const { list, requested } = createList({ total: 120 });
  for await (const { id } of list) if (id === 3) break;
  expect(requested).toHaveLength(1);
});

test('lists every record once, in order, for any page size and options', async () => {
  const service = fc.record({
    total: fc.nat(40),
    cap: fc.integer({ min: 1, max: 12 }),
    hidesCount: fc.boolean(),
    ignoresTop: fc.boolean(),
  });
  const window = fc.record({
    top: fc.option(fc.nat(50), { nil: undefined }),
    skip: fc.option(fc.nat(50), { nil: undefined }),
    count: fc.option(fc.boolean(), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(service, window, async (raw, options) => {
      const all = Array.from({ length: raw.total }, (_, id) => id);
      const from = options.skip ?? 0;
      const { list, requested } = createList(raw, options);
      const complete = await list.all();
      expect(complete.records.map(({ id }) => id)).toEqual(all.slice(from, from + (options.top ?? 1e9)));
      expect(complete.complete).toBe(true);
      expect(requested.length).toBeLessThanOrEqual(raw.total / raw.cap + 2);
    }),
  );
});
