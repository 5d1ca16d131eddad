import { expect, test } from 'vitest';
import type { Person } from '../../../src/build/facts.ts';
import {
  type CommitRange,
  findSuspectRange,
  narrowRange,
  type RangeCommit,
} from '../../../src/github/suspect-range.ts';

type Made = { readonly [K in Exclude<keyof RangeCommit, 'author'>]?: RangeCommit[K] | undefined } & {
  readonly by?: string | Person;
};

/** Builds commits from hashes, each on top of the previous one, the first on top of the last success, `g`. */
function range(made: Readonly<Record<string, Made>>, more: Partial<CommitRange> = {}): CommitRange {
  const shas = Object.keys(made);
  const commits = Object.entries(made).map(([sha, { by = sha, ...rest }], index) => {
    const author = typeof by === 'string' ? { login: by } : by;
    const result = {
      subject: sha,
      message: sha,
      parents: [shas[index - 1] ?? 'g'],
      tree: `t${sha}`,
      author,
      ...rest,
    };
    return { ...result, sha, short: sha };
  });
  const head = shas.at(-1) ?? 'g';
  return { green: 'g', broken: head, head, tree: 'tg', commits, count: commits.length, ...more };
}

/** `PR 13: c1 c2`, `ada and bob`, what came later. */
function shown(of: CommitRange, changed: ReadonlyMap<string, string> = new Map()): string {
  const { excluded_because: why, commits, people, authors, later_commits: later } = findSuspectRange(of, { changed });
  const names = (all: readonly (Person | undefined)[]) => all.map((one) => one?.login ?? one?.name ?? '?').join(' ');
  const works = commits.map(
    ({ sha, pull_request, author }) => `${pull_request ? `PR ${pull_request.number}` : sha} by ${names([author])}`,
  );
  const hidden = authors === people.length ? '' : ` of ${authors}`;
  const parts = [why, ...works, `calls ${names(people)}${hidden}`, later > 0 ? `${later} later` : undefined];
  return parts.filter((part) => part !== undefined).join(', ');
}

const PULL = { pull_request: { number: 13 } };
const BOT = { login: 'dependabot[bot]', bot: true };
const MERGE = (base: string, branch: string) => `Merge branch '${base}' into ${branch}`;

test.each<[string, CommitRange, string]>([
  ['a bot is counted, not called', range({ a: { by: BOT } }), 'a by dependabot[bot], calls '],
  [
    'without parents nothing came later',
    range({ a: { parents: undefined }, b: {} }, { broken: 'a' }),
    'a by a, b by b, calls b a',
  ],
  ['a merge by the button', range({ a: {}, m: { ...PULL, by: 'ada', parents: ['g', 'a'] } }), 'PR 13 by a, calls a'],
  [
    'a merge of two people',
    range({ a: {}, b: {}, m: { ...PULL, by: 'ada', parents: ['g', 'b'] } }),
    'PR 13 by ?, calls b a',
  ],
  [
    'a merge beside a push',
    range({ a: {}, b: { parents: ['g'] }, m: { ...PULL, parents: ['a', 'b'] } }),
    'a by a, PR 13 by b, calls b a',
  ],
  [
    'a branch merged by hand',
    range({ a: {}, m: { by: 'ada', parents: ['g', 'a'], message: "Merge branch 'a'" } }),
    'a by a, calls a',
  ],
  [
    'a merge that only its message shows',
    range({ a: { parents: undefined }, m: { parents: undefined, by: 'ada', message: "Merge branch 'a'" } }),
    'a by a, calls a',
  ],
  [
    'main merged into a branch',
    range(
      { a: {}, x: { parents: ['g'] }, m: { by: 'ada', parents: ['a', 'x'], message: MERGE('main', 'fix') } },
      { base: { name: 'main', isPull: false } },
    ),
    'a by a, calls a',
  ],
  [
    'main alone merged into a branch',
    range(
      { x: {}, m: { by: 'ada', parents: ['g', 'x'], message: MERGE('origin/main', 'fix') } },
      { base: { name: 'main', isPull: false } },
    ),
    'merged, calls ',
  ],
  [
    'of a pull request its own',
    range({ a: {}, x: { parents: ['g'] }, m: { parents: ['a', 'x'] } }, { base: { isPull: true } }),
    'a by a, calls a',
  ],
  ['an empty commit', range({ a: { files: [], tree: undefined } }), 'no_file, calls '],
  ['an empty one, by its tree', range({ a: {}, b: { tree: 'ta' } }), 'a by a, calls a'],
  [
    'a co-author',
    range({
      a: { message: 'x\n\nCo-authored-by: Eve <eve@example.com>\nCo-authored-by: Claude <noreply@anthropic.com>' },
    }),
    'a by a, calls a Eve',
  ],
  [
    'one person under two names',
    range({ a: { by: { name: 'Ada', email: 'a@x.de' } }, b: { by: { login: 'ada', email: 'A@x.de' } } }),
    'a by Ada, b by ada, calls ada',
  ],
  [
    'six people are counted',
    range({ a: {}, b: {}, c: {}, d: {}, e: {}, f: {} }),
    'a by a, b by b, c by c, d by d, e by e, f by f, calls  of 6',
  ],
])('%s', (_, of, expected) => {
  expect(shown(of)).toBe(expected);
});

test('lists people who changed a failing file first, and alone if there are many', () => {
  const two = range({ a: {}, b: {} });
  expect(shown(two, new Map([['a', 'src/a.ts']]))).toBe('a by a, b by b, calls a b');
  const six = range({ a: {}, b: {}, c: {}, d: {}, e: {}, f: {} });
  expect(shown(six, new Map([['c', 'src/a.ts']]))).toMatch(/calls c of 6$/);
  const documents = range({ a: { files: ['README.md'] }, b: { files: ['src/a.ts'] } });
  expect(shown(documents, new Map([['a', 'README.md']]))).toBe('a by a, b by b, calls a b');
});

test.each<[string, string | undefined, readonly string[] | undefined]>([
  ['what came after it', 'a', ['b', 'c']],
  ['the green one passed as well', 'g', ['a', 'b', 'c']],
  ['nothing came after it', 'c', undefined],
  ['of a commit that the branch does not hold, nobody knows what came after it', 'x', undefined],
  ['it is not known', undefined, undefined],
])('narrows the range after the previous run: %s', (_, sha, after) => {
  const found = narrowRange(range({ a: {}, b: {}, c: {} }), sha);
  expect(found?.commits.map((one) => one.sha)).toEqual(after);
});
