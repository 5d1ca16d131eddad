/** Covers options that a workflow sets once in `env:` for all its steps. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { openLocation, type Place } from './harness.ts';

let location: Place;
beforeAll(async () => {
  location = await openLocation();
});
afterAll(() => location.sandbox.close());

const push = { event: 'push', payload: example('push', 0), child: true };

test('WORKROOM_KIND and WORKROOM_DRY_RUN apply if the step has no such input', async () => {
  const { result, requests } = await location.run({
    ...push,
    inputs: { 'webhook-url': location.webhook('topic') },
    env: { WORKROOM_KIND: 'topic', WORKROOM_DRY_RUN: 'true' },
  });
  expect(requests).toEqual([]);
  expect(result.outputs['outcome']).toBe('dry-run');
  expect(JSON.parse(result.outputs['receipt'] ?? '')).toMatchObject({ kind: 'topic' });
});

test('input of the step overrides the environment', async () => {
  const { result, requests } = await location.run({
    ...push,
    inputs: { 'webhook-url': location.webhook('message'), kind: 'message', 'dry-run': 'false' },
    env: { WORKROOM_KIND: 'topic', WORKROOM_DRY_RUN: 'true' },
  });
  expect(requests.map(({ status }) => status)).toEqual([200]);
  expect(JSON.parse(result.outputs['receipt'] ?? '')).toMatchObject({ outcome: 'delivered', kind: 'message' });
});
