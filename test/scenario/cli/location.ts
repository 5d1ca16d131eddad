/** Prepares a sandbox for the command line: account variables, secrets, and files to post. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { example } from '../../support/events.ts';

export interface CliPlace extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** Returns variables of the administrator, or of another account. */
  account(username?: string): Record<string, string>;
  /** Returns the URL of the first webhook with that kind and format. */
  webhook(kind: string, format?: string): string;
  /** Returns the last message in the team. Empty if there is none. */
  lastMessage(): string;
  /** All secrets of the sandbox. */
  readonly secrets: readonly string[];
  /** Folder with the files named in examples. */
  readonly folder: string;
}

export async function openCliLocation(): Promise<CliPlace> {
  const sandbox = await startSandbox({ now: () => new Date('2026-03-04T05:06:07Z') });
  const webhook = (kind: string, format = 'native') =>
    sandbox.webhooks.find((one) => one.kind === kind && one.format === format)?.url ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  const files = {
    'webhook.txt': `${webhook('message')}\n`,
    'custom.txt': webhook('message', 'custom'),
    'alert.json': JSON.stringify({ service: 'checkout', state: 'down', detail: 'no answer' }),
    'notes.md': '## What is new\n\n- **Gift cards**\n',
    'push.json': JSON.stringify(example('push', 4)),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return {
    sandbox,
    webhook,
    folder,
    lastMessage: () => sandbox.chat('platform').at(-1)?.body ?? '',
    account: (username = 'ada') => ({
      WORKROOM_BASE_URL: sandbox.origin,
      WORKROOM_USERNAME: username,
      WORKROOM_PASSWORD: sandbox.accounts.find((one) => one.username === username)?.password ?? '',
    }),
    secrets: [...sandbox.accounts.map(({ password }) => password), ...sandbox.webhooks.map(({ url }) => url)],
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true });
      await sandbox.close();
    },
  };
}
