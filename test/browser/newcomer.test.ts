import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contextsFor } from '../standin/contexts.ts';
import { runAction } from '../standin/runner.ts';
import { example } from '../support/events.ts';
import { haveChromium, launchChromium } from './chromium.ts';
import { copyBy } from './place.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

describe.runIf(haveChromium())('somebody new', () => {
  test('comes from the banner to a webhook, its step, its curl line and what they say', async () => {
    const child = spawn(process.execPath, ['src/cli/main.ts', 'sandbox', '--port', '0'], { cwd: ROOT });
    let banner = '';
    child.stdout.on('data', (data) => (banner += data));
    const browser = await launchChromium();
    try {
      await expect.poll(() => banner).toContain('Stop it with');
      const [, link = ''] = /Page +(\S+)/.exec(banner) ?? [];
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
    } finally {
      await browser.close();
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
});
