import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { haveChromium } from './chromium.ts';
import { pagePlace } from './place.ts';

/** All that takes a press, found on the page itself: an act that is added is tried too. */
const PRESSABLE = ':is(a[href], button, input[type=checkbox])';

/** Presses what holds the focus, by its key. */
async function press(page: Page): Promise<void> {
  await page.keyboard.press((await page.evaluate("document.activeElement.type === 'checkbox'")) ? 'Space' : 'Enter');
  // Answers come late, and lists are read again behind them.
  await page.waitForTimeout(450);
}

/** What holds the focus, for people who read of a failure; empty where that is the whole page. */
async function holder(page: Page): Promise<string> {
  return await page.evaluate(`(() => {
    const { activeElement: one } = document;
    return one === null || one === document.body ? '' : one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40));
  })()`);
}

describe.runIf(haveChromium())('the focus', () => {
  const place = pagePlace();
  const views = ['chat', 'topics', 'board', 'members', 'webhooks', 'webhooks/new', 'signed-out'] as const;

  /** Those in sight, with what they are called. */
  async function presses(pressable: string): Promise<string[]> {
    return await place.page
      .locator(pressable)
      .evaluateAll((all) =>
        all.map((one) =>
          one.checkVisibility() ? (one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '') : '',
        ),
      );
  }

  test.each(views)(
    'is somewhere after each act in the view %s, by keyboard alone',
    async (view) => {
      const { page } = place;
      // What is around every view is tried with the first.
      const pressable = view === 'chat' ? PRESSABLE : `main ${PRESSABLE}`;
      for (const subject of ['one', 'two']) await place.call('topic', { subject, body: 'b' });
      await place.signIn('ada', view.startsWith('webhooks') ? `#/${view}` : place.at(view));
      const address = page.url();
      const lost: string[] = [];
      let tried = 0;
      for (let index = 0; ; index += 1) {
        await page.goto('about:blank');
        if (view === 'signed-out') await place.context.clearCookies();
        await page.goto(address);
        await page.locator('main :is(h1, h2)').first().waitFor();
        await page.waitForTimeout(250);
        const names = await presses(pressable);
        if (index >= names.length) break;
        if (names[index] === '' || names[index] === 'Sign out') continue;
        await page.locator(pressable).nth(index).focus();
        tried += 1;
        await press(page);
        if ((await holder(page)) === '') lost.push(names[index] ?? '');
      }
      expect(lost).toEqual([]);
      expect(tried).toBeGreaterThan(0);
    },
    240_000,
  );

  test('follows acts of several steps', async () => {
    const { page } = place;
    const step = async (name: string, within = page.locator('body')) => {
      await within.getByRole('button', { name, exact: true }).first().focus();
      await press(page);
      return [name, await holder(page)];
    };
    await place.call('topic', { subject: 'release notes', body: 'b' });
    await place.signIn('ada', place.at('topics'));
    await page.getByRole('link', { name: 'release notes' }).click();
    await page.getByRole('button', { name: 'Archive', exact: true }).waitFor();
    const held = [await step('Archive'), await step('Undo')];
    await page.goto(`${place.sandbox.origin}/#/webhooks`);
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    held.push(await step('Delete'), await step('Cancel', page.getByRole('alertdialog')));
    held.push(await step('Delete'), await step('Delete', page.getByRole('alertdialog')));
    await page.goto(`${place.sandbox.origin}/#/webhooks/new`);
    await page.getByRole('button', { name: 'Create webhook' }).waitFor();
    held.push(await step('Create webhook'));
    place.mayBeRefused = true;
    held.push(await step('Sign out'));
    expect(held.filter(([, where]) => where === '')).toEqual([]);
    await page.getByLabel('User name').fill('ben');
    expect(await holder(page)).not.toBe('');
  }, 60_000);
});
