import { expect, test } from 'vitest';
import { PARTIAL, scanPages } from '../../../../src/service/scan/pages.ts';
import { fc, pieces } from '../../../support/random.ts';

const MARK = 'd-0123456789abcdef';

interface Entry {
  readonly id: number;
  readonly body: string;
}

type PageReader = Parameters<typeof scanPages<Entry, number>>[0];

const match = ({ id, body }: Entry) => (body === MARK ? (['ours', id] as const) : undefined);

function records(count: number, marked: readonly number[] = []): Entry[] {
  return Array.from({ length: count }, (_, id) => ({ id, body: marked.includes(id) ? MARK : 'other' }));
}

/** A service that pages as it should; `most` is how many a page holds. */
function serving(all: readonly Entry[], { most = 50, count = true } = {}) {
  const requested: number[] = [];
  const readPage: PageReader = async (skip) => {
    requested.push(skip);
    return { records: all.slice(skip, skip + most), ...(count && { count: all.length }) };
  };
  return { readPage, requested };
}

test('an empty list proves absence unless the requested count is missing', async () => {
  expect(await scanPages(serving([]).readPage, match)).toMatchObject({ ours: [], doubt: undefined });
  expect(await scanPages(serving([], { count: false }).readPage, match)).toMatchObject({
    ours: [],
    doubt: PARTIAL,
  });
});

test.each([true, false])('finds every record for any size of list and page; with a count: %s', async (count) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(700), fc.integer({ min: 1, max: 60 }), fc.nat(), async (size, most, location) => {
      const at = size === 0 ? [] : [location % size];
      expect(await scanPages(serving(records(size), { most, count }).readPage, match)).toMatchObject({
        ours: [],
        doubt: size > 0 || count ? undefined : PARTIAL,
      });
      expect((await scanPages(serving(records(size, at), { most, count }).readPage, match)).ours).toEqual(at);
    }),
    { numRuns: pieces(10) },
  );
});

test('at most four requests are active at once', async () => {
  const all = records(2_000);
  let now = 0;
  let most = 0;
  await scanPages(async (skip) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return { records: all.slice(skip, skip + 50), count: all.length };
  }, match);
  expect(most).toBe(4);
});

test.each<[string, PageReader]>([
  ['the same page again and again', async () => ({ records: records(50), count: 200 })],
  [
    'pages that overlap',
    async (skip) => ({ records: records(200).slice(skip && skip - 10, skip ? skip + 40 : 50), count: 200 }),
  ],
  [
    'an empty page too early',
    async (skip) => ({ records: skip > 99 ? [] : records(200).slice(skip, skip + 50), count: 200 }),
  ],
  ['nothing, but a count', async () => ({ records: [], count: 3 })],
  ['a count beyond belief', async () => ({ records: records(50), count: Number.MAX_SAFE_INTEGER })],
  [
    'a count that shrinks',
    async (skip) => ({ records: records(120).slice(skip, skip + 50), count: skip === 0 ? 120 : 119 }),
  ],
])('%s proves nothing', async (_name, readPage) => {
  expect(await scanPages(readPage, match)).toMatchObject({ ours: [], doubt: PARTIAL });
});

test.each(['front', 'back'])('absence is proved despite records added at the %s meanwhile', async (end) => {
  const all = records(1_000).toReversed();
  let reads = 0;
  const { ours: ids, doubt } = await scanPages(async (skip) => {
    const page = { records: all.slice(skip, skip + 50), count: all.length };
    // Between two waves of four, the first of which follows the first page alone.
    if (reads++ % 8 === 4) all[end === 'front' ? 'unshift' : 'push']({ id: 5_000 + reads, body: 'new' });
    return page;
  }, match);
  expect({ ids, doubt }).toEqual({ ids: [], doubt: undefined });
});

test('a found marker ends the search although another page hangs', async () => {
  const { ours } = await scanPages(async (skip) => {
    if (skip === 100) await new Promise(() => {});
    return { records: records(200, [199]).slice(skip, skip + 50), count: 200 };
  }, match);
  expect(ours).toEqual([199]);
});
