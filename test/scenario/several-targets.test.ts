/** Runs the shipped action with several targets. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { openLocation, type Place } from './harness.ts';

let location: Place;
beforeAll(async () => {
  location = await openLocation();
});
afterAll(() => location.sandbox.close());

const RED = { event: 'push', payload: example('push', 4), changes: { job: { status: 'failure' } } };

test('one of two teams rejects the message', async () => {
  const inputs = { ...location.rest, team: 'Platform, Leads', 'fail-on-error': 'true' };
  const { result, transcript } = await location.run({ ...RED, inputs });
  expect([result.exitCode, result.outputs['outcome']]).toEqual([1, 'not-delivered']);
  const { targets } = JSON.parse(result.outputs['receipt'] ?? '{}') as { targets: readonly { outcome: string }[] };
  expect(targets.map(({ outcome }) => outcome)).toEqual(['delivered', 'not-delivered']);
  await expect(transcript).toMatchFileSnapshot('transcripts/several-teams-one-refuses.txt');
});

test('one of two webhooks is gone, and neither URL is shown', async () => {
  const url = location.webhook('message');
  const gone = url.replace(/.{6}$/, 'g0nEx7');
  const { result, transcript } = await location.run({
    ...RED,
    inputs: { 'webhook-url': `${gone}\n${url}` },
    hidden: [gone],
  });
  expect([result.exitCode, result.outputs['outcome']]).toEqual([0, 'not-delivered']);
  await expect(transcript).toMatchFileSnapshot('transcripts/several-webhooks-one-gone.txt');
});

test('dry run for two teams with different members', async () => {
  const inputs = { ...location.rest, team: 'Platform, Support Desk', mention: 'admins', 'dry-run': 'true' };
  const { result, transcript } = await location.run({ ...RED, inputs });
  expect(result.outputs['outcome']).toBe('dry-run');
  await expect(transcript).toMatchFileSnapshot('transcripts/several-teams-dry-run.txt');
});
