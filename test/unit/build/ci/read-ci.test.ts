import { afterAll, expect, test } from 'vitest';
import type { Build } from '../../../../src/build/build.ts';
import { loadElsewhere } from '../../../../src/build/ci/read-ci.ts';
import { notify } from '../../../../src/notify.ts';
import type { Runtime } from '../../../../src/runtime.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import type { Settings } from '../../../../src/settings/settings.ts';
import { makeCheckout } from '../../../support/checkout.ts';
import { findEnvironment, RECORDED, type Variables } from '../../../support/ci-systems.ts';
import { noticesIn } from '../../../support/diagnostics.ts';
import { worldAt } from '../../../support/world.ts';

const NOW = '2026-03-04T08:00:00Z';
const checkout = makeCheckout();
afterAll(checkout.remove);

async function send(name: string, changes: Variables, options: Variables) {
  const system = RECORDED.find((one) => one.name === name);
  const env = { ...(system && findEnvironment(system)), ...changes, ...checkout.env };
  const raw = { 'webhook-url': 'https://chat.example.com/hook/0', 'dry-run': 'true', ...options };
  const entries = Object.entries(raw).map(([option, value]) => [option, { value, from: 'input' }] as const);
  const { preview, content, diagnostics, facts } = await notify(
    await readSettings(new Map(entries), new Date(NOW)),
    worldAt(NOW, env),
  );
  return {
    sent: preview?.stop === undefined,
    first: content?.body.split('\n', 1)[0],
    notices: noticesIn({ diagnostics }),
    facts,
  };
}

test('an incident without a history notes that the board decides', async () => {
  const build = { facts: { ci: 'GitLab CI', event: { name: 'push' } } } as Build;
  const settings = { kind: 'incident', when: ['always'] } as unknown as Settings;
  const files = Promise.resolve({});
  expect((await loadElsewhere(build, ['change'], settings, {} as Runtime, files)).notice).toBe(
    "The message omits the history: GitLab CI does not provide it, and only GitHub's API is read. The open records on the board alone decide, and the end of an incident is not reported",
  );
});

test('without a history, a failure counts as broken, a success is not sent, and one notice explains it', async () => {
  const red = await send('GitLab CI', { CI_JOB_STATUS: 'failed' }, { when: 'change' });
  expect(red.sent).toBe(true);
  expect(red.notices).toEqual([
    "The message omits the history: GitLab CI does not provide it, and only GitHub's API is read. A failure counts as broken, and a success is sent only if when contains always or success",
  ]);
  const green = await send('GitLab CI', { CI_JOB_STATUS: 'success' }, { when: 'change' });
  expect(green).toMatchObject({ sent: false, notices: red.notices });
  expect((await send('GitLab CI', { CI_JOB_STATUS: 'success' }, { when: 'change, success' })).sent).toBe(true);
});

test('status takes precedence over the system, also if that has no conclusion', async () => {
  const options = { status: 'ABORTED' };
  expect(await send('GitLab CI', { CI_JOB_STATUS: 'success' }, options)).toMatchObject({
    notices: [],
    first: expect.stringContaining('was cancelled'),
  });
  expect((await send('Jenkins', {}, options)).notices).toEqual([]);
});

test('the conclusion of a run is not taken from one successful job', async () => {
  const green = await send('GitLab CI', { CI_JOB_STATUS: 'success' }, { status: 'workflow' });
  expect(green.facts.conclusion).toBeUndefined();
  expect(green.notices.join()).toContain('the verdict of the whole run');
  const red = await send('GitLab CI', { CI_JOB_STATUS: 'failed' }, { status: 'workflow' });
  expect(red.facts).toMatchObject({ conclusion: 'failure', scope: 'run' });
});

test('the exit code that Buildkite provides explains the termination', async () => {
  const ended = (code: string, options = {}) => send('Buildkite', { BUILDKITE_COMMAND_EXIT_STATUS: code }, options);
  const killed = await ended('137');
  expect(killed.facts.termination).toMatchObject({ reason: 'killed', category: 'code', certain: false });
  expect(killed.first).toContain('was killed, probably out of memory');
  expect((await ended('137', { status: 'success' })).facts?.termination).toBeUndefined();
  expect((await ended('1')).first).toMatch(/failed(?!.*exit code)/);
  const crashed = await ended('139');
  expect(crashed.facts.termination).toBeUndefined();
  expect(crashed.first).toContain('with exit code 139');
});

test('a template that needs more than is known gets one notice', async () => {
  const { notices } = await send(
    'Travis CI',
    { TRAVIS_TEST_RESULT: '1' },
    { body: 'x {{ failed_jobs[0].name }}{{ change }}' },
  );
  expect(notices).toEqual([
    "The message omits the failing jobs and steps and the history: Travis CI does not provide it, and only GitHub's API is read",
  ]);
});

test('without a system, git provides the build', async () => {
  const { facts, first } = await send('none', {}, { status: 'success' });
  expect(facts).toMatchObject({
    ci: 'git',
    scope: 'run',
    ref: { name: 'main' },
    commit: { author: { name: 'Ada Lovelace' } },
  });
  expect(first).toContain('**The build** passed');
});
