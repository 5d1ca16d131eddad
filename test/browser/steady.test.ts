import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import { PASSWORD } from '../contract/sandbox/request.ts';
import { haveChromium } from './chromium.ts';
import { pagePlace } from './place.ts';

describe.runIf(haveChromium())('whatever arrives', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const data = join(folder, 'sandbox.db');
  const place = pagePlace({ data });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('focus, selection, scroll and what is being written stay', async () => {
    const { page } = place;
    for (let number = 0; number < 40; number += 1) await place.call('topic', { subject: `topic ${number}`, body: 'b' });
    await place.signIn('ben', place.at('topics'));
    const list = page.locator('.split-list .scroller');
    const item = page.getByRole('link', { name: 'topic 20' });
    await item.click();
    await page.getByRole('heading', { name: 'topic 20' }).waitFor();
    await list.evaluate((element) => {
      element.scrollTop = 700;
    });
    await page.evaluate("getSelection().selectAllChildren(document.querySelector('.reading h2'))");
    await item.focus();
    const top = async () => (await item.boundingBox())?.y ?? 0;
    const before = await top();
    for (const subject of ['one more', 'another', 'a third']) await place.call('topic', { subject, body: 'b' });
    await page.getByRole('link', { name: 'a third' }).waitFor({ state: 'attached' });
    expect(await top()).toBeCloseTo(before, 0);
    expect(await page.evaluate('getSelection().toString()')).toBe('topic 20');
    expect(await page.evaluate("document.activeElement.getAttribute('aria-current')")).toBe('true');
  });

  test('a draft stays while tabs are changed and messages arrive, and so does its caret', async () => {
    const { page } = place;
    await place.signIn('ben');
    const box = page.getByLabel('Message to Platform');
    await box.fill('half a sentence');
    await box.press('ArrowLeft');
    await place.call('message', { body: 'just now' });
    await page.getByRole('log').getByText('just now').last().waitFor();
    await page.keyboard.type('X');
    expect(await box.inputValue()).toBe('half a sentencXe');
    await page.getByRole('tab', { name: 'Board' }).click();
    await page.getByRole('region', { name: 'To do' }).waitFor();
    await page.getByRole('tab', { name: 'Chat' }).click();
    expect(await box.inputValue()).toBe('half a sentencXe');
  });

  test.each([
    ['ben', 'not sent yet'],
    ['chloe', ''],
  ])('what was written when the session ended at Send is there for its writer alone: %s', async (username, draft) => {
    const { page } = place;
    await place.signIn('ben');
    const box = page.getByLabel('Message to Platform');
    await box.fill('not sent yet');
    place.mayBeRefused = true;
    await place.context.clearCookies();
    await box.press('Enter');
    await page.getByText('Your session ended').waitFor();
    await page.getByLabel('User name').fill(username);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await box.waitFor();
    expect(await box.inputValue()).toBe(draft);
  });

  test('what is written in any place is there after a new load and a session that ended, in its tab alone', async () => {
    const { page, sandbox } = place;
    const leads = `#/${sandbox.seededIds.teams['leads']}`;
    const places = [
      { hash: place.at('chat'), field: 'message', text: 'half a sentence' },
      { hash: leads, field: 'message', text: 'for the leads' },
      { hash: place.at('members'), field: 'email', text: 'nora@harbor.example' },
      { hash: '#/webhooks/new', field: 'template', text: '{ "subject": "mine", "body": {{ payload.text | json }} }' },
      { hash: '#/webhooks/new', field: 'description', text: 'Builds of acme/shop' },
    ];
    const written = async (tab = page) => {
      const found: string[] = [];
      for (const { hash, field } of places) {
        await tab.goto(`${sandbox.origin}/${hash}`);
        const box = tab.locator(`main [name=${field}]`);
        await box.waitFor({ state: 'attached' });
        await tab.waitForTimeout(100);
        found.push(await box.inputValue());
      }
      return found;
    };
    const all = places.map(({ text }) => text);
    await place.signIn('ada');
    for (const { hash, field, text } of places) {
      await page.goto(`${sandbox.origin}/${hash}`);
      if (field === 'template') {
        await page.getByLabel('Format').selectOption('custom');
        await page.getByLabel('Template').fill(text);
        await page.getByLabel('Kind').selectOption('topic');
        await page.getByLabel('Format').selectOption('native');
        await page.getByLabel('Format').selectOption('custom');
      } else await page.locator(`main [name=${field}]`).fill(text);
    }
    expect(await written()).toEqual(all);
    await page.reload();
    expect(await written()).toEqual(all);
    expect(await page.getByLabel('Kind').inputValue()).toBe('topic');
    const [other] = [await place.newPage()];
    expect((await written(other)).filter((text) => all.includes(text))).toEqual([]);
    place.mayBeRefused = true;
    await place.context.clearCookies();
    await page.reload();
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await written()).toEqual(all);
    await place.signOut();
    await place.signIn('ada');
    expect((await written()).filter((text) => all.includes(text))).toEqual([]);
  }, 240_000);

  test('a stopped server is said, and a restarted one picked up where one was', async () => {
    const { page } = place;
    await place.signIn('ben', place.at('board'));
    await page.getByRole('checkbox', { name: 'Speed up the checkout tests' }).focus();
    const { port } = place.sandbox;
    await place.sandbox.close();
    await page.getByRole('status').getByText('Not connected').waitFor();
    place.sandbox = await startSandbox({ data, port });
    await place.call('task', { subject: 'Came meanwhile', body: '' });
    await page.getByRole('status').getByText('Live').waitFor();
    await page.getByRole('checkbox', { name: 'Came meanwhile' }).first().waitFor();
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe(
      'Speed up the checkout tests',
    );
  });

  test('who reads further up stays there while the sandbox is started anew', async () => {
    const { page } = place;
    for (let number = 0; number < 120; number += 1) await place.call('message', { body: `message ${number}` });
    await place.signIn('ben');
    const log = page.getByRole('log');
    await log.getByText('message 119').waitFor();
    await log.evaluate((element) => {
      element.scrollTop = 100;
    });
    const read = log.getByText('message 60', { exact: true });
    await read.scrollIntoViewIfNeeded();
    const top = async () => (await read.boundingBox())?.y ?? 0;
    const before = await top();
    const { port } = place.sandbox;
    await place.sandbox.close();
    await page.getByRole('status').getByText('Not connected').waitFor();
    place.sandbox = await startSandbox({ data, port });
    await place.call('message', { body: 'came meanwhile' });
    await page.getByRole('status').getByText('Live').waitFor();
    await log.getByText('came meanwhile').waitFor({ state: 'attached' });
    expect(await top()).toBeCloseTo(before, 0);
    expect(await log.getByText('message 119').count()).toBe(1);
  });

  test('ten tabs are live at once, and go on when the one that listens is closed', async () => {
    await place.signIn('ben');
    const pages = await Promise.all(Array.from({ length: 9 }, () => place.newPage()));
    for (const page of pages) {
      await page.goto(place.sandbox.origin);
      await page.getByRole('status').getByText('Live').waitFor();
    }
    await place.call('message', { body: 'to all of you' });
    for (const page of [place.page, ...pages]) await page.getByText('to all of you').first().waitFor();
    await place.page.close();
    await expect
      .poll(async () => {
        await place.call('message', { body: 'still there?' });
        return await pages[8]?.getByText('still there?').count();
      })
      .toBeGreaterThan(0);
    for (const page of pages) await page.getByText('still there?').first().waitFor();
  });
});
