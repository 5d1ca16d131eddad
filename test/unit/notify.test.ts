import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { notify } from '../../src/notify.ts';
import type { Report } from '../../src/report.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { answered, scriptedService } from '../support/scripted-service.ts';
import { findSecret } from '../support/secrets.ts';

const TOKEN = 'Zq7Xw_4kPd-9sVb';
const GHS = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
const OPTIONS = { 'webhook-url': `https://hooks.example/hook/${TOKEN}/send`, 'github-token': GHS };
const PAGE = 'https://github.com/octo/app';

const folder = mkdtempSync(join(tmpdir(), 'notify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends a message for a push whose commit quotes the secrets, to a service that returns them. */
async function notifyPush(more: Readonly<Record<string, string>> = {}): Promise<{ report: Report; sent: string }> {
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
  return { report: await notify(settings, { ...world, env }), sent };
}

test.each([
  ['the default words', {}],
  ['own words', { body: `{{ commit.message }} {{ vars.x }} ${TOKEN}`, variables: `x: "${GHS}"` }],
  ['a wrong template', { body: `{{ ${TOKEN} }}` }],
  ['a sender', { 'sender-name': `bot ${TOKEN}`, 'sender-avatar': `https://hooks.example/${TOKEN}.png` }],
])('a secret is never sent or printed: %s', async (_, more) => {
  const { report: result, sent } = await notifyPush(more);
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
