/** Covers the messages for several runs of one workflow. */
import { expect, test } from 'vitest';
import { failed, type JobStory, passed } from '../support/situations/jobs.ts';
import { made, merged, toHash } from '../support/situations/people.ts';
import type { Place } from './harness.ts';
import { type RunStory, reportStory, type Story } from './story.ts';

const COMMITS = [
  made('ada', 'Read prices from the catalogue', 'src/prices.ts'),
  made('ben', 'Round totals', 'src/cart.ts'),
  made('chloe', 'Show the delivery date', 'src/delivery.ts'),
  made('dmitri', 'Round totals once', 'src/cart.ts'),
];
const GREEN = passed('test');
const RED = failed(
  'test',
  'Run npm test',
  [
    ' FAIL  src/cart.test.ts > cart > adds a gift card',
    'AssertionError: expected 90 to be 100 // Object.is equality',
    ' ❯ src/cart.test.ts:41:25',
    '',
    ' Test Files  1 failed | 40 passed (41)',
    '      Tests  1 failed | 311 passed (312)',
  ].join('\n'),
);
const LOST: JobStory = {
  name: 'test',
  end: 'failure',
  steps: ['Set up job', '… Run npm test'],
  errors: [
    'The hosted runner lost communication with the server. Anything in your workflow that terminates the runner process, starves it for CPU/Memory, or blocks its network access can cause this error.',
  ],
};
const DEPLOYED = passed('deploy');
const STUCK = failed(
  'deploy',
  'Run terraform apply',
  'Error: creating S3 Bucket (shop-assets): BucketAlreadyExists\n\n  on assets.tf line 12',
);

const chat =
  (more: Readonly<Record<string, string>> = {}) =>
  (location: Place) => ({
    ...{ ...location.rest, mention: 'suspects', when: 'always, change' },
    ...more,
  });
const incident =
  (more: Readonly<Record<string, string>> = {}) =>
  (location: Place) => ({
    ...{ ...location.rest, kind: 'incident' },
    ...more,
  });

/** Reports the run from a job after the others. */
const summed = (at: string, head: number, job: JobStory): RunStory => ({
  ...{ at, head, jobs: [job], needs: { [job.name]: job.end } },
});
const leg = (location: string, job: JobStory): JobStory => ({ ...job, name: `test (${location})` });
/** Starts a deployment to an environment manually. */
const deploy = (at: string, environment: string, job: JobStory, head = 0): RunStory => ({
  ...{ at, head, jobs: [job], event: 'workflow_dispatch', payload: { inputs: { environment } } },
});
const unreadable = ({ sandbox }: Place) =>
  sandbox.faults.next(1, { status: 403 }, { method: 'GET', path: 'TaskBoard' });

const ROLLOUT = [
  ['2026-03-02T09:00', 'production', 'success', 0],
  ['2026-03-02T11:00', 'production', 'failure', 1],
  ['2026-03-02T11:30', 'staging', 'success', 2],
  ['2026-03-02T12:00', 'production', 'failure', 2],
  ['2026-03-02T14:30', 'production', 'success', 3],
] as const;
/** Events of deployments that an external service created. */
const DEPLOYMENTS = ROLLOUT.map(([at, environment, state, head], index): RunStory => {
  const all = ROLLOUT.slice(0, index + 1).map(([at, environment, state, head], location) => ({
    ...{ id: 500 + location, environment, sha: toHash(head), ref: 'main', at: `${at}:00Z` },
    states: [{ state, at: `${at}:50Z`, id: 9000 + location }],
  }));
  const current = { environment, created_at: `${at}:00Z` };
  return {
    ...{ at, head, jobs: [passed('notify')], event: 'deployment_status', world: { deployments: all.toReversed() } },
    payload: {
      deployment: { ...current, id: 500 + index, sha: toHash(head), ref: 'main' },
      deployment_status: { ...current, id: 9000 + index, state, created_at: `${at}:50Z` },
    },
  };
});

const STORIES: Readonly<Record<string, Story>> = {
  'a history that is mended': {
    ...{ commits: COMMITS, inputs: chat(), child: true },
    runs: [
      { at: '2026-03-02T09:00', head: 0, jobs: [GREEN] },
      { at: '2026-03-02T11:00', head: 1, jobs: [RED] },
      { at: '2026-03-02T15:30', head: 2, jobs: [RED] },
      { at: '2026-03-03T10:00', head: 3, jobs: [GREEN] },
    ],
  },
  'run again, and it passes': {
    ...{ commits: COMMITS, inputs: chat() },
    runs: [
      summed('2026-03-02T09:00', 0, GREEN),
      summed('2026-03-02T11:00', 1, RED),
      { ...summed('2026-03-02T11:20', 1, GREEN), again: true, by: 'ada' },
    ],
  },
  'run again, and it fails again': {
    ...{ commits: COMMITS, inputs: chat() },
    runs: [
      summed('2026-03-02T09:00', 0, GREEN),
      summed('2026-03-02T11:00', 1, RED),
      { ...summed('2026-03-02T11:20', 1, RED), again: true, by: 'ada' },
    ],
  },
  'the code fails after a lost runner': {
    ...{ commits: COMMITS, inputs: chat() },
    runs: [
      summed('2026-03-02T09:00', 0, GREEN),
      summed('2026-03-02T11:00', 1, LOST),
      summed('2026-03-02T12:00', 2, RED),
      summed('2026-03-02T13:00', 3, RED),
    ],
  },
  'a retry after a lost runner': {
    ...{ commits: COMMITS, inputs: chat({ when: 'change' }) },
    runs: [
      summed('2026-03-02T09:00', 0, GREEN),
      summed('2026-03-02T11:00', 1, LOST),
      { ...summed('2026-03-02T11:20', 1, RED), again: true, by: 'ada' },
      summed('2026-03-02T12:00', 2, RED),
      summed('2026-03-02T13:00', 3, GREEN),
    ],
  },
  'one commit passes and fails': {
    ...{ commits: COMMITS.slice(0, 1), inputs: chat({ mention: 'author, suspects' }) },
    runs: [GREEN, RED, GREEN].map((job, night) => ({
      ...{ at: `2026-03-0${night + 2}T03:00`, head: 0, jobs: [job], event: 'schedule' },
      payload: { schedule: '0 3 * * *' },
    })),
  },
  'only changes': {
    ...{ commits: COMMITS, inputs: chat({ when: 'change' }) },
    runs: [GREEN, RED, RED, GREEN, GREEN].map((job, index) => ({
      ...{ at: `2026-03-02T1${index}:00`, head: Math.min(index, 3), jobs: [job] },
    })),
  },
  'suspects, several commits': {
    ...{ commits: COMMITS, inputs: chat() },
    runs: [summed('2026-03-02T09:00', 0, GREEN), summed('2026-03-02T11:00', 3, RED)],
  },
  'suspects, a merge': {
    commits: [
      ...COMMITS.slice(0, 1),
      { ...made('chloe', 'Round gift cards', 'src/cart.ts'), parents: [0] },
      merged('ada', 'Merge pull request #12 from harbor/gift-cards\n\nRound gift cards', 0, 1),
    ],
    inputs: chat(),
    runs: [summed('2026-03-02T09:00', 0, GREEN), summed('2026-03-02T11:00', 2, RED)],
  },
  'suspects, documents alone': {
    commits: [...COMMITS.slice(0, 1), made('chloe', 'Describe the cart', 'docs/cart.md'), ...COMMITS.slice(1, 2)],
    inputs: chat(),
    runs: [
      summed('2026-03-02T09:00', 0, GREEN),
      summed('2026-03-02T11:00', 1, RED),
      summed('2026-03-02T12:00', 2, RED),
    ],
  },
  'suspects, documents beside code': {
    commits: [...COMMITS.slice(0, 2), made('chloe', 'Describe the cart', 'docs/cart.md')],
    inputs: chat({ mention: 'author, suspects' }),
    runs: [summed('2026-03-02T09:00', 0, GREEN), summed('2026-03-02T11:00', 2, RED)],
  },
  'a matrix, several legs fail alike and one is tolerated': {
    ...{ commits: COMMITS, inputs: chat(), child: true },
    runs: [
      {
        ...{ at: '2026-03-02T09:00', needs: { test: 'success', next: 'success' } },
        jobs: [leg('ubuntu, 22', GREEN), leg('ubuntu, 24', GREEN), leg('windows, 24', GREEN), passed('next')],
      },
      {
        ...{ at: '2026-03-02T11:00', head: 1, needs: { test: 'failure', next: 'success' } },
        jobs: [
          ...[leg('ubuntu, 22', RED), leg('ubuntu, 24', RED), leg('windows, 24', RED), leg('macos, 24', GREEN)],
          failed('next', 'Run npm run next', 'Error: Node 27 is not known'),
        ],
      },
    ],
  },
  'the complete workflow, as GitHub shows it': {
    ...{ commits: COMMITS, inputs: chat() },
    runs: [
      { at: '2026-03-02T09:00', needs: 'workflow', jobs: [GREEN, passed('lint')] },
      { at: '2026-03-02T11:00', head: 1, needs: 'workflow', jobs: [RED, passed('lint'), passed('docs')] },
      { at: '2026-03-02T12:00', head: 2, needs: 'workflow', jobs: [GREEN, { ...passed('lint'), running: true }] },
      { at: '2026-03-02T13:00', head: 3, needs: 'workflow', jobs: [GREEN, passed('lint')] },
    ],
  },
  'an incident': {
    ...{ commits: COMMITS, inputs: incident(), child: true },
    runs: [
      { at: '2026-03-02T09:00', head: 0, jobs: [DEPLOYED] },
      { at: '2026-03-02T11:00', head: 1, jobs: [STUCK] },
      { at: '2026-03-02T12:00', head: 2, jobs: [STUCK] },
      { at: '2026-03-02T14:12', head: 3, jobs: [DEPLOYED] },
    ],
  },
  'an incident whose task a person completed': {
    ...{ commits: COMMITS, inputs: incident() },
    runs: [
      { at: '2026-03-02T09:00', head: 0, jobs: [DEPLOYED] },
      { at: '2026-03-02T11:00', head: 1, jobs: [STUCK] },
      {
        ...{ at: '2026-03-02T12:00', head: 2, jobs: [STUCK] },
        before: ({ sandbox }) =>
          sandbox.completeTask(sandbox.tasks('platform').find(({ short }) => short === 'PLAT-4')?.id ?? 0),
      },
      { at: '2026-03-02T14:12', head: 3, jobs: [DEPLOYED] },
    ],
  },
  'an incident, and a board that cannot be read': {
    ...{ commits: COMMITS, inputs: incident() },
    runs: [
      { at: '2026-03-02T09:00', head: 0, jobs: [DEPLOYED] },
      { at: '2026-03-02T11:00', head: 1, jobs: [STUCK], before: unreadable },
      { at: '2026-03-02T12:00', head: 2, jobs: [STUCK], before: unreadable },
      { at: '2026-03-02T14:12', head: 3, jobs: [DEPLOYED], before: unreadable },
    ],
  },
  'a key with other locations': {
    ...{ commits: COMMITS, inputs: incident({ 'unique-key': 'deploy-${{ inputs.environment }}' }) },
    runs: [
      deploy('2026-03-02T09:00', 'production', DEPLOYED),
      deploy('2026-03-02T11:00', 'production', STUCK, 1),
      deploy('2026-03-02T11:30', 'staging', STUCK, 1),
      deploy('2026-03-02T12:00', 'staging', DEPLOYED, 2),
      deploy('2026-03-02T12:30', 'production', STUCK, 2),
      deploy('2026-03-02T14:00', 'staging', DEPLOYED, 3),
      deploy('2026-03-02T14:12', 'production', DEPLOYED, 3),
    ],
  },
  'two webhooks, one of which fails': {
    commits: COMMITS,
    inputs: (location) => {
      const url = location.webhook('message');
      return { 'webhook-url': `${url}\n${url.replace(/.{6}$/, 'g0nEx7')}`, when: 'change' };
    },
    runs: [
      { at: '2026-03-02T09:00', head: 0, jobs: [GREEN] },
      { at: '2026-03-02T11:00', head: 1, jobs: [RED] },
    ],
  },
  'three teams': {
    commits: COMMITS,
    inputs: ({ rest, sandbox }) => ({
      ...{ ...rest, username: 'chloe', mention: 'suspects', when: 'change', team: 'Platform, Support Desk, Leads' },
      password: sandbox.accounts.find(({ username }) => username === 'chloe')?.password ?? '',
    }),
    runs: [
      { at: '2026-03-02T09:00', head: 0, jobs: [GREEN] },
      { at: '2026-03-02T11:00', head: 1, jobs: [RED] },
      { at: '2026-03-03T10:00', head: 3, jobs: [GREEN] },
    ],
  },
  'deployments to two environments': { commits: COMMITS, inputs: chat(), runs: DEPLOYMENTS },
};

test.each(Object.entries(STORIES))('%s', async (name, story) => {
  await expect(await reportStory(story)).toMatchFileSnapshot(`transcripts/histories/${name}.txt`);
});
