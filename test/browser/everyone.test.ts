import { beforeEach, describe, expect, test } from 'vitest';
import { partOf } from '../support/random.ts';
import { violations } from './axe.ts';
import { haveChromium } from './chromium.ts';
import { pagePlace } from './place.ts';
import { tellStory } from './story.ts';

/** Colours differ by scheme and places by width: each is looked at, and once a week each of both with each. */
const LOOKS = [1440, 1024, 390, 320].flatMap((width, index) =>
  partOf(['light', 'dark'], index, 2).map((scheme) => [scheme, width] as const),
);

describe.runIf(haveChromium())('for everyone', () => {
  // With all that may stand at the side.
  const place = pagePlace();
  beforeEach(() => tellStory(place.sandbox));

  /** Every view, by how one comes to it from within. */
  const views = (): [name: string, hash: string, shown: string][] => {
    const { sandbox } = place;
    const task = sandbox.tasks('platform').find(({ subject }) => subject.startsWith('CI failed'))?.id;
    return [
      ['chat', place.at('chat'), 'works again'],
      ['topics', place.at('topics'), 'How we release'],
      ['topic', place.at('topics', sandbox.topics('platform')[0]?.id), 'What is new'],
      ['board', place.at('board'), 'Split the checkout page'],
      ['task', place.at('board', task), 'Opened by'],
      ['members', place.at('members'), 'Others in the organization'],
      ['webhooks', '#/webhooks', 'Release notes as topics'],
      ['new webhook', '#/webhooks/new', 'Sender avatar'],
      ['empty chat', `#/${sandbox.seededIds.teams['leads']}`, 'Nothing was said'],
      ['closed', `#/${sandbox.seededIds.teams['support']}`, 'Only members see'],
      ['bad address', '#/99999', 'Nothing is here'],
    ];
  };

  test.each(LOOKS)(
    'axe finds nothing in any view, and no view scrolls as a whole: %s, %i px',
    async (scheme, width) => {
      const { page, sandbox } = place;
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(sandbox.origin);
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      const found: [string, string[]][] = [['sign-in', await violations(page)]];
      await page.goto(sandbox.signInLink('ada'));
      await page.getByText('works again').waitFor();
      for (const [name, hash, shown] of views()) {
        await page.goto(`${sandbox.origin}/${hash}`);
        await page.getByText(shown).first().waitFor();
        const size = await page.evaluate<number[]>(
          '[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]',
        );
        found.push([
          name,
          [...(await violations(page)), ...size.filter((more) => more > 0).map((more) => `scrolls ${more}`)],
        ]);
      }
      await page.goto(`${sandbox.origin}/${place.at('chat')}`);
      await page.getByRole('button', { name: 'Post here' }).click();
      await page.getByRole('button', { name: 'Copy the step' }).waitFor();
      found.push(['post here', await violations(page)]);
      expect(found.filter(([, what]) => what.length > 0)).toEqual([]);
    },
  );

  test('axe, asked as above, sees what is wrong', async () => {
    const { page } = place;
    const wrong =
      '<p style="color: #ddd">Pale</p><img src="data:,"><a href="#a" style="font-size: 4px">a</a><a href="#b">b</a>';
    await page.setContent(`<html lang="en"><title>Wrong</title><main><h1>Wrong</h1>${wrong}</main></html>`);
    const ids = (await violations(page)).map((text) => text.split(':')[0]);
    expect(ids).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'target-size']));
  });

  test('on a phone the tabs are below, teams in a drawer, and little is taken from what is said', async () => {
    const { page, sandbox } = place;
    await page.setViewportSize({ width: 390, height: 640 });
    await place.signIn('ada');
    const log = await page.getByRole('log').boundingBox();
    expect(log?.height).toBeGreaterThan(400);
    const tabs = await page.getByRole('tablist').boundingBox();
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBe(640);
    expect(await page.getByRole('link', { name: 'Leads' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Teams and forums' }).click();
    await page.getByRole('link', { name: 'Leads' }).click();
    await page.getByText('Nothing was said in Leads').waitFor();
    expect(await page.getByRole('link', { name: 'Announcements' }).count()).toBe(0);
    expect(page.url()).toContain(String(sandbox.seededIds.teams['leads']));
  });

  test.each([390, 320])('a list that was scrolled to its end ends with its last row: %i px', async (width) => {
    const { page } = place;
    await page.setViewportSize({ width, height: 480 });
    await place.signIn('ada');
    for (const [hash, shown] of [
      [place.at('members'), 'Others in the organization'],
      ['#/webhooks', 'Release notes as topics'],
    ]) {
      await page.goto(`${place.sandbox.origin}/${hash}`);
      await page.getByText(shown ?? '').waitFor();
      const blank = await page.locator('main .scroller').evaluate((one) => {
        one.scrollTop = one.scrollHeight;
        const last = [...one.querySelectorAll('li')].at(-1)?.getBoundingClientRect().bottom ?? 0;
        return one.getBoundingClientRect().bottom - last;
      });
      expect(blank).toBeLessThan(30);
      expect(blank).toBeGreaterThanOrEqual(0);
    }
  });

  test('the keyboard alone reaches a tab, a task and its check box', async () => {
    const { page } = place;
    await place.signIn('ada');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Skip');
    await page.getByRole('tab', { name: 'Chat' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: 'To do' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Board' }).getAttribute('aria-selected')).toBe('true');
    for (let steps = 0; steps < 30; steps += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate('document.activeElement.type')) === 'checkbox') break;
    }
    const name = String(await page.evaluate("document.activeElement.getAttribute('aria-label')"));
    await page.keyboard.press('Space');
    await expect
      .poll(() => place.sandbox.tasks('platform').find(({ subject }) => subject === name)?.completeDate)
      .not.toBeNull();
  });

  test('forced colours leave marks, boxes and borders to be seen', async () => {
    const { page } = place;
    await page.emulateMedia({ forcedColors: 'active' });
    await place.signIn('ada', place.at('board'));
    const box = page.getByRole('checkbox', { name: 'Move the images to the new bucket' });
    await box.waitFor();
    expect(await box.evaluate((element) => element.computedStyleMap().get('appearance')?.toString())).toBe('auto');
    expect(await violations(page)).toEqual([]);
  });

  test('nothing moves for who asked for less motion', async () => {
    const { page } = place;
    const moves = () =>
      page.evaluate<boolean>(
        "[...document.querySelectorAll('button, a, input')].some((one) => parseFloat(getComputedStyle(one).transitionDuration) > 0)",
      );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await place.signIn('ada', place.at('board'));
    expect(await moves()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves()).toBe(false);
  });

  test.each(['light', 'dark'] as const)(
    'the borders of fields can be told from what is around them: %s',
    async (colorScheme) => {
      const { page } = place;
      await page.emulateMedia({ colorScheme });
      await place.signIn('ada', place.at('members'));
      await page.getByText('Others in the organization').waitFor();
      expect(await page.evaluate<number>(WEAKEST_BORDER)).toBeGreaterThanOrEqual(3);
    },
  );
});

/** The least contrast of a field's border with the page, as WCAG counts it. */
const WEAKEST_BORDER = `(() => {
  const parts = (colour) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const canvas = light(getComputedStyle(document.body).backgroundColor);
  const fields = [...document.querySelectorAll('input:not([type=checkbox]), select, textarea')].filter((one) => one.checkVisibility());
  return Math.min(...fields.map((one) => light(getComputedStyle(one).borderTopColor)).map((border) => (Math.max(border, canvas) + 0.05) / (Math.min(border, canvas) + 0.05)));
})()`;
