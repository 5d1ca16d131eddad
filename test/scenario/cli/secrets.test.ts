/** Covers secrets in quotes, in the command's environment, and on the command line. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../support/command.ts';
import { findSecret } from '../../support/secrets.ts';
import { type CliPlace, openCliLocation } from './location.ts';

const SECRETS = {
  DB_PASSWORD: 'horse & "staple" <9>',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz9Example',
  STRIPE_TOKEN: 'stripe-zq7x-w5f4',
};

let location: CliPlace;
let env: Record<string, string>;
beforeAll(async () => {
  location = await openCliLocation();
  env = {
    WORKROOM_WEBHOOK_URL: location.webhook('message'),
    WORKROOM_SECRETS: 'listed-v4lue\nanother one',
    ...SECRETS,
  };
});
afterAll(() => location[Symbol.asyncDispose]());

describe('run', () => {
  test('quotes no secret of its environment, nor a listed one', async () => {
    const script = [
      ...Object.keys(SECRETS).map(
        (name) => `echo "Error: refused with $${name}"; printf %s "$${name}" | base64 -w0; echo`,
      ),
      'echo "Error: refused with listed-v4lue and another one"; exit 1',
    ].join('; ');
    await runCommand(['run', '--', 'sh', '-c', script], { env });
    expect(location.lastMessage()).toContain('refused with');
    const values = [...Object.values(SECRETS), 'listed-v4lue', 'another one'];
    expect(values.flatMap((value) => findSecret(location.lastMessage(), value))).toEqual([]);
  });

  test('passes its environment to the command, without the destination', async () => {
    const { stdout } = await runCommand(['run', '--', 'env'], {
      env: { ...env, WORKROOM_GITHUB_TOKEN: 'ghs-of-ours', workroom_kind: 'x', PLAIN: 'kept' },
    });
    expect(stdout).toContain('PLAIN=kept\n');
    expect(stdout).toContain(`STRIPE_TOKEN=${SECRETS.STRIPE_TOKEN}\n`);
    expect(stdout).not.toMatch(/WORKROOM/i);
    expect(findSecret(stdout, env['WORKROOM_WEBHOOK_URL'] ?? '')).toEqual([]);
  });
});

describe('secret on the command line', () => {
  test('is accepted, with a warning that names the alternatives', async () => {
    const account = location.account();
    const { WORKROOM_PASSWORD: password = '', ...rest } = account;
    const { code, stderr } = await runCommand(['teams', 'list', '--password', password], { env: rest });
    expect(code).toBe(0);
    expect(stderr).toBe(
      'workroom-notify: --password: every process of this machine can read a secret on a command line. Set WORKROOM_PASSWORD, or write --password-file FILE (- for standard input).\n',
    );
    const posted = await runCommand(
      ['webhook', 'post', '--webhook-url', location.webhook('message'), '--body', 'x'],
      {},
    );
    expect(posted.code).toBe(0);
    expect(posted.stderr).toContain('Set WORKROOM_WEBHOOK_URL, or write --webhook-url-file FILE');
  });

  test('from a file or a variable causes no warning', async () => {
    const posted = await runCommand(['webhook', 'post', '--webhook-url-file', '-', '--body', 'x'], {
      input: location.webhook('message'),
    });
    expect(posted).toMatchObject({ code: 0, stderr: '' });
    expect(await runCommand(['teams', 'list'], { env: location.account() })).toMatchObject({ code: 0, stderr: '' });
  });
});
