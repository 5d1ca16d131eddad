/** Verifies the suspects in variations of the situations. */
import { expect, test } from 'vitest';
import { reportedMessage } from '../../support/github-facts.ts';
import { build } from '../../support/situations/build.ts';
import { failed } from '../../support/situations/jobs.ts';
import { made, merged, REPOSITORY } from '../../support/situations/people.ts';
import type { Story } from '../../support/situations/story.ts';

const BASE = made('omar', 'Read rates from the cache', 'src/rates.ts');
const GREEN = [{ at: 0, end: 'success' as const }];
const TEST = failed('test', 'Run npm test', 'src/close.ts(29,9): error TS2322: Type is not assignable.');
const BACK = [BASE, made('tom', 'Close', 'src/close.ts'), made('tom', 'Revert "Close"', 'src/close.ts')];

/** Renders the last line, the mentions, and the number of requests. */
async function render(story: Story): Promise<readonly [string, string, number]> {
  const { text, requests } = await reportedMessage(build(story));
  const [who = '', ...lines] = text.split('\n').toReversed();
  return [lines[0] ?? '', who, requests];
}

const NO_FILE = ['No file changed since it last passed', 'calls nobody'] as const;
const NOTHING: Story = { commits: BACK, moved: 2, net: [], before: GREEN, jobs: [TEST] };

test.each<[string, Story, readonly [string, string, number]]>([
  ['seen by a run that watches', { ...NOTHING, by: 'run' }, [...NO_FILE, 4]],
  ['seen by its own step', { ...NOTHING, by: 'step', moved: 1 }, [...NO_FILE, 4]],
  [
    'red in between',
    { ...NOTHING, by: 'run', before: [...GREEN, { at: 1, end: 'failure' }] },
    [`Failing for 2h (2 runs). ${NO_FILE[0]}`, NO_FILE[1], 6],
  ],
])('identical files after a success suspect nobody, %s', async (_, story, expected) => {
  expect(await render(story)).toEqual(expected);
});

const STEPS = ['Set up job', '… Run npm test'];
const LOST = 'The self-hosted runner lost communication with the server.';
// GitHub names no runner of a job that none ever had.
const lost = (steps: readonly string[], runner = steps.length > 0 ? 'mini-2' : ''): Story => ({
  commits: [BASE, made('tom', 'Cache rates', 'src/rates.ts'), made('zoe', 'Close', 'src/open.ts')],
  before: [
    ...GREEN,
    { at: 1, end: 'failure', jobs: [{ name: 'test', end: 'failure', steps, runner, errors: [LOST] }] },
  ],
  jobs: [TEST],
});
const BOTH = 'Started failing within 2 commits by Zoé Laurent and Tom Brandt';

test.each<[string, Story, readonly [string, string, number]]>([
  ['in a step, seen by a run that watches', { ...lost(STEPS), by: 'run' }, [BOTH, 'calls zoe tom', 5]],
  ['before any step, seen by a job that needs it', { ...lost([]), by: 'needs' }, [BOTH, 'calls zoe tom', 5]],
])('a lost runner starts no streak, %s', async (_, story, expected) => {
  expect(await render(story)).toEqual(expected);
});

const LENA = 'Started failing at d0ced9d Close — Lena Novak, who changed `src/close.ts`, the failing file';
const BESIDE: Story = {
  commits: [BASE, made('lena', 'Close', 'src/close.ts'), made('tom', 'Explain it', 'docs/close.md')],
  ...{ moved: 2, before: GREEN, jobs: [TEST], options: { mention: 'author' } },
};

test.each<[string, Story, readonly [string, string, number]]>([
  ['seen by a run that watches', { ...BESIDE, by: 'run' }, [LENA, 'calls lena', 6]],
  ['seen by a job that needs it', { ...BESIDE, by: 'needs' }, [LENA, 'calls lena', 6]],
  [
    'where a test names no file',
    { ...BESIDE, by: 'run', jobs: [failed('test', 'Run make', 'BooksTest > closes twice FAILED')] },
    ['Started failing at d0ced9d Close — Lena Novak', 'calls lena', 6],
  ],
])('changed documents next to code mention nobody, even as the last change, %s', async (_, story, expected) => {
  expect(await render(story)).toEqual(expected);
});

const REPAIR = { ...made('yuki', 'Count both passes', 'src/close.ts'), parents: [0] };
const MERGE = 'Merge pull request #81 from birch/both\n\nCount both passes';
const GOOD: Story = {
  commits: [BASE, REPAIR, merged('sven', MERGE, 0, 1)],
  moved: 2,
  before: [{ at: 0, end: 'failure' }],
  jobs: [{ name: 'test', end: 'success', steps: ['Set up job', 'Run npm test'] }],
  options: { when: 'always, change' },
};
const SECOND = { ...made('tom', 'Count them once', 'src/close.ts'), parents: [1] };
const BY_TWO: Story = { ...GOOD, commits: [BASE, REPAIR, SECOND, merged('sven', MERGE, 0, 2)], moved: 3 };

test.each<[string, Story, string, number]>([
  ['seen by a run that watches', { ...GOOD, by: 'run' }, ' — Yuki Tanaka', 4],
  ['seen by a job that needs it', { ...GOOD, by: 'needs' }, ' — Yuki Tanaka', 3],
  ['of two people', { ...BY_TWO, by: 'run' }, '', 4],
  ['of two people, in one push', { ...BY_TWO, by: 'needs' }, '', 3],
])('a merge that fixes a failure names its author, %s', async (_, story, by, requests) => {
  expect(await render(story)).toEqual([`Fixed by PR #81 Count both passes${by}`, 'calls nobody', requests]);
});

const BY_HAND: Story = {
  ...{ event: 'workflow_dispatch', commits: [BASE, made('zoe', 'Close', 'src/close.ts')], startedBy: 'sven' },
  before: GREEN,
  jobs: [TEST],
  options: { mention: 'author, suspects' },
};
const GIVEN: Story = { ...BY_HAND, payload: { inputs: { tenant: 'north' } } };
const HAND = '❌ CI / test failed in npm test · birch/ledger on main · #318 (5m), started by sven';
const REASON = '↳ TS2322: Type is not assignable. (src/close.ts:29)';

test.each<[string, Story, readonly [string, string, number]]>([
  ['seen by its own step', { ...GIVEN, by: 'step' }, [HAND, 'calls nobody', 5]],
  ['seen by a job that needs it', { ...GIVEN, by: 'needs' }, [REASON, 'calls nobody', 5]],
  ['seen by a run that watches', { ...BY_HAND, by: 'run' }, [REASON, 'calls nobody', 4]],
  ['without inputs', { ...BY_HAND, by: 'step' }, ['Started failing at d0ced9d Close — Zoé Laurent', 'calls zoe', 5]],
  [
    'of another system',
    { ...BY_HAND, event: 'repository_dispatch', payload: { action: 'go', client_payload: { tenant: 'north' } } },
    [`${HAND} as \`go\``, 'calls nobody', 5],
  ],
])('other inputs start another series, %s', async (_, story, expected) => {
  expect(await render(story)).toEqual(expected);
});

const SPEC = failed('test', 'Run npm run spec', '1 of 318 failed');
const LINT = failed('lint', 'Run npm run lint', '3 problems');
const OTHER: Story = {
  commits: [BASE, made('lena', 'Export', 'src/export.ts'), made('yuki', 'Close', 'src/close.ts')],
  before: [...GREEN, { at: 1, end: 'failure', jobs: [{ ...SPEC, steps: ['Run npm test', '✗ Run npm run spec'] }] }],
  jobs: [TEST],
};
const CLOSE = 'Failing here since 9d35af4 Close — Yuki Tanaka, who changed `src/close.ts`, the failing file';
const ROW = 'Failing for 2h (2 runs).';
const SKIPPED = { ...failed('test', 'Run npm run build', ''), steps: ['✗ Run npm run build', '– Run npm test'] };
const REGISTRY = failed(
  'test',
  'Run npm ci',
  'npm error 502 Bad Gateway - GET https://registry.npmjs.org/react/-/react-19.2.0.tgz',
);
const ANOTHER = failed('test', 'Run npm test', 'ExportTest > writes rows FAILED');
const WAS_OTHER = { at: 1, end: 'failure' as const, jobs: [ANOTHER] };
const OTHER_ERROR = [
  `It failed with another error before. ${ROW} 9d35af4 Close — Yuki Tanaka`,
  'calls nobody',
] as const;
const TWO_JOBS = { at: 1, end: 'failure' as const, jobs: [LINT, { ...TEST, end: 'success' as const, steps: [] }] };

test.each<[string, Story, readonly [string, string, number]]>([
  [
    'in a step that passed, seen by a run that watches',
    { ...OTHER, by: 'run' },
    [`Another step failed before. ${ROW} ${CLOSE}`, 'calls yuki', 7],
  ],
  [
    'in a step that passed, seen by a job that needs it',
    { ...OTHER, by: 'needs' },
    [`Another step failed before. ${ROW} ${CLOSE}`, 'calls yuki', 7],
  ],
  [
    'in a step that did not run before',
    { ...OTHER, by: 'run', before: [...GREEN, { at: 1, end: 'failure', jobs: [SKIPPED] }] },
    [`Another step failed before. ${ROW} Failing here since 9d35af4 Close — Yuki Tanaka`, 'calls nobody', 6],
  ],
  ['in another job', { ...OTHER, by: 'run', before: [...GREEN, TWO_JOBS] }, [`${ROW} ${CLOSE}`, 'calls yuki', 7]],
  [
    'in the same step',
    { ...OTHER, by: 'run', before: [...GREEN, { at: 1, end: 'failure', jobs: [TEST] }] },
    [`${ROW} Started failing at d0ced9d Export — Lena Novak; 1 commit since`, 'calls lena', 7],
  ],
  ['in the same step, by another test', { ...OTHER, by: 'run', before: [...GREEN, WAS_OTHER] }, [...OTHER_ERROR, 7]],
  [
    'by another test, seen by a job that needs it',
    { ...OTHER, by: 'needs', before: [...GREEN, WAS_OTHER] },
    [...OTHER_ERROR, 7],
  ],
  [
    'behind a registry that did not answer',
    { ...OTHER, by: 'run', before: [...GREEN, { at: 1, end: 'failure', jobs: [REGISTRY] }] },
    [
      'Started failing within 2 commits by Yuki Tanaka and Lena Novak; Yuki Tanaka changed `src/close.ts`, the failing file',
      ...(['calls yuki lena', 7] as const),
    ],
  ],
  [
    'behind a registry that did not answer, told by the job',
    { ...OTHER, before: [...GREEN, { at: 1, end: 'failure', jobs: [REGISTRY] }] },
    ['Started failing within 2 commits by Yuki Tanaka and Lena Novak', 'calls yuki lena', 6],
  ],
])('a streak mentions people who changed what fails now, %s', async (_, story, expected) => {
  expect(await render(story)).toEqual(expected);
});

const CI = '.github/workflows/ci.yml';
const MANY: Story = {
  commits: [
    BASE,
    ...Array.from({ length: 39 }, (_, at) => made('tom', `Search ${at}`, `services/search/${at}.ts`)),
    made('lena', 'Sum carts', 'services/cart/sum.ts'),
    made('yuki', 'Empty carts', 'services/cart/empty.ts'),
    made('lena', 'Name carts', 'services/cart/name.ts'),
  ],
  before: GREEN,
  jobs: [failed('test', 'Run npm test', undefined)],
};
const filtered = (paths: string, more: Story = MANY): Story => ({
  ...more,
  files: { [CI]: `on:\n  push:\n    ${paths}\njobs: {}\n` },
});
const THREE = 'Started failing within 3 commits in `services/cart/` by Lena Novak and Yuki Tanaka';
const ALL = 'Started failing within 42 commits by Lena Novak, Yuki Tanaka and Tom Brandt';

test.each<[string, Story, readonly [string, string]]>([
  ['a folder', { ...filtered("paths: ['services/cart/**']"), by: 'run' }, [THREE, 'calls lena yuki']],
  ['seen by a job', { ...filtered("paths: ['services/cart/**']"), by: 'needs', moved: 3 }, [THREE, 'calls lena yuki']],
  [
    'with a negated one',
    { ...filtered("paths: ['services/cart/**', '!**.md']"), by: 'run' },
    [THREE, 'calls lena yuki'],
  ],
  ['in one push', { ...filtered("paths: ['services/cart/*.ts']"), by: 'step', moved: 42 }, [THREE, 'calls lena yuki']],
  ['what is ignored', { ...filtered("paths-ignore: ['services/search/**']"), by: 'run' }, [ALL, 'calls lena yuki tom']],
  [
    'of another event',
    { ...MANY, files: { [CI]: 'on: { pull_request: { paths: [services/cart/**] } }' }, by: 'run' },
    [ALL, 'calls lena yuki tom'],
  ],
  [
    'too many',
    { ...filtered('paths: [a/**, b/**, c/**, services/search/**, services/cart/**]'), by: 'run' },
    [ALL, 'calls lena yuki tom'],
  ],
  [
    'of another branch than is checked out',
    {
      ...filtered("paths: ['services/cart/**']"),
      ...{
        by: 'run',
        branch: 'next',
        payload: { repository: { id: 1, full_name: REPOSITORY, default_branch: 'main' } },
      },
    },
    [ALL, 'calls lena yuki tom'],
  ],
])('commits outside of the path filter are no suspects: %s', async (_, story, expected) => {
  expect((await render(story)).slice(0, 2)).toEqual(expected);
});

test.each<[string, Story, readonly [string, string, number]]>([
  [
    'the file of the workflow',
    { by: 'run', commits: [BASE, made('lena', 'Sum', 'src/sum.ts'), made('tom', 'Pin', CI)], before: GREEN, jobs: [] },
    [
      'Started failing at 9d35af4 Pin — Tom Brandt, who changed `.github/workflows/ci.yml`, the failing file',
      'calls tom',
      3,
    ],
  ],
  [
    'one that it calls',
    {
      ...{ by: 'run', before: GREEN, jobs: [] },
      commits: [BASE, made('lena', 'Sum', 'src/sum.ts'), made('tom', 'Pin', '.github/workflows/lint.yml')],
    },
    ['Started failing at 9d35af4 Pin — Tom Brandt, who changed `.github/workflows/lint.yml`', 'calls tom', 3],
  ],
  [
    'none of them',
    {
      by: 'run',
      commits: [BASE, made('lena', 'Sum', 'src/sum.ts'), made('yuki', 'Close', 'src/close.ts')],
      before: GREEN,
      jobs: [],
    },
    ['2 commits since it last passed', 'calls nobody', 2],
  ],
])('a workflow that cannot start is broken by whoever changed %s', async (_, story, expected) => {
  expect(await render({ ...story, end: 'startup_failure' })).toEqual(expected);
});

test('a run that could not start says nothing of who broke the code', async () => {
  const before = [...GREEN, { at: 1, end: 'startup_failure' as const }];
  const commits = [BASE, made('lena', 'Deploy by tag', CI), made('tom', 'Close', 'src/close.ts')];
  const [line, called] = await render({ by: 'run', commits, before, jobs: [TEST] });
  expect(line).toMatch(/^It failed with another error before\. Failing for 2h/);
  expect(called).toBe('calls nobody');
});

test.each(['run', 'step'] as const)(
  'what works again was red since the first failure by code, seen by a %s',
  async (by) => {
    const before = [
      ...GREEN,
      { at: 1, end: 'failure' as const, jobs: [REGISTRY] },
      { at: 2, end: 'failure' as const, jobs: [TEST] },
    ];
    const commits = [...(OTHER.commits ?? []), made('omar', 'Repair', 'src/close.ts')];
    const jobs = [{ ...TEST, end: 'success' as const, steps: ['Set up job', 'Run npm test'] }];
    const { text } = await reportedMessage(build({ by, commits, before, jobs, options: { when: 'always, change' } }));
    expect(text.split('\n')[0]).toContain('works again after 2h');
  },
);
