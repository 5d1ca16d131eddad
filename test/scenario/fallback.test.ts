/** The shipped action with a second webhook for what the first way loses. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { workspace } from '../support/workspace.ts';
import { openPlace, type Place, type Ran } from './harness.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterEach(() => place.sandbox.faults.clear());
afterAll(() => place.sandbox.close());

const RED = { event: 'push', payload: example('push', 4), changes: { job: { status: 'failure' } } };
const GONE = '/application/webhook/g0nEx7_token';

const topic = (more: Readonly<Record<string, string>> = {}) => ({
  ...RED,
  inputs: {
    'webhook-url': place.webhook('topic'),
    kind: 'topic',
    'fallback-webhook-url': place.webhook('message'),
    ...more,
  },
});

/** The topic webhook takes what it is sent, and answers as if it did not. */
function breakTopics(): void {
  place.sandbox.faults.next(10, { status: 503, stored: true }, { path: new URL(place.webhook('topic')).pathname });
}

test('a topic in doubt goes to the chat as well, which is told so', async () => {
  breakTopics();
  const { result, transcript } = await place.run(topic());
  expect([result.exitCode, result.outputs['outcome']]).toEqual([0, 'unknown']);
  expect(JSON.parse(result.outputs['receipt'] ?? '{}')).toMatchObject({ fallback: { outcome: 'delivered' } });
  await expect(transcript).toMatchFileSnapshot('transcripts/fallback-topic-in-doubt.txt');
});

test('a fallback that fails too is an error with both reasons, and the step is as red as without it', async () => {
  const gone = `${place.sandbox.origin}${GONE}`;
  for (const [red, exitCode] of [['true', 1] as const, ['false', 0] as const]) {
    breakTopics();
    const step = topic({ 'fallback-webhook-url': gone, 'fail-on-error': red });
    const { result, transcript } = await place.run({ ...step, hidden: [gone] });
    expect([result.exitCode, result.outputs['outcome']]).toEqual([exitCode, 'unknown']);
    if (exitCode === 1) await expect(transcript).toMatchFileSnapshot('transcripts/fallback-fails-too.txt');
    place.sandbox.faults.clear();
  }
});

test('a dry run says that there is one, and asks it nothing', async () => {
  const { result, requests, transcript } = await place.run(topic({ 'dry-run': 'true' }));
  expect(result.outputs['outcome']).toBe('dry-run');
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(transcript).toMatch(/^The fallback at ` 127\.0\.0\.1:\w+ ` gets what fails\.$/m);
});

test.each([
  ['the same address as the first', () => place.webhook('topic'), 'the same as webhook-url'],
  ['plain http', () => 'http://hooks.example/application/webhook/Zq7Xw_4kPd-9sVb', 'plain http'],
  ['two of them', () => `${place.webhook('message')}\n${place.webhook('task')}`, '2 addresses'],
])('%s is refused before anything is sent', async (_, fallback, words) => {
  const step = topic({ 'fallback-webhook-url': fallback() });
  const { result, requests, transcript } = await place.run({ ...step, hidden: [fallback().split('\n')[0] ?? ''] });
  expect([result.exitCode, requests]).toEqual([1, []]);
  expect(transcript).toContain(`fallback-webhook-url: ${words}`);
});

function aboutFallback({ annotations }: Ran['result']): readonly string[] {
  return annotations.map(({ level, message }) => `${level}: ${message}`).filter((text) => text.includes('fallback'));
}

const WORKFLOW =
  "on: push\njobs: { a: { steps: [{ with: { fallback-webhook-url: '${{ secrets.SECOND_HOOK }}' } }] } }\n";
const FILES = { '.github/workflows/ci.yml': WORKFLOW };
const REF = { GITHUB_WORKFLOW_REF: 'octo-org/octo-repo/.github/workflows/ci.yml@refs/heads/main' };

test('an empty one is a missing secret where the workflow names it, told when it is missed', async () => {
  breakTopics();
  const step = { ...topic({ 'fallback-webhook-url': '' }), workspace: workspace(FILES), env: REF };
  const { result } = await place.run(step);
  expect(result.outputs['outcome']).toBe('unknown');
  expect(aboutFallback(result)).toEqual([
    'warning: There is no fallback: fallback-webhook-url is empty.\nIt comes from the secret SECOND_HOOK: check that it exists, is not empty and reaches this job.',
  ]);
  place.sandbox.faults.clear();
  expect(aboutFallback((await place.run(step)).result)).toEqual([]);
});

test('an empty variable is told in any case, and one that is not written never', async () => {
  const inputs = { 'webhook-url': place.webhook('message') };
  const empty = await place.run({ ...RED, inputs, env: { WORKROOM_FALLBACK_WEBHOOK_URL: '' } });
  expect(aboutFallback(empty.result)).toEqual([
    'warning: There is no fallback: fallback-webhook-url is empty.\nIt comes from WORKROOM_FALLBACK_WEBHOOK_URL: check that it exists, is not empty and reaches this job.',
  ]);
  breakTopics();
  const { result } = await place.run(topic({ 'fallback-webhook-url': '' }));
  expect(aboutFallback(result)).toEqual([]);
});

test('it may come from elsewhere than the account, because it is complete in itself', async () => {
  place.sandbox.faults.next(1, { status: 403 }, { method: 'POST', path: '/Chat' });
  const { result } = await place.run({
    ...RED,
    inputs: place.rest,
    env: { WORKROOM_FALLBACK_WEBHOOK_URL: place.webhook('message') },
  });
  expect(JSON.parse(result.outputs['receipt'] ?? '{}')).toMatchObject({
    outcome: 'not-delivered',
    fallback: { outcome: 'delivered' },
  });
});
