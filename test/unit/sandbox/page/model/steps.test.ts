import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { accountLine, accountStep, curlLine, webhookStep } from '../../../../../src/sandbox/page/model/steps.ts';
import type { ShownWebhook } from '../../../../../src/sandbox/web/shown.ts';

const WEBHOOK: ShownWebhook = {
  id: 1,
  kind: 'topic',
  format: 'native',
  target: { id: 2, name: 'T' },
  description: '',
  senderName: null,
  senderAvatar: null,
  template: null,
  sample: null,
  url: 'http://127.0.0.1:8080/application/webhook/abc-_',
};

/** The arguments as a shell reads them. */
function argumentsOf(line: string): string[] {
  return execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${line}`], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');
}

test('the step names the kind, but for messages, which are the default', () => {
  expect(parse(webhookStep('o/r@v1', WEBHOOK) ?? '')).toEqual([
    { uses: 'o/r/job-end@v1', with: { 'webhook-url': WEBHOOK.url, kind: 'topic' } },
  ]);
  expect(webhookStep('o/r@v1', { ...WEBHOOK, kind: 'message' })).not.toContain('kind');
  expect(webhookStep('o/r@v1', { ...WEBHOOK, format: 'custom' })).toBeUndefined();
});

test.skipIf(process.platform === 'win32')('the curl line says what is meant, whatever is quoted in it', () => {
  const sample = `{ "text": "it's $HOME \\"quoted\\" \`x\`" }`;
  const given = argumentsOf(curlLine({ ...WEBHOOK, format: 'custom', sample }));
  expect(given).toEqual(['-H', 'content-type: application/json', '-d', sample, WEBHOOK.url]);
});

test('a team of any name is one in the step', () => {
  const space = { id: 7, kind: 'team', name: 'Ops: "night" #1' } as const;
  const account = { origin: 'http://127.0.0.1:8080', username: 'ben', space };
  expect(parse(accountStep('o/r@v1', account))).toMatchObject([{ with: { team: space.name, username: 'ben' } }]);
  expect(accountLine(account)).toContain("'http://127.0.0.1:8080/api/1/odata.svc/workrooms(7)/Chat.PostMessage()'");
});
