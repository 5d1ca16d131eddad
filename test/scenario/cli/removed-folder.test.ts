/** Runs commands in a removed working directory: paths relative to it are rejected, and everything else works. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { runLine } from '../../support/command.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function runThere(line: string, env: Readonly<Record<string, string>> = {}) {
  const { url = '' } = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native') ?? {};
  const there = 'cd "$(mktemp -d)" && rmdir "$PWD"';
  return runLine(`${there} && ${line}`, { env: { WORKROOM_WEBHOOK_URL: url, ...env }, secrets: [url] });
}

const FOLDER = '"/dev/null/the removed folder"';

test.each([
  ['workroom-notify send --status failure --template notify.md', 2, '--template: "notify.md"'],
  ['workroom-notify send --status failure --log-files "*.log"', 0, `there is no folder ${FOLDER}`],
  ['workroom-notify send --status failure', 0, 'Message delivered'],
  ['workroom-notify doctor --test-reports "*.xml"', 0, 'What would be posted'],
  ['workroom-notify init --workflows CI --yes', 2, `there is no workspace at ${FOLDER}`],
])('%s', async (line, code, text) => {
  const ended = await runThere(line);
  expect(ended.stdout + ended.stderr).toContain(text);
  expect(ended).toMatchObject({ code });
});
