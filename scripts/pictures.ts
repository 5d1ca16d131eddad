/** Takes the picture of the studio, from the static site, in Debian's Chromium. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchForPictures } from './picture-browser.ts';
import { makeSite } from './site.ts';

const ORIGIN = 'https://studio.invalid/';
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

const site = mkdtempSync(join(tmpdir(), 'site-'));
await makeSite(site);
const browser = await launchForPictures();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
await page.context().route(`${ORIGIN}**`, (route) => {
  const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
  const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  return route.fulfill({ body: readFileSync(join(site, name)), contentType });
});
await page.goto(ORIGIN);
await page.locator('.frame .text').first().waitFor();
await page.screenshot({ path: resolve(import.meta.dirname, '../docs/images/studio.png') });
await browser.close();
rmSync(site, { recursive: true });
