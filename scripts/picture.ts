/** Takes the README's picture: the sandbox's page after the demo's builds, in Debian's Chromium. */
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { startSandbox } from '../src/sandbox/index.ts';
import { demoGithub, demoSteps } from './demo-builds.ts';

const FILE = resolve(import.meta.dirname, '../docs/images', process.argv[2] ?? 'sandbox.png');

await using sandbox = await startSandbox();
const github = await demoGithub();
const { webhook, rest } = demoSteps(sandbox, github);
for (const { run } of [...webhook, ...rest.slice(1)]) await run();
await github.close();

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: 1360, height: 760 }, deviceScaleFactor: 1 });
await page.goto(sandbox.origin);
await page.getByText('Ada Park').first().click();
await page.getByText('Platform').first().click();
await page.getByText('CI / build').first().waitFor();
await page.screenshot({ path: FILE });
await browser.close();
console.log(join('docs/images', FILE.split('/').at(-1) ?? ''));
