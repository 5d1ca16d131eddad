/** Runs drills with the shipped action: in a step, in job-end, for a complete run, and with several targets. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { openLocation, type Place, type Step } from './harness.ts';

let location: Place;
beforeAll(async () => {
  location = await openLocation();
});
afterAll(() => location.sandbox.close());

const PUSH = { event: 'push', payload: { ...example('push', 4), ref: 'refs/heads/main' } };
const GREEN = { job: { status: 'success' } } as const;

function drill(inputs: Readonly<Record<string, string>>, more: Partial<Step> = {}) {
  return location.run({
    ...PUSH,
    changes: GREEN,
    inputs: { ...location.rest, 'github-token': '', drill: 'true', ...inputs },
    ...more,
  });
}

test('opens an incident, and is labelled in log, outputs and chat', async () => {
  const { transcript } = await drill({ kind: 'incident', mention: 'here', assignees: 'ada', when: 'fixed' });
  await expect(transcript).toMatchFileSnapshot('transcripts/drill-incident.txt');
});

test('runs in job-end', async () => {
  const actionPath = new URL('../../job-end', import.meta.url).pathname;
  const { result, transcript } = await drill({ kind: 'topic' }, { stage: 'all', actionPath });
  expect(result.outputs['outcome']).toBe('delivered');
  expect(transcript).toContain('🔔 Drill: nothing is broken. A failure would read: ');
});

test.each(['{"build":{"result":"success","outputs":{}}}', 'workflow'])(
  'covers a complete run, with status %s',
  async (status) => {
    const { result, transcript } = await drill({ status });
    expect(result.outputs).toMatchObject({ outcome: 'delivered', conclusion: '' });
    expect(transcript).toMatch(/❌ \*\*\[[^\]/]+ failed\]/);
  },
);

test('missing target is named, and the others get the message', async () => {
  const { team: _, ...account } = location.rest;
  const before = location.sandbox.topics('platform').length;
  const { result } = await location.run({
    ...PUSH,
    changes: GREEN,
    inputs: { ...account, 'github-token': '', team: 'Platform, Nowhere', kind: 'topic', drill: 'true' },
  });
  expect(result.outputs['outcome']).toBe('not-delivered');
  expect(location.sandbox.topics('platform').length).toBe(before + 1);
});

test('invalid value is rejected', async () => {
  const { result } = await drill({ drill: 'yes' });
  expect(result.exitCode).toBe(1);
  expect(result.log).toMatch(/drill: invalid boolean "yes"\. Use true or false/);
});
