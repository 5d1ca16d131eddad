import { describe, expect, test } from 'vitest';
import { haveChromium } from './chromium.ts';
import { pagePlace } from './place.ts';

const DAY_MS = 86_400_000;
/** A day of the machine that the browser runs on as well. */
const dayFromToday = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe.runIf(haveChromium())('topics and the board', () => {
  const place = pagePlace();

  test('a topic is read, archived, brought back by Undo, and found among the archived ones', async () => {
    const { page } = place;
    await place.signIn('chloe', place.at('topics'));
    const text = page.getByRole('region', { name: 'Topic' });
    await text.getByText('Choose a topic to read it here').waitFor();
    await text.getByRole('link', { name: 'read the newest' }).click();
    await text.getByRole('heading', { level: 2 }).waitFor();
    await page.getByRole('link', { name: 'How we release' }).click();
    await text.getByRole('cell', { name: 'the author of the last change' }).waitFor();
    const archive = () => page.getByRole('button', { name: 'Archive', exact: true }).click();
    await archive();
    await page.getByRole('link', { name: 'How we release' }).waitFor({ state: 'detached' });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'How we release' }).click();
    await archive();
    await page.getByRole('button', { name: 'Archived', exact: true }).click();
    await page.getByRole('link', { name: 'How we release' }).click();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await expect.poll(() => place.sandbox.topics('platform').filter(({ archived }) => archived)).toEqual([]);
    expect(place.complaints).toEqual([]);
  });

  test('each category is a column; cards say who, and when as people say it', async () => {
    const { page } = place;
    await place.signIn('ben', place.at('board'));
    for (const name of ['Uncategorized', 'To do', 'In progress', 'Done']) {
      await page.getByRole('region', { name, exact: true }).waitFor();
    }
    const todo = page.getByRole('region', { name: 'To do' });
    expect(await todo.textContent()).toContain('Assigned to Dmitri Sato');
    await place.call('task', { subject: 'Renew the certificate', body: 'It runs out.', dueDate: dayFromToday(1) });
    await place.call('task', { subject: 'Move the images', body: '', completeDate: dayFromToday(-1) });
    await place.call('task', { subject: 'Tell support', body: '', dueDate: '2040-05-06' });
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await card('Renew the certificate').getByText('due tomorrow').waitFor();
    await card('Move the images').getByText('done yesterday').waitFor();
    await card('Tell support').getByText('due on 6 May 2040').waitFor();
    await page.getByRole('checkbox', { name: 'Renew the certificate' }).check();
    await card('Renew the certificate').getByText('done today').waitFor();
    await expect
      .poll(
        () => place.sandbox.tasks('platform').find(({ subject }) => subject === 'Renew the certificate')?.completeDate,
      )
      .toMatch(/^\d/);
  });

  test('a task opens at the side with its description, and gives the focus back', async () => {
    const { page } = place;
    await place.signIn('ben', place.at('board'));
    await page.getByRole('link', { name: 'Speed up the checkout tests' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Task' });
    await panel.locator('strong', { hasText: '11 minutes' }).waitFor();
    expect(page.url()).toMatch(/board\/\d+$/);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Speed up the checkout tests');
  });

  test('what did not happen is taken back, and the reason stands where it happened', async () => {
    const { page } = place;
    await place.signIn('ben', place.at('board'));
    const box = page.getByRole('checkbox', { name: 'Speed up the checkout tests' });
    await box.waitFor();
    await place.sandbox.close();
    await page.getByRole('status').getByText('Not connected').waitFor();
    await box.click();
    const card = page.getByRole('listitem').filter({ hasText: 'Speed up the checkout tests' });
    await card.getByRole('alert').getByText('does not answer').waitFor();
    expect(await box.isChecked()).toBe(false);
    await page.getByRole('tab', { name: 'Chat' }).click();
    const writing = page.getByLabel('Message to Platform');
    await writing.fill('Is anybody there?');
    await writing.press('Enter');
    await page.getByRole('alert').getByText('does not answer').waitFor();
    expect(await writing.inputValue()).toBe('Is anybody there?');
  });
});
