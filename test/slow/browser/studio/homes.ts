/** Opens the studio page in both environments: static files in a subfolder, and the command with a file. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { makeSite } from '../../../../scripts/site.ts';
import { startStudio } from '../../../../src/studio/server/server.ts';
import { WatchedFile } from '../../../../src/studio/server/watched-file.ts';
import { HANGS_MS } from '../../../support/hangs.ts';
import { launchChromium } from '../chromium.ts';

type HomeName = 'site' | 'command';

const ACTION = 'acme/workroom-notify@v1';

/** Context of a test, with a new page and file. */
export interface StudioPlace {
  context: BrowserContext;
  page: Page;
  /** Browser errors. */
  complaints: string[];
  /** Origins of requests. */
  readonly origins: Set<string>;
  /** URL of the page. */
  url: string;
  /** Path of the template, which does not exist initially. */
  file: string;
  /** Opens the page with this fragment, and waits for a message. */
  open(fragment?: string): Promise<void>;
  /** Locates the text area. */
  template(): Locator;
  /** Locates the raw body. */
  markdown(): Locator;
}

/** Prepares a `describe` block. */
export function studioLocation(home: HomeName): StudioPlace {
  let browser: Browser;
  let running: Awaited<ReturnType<typeof startStudio>> | undefined;
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const location = { complaints: [], origins: new Set() } as unknown as StudioPlace;
  beforeAll(async () => {
    browser = await launchChromium();
    if (home === 'site') await makeSite(site);
  });
  afterAll(async () => {
    await browser.close();
    rmSync(site, { recursive: true });
  });
  beforeEach(async () => {
    location.file = join(mkdtempSync(join(tmpdir(), 'studio-')), 'ours.md');
    location.context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    if (home === 'site') await serveSite(location.context, site);
    running = home === 'site' ? undefined : await serveCommand(location);
    location.url = running?.url ?? SITE;
    await location.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    location.complaints = [];
    location.origins.clear();
    location.page = await newPage(location);
  });
  afterEach(async () => {
    await location.context.close();
    await running?.close();
    rmSync(dirname(location.file), { recursive: true });
  });
  return Object.assign(location, {
    open: async (fragment = '') => {
      await location.page.goto(location.url + fragment);
      await location.page.getByRole('status', { name: 'Length' }).filter({ hasText: /./ }).waitFor();
    },
    template: () => location.page.getByRole('textbox', { name: 'Template' }),
    markdown: () => location.page.getByRole('region', { name: 'Markdown' }),
  });
}

async function newPage(location: StudioPlace): Promise<Page> {
  const page = await location.context.newPage();
  page.setDefaultTimeout(HANGS_MS);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) location.complaints.push(message.text());
  });
  page.on('pageerror', (error) => location.complaints.push(error.message));
  page.on('request', (request) => location.origins.add(new URL(request.url()).origin));
  return page;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** Simulates a project site, which is served from a subfolder. */
const SITE = 'https://pages.invalid/workroom-notify/';

async function serveSite(context: BrowserContext, site: string): Promise<void> {
  await context.route(`${SITE}**`, (route) => {
    const name = route.request().url().slice(SITE.length).split(/[?#]/)[0] || 'index.html';
    return route.fulfill({ path: join(site, name), contentType: TYPES[extname(name)] });
  });
}

function serveCommand({ file }: StudioPlace): ReturnType<typeof startStudio> {
  const watched = new WatchedFile(file, dirname(file));
  return startStudio({ port: 0, action: ACTION, file: watched, random: randomBytes });
}

/** Replaces the file, like an editor. */
export function writeOnDisk({ file }: StudioPlace, text: string | Buffer): void {
  writeFileSync(file, text);
}
