import { describe, expect, test } from 'vitest';
import { post } from '../contract/sandbox/request.ts';
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

  test('what is told while the chat is read is shown, though what was read does not know of it', async () => {
    const { page } = place;
    await place.signIn('ben');
    await log().getByRole('listitem').first().waitFor();
    await page.getByRole('link', { name: 'Announcements' }).click();
    const listen = `globalThis.heard = new Promise((resolve) => {
      new BroadcastChannel('sandbox').onmessage = ({ data }) => data.name === 'message' && resolve();
    }); undefined`;
    const held = page.waitForRequest(/\/page\/spaces\/\d+$/);
    await page.route(
      /\/page\/spaces\/\d+$/,
      async (route) => {
        const response = await route.fetch();
        await page.evaluate(listen);
        await place.call('message', { body: 'said while it was read' });
        await page.evaluate('globalThis.heard');
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.getByRole('link', { name: 'Platform' }).click();
    await held;
    await log().getByText('said while it was read').waitFor({ timeout: 5_000 });
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

  test('on a phone each message says when it came, and who wrote stands near it, however fast they come', async () => {
    const { page } = place;
    await page.setViewportSize({ width: 390, height: 640 });
    await place.signIn('ben');
    const createSource = { displayName: 'Night Build' };
    const long = 'a cause in the words of the compiler, '.repeat(30);
    for (let number = 0; number < 20; number += 1) await place.call('message', { body: `n ${number}`, createSource });
    for (const end of ['x', 'y']) await place.call('message', { body: long + end, createSource });
    const lines = log().locator('.message', { hasText: 'Night Build' });
    await expect.poll(() => lines.count()).toBe(22);
    const told = await lines.evaluateAll((all) =>
      all.map((one) => {
        const [time, who] = [one.querySelector('time'), one.querySelector('strong')];
        const left = time?.getBoundingClientRect().left ?? -1;
        return [time?.checkVisibility({ opacityProperty: true }) && left >= 0, who !== null] as const;
      }),
    );
    expect(told.filter(([when]) => !when)).toEqual([]);
    const heads = told.flatMap(([, who], index) => (who ? [index] : []));
    expect(Math.max(...heads.map((at, index) => (heads[index + 1] ?? at) - at))).toBeLessThanOrEqual(10);
    // Behind a long one, and where older ones are read or others come, the heads stay where they are.
    expect(heads).toContain(21);
    await place.call('message', { body: 'one more', createSource: { displayName: 'Another' } });
    await log().getByText('one more').waitFor();
    expect(await lines.evaluateAll((all) => all.map((one) => one.querySelector('strong') !== null))).toEqual(
      told.map(([, who]) => who),
    );
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

  test('tables scroll by themselves and are never torn, long words break, check lists are boxes', async () => {
    const { page } = place;
    await page.setViewportSize({ width: 320, height: 640 });
    await place.signIn('ben');
    const cells = Array.from({ length: 9 }, (_, index) => `column${index}`);
    const table = `|${cells.join('|')}|\n|${cells.map(() => '---').join('|')}|\n|${cells.join('|')}|`;
    await place.call('message', {
      body: `${table}\n\n- [x] done\n- [ ] to do\n\n\`\`\`\n${'a cause '.repeat(20)}\n\`\`\`\n\n\`${'x'.repeat(400)}\` https://e.example/${'y'.repeat(400)}`,
    });
    const box = log().locator('.table');
    await box.waitFor();
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    const cell = await box.locator('td').first().boundingBox();
    expect(cell?.height).toBeLessThan(40);
    expect(await log().getByRole('checkbox').count()).toBe(2);
    // A cause may stand in a fence: its end is not out of sight.
    const fence = log().locator('pre');
    expect(await fence.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(640);
  });

  test('what came elsewhere is there when it is looked at, new teams appear', async () => {
    const { page, sandbox } = place;
    await place.signIn('ada');
    const forum = sandbox.seededIds.forums['announcements'];
    const side = page.getByRole('navigation');
    await post(sandbox, `/forums(${forum})/Chat.PostMessage()`, { body: 'News' });
    await side.getByRole('link', { name: 'Announcements', exact: true }).click();
    await log().getByText('News').waitFor();
    await post(sandbox, '/workrooms', { name: 'Checkout' }, 'ada');
    await side.getByRole('link', { name: 'Checkout', exact: true }).click();
    await page.getByText('Nothing was said in Checkout yet').waitFor();
    await page.getByRole('tab', { name: 'Board' }).click();
    await page.getByRole('button', { name: 'Set up tasks' }).click();
    await page.getByRole('region', { name: 'Uncategorized' }).waitFor();
  });
});
