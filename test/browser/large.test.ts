import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { haveChromium } from './chromium.ts';
import { LARGE, writeLargeFile } from './large.ts';
import { pagePlace } from './place.ts';

const NODES = `(() => {
  const walker = document.createTreeWalker(document);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
})()`;

/**
 * Scrolls a list by pixels, at most to an edge of what is drawn, and tells by how many pixels what is read moved otherwise
 * until all has come that comes then.
 */
async function scrollBy(page: Page, pixels: number, scroller = '.chat-log'): Promise<number> {
  return await page.evaluate<number>(`(async () => {
    const log = document.querySelector('${scroller}');
    const { top, height } = log.getBoundingClientRect();
    const read = [...log.querySelectorAll('[data-item]')].find((one) => one.getBoundingClientRect().bottom > top + height / 2);
    const before = read.getBoundingClientRect().top + log.scrollTop;
    log.scrollTop += ${pixels};
    const expected = before - log.scrollTop;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return Math.round(Math.abs(read.getBoundingClientRect().top - expected));
  })()`);
}

/** What changes in the page while something is done. Each drawing sets the title at least. */
async function changesBy(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`(() => {
    globalThis.changes = 0;
    globalThis.rows = 0;
    globalThis.observer = new MutationObserver((records) => {
      globalThis.changes += records.length;
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one instanceof Element);
      globalThis.rows += added.flatMap((one) => [one, ...one.querySelectorAll('*')]).filter((one) => one.matches('li')).length;
    });
    globalThis.observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  })()`);
  await act();
  return await page.evaluate<number>('(globalThis.observer.disconnect(), globalThis.changes)');
}

/** Rows of lists that were put into the page during the last `changesBy`. */
const rowsAdded = (page: Page) => page.evaluate<number>('globalThis.rows');

describe.runIf(haveChromium())(`with ${LARGE.messages} messages, ${LARGE.tasks} tasks and ${LARGE.teams} teams`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'large-'));
  const written = join(folder, 'large.db');
  const data = join(folder, 'sandbox.db');
  beforeAll(() => writeLargeFile(written));
  afterAll(() => rmSync(folder, { recursive: true }));
  // In front of the one that opens it.
  beforeEach(() => copyFileSync(written, data));
  const place = pagePlace({ data });

  test.each([
    ['chat', `${LARGE.messages - 1}`],
    ['topics', `v2.${LARGE.topics - 1}`],
    ['board', 'Broken build 4998'],
  ])('the first view of %s reads and shows what is looked at', async (tab, newest) => {
    const { page, sandbox } = place;
    await place.signIn('ada');
    await page.goto('about:blank');
    await page.goto(`${sandbox.origin}/${place.at(tab)}`);
    await page.getByText(newest).first().waitFor();
    await page.getByText('Team 001').waitFor();
    expect(await page.evaluate<number>(NODES)).toBeLessThan(5000);
  });

  test('who reads far back keeps the place both ways, and letters and messages cost what they cost at the end', async () => {
    const { page } = place;
    await place.signIn('ada', place.at('chat'));
    const log = page.getByRole('log');
    const box = page.getByLabel('Message to Platform');
    await log.getByText(`${LARGE.messages - 1}`).waitFor();
    let sent = 0;
    const costs = async () => {
      await box.focus();
      const letters = await changesBy(page, () => page.keyboard.type('ten letter'));
      const message = await changesBy(page, async () => {
        sent += 1;
        await place.call('message', { body: `one more ${sent}` });
        await page.waitForTimeout(500);
      });
      return { letters, few: message < 40, drawn: (await log.locator('.message').count()) <= 200 };
    };
    const cheap = { letters: 0, few: true, drawn: true };
    expect(await costs()).toEqual(cheap);
    const oldest = async () => Number((await log.locator('.message p:last-child').first().textContent())?.trim());
    const begun = await oldest();
    const moved: number[] = [];
    while ((await oldest()) > begun - 400) moved.push(await scrollBy(page, -2000));
    expect(await costs()).toEqual(cheap);
    expect(await box.inputValue()).toBe('ten letterten letter');
    const atEnd = () => log.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight < 1);
    const isThere = async (text: string) => (await log.getByText(text).count()) > 0;
    expect(await isThere(`${LARGE.messages - 1}`)).toBe(false);
    while (!(await isThere('one more 2'))) moved.push(await scrollBy(page, 2000));
    expect(moved.filter((pixels) => pixels > 1)).toEqual([]);
    expect(moved.length).toBeGreaterThan(20);
    await page.getByRole('button', { name: '1 new' }).click();
    await page.getByRole('button', { name: '1 new' }).waitFor({ state: 'detached' });
    expect(await atEnd()).toBe(true);
    while (await isThere('one more 2')) await scrollBy(page, -4000);
    await page.getByRole('button', { name: 'Newest' }).click();
    await page.getByRole('button', { name: 'Newest' }).waitFor({ state: 'detached' });
    expect(await atEnd()).toBe(true);
    expect(await costs()).toEqual(cheap);
    expect(await log.getByText('one more 3').count()).toBe(1);
    expect(await atEnd()).toBe(true);
  }, 120_000);

  const LISTS = [
    { tab: 'topics', scroller: '.split-list .scroller', kind: 'topic' },
    { tab: 'board', scroller: '.column:nth-of-type(1) .scroller', kind: 'task' },
    { tab: 'members', scroller: '.people-scroller', kind: undefined },
  ] as const;

  test.each(LISTS)(
    'of what was read in $tab a part is drawn, and the place is kept both ways',
    async ({ tab, scroller, kind }) => {
      const { page } = place;
      await place.signIn('ben', place.at(tab));
      const rows = page.locator(`${scroller} li`);
      const texts = () => rows.evaluateAll((all) => all.map((one) => one.textContent));
      await expect.poll(() => rows.count()).toBeGreaterThan(10);
      const first = (await texts())[0];
      const seen = new Set<string | null>();
      const moved: number[] = [];
      while (seen.size < 600) {
        moved.push(await scrollBy(page, 3000, scroller));
        for (const text of await texts()) seen.add(text);
      }
      expect(await rows.count()).toBeLessThanOrEqual(200);
      if (kind !== undefined) {
        const arrives = () => place.call(kind, { subject: 'one more of these', body: 'b' });
        const changes = await changesBy(page, () => arrives().then(() => page.waitForTimeout(500)));
        expect(changes).toBeLessThan(10);
        // Where it stands nobody looks.
        expect(await rowsAdded(page)).toBeLessThan(2);
      }
      while (!(await texts()).includes(first ?? '')) moved.push(await scrollBy(page, -3000, scroller));
      expect(moved.filter((pixels) => pixels > 1)).toEqual([]);
      await changesBy(page, async () => {
        await page.getByRole('tab', { name: 'Chat' }).click();
        await page.getByRole('log').locator('.message').first().waitFor();
        await page.getByRole('tab', { name: new RegExp(tab, 'i') }).click();
        await rows.first().waitFor();
        await page.waitForTimeout(500);
      });
      // The chat, and all lists of the tab.
      expect(await rowsAdded(page)).toBeLessThan(500);
    },
    120_000,
  );

  test('the keyboard walks through a list of which a part is drawn, and goes to its ends', async () => {
    const { page } = place;
    await place.signIn('ben', place.at('topics'));
    const list = page.getByRole('list', { name: 'Topics' });
    await list.getByRole('link').first().focus();
    const held = () =>
      page.evaluate<string>(
        "document.activeElement.querySelector('.subject')?.textContent ?? document.activeElement.tagName",
      );
    const walked = [await held()];
    for (let step = 1; step < 330; step += 1) {
      await page.keyboard.press('Tab');
      // What holds "Older topics" while more is read.
      if ((await held()) === 'BUTTON') {
        await page.waitForTimeout(300);
        await page.keyboard.press('Shift+Tab');
        continue;
      }
      walked.push(await held());
    }
    const expected = (await place.sandbox.topics('platform'))
      .filter(({ archived }) => !archived)
      .map(({ subject }) => subject);
    expect(walked).toEqual(expected.slice(0, walked.length));
    expect(walked.length).toBeGreaterThan(300);
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(200);
    expect(await list.getAttribute('aria-label')).toMatch(/^Topics, \d+ to \d+$/);
    await page.keyboard.press('Home');
    await expect.poll(() => list.getByRole('link').first().locator('.subject').textContent()).toBe(walked[0]);
    expect(await page.locator('.split-list .scroller').evaluate((one) => one.scrollTop)).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(() => list.getByText(walked[300] ?? '', { exact: true }).count()).toBe(1);
    expect(await held()).not.toBe('BODY');
  }, 120_000);

  test.each(['message', 'topic', 'task'])('a new %s costs what it is', async (kind) => {
    const { page, sandbox } = place;
    await place.signIn('ada', place.at(kind === 'message' ? 'chat' : kind === 'topic' ? 'topics' : 'board'));
    await page.getByText('Team 001').waitFor();
    const link = await fetch(sandbox.signInLink('ada'), { redirect: 'manual' });
    const cookie = String(link.headers.get('set-cookie')).split(';')[0] ?? '';
    const stream = await fetch(`${sandbox.origin}/page/events`, { headers: { cookie } });
    const reader = stream.body?.getReader();
    await reader?.read();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const subject = 'one more of these';
    await place.call(kind, kind === 'message' ? { body: subject } : { subject, body: subject });
    const told = await reader?.read();
    await page.getByText(subject).first().waitFor();
    await reader?.cancel();
    expect(told?.value?.length).toBeLessThan(20_000);
    expect(requests.filter((path) => !path.endsWith('/read'))).toEqual([]);
  });
});
