import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../src/sandbox/index.ts';
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
});
