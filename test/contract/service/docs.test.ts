import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { ServiceClient, Webhook } from '../../../src/index.ts';
import { startSandbox } from '../../../src/sandbox/index.ts';

test('the example of docs/library.md works', async () => {
  await using sandbox = await startSandbox();
  const example = /```typescript\n(.*?)```/s.exec(readFileSync('docs/library.md', 'utf8'))?.[1] ?? '';
  const code = stripTypeScriptTypes(example)
    .replace(/^import .*\n/, '')
    .replace('https://acme.example.com', sandbox.origin)
    .replace('id: 5', `id: ${sandbox.seededIds.teams['platform']}`);
  const seen: unknown[] = [];
  const raw = {
    ServiceClient,
    Webhook,
    password: sandbox.accounts.find(({ username }) => username === 'ci-bot')?.password,
    webhookUrl: sandbox.webhooks.find(({ kind }) => kind === 'topic')?.url,
    console: { log: (text: unknown) => seen.push(text) },
  };
  const run = new Function(
    ...Object.keys(raw),
    `return (async () => {${code}; return { page, records, complete }; })()`,
  );
  const { page, records, complete } = await run(...Object.values(raw));
  expect(sandbox.chat('platform').at(-1)).toMatchObject({
    body: 'Build **12** is green',
    sender: { displayName: 'CI' },
  });
  expect(page).toMatchObject({ count: seen.length });
  expect(seen).toContain('Chloé Marchand');
  expect(records).toHaveLength(2);
  expect(complete).toBe(true);
  expect(sandbox.topics('platform')[0]).toMatchObject({ subject: 'Release 2.1', body: 'What is new' });
});
