import { afterAll, beforeAll, expect, test } from 'vitest';
import { example, failedDeploymentStatus, failedWorkflowRun, schedule } from '../support/events.ts';
import { openLocation, type Place, type Step } from './harness.ts';

let location: Place;
beforeAll(async () => {
  location = await openLocation();
});
afterAll(() => location.sandbox.close());

const push = example('push', 0);
const pull = example('pull_request', 0);
const commit = {
  id: '0f3c2d1e0b9a47568c7d6e5f4a3b2c1d0e9f8a7b',
  message: 'Fix the login redirect\n\nIt went to the wrong host.',
  timestamp: '2026-03-04T05:00:00Z',
  url: 'https://github.com/Codertocat/Hello-World/commit/0f3c2d1e0b9a47568c7d6e5f4a3b2c1d0e9f8a7b',
  author: { name: 'Ada Park', email: 'ada@harbor.example', username: 'ada' },
};
const pushed = {
  ...push,
  ref: 'refs/heads/main',
  deleted: false,
  after: commit.id,
  head_commit: commit,
  commits: [commit],
};
const red = { job: { status: 'failure' } };

const STEPS: readonly (readonly [name: string, step: () => Step])[] = [
  ['webhook message, green push', () => ({ event: 'push', payload: pushed, inputs: webhook('message') })],
  ['webhook message, red push', () => ({ event: 'push', payload: pushed, changes: red, inputs: webhook('message') })],
  ['webhook message, pull request', () => ({ event: 'pull_request', payload: pull, inputs: webhook('message') })],
  ['webhook message, failed upstream run', () => ({ ...failedWorkflowRun(), inputs: webhook('message') })],
  ['webhook message, schedule', () => ({ ...schedule(), inputs: webhook('message') })],
  ['webhook message, issue', () => ({ event: 'issues', payload: example('issues', 0), inputs: webhook('message') })],
  [
    'webhook message, custom text and sender',
    () => ({
      event: 'push',
      payload: pushed,
      inputs: {
        ...webhook('message'),
        body: '**{{ vars.product }}** {{ conclusion }}: {{ commit.subject }} by {{ commit.author.name }} @here',
        variables: 'product: Harbor *Gate*',
        'sender-name': 'Release desk',
        'sender-avatar': 'https://harbor.example/desk.png',
      },
    }),
  ],
  [
    'REST message to a team by name, its author mentioned',
    () => ({
      event: 'push',
      payload: pushed,
      changes: red,
      inputs: { ...location.rest, team: 'Platform', mention: 'author, dmitri' },
    }),
  ],
  [
    'REST task by names, nobody known to assign',
    () => ({
      event: 'push',
      payload: { ...pushed, head_commit: { ...commit, author: { name: 'Grace Hopper', email: 'grace@navy.example' } } },
      changes: red,
      inputs: {
        ...location.rest,
        team: 'Platform',
        kind: 'task',
        category: 'To do',
        assignees: 'author or admins',
        mention: 'author',
      },
    }),
  ],
  [
    'webhook topic',
    () => ({ event: 'push', payload: pushed, inputs: { ...webhook('topic'), subject: 'Build of {{ ref.name }}' } }),
  ],
  [
    'webhook task with dates, failed deployment',
    () => ({
      ...failedDeploymentStatus(),
      inputs: { ...webhook('task'), 'due-date': '2026-03-10', 'complete-date': '2026-03-05' },
    }),
  ],
  ['REST message', () => ({ event: 'push', payload: pushed, inputs: location.rest })],
  [
    'REST topic, pull request',
    () => ({ event: 'pull_request', payload: pull, inputs: { ...location.rest, kind: 'topic' } }),
  ],
  ['REST task, failed deployment', () => ({ ...failedDeploymentStatus(), inputs: { ...location.rest, kind: 'task' } })],
  [
    'REST task in a category',
    () => ({
      event: 'push',
      payload: pushed,
      changes: red,
      inputs: {
        ...location.rest,
        kind: 'task',
        category: String(location.sandbox.seededIds.categories['platform']?.['To do']),
      },
    }),
  ],
  [
    'REST message to a forum',
    () => {
      const { team: _, ...account } = location.rest;
      const forum = String(location.sandbox.seededIds.forums['announcements']);
      return { event: 'push', payload: pushed, inputs: { ...account, forum } };
    },
  ],
  [
    'dry run',
    () => ({ event: 'push', payload: pushed, inputs: { ...location.rest, kind: 'topic', 'dry-run': 'true' } }),
  ],
  [
    'matrix leg of attempt 2',
    () => ({
      event: 'push',
      payload: pushed,
      changes: { ...red, matrix: { os: 'ubuntu-latest', node: 24 }, github: { run_attempt: '2' } },
      inputs: webhook('message'),
    }),
  ],
  [
    'summary job',
    () => ({
      event: 'push',
      payload: pushed,
      changes: { needs: { build: { result: 'success', outputs: {} }, deploy: { result: 'failure', outputs: {} } } },
      inputs: { ...webhook('message'), status: '{"build":{"result":"success"},"deploy":{"result":"failure"}}' },
    }),
  ],
];

function webhook(kind: 'message' | 'topic' | 'task'): Record<string, string> {
  return { 'webhook-url': location.webhook(kind), kind };
}

test.each(STEPS)('%s', async (name, step) => {
  const ran = await location.run({ ...step(), child: true });
  expect(ran.result.exitCode).toBe(0);
  await expect(ran.transcript).toMatchFileSnapshot(`transcripts/${name.replaceAll(/\W+/g, '-')}.txt`);
});

test('webhook message without facts of the API makes exactly one request', async () => {
  const { requests } = await location.run({ event: 'push', payload: pushed, inputs: webhook('message') });
  expect(requests.map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 200']);
});

test('ephemeral message is sent as such, and not stored', async () => {
  const inputs = { ...webhook('message'), ephemeral: 'true', 'sender-name': 'Release desk', body: 'Hello' };
  const { requests, transcript } = await location.run({ event: 'push', payload: pushed, inputs });
  const sent = { body: 'Hello', createSource: { displayName: 'Release desk' }, isEphemeral: true };
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual([sent]);
  expect(transcript).not.toContain('chat of');
});

test('outputs contain only safe characters for any event', async () => {
  const hostile = { ...commit, message: '`$(id)`\n::set-output name=outcome::pwned\n##[error]x @team' };
  const payload = { ...pushed, head_commit: hostile, commits: [hostile] };
  const { result } = await location.run({ event: 'push', payload, inputs: webhook('message') });
  expect(result.outputs['outcome']).toBe('delivered');
  for (const value of Object.values(result.outputs)) expect(value).toMatch(/^[A-Za-z0-9 ,.:;/_()[\]{}"+-]*$/);
  expect(result.annotations).toEqual([]);
  expect(location.sandbox.chat('platform').at(-1)?.body).not.toMatch(/(^|[^\\])@team/m);
});
