/** Takes the pictures of the gallery from the pages in Debian's Chromium, and writes `docs/gallery.md` and its manifest. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { startSandbox } from '../src/sandbox/index.ts';
import { linkOf } from '../src/studio/share/link.ts';
import { callWebhook, webhookUrl } from '../test/contract/sandbox/request.ts';
import { galleryPage } from './gallery/page.ts';
import {
  type GalleryPicture,
  galleryPictures,
  hashOf,
  lookHash,
  MANIFEST,
  type Manifest,
  markdownHash,
  PICTURES,
  questionOf,
  reportDraft,
  SCHEMES,
} from './gallery/rows.ts';
import { smallPng } from './gallery/small-png.ts';
import { launchForPictures } from './picture-browser.ts';
import { makeSite } from './site.ts';

const site = mkdtempSync(join(tmpdir(), 'site-'));
const ORIGIN = 'https://gallery.invalid/';

function take(page: Page, picture: GalleryPicture): Promise<Buffer> {
  return picture.occasion.report === undefined ? takeBuild(page, picture) : takeReport(page, picture);
}

async function takeBuild(page: Page, picture: GalleryPicture): Promise<Buffer> {
  const { build, preset, kind } = questionOf(picture);
  const fragment = linkOf({ build: build.id, preset, kind: kind ?? 'message', template: '' });
  await page.goto('about:blank');
  await page.goto(`${ORIGIN}#${fragment}`);
  await page.locator('.frame .text').first().waitFor();
  return smallPng(page, await page.locator('.frame').screenshot());
}

/** When reports are read: their weeks end two days before. */
const THEN = new Date('2026-03-06T09:00:00Z');

/** As it arrives in a sandbox. */
async function takeReport(page: Page, { occasion }: GalleryPicture): Promise<Buffer> {
  const draft = await reportDraft(occasion);
  if (draft === undefined) throw new Error(`${occasion.name} is no report`);
  const { kind, ...content } = draft;
  await using sandbox = await startSandbox({ now: () => THEN });
  await callWebhook(webhookUrl(sandbox, kind), { ...content, createSource: { displayName: occasion.report?.sender } });
  await page.clock.setFixedTime(THEN);
  await page.goto(sandbox.signInLink('ben'));
  if (kind === 'message') return smallPng(page, await page.locator('.message').last().screenshot());
  await page.getByRole('tab', { name: 'Topics' }).click();
  await page.getByText('read the newest').click();
  return smallPng(page, await page.locator('.reading').screenshot());
}

/** The page comes from its folder. */
async function serve(context: BrowserContext): Promise<void> {
  await context.route(`${ORIGIN}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const contentType =
      { html: 'text/html', css: 'text/css', js: 'text/javascript' }[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    return route.fulfill({ body: readFileSync(join(site, name)), contentType });
  });
}

rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
await makeSite(site);
const browser = await launchForPictures();
const pictures: Record<string, Manifest['pictures'][string]> = {};
for (const scheme of SCHEMES) {
  // The panel of the message is half as wide.
  const context = await browser.newContext({
    viewport: { width: 1500, height: 1600 },
    colorScheme: scheme,
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await serve(context);
  const page = await context.newPage();
  for (const picture of galleryPictures().filter((one) => one.scheme === scheme)) {
    const png = await take(page, picture);
    writeFileSync(join(PICTURES, picture.file), png);
    const { preset, occasion } = picture;
    pictures[picture.file] = {
      preset,
      build: occasion.build,
      scheme,
      markdown: await markdownHash(picture),
      picture: hashOf(png),
    };
  }
}
const studio = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
await serve(studio.context());
await studio.goto(ORIGIN);
await studio.locator('.frame .text').first().waitFor();
writeFileSync(join(PICTURES, '../studio.png'), await smallPng(studio, await studio.screenshot()));
await browser.close();
rmSync(site, { recursive: true });
writeFileSync(MANIFEST, `${JSON.stringify({ look: lookHash(), pictures }, undefined, 2)}\n`);
writeFileSync(resolve(import.meta.dirname, '../docs/gallery.md'), galleryPage());
