import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { notify } from '../../src/notify.ts';
import type { Report } from '../../src/report.ts';
import type { Runtime } from '../../src/runtime.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { makeCheckout } from '../support/checkout.ts';
import { HANGS_MS } from '../support/hangs.ts';
import { answered, scriptedService } from '../support/scripted-service.ts';
import { findSecret } from '../support/secrets.ts';

const TOKEN = 'Zq7Xw_4kPd-9sVb';
const GHS = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
const OPTIONS = { 'webhook-url': `https://hooks.example/hook/${TOKEN}/send`, 'github-token': GHS };
const PAGE = 'https://github.com/octo/app';

const folder = mkdtempSync(join(tmpdir(), 'notify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends a message for a push whose commit quotes the secrets, to a service that returns them. */
async function tell(more: Readonly<Record<string, string>> = {}): Promise<{ told: Report; sent: string }> {
  const path = join(folder, 'event.json');
  const message = `Use ${TOKEN} and ${GHS}\n\nx ${GHS}`;
  const head_commit = { id: 'abc1234def', message, author: { name: TOKEN } };
  writeFileSync(path, JSON.stringify({ ref: `refs/heads/${TOKEN}`, after: 'abc1234def', head_commit }));
  const env = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: 'octo/app',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '42',
  };
  let sent = '';
  const { world } = scriptedService(({ body }) => {
    sent += body ?? '';
    return { ends: answered(403, { error: { message: `${TOKEN} may not, ${GHS}` } }) };
  });
  const inputs = Object.entries({ ...OPTIONS, ...more });
  const options = new Map(inputs.map(([name, value]) => [name, { value, from: 'input' }] as const));
  const settings = await readSettings(options, new Date(world.now()));
  return { told: await notify(settings, { ...world, env }), sent };
}

test.each([
  ['the default words', {}],
  ['own words', { body: `{{ commit.message }} {{ vars.x }} ${TOKEN}`, variables: `x: "${GHS}"` }],
  ['a wrong template', { body: `{{ ${TOKEN} }}` }],
  ['a sender', { 'sender-name': `bot ${TOKEN}`, 'sender-avatar': `https://hooks.example/${TOKEN}.png` }],
])('a secret is never sent or printed: %s', async (_, more) => {
  const { told: result, sent } = await tell(more);
  expect(sent.replaceAll('\\', '')).toContain('***');
  expect(result.receipt).toMatchObject({ outcome: 'not-delivered', service_message: '*** may not, ***' });
  const { facts, content, diagnostics, receipt } = result;
  const all = JSON.stringify({ facts, content, diagnostics, receipt });
  for (const secret of [TOKEN, GHS]) {
    expect(findSecret(sent, secret)).toEqual([]);
    expect(findSecret(all, secret)).toEqual([]);
  }
  if (!('body' in more)) expect(sent).toContain(`${PAGE}/actions/runs/42`);
});

describe('outside of GitHub, for any timeout', () => {
  const checkout = makeCheckout();
  afterAll(() => checkout.remove());
  const hanging = mkdtempSync(join(folder, 'bin-'));
  writeFileSync(join(hanging, 'git'), '#!/bin/sh\nexec sleep 240\n', { mode: 0o755 });
  const gits = [
    ['works', checkout.env],
    ['hangs', { ...checkout.env, PATH: `${hanging}:${checkout.env['PATH']}` }],
  ] as const;

  test.each(gits)('a git that %s does not keep the message back', async (_, env) => {
    const started = performance.now();
    const results = await Promise.all(
      ['1', '2', '3.33', '4', '5', '7', '8'].map((timeout) => reportElsewhere(env, timeout)),
    );
    expect(results).toEqual(results.map(() => 'delivered'));
    expect(performance.now() - started).toBeLessThan(HANGS_MS);
  });
});

async function reportElsewhere(env: Runtime['env'], timeout: string): Promise<string> {
  const { world } = scriptedService(() => ({ ends: answered(200, { id: 7 }) }));
  const inputs = Object.entries({ 'webhook-url': 'https://hooks.example/hook/t', status: 'failure', timeout });
  const options = new Map(inputs.map(([name, value]) => [name, { value, from: 'input' }] as const));
  const { receipt } = await notify(await readSettings(options, new Date(world.now())), { ...world, env });
  return receipt.outcome;
}
