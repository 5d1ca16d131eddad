import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { haveChromium, launchChromium } from './chromium.ts';

describe.runIf(haveChromium())('the page', () => {
  let browser: Browser;
  let sandbox: Sandbox;
  let page: Page;
  /** What the browser complained about: scripts that failed, violations of the policy, answers that were refused. */
  let complaints: string[];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    sandbox = await startSandbox();
    page = await (await browser.newContext()).newPage();
    complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  });
  afterEach(async () => {
    await page.context().close();
    await sandbox.close();
  });

  async function signIn(username: string): Promise<void> {
    await page.goto(sandbox.origin);
    await page.click(`[data-username="${username}"]`);
    await page.getByRole('status').getByText('Live').waitFor();
  }

  async function call(kind: string, payload: object): Promise<void> {
    const url = sandbox.webhooks.find((webhook) => webhook.kind === kind && webhook.format === 'native')?.url ?? '';
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(payload) });
    expect(answer.status).toBe(200);
  }

  test('says that it is a sandbox, and signs in with one click', async () => {
    await page.goto(sandbox.origin);
    expect(await page.textContent('header')).toContain('Not for production');
    await signIn('ben');
    expect(await page.textContent('#account')).toContain('Ben Osei');
    expect(await page.locator('#spaces a').allTextContents()).toEqual([
      'Platform',
      'Support Desk',
      'Leads',
      'Announcements',
    ]);
    await page.click('text=Sign out');
    await page.locator('#sign-in').waitFor();
    expect(complaints).toEqual([]);
  });

  test('ids stand beside the names, and a click copies one', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.origin });
    await signIn('ben');
    const { teams, boards, categories } = sandbox.seededIds;
    expect(await page.textContent('#space-id')).toBe(`team ${teams['platform']}`);
    expect(await page.locator('#spaces li', { hasText: 'Platform' }).textContent()).toBe(
      `Platform${teams['platform']}`,
    );
    expect(await page.textContent('#board-id')).toBe(String(boards['platform']));
    const todo = page.locator('.category', { hasText: 'To do' }).locator('button.id');
    expect(await todo.textContent()).toBe(String(categories['platform']?.['To do']));
    await todo.click();
    await page.locator('.id.copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await todo.textContent());
    expect(complaints).toEqual([]);
  });

  test('messages, topics and tasks appear as they arrive', async () => {
    await signIn('ben');
    await call('message', { body: 'Build **7** failed', createSource: { displayName: 'Night Build' } });
    await page.locator('#chat strong', { hasText: /^7$/ }).waitFor();
    expect(await page.textContent('#chat li:last-child')).toContain('Night Build');
    await call('topic', { subject: 'Release 9', body: 'First *entry*' });
    await page.click('#topics summary:has-text("Release 9")');
    await page.locator('#topics em', { hasText: 'entry' }).waitFor();
    await call('task', { subject: 'Fix it', body: 'b', dueDate: '2031-05-06' });
    await call('task', { subject: 'Was fixed', body: 'b', completeDate: '2026-01-02' });
    await page.locator('.card', { hasText: 'Was fixed' }).waitFor();
    expect(await page.textContent('.card:has-text("Fix it")')).toContain('Due 2031-05-06');
    expect(await page.textContent('.card:has-text("Was fixed")')).toContain('Completed 2026-01-02');
    expect(await page.textContent('.category:has-text("To do")')).toContain('Assigned to Dmitri Sato');
    // What was open stays open while the rest is read again.
    expect(await page.locator('#topics em', { hasText: 'entry' }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('an ephemeral message is gone when the page is loaded again', async () => {
    await signIn('ben');
    await call('message', { body: 'fleeting words', isEphemeral: true });
    await call('message', { body: 'lasting words' });
    await page.locator('#chat .ephemeral', { hasText: 'fleeting words' }).waitFor();
    await page.reload();
    await page.locator('#chat', { hasText: 'lasting words' }).waitFor();
    expect(await page.textContent('#chat')).not.toContain('fleeting words');
  });

  test('hostile text does nothing, wherever it is shown', async () => {
    const hostile = [
      '<script>alert(1)</script><img src=x onerror=alert(2)>',
      '[click](javascript:alert(3)) ![x](https://127.0.0.1:9/i.png "onerror=alert(4)")',
      '<svg onload=alert(5)> <iframe srcdoc="<script>alert(6)</script>">',
    ].join('\n\n');
    const sender = { displayName: '<img src=x onerror=alert(7)>' };
    await signIn('ben');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).origin));
    await call('message', { body: hostile, createSource: sender });
    await call('topic', { subject: hostile.slice(0, 50), body: hostile, createSource: sender });
    await call('task', { subject: hostile.slice(0, 50), body: hostile, createSource: sender });
    await page.locator('.card', { hasText: '<script>' }).waitFor();
    await page.click('#topics summary >> nth=0');
    await page.click('.card:has-text("<script>") summary');
    for (const tag of ['script', 'img', 'svg', 'iframe', '[onerror]', '[onload]', 'a[href^="javascript"]']) {
      expect([tag, await page.locator(`#columns ${tag}`).count()]).toEqual([tag, 0]);
    }
    await page.click('#chat li:last-child :text("click")');
    expect(new Set(requests)).toEqual(new Set([sandbox.origin]));
    expect(complaints).toEqual([]);
  });

  test('an administrator creates a webhook, posts to it, and deletes it', async () => {
    await signIn('ada');
    await page.click('#open-webhooks');
    await page.getByLabel('Description').fill('Door bell');
    await page.getByLabel('Sender name').fill('Bell');
    await page.getByRole('combobox', { name: 'Format' }).selectOption('custom');
    await page
      .getByRole('textbox', { name: /^Template/ })
      .fill('{ "body": {{ payload.who | append: " is at the door" | json }} }');
    await page.click('text=Create webhook');
    const item = page.locator('#webhook-list li', { hasText: 'Door bell' });
    const url = String(await item.locator('code').textContent());
    const headers = { 'content-type': 'application/json' };
    const ring = () => fetch(url, { method: 'POST', headers, body: '{"who":"Sam"}' });
    expect((await ring()).status).toBe(200);
    await page.locator('#chat', { hasText: 'Sam is at the door' }).waitFor();
    await item.getByText('Delete').click();
    await item.waitFor({ state: 'detached' });
    expect((await ring()).status).toBe(404);
    expect(complaints).toEqual([]);
  });

  test('what is wrong with a new webhook is said in the dialog', async () => {
    await signIn('ada');
    await page.click('#open-webhooks');
    await page.getByRole('combobox', { name: 'Creates' }).selectOption('task');
    await page.getByRole('combobox', { name: 'In', exact: true }).selectOption({ label: 'Support Desk (team)' });
    await page.click('text=Create webhook');
    await page.getByRole('alert').getByText('Tasks were never set up').waitFor();
  });

  test('who is no administrator finds no webhooks, and is refused when asking anyway', async () => {
    await signIn('ben');
    expect(await page.locator('#open-webhooks').count()).toBe(0);
    const status = await page.evaluate(async () => (await fetch('/page/webhooks')).status);
    expect(status).toBe(403);
  });

  test('who is no member is told so, and sees nothing', async () => {
    await signIn('ben');
    await page.click('text=Support Desk');
    await page.getByText('You are not a member of this team').waitFor();
    expect(await page.locator('#columns').isVisible()).toBe(false);
  });

  test('tasks are set up, completed and opened again; topics are archived', async () => {
    await signIn('chloe');
    await page.click('.topic summary >> nth=0');
    await page.click('.topic >> nth=0 >> text=Archive');
    await expect.poll(() => page.locator('.topic').count()).toBe(1);
    await page.getByLabel('Completed: Speed up the checkout tests').check();
    await page.locator('.card.is-done', { hasText: 'Speed up the checkout tests' }).waitFor();
    await page.click('text=Support Desk');
    await page.click('text=Set up tasks');
    await page.locator('.category', { hasText: 'Uncategorized' }).waitFor();
  });

  test('a page whose session has ended goes back to signing in', async () => {
    await signIn('ben');
    const { port } = sandbox;
    await sandbox.close();
    sandbox = await startSandbox({ port });
    await page.locator('#sign-in').waitFor();
  });

  test('a narrow window shows one column at a time, and scrolls nowhere sideways', async () => {
    await page.setViewportSize({ width: 380, height: 700 });
    await signIn('ben');
    await call('message', { body: `\`${'x'.repeat(400)}\` https://example.com/${'y'.repeat(400)}` });
    await page.locator('#chat li', { hasText: 'yyyy' }).waitFor();
    expect(await page.locator('#board').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Board' }).click();
    expect(await page.locator('#board').isVisible()).toBe(true);
    expect(await page.locator('#chat').isVisible()).toBe(false);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(380);
  });
});
