import { expect, test } from 'vitest';
import { eventOf, ownBuild, readPayload } from '../../../../src/studio/preview/own-build.ts';
import { previewOf } from '../../../../src/studio/preview/preview.ts';
import { allExamples } from '../../../support/events.ts';
import { questionFor } from '../../../support/studio.ts';

test('the event of a payload is seen from it, where one alone has such a payload', () => {
  const seen = [
    'workflow_run',
    'deployment_status',
    'deployment',
    'check_run',
    'check_suite',
    'release',
    'push',
    'issues',
    'issue_comment',
    'pull_request',
    'pull_request_review',
    'merge_group',
    'discussion',
  ];
  const examples = allExamples().filter(({ event }) => seen.includes(event));
  expect(examples.length).toBeGreaterThan(50);
  const wrong = examples.filter(({ event, payload }) => eventOf(payload as Record<string, unknown>) !== event);
  expect(wrong.map(({ event, index }) => `${event} ${index}`)).toEqual([]);
});

test('what is no payload is said', () => {
  expect(readPayload('{ "a": ')).toMatchObject({ type: 'fault', says: expect.stringContaining('no JSON') });
  expect(readPayload('[1]')).toMatchObject({ type: 'fault' });
  expect(readPayload('{"ref":"refs/heads/main"}')).toMatchObject({ type: 'ok' });
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
