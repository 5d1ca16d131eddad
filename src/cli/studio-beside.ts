/** A sandbox and a studio of one process, beside each other. */
import { randomBytes } from 'node:crypto';
import { ownPackage } from '../package/own-package.ts';
import type { Sandbox } from '../sandbox/index.ts';
import type { SandboxAccount } from '../studio/server/sandbox-account.ts';
import type { StudioServer } from '../studio/server/server.ts';

/** What a studio posts with. @throws SandboxError for a sandbox without an administrator */
export async function accountOf({ accounts, origin, signInLink }: Sandbox): Promise<SandboxAccount> {
  const { SandboxAccount } = await import('../studio/server/sandbox-account.ts');
  const administrator = accounts.find(({ role }) => role === 'administrator');
  return await SandboxAccount.open(new URL(administrator === undefined ? origin : signInLink(administrator.username)));
}

/** A studio that posts to a sandbox. It starts, on any free port, when somebody first asks where it is. */
export class StudioBeside {
  #started: Promise<StudioServer> | undefined;

  async address(sandbox: Sandbox): Promise<string> {
    this.#started ??= start(sandbox);
    return (await this.#started).link;
  }

  async close(): Promise<void> {
    await (await this.#started?.catch(() => undefined))?.close();
  }
}

async function start(sandbox: Sandbox): Promise<StudioServer> {
  const { startStudio } = await import('../studio/server/server.ts');
  const account = await accountOf(sandbox);
  return await startStudio({ port: 0, action: ownPackage().action, sandbox: account, random: randomBytes });
}
