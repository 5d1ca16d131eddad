/** Runs the shipped action in real checkouts: untrusted files set the text but mention nobody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { type CheckoutStep, checkOut, type GitServer, startGitServer } from '../support/runner-checkout.ts';
import { openLocation, type Place } from './harness.ts';

let location: Place;
let server: GitServer;
beforeAll(async () => {
  location = await openLocation();
  server = await startGitServer({ 'notify.md': 'Ask @here: {{ conclusion }}\n', 'people.yml': 'mallory: chloe\n' });
});
afterAll(async () => {
  server.close();
  await location.sandbox.close();
});

/** Runs a step for a comment, which has the rights of the default branch, in a failed job. */
async function render(checkout: CheckoutStep, more: Readonly<Record<string, string>>, on: object = {}) {
  const workspace = server.folder();
  await checkOut(server, workspace, checkout);
  const here = { repository: 'acme/shop', server_url: server.url, ref: 'refs/heads/main', sha: server.commits.main };
  return location.run({
    event: 'issue_comment',
    payload: example('issue_comment', 0),
    ...on,
    workspace,
    changes: { github: here, job: { status: 'failure' } },
    inputs: 'username' in more ? more : { 'webhook-url': location.webhook('message'), ...more },
  });
}

const newest = () => location.sandbox.chat('platform').at(-1);

test('template of the default branch mentions people', async () => {
  const { result } = await render({ commit: server.commits.main }, { template: 'notify.md' });
  expect([result.outputs['outcome'], newest()?.body]).toEqual(['delivered', 'Ask @here: failure']);
});

test('template of a pull request only sets the text, with a notice, and options of the step still mention people', async () => {
  const pull = { ref: 'refs/pull/12/head' };
  const { result, transcript } = await render(pull, { template: 'notify.md', mention: 'ada' });
  expect(result.outputs['outcome']).toBe('delivered');
  expect(newest()).toMatchObject({ body: 'Ask \\@here: failure\n\n@ada' });
  expect(transcript).toMatch(/What notify\.md mentions is shown, and calls nobody, because the checked-out commit/);
});

test('users file is read from the default branch, and not from a pull request', async () => {
  const inputs = { ...location.rest, mention: 'author', users: 'people.yml', body: 'Red' };
  const payload = { ...example('pull_request', 0), pull_request: { number: 12, user: { login: 'mallory' } } };
  const on = { event: 'pull_request_target', payload };
  await render({ commit: server.commits.main }, inputs, on);
  expect(newest()?.body).toContain('@chloe');
  const { result, transcript } = await render({ ref: 'refs/pull/12/head' }, inputs, on);
  expect([result.outputs['outcome'], newest()?.body]).toEqual(['delivered', expect.not.stringContaining('@')]);
  expect(transcript).toMatch(/users: "people\.yml" counts for nothing here, because the checked-out commit/);
});
