/** Covers secrets in files (`WORKROOM_WEBHOOK_URL_FILE` etc.) for the action and the command. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../support/command.ts';
import { example } from '../support/events.ts';
import { workspace } from '../support/workspace.ts';
import { openLocation, type Place } from './harness.ts';

let location: Place;
beforeAll(async () => {
  location = await openLocation();
});
afterAll(() => location.sandbox.close());

const push = { event: 'push', payload: example('push', 0), child: true };

describe('action', () => {
  test('sends through a webhook whose URL is in a file, and never shows it', async () => {
    const folder = workspace({ url: `${location.webhook('message')}\n` });
    const env = { WORKROOM_WEBHOOK_URL_FILE: join(folder, 'url') };
    const { result } = await location.run({ ...push, env });
    expect(result.outputs['outcome']).toBe('delivered');
    expect(result.annotations).toEqual([]);
  });

  test('uses the account of the environment with its password from a file, unless an input overrides it', async () => {
    const { password = '', ...rest } = location.rest;
    const folder = workspace({ good: password, wrong: 'not-the-password' });
    const account = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [`WORKROOM_${name.toUpperCase().replace('-', '_')}`, value]),
    );
    const good = { ...account, WORKROOM_PASSWORD_FILE: join(folder, 'good') };
    expect((await location.run({ ...push, env: good })).result.outputs['outcome']).toBe('delivered');
    const inputs = { 'webhook-url': location.webhook('message') };
    const unused = { WORKROOM_WEBHOOK_URL_FILE: join(folder, 'wrong') };
    expect((await location.run({ ...push, inputs, env: unused })).result.outputs['outcome']).toBe('delivered');
  });

  test('fails if the file is unreadable, without showing its path, which may be the secret itself', async () => {
    const { result, requests } = await location.run({
      ...push,
      env: { WORKROOM_WEBHOOK_URL_FILE: location.webhook('message') },
    });
    expect({ code: result.exitCode, requests }).toEqual({ code: 1, requests: [] });
    expect(result.annotations.map(({ message }) => message).join()).toContain(
      'WORKROOM_WEBHOOK_URL_FILE: the file cannot be read (file not found). Use a readable file.',
    );
  });

  test('suggests the correct name for a misspelled variable', async () => {
    const { result } = await location.run({ ...push, env: { WORKROOM_WEBHOOK_URL_FIEL: '/run/secrets/url' } });
    expect(result.annotations.map(({ message }) => message).join()).toContain(
      'Did you mean WORKROOM_WEBHOOK_URL_FILE?',
    );
  });
});

test('command reads secret files, unless a flag or the plain variable overrides them', async () => {
  const folder = workspace({ url: `${location.webhook('message')}\r\n`, empty: '\n' });
  const env = { WORKROOM_WEBHOOK_URL_FILE: join(folder, 'url') };
  const secrets = [location.webhook('message')];
  expect(await runCommand(['send', '--status', 'success'], { env, secrets })).toMatchObject({ code: 0 });
  const empty = { WORKROOM_WEBHOOK_URL_FILE: join(folder, 'empty') };
  expect(await runCommand(['webhook', 'post', '--body', 'x'], { env: empty })).toEqual({
    code: 2,
    stdout: '',
    stderr: 'workroom-notify: WORKROOM_WEBHOOK_URL_FILE: the file is empty. Write a text to it.\n',
  });
  const both = { ...empty, WORKROOM_WEBHOOK_URL: location.webhook('message') };
  expect(await runCommand(['webhook', 'post', '--body', 'x'], { env: both, secrets })).toMatchObject({ code: 0 });
});
