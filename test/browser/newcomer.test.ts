import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startSandbox } from '../../src/sandbox/index.ts';
import { contextsFor } from '../standin/contexts.ts';
import { runAction } from '../standin/runner.ts';
import { example } from '../support/events.ts';
import { haveChromium, launchChromium } from './chromium.ts';
import { copyBy } from './place.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Runs a command until the work with its address is done. */
async function withCommand(words: readonly string[], said: RegExp, work: (link: string) => Promise<void>) {
  const child = spawn(process.execPath, ['src/cli/main.ts', ...words, '--port', '0'], { cwd: ROOT });
  let banner = '';
  child.stdout.on('data', (data) => (banner += data));
  try {
    await expect.poll(() => banner).toContain('Stop it with');
    await work(said.exec(banner)?.[1] ?? '');
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  expect(child.exitCode).toBe(0);
}

const PAGE = /Page +(\S+)/;

describe.runIf(haveChromium())('somebody new', () => {
  test('comes from the banner to a webhook, its step, its curl line and what they say', async () => {
    await withCommand(['sandbox'], PAGE, async (link) => {
      await using browser = await launchChromium();
      const context = await browser.newContext();
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(link).origin });
      const page = await context.newPage();
      await page.goto(link);
      await page.getByRole('button', { name: 'Webhooks' }).click();
      await page.getByRole('link', { name: 'New webhook' }).click();
      await page.getByLabel('Description').fill('Builds of acme/shop');
      await page.getByLabel('Sender name').fill('Builds');
      await page.getByRole('button', { name: 'Create webhook' }).click();
      const [step] = parse(await copyBy(page, 'Copy the step')) as [{ with: Record<string, string> }];
      const line = await copyBy(page, 'Copy the curl line');
      await page.getByRole('link', { name: 'Platform' }).click();
      execFileSync('sh', ['-c', line.replace(/^curl/, 'curl --silent --fail')]);
      await page.getByRole('log').getByText('This webhook works').waitFor();
      const contexts = contextsFor('push', example('push', 4), { job: { status: 'success' } });
      const [result] = await runAction({ actionPath: ROOT, inputs: step.with, contexts });
      expect(result?.outputs['outcome']).toBe('delivered');
      await page.getByRole('log').locator('li', { hasText: 'passed' }).getByText('Codertocat/Hello-World').waitFor();
    });
  });

  test('finds no link to a repository where none released the sandbox', async () => {
    await using sandbox = await startSandbox();
    await using browser = await launchChromium();
    const links = async (username: string, home: object = {}) => {
      await using page = await browser.newPage();
      await page.route('**/page/home', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...home } });
      });
      await page.goto(sandbox.signInLink(username));
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      const all = await page.locator('.links a').evaluateAll((found) => found.map((one) => one.getAttribute('href')));
      return all;
    };
    expect(await links('ada')).toEqual([]);
    expect(await links('ben', { repository: 'https://github.com/acme/workroom-notify' })).toEqual([
      'https://github.com/acme/workroom-notify/blob/main/docs/messages.md',
      'https://github.com/acme/workroom-notify#readme',
    ]);
  });
});
