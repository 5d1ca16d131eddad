/** Tests the sandbox page in a browser: behavior of its script, and accessibility. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { callWebhook, PASSWORD, webhookUrl } from '../../contract/sandbox/request.ts';
import { HANGS_MS } from '../../support/hangs.ts';
import { violations } from './axe.ts';
import { haveChromium, launchChromium } from './chromium.ts';

const TABS = ['chat', 'topics', 'board', 'members'];
const LONG = 'a line of a log that is much longer than a phone is wide, and goes on and on '.repeat(3);

describe.runIf(haveChromium())('sandbox page', () => {
  let browser: Browser;
  let sandbox: Sandbox;
  let context: BrowserContext;
  let page: Page;
  /** Browser errors: failed scripts, policy violations. */
  let complaints: string[];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    sandbox = await startSandbox({ password: PASSWORD });
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    complaints = [];
    page = await newPage();
  });
  afterEach(async () => {
    await context.close();
    await sandbox.close();
  });

  async function newPage(): Promise<Page> {
    const opened = await context.newPage();
    opened.setDefaultTimeout(HANGS_MS);
    opened.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    opened.on('pageerror', (error) => complaints.push(error.message));
    return opened;
  }

  const at = (tab: string) => `${sandbox.origin}/spaces/${sandbox.seededIds.teams['platform']}/${tab}`;
  const call = async (kind: string, payload: object) => {
    expect((await callWebhook(webhookUrl(sandbox, kind), payload)).status).toBe(200);
  };

  async function open(address: string, as = 'ada'): Promise<void> {
    await page.goto(sandbox.signInLink(as));
    await page.goto(address);
    await page.getByText('Live', { exact: true }).waitFor();
  }

  test.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('has no findings of axe and no sideways scroll: %i px, %s', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await call('message', { body: `${LONG}\n\n\`\`\`\n${LONG}\n\`\`\`\n\n|a|b|\n|-|-|\n|${'x'.repeat(90)}|y|` });
    await call('task', { subject: LONG.replaceAll(' ', '_').slice(0, 200), body: LONG, dueDate: '2026-01-02' });
    await page.goto(sandbox.origin);
    expect(await violations(page)).toEqual([]);
    for (const address of [...TABS.map(at), `${sandbox.origin}/webhooks`]) {
      await open(address);
      await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
      expect([address, await violations(page)]).toEqual([address, []]);
      const wide = await page.evaluate(`[...document.querySelectorAll('main, main *')]
        .filter((one) => !one.closest('.unseen, .table, pre') && one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.outerHTML.slice(0, 80))`);
      expect([address, wide]).toEqual([address, []]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
    expect(complaints).toEqual([]);
  });

  test('arriving message changes neither focus, selection, text nor scroll position', async () => {
    for (let number = 0; number < 60; number += 1) await call('message', { body: `**line** ${number}\n\n${LONG}` });
    await open(at('chat'));
    const box = page.getByLabel('Message to Platform');
    await box.fill('half a sentence');
    const scrolled = "document.querySelector('.log').scrollTop = -900";
    await page.evaluate(scrolled);
    await page.evaluate("document.querySelector('#message').setSelectionRange(3, 9)");
    await page.evaluate('window.kept = document.querySelectorAll(".message")[30]');
    const state = `(() => { const box = document.querySelector('#message');
      return [document.activeElement === box, box.value, box.selectionStart, box.selectionEnd,
        window.kept.getBoundingClientRect().top]; })()`;
    const before = await page.evaluate<unknown[]>(state);
    for (let number = 0; number < 5; number += 1) await call('message', { body: `new ${number}` });
    await page.getByText('new 4', { exact: true }).waitFor({ state: 'attached' });
    const after = await page.evaluate<unknown[]>(state);
    for (const one of [before, after]) expect(one.slice(0, 4)).toEqual([true, 'half a sentence', 3, 9]);
    // Heights are fractional, scroll positions are integers.
    expect(Math.abs(Number(after[4]) - Number(before[4]))).toBeLessThan(2);
    // A reader of the newest message stays there.
    await page.evaluate("document.querySelector('.log').scrollTop = 0");
    await call('message', { body: 'newest' });
    await page.getByText('newest', { exact: true }).waitFor();
    expect(await page.evaluate("document.querySelector('.log').scrollTop")).toBe(0);
    await call('message', { body: 'fleeting', isEphemeral: true });
    await page.getByText('fleeting', { exact: true }).waitFor();
    await call('message', { body: 'after it' });
    await page.getByText('after it', { exact: true }).waitFor();
    expect(await page.getByText('fleeting', { exact: true }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('form is submitted without navigation; other input and open elements are preserved', async () => {
    await open(at('chat'));
    await page.getByLabel('Message to Platform').fill('hello **there**');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('there', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Message to Platform').inputValue()).toBe('');

    await page.getByRole('tab', { name: 'Topics' }).click();
    await page.getByRole('heading', { name: 'Flaky tests' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'How we release' })
      .getByRole('button', { name: 'Archive' })
      .click();
    await page.getByRole('status').getByText('Archived “How we release”').waitFor();
    await page.getByText('Collect sightings here').waitFor();
    await call('topic', { subject: 'Something else', body: 'b' });
    await page.getByText('Something else').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('How we release', { exact: true }).waitFor();

    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Nora');
    await page.getByRole('listitem', { name: 'Ada Park' }).getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('alert').getByText('last administrator').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Nora');
    expect(complaints.filter((one) => !one.includes('400 (Bad Request)'))).toEqual([]);
  });

  test('teams are behind a button on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(at('chat'));
    expect(await page.getByRole('link', { name: 'Leads' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Teams and forums' }).click();
    await page.getByRole('link', { name: 'Leads' }).click();
    await page.getByRole('heading', { name: 'Leads' }).waitFor();
  });

  test('signing out closes the event streams and clears the other tabs', async () => {
    await open(at('board'), 'ben');
    const other = await newPage();
    await other.goto(at('chat'));
    await other.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('User name').fill('ben');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Platform' }).waitFor();
  });
});
