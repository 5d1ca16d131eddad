import { expect, test } from 'vitest';
import { TRIGGERS } from '../../../../src/facts/event/triggers.ts';
import { ownBuild, readPayload } from '../../../../src/studio/preview/own-build.ts';
import { previewOf } from '../../../../src/studio/preview/preview.ts';
import { allExamples } from '../../../support/events.ts';
import { questionFor } from '../../../support/studio.ts';

const readings = () =>
  allExamples().map(({ event, payload }) => ({ event, reading: readPayload(JSON.stringify(payload)) }));

test('a payload is of its event, wherever that starts workflows', () => {
  const known = readings().filter(({ event }) => TRIGGERS.includes(event));
  expect(new Set(known.map(({ event }) => event)).size).toBeGreaterThan(25);
  const wrong = known.filter(({ event, reading }) => reading.type !== 'ok' || reading.event !== event);
  expect(wrong.map(({ event }) => event)).toEqual([]);
});

test('of any other event it is said, by its name where that can be seen', () => {
  const others = readings().filter(({ event }) => !TRIGGERS.includes(event));
  expect(new Set(others.map(({ event }) => event)).size).toBeGreaterThan(20);
  const taken = others.filter(({ reading }) => reading.type === 'ok');
  expect(taken.map(({ event }) => event)).toEqual([]);
  const named = others.filter(
    ({ event, reading }) => reading.type === 'fault' && reading.says.includes(`is ${event},`),
  );
  expect(new Set(named.map(({ event }) => event)).size).toBeGreaterThan(15);
});

test('the event that is chosen goes before the one that is seen', () => {
  const issue = '{"issue":{"number":1}}';
  expect(readPayload(issue)).toMatchObject({ event: 'issues' });
  expect(readPayload(issue, 'push')).toMatchObject({ type: 'ok', event: 'push' });
  expect(readPayload('{"x":1}', 'push')).toMatchObject({ type: 'ok', event: 'push' });
});

test('the whole context of a run says its event by itself', () => {
  const context = { event_name: 'pull_request_target', actor: 'ada', event: { pull_request: { number: 7 } } };
  expect(readPayload(JSON.stringify(context))).toEqual({
    ...{ type: 'ok', event: 'pull_request_target', payload: { pull_request: { number: 7 } } },
  });
});

test('what is no payload is said', () => {
  expect(readPayload('')).toMatchObject({ type: 'fault', says: expect.stringContaining('Paste') });
  expect(readPayload('{ "a": ')).toMatchObject({ type: 'fault', says: expect.stringContaining('no JSON') });
  expect(readPayload('[1]')).toMatchObject({ type: 'fault' });
  expect(readPayload('{"x":1}')).toMatchObject({ type: 'fault', says: expect.stringContaining('no event') });
  expect(readPayload('{"workflow_job":{}}')).toMatchObject({ says: expect.stringMatching(/^This is workflow_job, /) });
});

test('every published payload becomes a message, whatever is in it', async () => {
  for (const { event, payload } of allExamples()) {
    const build = ownBuild(payload as Record<string, unknown>, event);
    const { remarks } = await previewOf({ ...questionFor('push-green'), build, end: build });
    expect(remarks, event).toEqual([]);
  }
});

test('its own end counts, until another is chosen', async () => {
  const payload = { workflow_run: { conclusion: 'failure', name: 'CI', id: 7 }, repository: { full_name: 'me/mine' } };
  const build = ownBuild(payload, 'workflow_run');
  expect(build.conclusion).toBe('failure');
  const told = async (end: Parameters<typeof questionFor>[1]) =>
    (await previewOf({ ...questionFor('push-green', end), build })).drafts[0]?.body;
  expect(await told({ end: build })).toContain('failed');
  expect(await told({ end: { conclusion: 'success' } })).toContain('passed');
});

test('a credential in a payload is hidden, as it is in a message', async () => {
  const payload = {
    release: { tag_name: 'v1', name: `token ghp_${'a1B2'.repeat(9)}` },
    repository: { full_name: 'me/mine' },
  };
  const build = ownBuild(payload, 'release');
  const { drafts } = await previewOf({ ...questionFor('push-green'), build, end: build });
  expect(drafts[0]?.body).not.toContain('a1B2a1B2');
});
