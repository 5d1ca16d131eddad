/** A sandbox for the command line: variables of its accounts, its secrets, and files to post. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { example } from '../../support/events.ts';

export interface CliPlace extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** Variables of the administrator, or of another account. */
  account(username?: string): Record<string, string>;
  /** URL of the first webhook of that kind and format. */
  webhook(kind: string, format?: string): string;
  /** What the team was told last; empty where nothing was. */
  lastMessage(): string;
  /** Every secret of the sandbox. */
  readonly secrets: readonly string[];
  /** A folder with the files that the examples name. */
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
