import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { haveChromium } from './chromium.ts';
import { pagePlace } from './place.ts';

/** Colours differ by scheme, and places by width. */
const LOOKS = [
  ['light', 1280],
  ['dark', 390],
] as const;

/** Markdown of every sort. */
const TEXT =
  '**CI** [failed](https://ci.example) `a`\n\n- [x] one\n\n> two\n\n|a|b|\n|-|-|\n|1|2|\n\n```\nthe end\n```';

describe.runIf(haveChromium())('for everyone', () => {
  const place = pagePlace();

  /** Every view, by how one comes to it from within. */
  const views = (): [name: string, hash: string, shown: string][] => {
    const { sandbox } = place;
    const task = sandbox.tasks('platform').find(({ subject }) => subject === 'It broke')?.id;
    return [
      ['chat', place.at('chat'), 'the end'],
      ['topics', place.at('topics'), 'How we release'],
      ['topic', place.at('topics', sandbox.topics('platform')[0]?.id), 'the end'],
      ['board', place.at('board'), 'It broke'],
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
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await place.call('message', { body: TEXT });
      for (const kind of ['topic', 'task']) await place.call(kind, { subject: 'It broke', body: `### New\n\n${TEXT}` });
      await page.goto(sandbox.origin);
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      const found: [string, string[]][] = [['sign-in', await violations(page)]];
      await page.goto(sandbox.signInLink('ada'));
      await page.getByText('the end').waitFor();
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
});
