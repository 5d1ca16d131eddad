/** A browser and a sandbox for the tests of the page. */
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/sandbox/index.ts';
import { callWebhook, PASSWORD, webhookUrl } from '../../contract/sandbox/request.ts';
import { HANGS_MS } from '../../support/hangs.ts';
import { launchChromium } from './chromium.ts';

/** What a test has: all of it is new for each. */
export interface PagePlace {
  sandbox: Sandbox;
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: scripts that failed, violations of the policy, answers that were refused. */
  complaints: string[];
  /** True once somebody signed out: what was under way then is refused, of which the browser tells by itself. */
  mayBeRefused: boolean;
  /** Where requests went. */
  readonly origins: Set<string>;
  /** Opens the page as somebody, at an address of it. */
  signIn(username: string, hash?: string): Promise<void>;
  /** Signs out by the page's button, to the end: what comes next finds nobody signed in. */
  signOut(): Promise<void>;
  /** One more tab of the browser. */
  newPage(): Promise<Page>;
  /** Calls the native webhook of a kind. */
  call(kind: string, payload: object): Promise<void>;
  /** Addresses within the team Platform. */
  at(tab: string, item?: number): string;
}

/** For `describe`: a place that each of its tests has to itself. */
export function pagePlace(options: SandboxOptions = {}): PagePlace {
  let browser: Browser;
  const place = { complaints: [], origins: new Set() } as unknown as PagePlace;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    place.sandbox = await startSandbox({ password: PASSWORD, ...options });
    place.context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    place.complaints = [];
    place.mayBeRefused = false;
    place.origins.clear();
    place.page = await place.newPage();
  });
  afterEach(async () => {
    await place.context.close();
    await place.sandbox.close();
  });
  return Object.assign(place, methodsOf(place));
}

/**
 * How late each answer of the sandbox comes: a test that reads before what it did has been answered reads what was there
 * before, here as on a slow machine.
 */
const LATE_MS = 50;

async function late(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  // The page may have gone meanwhile.
  await route.continue().catch(() => undefined);
}

function methodsOf(place: PagePlace): Pick<PagePlace, 'signIn' | 'signOut' | 'newPage' | 'call' | 'at'> {
  return {
    async signIn(username, hash = '') {
      await place.page.goto(place.sandbox.signInLink(username));
      await place.page.getByRole('status').getByText('Live').waitFor();
      if (hash !== '') await place.page.goto(`${place.sandbox.origin}/${hash}`);
    },
    async signOut() {
      place.mayBeRefused = true;
      await place.page.getByRole('button', { name: 'Sign out' }).click();
      await place.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    },
    async newPage() {
      const page = await place.context.newPage();
      // Before the test's own limit: it says what was waited for.
      page.setDefaultTimeout(HANGS_MS);
      page.on('console', (message) => {
        const isRefusal = place.mayBeRefused && message.text().includes('401 (Unauthorized)');
        if (['error', 'warning'].includes(message.type()) && !isRefusal) place.complaints.push(message.text());
      });
      page.on('pageerror', (error) => place.complaints.push(error.message));
      await page.route(/\/page\/(?!events)/, late);
      page.on('request', (request) => place.origins.add(new URL(request.url()).origin));
      page.on('dialog', (dialog) => {
        place.complaints.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      return page;
    },
    async call(kind, payload) {
      expect((await callWebhook(webhookUrl(place.sandbox, kind), payload)).status).toBe(200);
    },
    at: (tab, item) => {
      const team = place.sandbox.seededIds.teams['platform'];
      return `#/${team}/${tab}${item === undefined ? '' : `/${item}`}`;
    },
  };
}

/** Presses the button of this name, and gives what is in the clipboard then. The page needs the right to read it. */
export async function copyBy(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  return String(await page.evaluate('navigator.clipboard.readText()'));
}
