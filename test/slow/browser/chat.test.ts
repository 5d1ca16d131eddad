import { describe, expect, test } from 'vitest';
import { haveChromium } from './chromium.ts';
import { pagePlace } from './place.ts';

describe.runIf(haveChromium())('the chat', () => {
  const place = pagePlace();
  const log = () => place.page.getByRole('log');

  test('groups what one sender says, marks bots, separates days and sets apart what is not kept', async () => {
    const { page } = place;
    await place.signIn('ben');
    await log().getByRole('listitem').first().waitFor();
    await place.call('message', { body: 'one', createSource: { displayName: 'Night Build' } });
    await place.call('message', { body: 'two', createSource: { displayName: 'Night Build' } });
    await place.call('message', { body: 'fleeting words', isEphemeral: true });
    await log().getByText('fleeting words').waitFor();
    expect(await log().locator('strong', { hasText: 'Night Build' }).count()).toBe(1);
    expect(await log().getByText('bot', { exact: true }).count()).toBe(2);
    expect(await log().locator('li', { hasText: 'Ada Park' }).getByText('bot', { exact: true }).count()).toBe(0);
    await log().getByText('Today', { exact: true }).waitFor();
    await log().locator('li', { hasText: 'fleeting words' }).getByText('not kept').waitFor();
    await page.reload();
    await log().getByText('two').waitFor();
    expect(await log().textContent()).not.toContain('fleeting words');
    expect(place.complaints).toEqual([]);
  });

  test('a message is written in Markdown, looked at first, and sent with Enter', async () => {
    const { page } = place;
    await place.signIn('chloe');
    const box = page.getByLabel('Message to Platform');
    await box.fill('It is **two lines** :tada:');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('region', { name: 'Preview' }).locator('strong', { hasText: 'two lines' }).waitFor();
    await box.press('Enter');
    await log().locator('li', { hasText: 'Chloé Marchand' }).getByText('🎉').waitFor();
    expect(await box.inputValue()).toBe('');
    expect(place.sandbox.chat('platform').at(-1)).toMatchObject({
      body: 'It is **two lines** :tada:',
      sender: { displayName: 'Chloé Marchand' },
    });
  });

  test('older messages come on scroll, and what is read stays where it is', async () => {
    const { page } = place;
    for (let number = 0; number < 120; number += 1) await place.call('message', { body: `message ${number}` });
    await place.signIn('ben');
    await log().getByText('message 119').waitFor();
    expect(await log().getByText('message 60').count()).toBe(0);
    await log().evaluate((element) => {
      element.scrollTop = 100;
    });
    await log().getByText('message 60').waitFor();
    const top = async () => (await log().getByText('message 72', { exact: true }).boundingBox())?.y ?? 0;
    await log().getByText('message 72', { exact: true }).scrollIntoViewIfNeeded();
    const before = await top();
    await place.call('message', { body: 'just now' });
    await page.getByRole('button', { name: '1 new' }).waitFor();
    await place.call('message', { body: 'and one more' });
    await page.getByRole('button', { name: '2 new' }).waitFor();
    expect(await top()).toBeCloseTo(before, 0);
    await page.getByRole('button', { name: '2 new' }).click();
    await log().getByText('and one more').waitFor();
    expect(await page.getByRole('button', { name: 'new' }).count()).toBe(0);
  });

  test('hostile text does nothing, wherever it is shown, and asks nothing of anybody else', async () => {
    const hostile = [
      '<script>alert(1)</script><img src=x onerror=alert(2)>',
      '[click](javascript:alert(3)) ![x](https://127.0.0.1:9/i.png "onerror=alert(4)")',
      '<svg onload=alert(5)> <iframe srcdoc="<script>alert(6)</script>">',
    ].join('\n\n');
    const createSource = { displayName: '<img src=x onerror=alert(7)>', avatar: 'https://127.0.0.1:9/a.png' };
    const { page } = place;
    await place.signIn('ada');
    await place.call('message', { body: hostile, createSource });
    await log().getByText('alert(1)').waitFor();
    await log().getByText('click').click();
    await place.call('topic', { subject: hostile.slice(0, 50), body: hostile, createSource });
    await place.call('task', { subject: hostile.slice(0, 50), body: hostile, createSource });
    const inert = async () => {
      for (const tag of ['main script', 'main img', 'main svg[onload]', 'iframe', '[onerror]', 'a[href^="javascript"]'])
        expect([tag, await page.locator(tag).count()]).toEqual([tag, 0]);
    };
    await inert();
    await page.getByRole('tab', { name: 'Topics' }).click();
    await page.getByRole('link', { name: '<script>' }).click();
    await page.getByRole('region', { name: 'Topic' }).getByText('alert(5)').waitFor();
    await inert();
    await page.getByRole('tab', { name: 'Board' }).click();
    await page.getByRole('link', { name: '<script>' }).click();
    await page.getByRole('complementary', { name: 'Task' }).getByText('alert(5)').waitFor();
    await inert();
    expect([...place.origins]).toEqual([place.sandbox.origin]);
    expect(place.complaints).toEqual([]);
  });
});
