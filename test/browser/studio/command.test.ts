/** What the command adds to the page: the file, and the sandbox. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { haveChromium } from '../chromium.ts';
import { studioPlace, writeOnDisk } from './homes.ts';

describe.runIf(haveChromium())('the studio beside a file', () => {
  const place = studioPlace('command');
  const onDisk = () => (existsSync(place.file) ? readFileSync(place.file, 'utf8') : undefined);
  const save = () => place.page.getByRole('button', { name: 'Save', exact: true });

  test('shows the file, and the words of a preset where there is none', async () => {
    await place.open();
    expect(await place.template().inputValue()).toContain('{{ workflow }}');
    expect(onDisk()).toBeUndefined();
    writeOnDisk(place, 'Hello {{ workflow }}\r\n');
    await place.page.goto('about:blank');
    await place.open();
    expect(await place.template().inputValue()).toBe('Hello {{ workflow }}\n');
    expect(await save().isDisabled()).toBe(true);
  });

  test('saves by its button and by the keyboard, and keeps the line breaks of the file', async () => {
    writeOnDisk(place, 'one\r\n');
    await place.open();
    await place.template().fill('one\ntwo\n');
    await save().click();
    await expect.poll(onDisk).toBe('one\r\ntwo\r\n');
    await place.template().fill('three\n');
    await place.template().press('Control+s');
    await expect.poll(onDisk).toBe('three\r\n');
    await place.page.getByText('Saved to ours.md').waitFor();
    await expect.poll(() => save().isDisabled()).toBe(true);
  });

  test('a change on disk is shown at once, and said', async () => {
    writeOnDisk(place, 'one');
    await place.open();
    writeOnDisk(place, 'two {{ workflow }}');
    await expect.poll(() => place.template().inputValue()).toBe('two {{ workflow }}');
    await place.page.getByRole('status').getByText('The file changed on disk').waitFor();
    await place.page.getByRole('button', { name: 'Bring back the text before' }).click();
    expect(await place.template().inputValue()).toBe('one');
  });

  test('a change on disk never takes what was typed and not saved', async () => {
    writeOnDisk(place, 'one');
    await place.open();
    await place.template().fill('mine');
    await place.page.getByRole('combobox', { name: 'Build', exact: true }).selectOption('push-green');
    writeOnDisk(place, 'theirs');
    await place.page.getByRole('alert').getByText('Your text is not saved').waitFor();
    expect(await place.template().inputValue()).toBe('mine');
    await place.page.getByRole('button', { name: 'Take the file’s' }).click();
    expect(await place.template().inputValue()).toBe('theirs');
  });

  test('what somebody else wrote meanwhile is not saved over unasked', async () => {
    writeOnDisk(place, 'one');
    await place.open();
    await place.template().fill('mine');
    // Before the page hears of it.
    await place.page.route('**/studio/file', async (route) => {
      writeOnDisk(place, 'theirs');
      await route.continue();
    });
    await save().click();
    await place.page
      .getByRole('alert')
      .filter({ hasText: /changed on disk/ })
      .waitFor();
    expect(onDisk()).toBe('theirs');
  });

  test('a link goes before the file, until the file changes', async () => {
    writeOnDisk(place, 'file');
    await place.open('#template=bGluaw');
    expect(await place.template().inputValue()).toBe('link');
    writeOnDisk(place, 'newer');
    await expect.poll(() => place.template().inputValue()).toBe('newer');
  });

  test('a step names the file while it holds what is shown', async () => {
    writeOnDisk(place, 'Hello');
    await place.open();
    await place.page.getByRole('button', { name: 'Copy as a step' }).click();
    await place.page.getByText('The step is copied').waitFor();
    expect(await place.page.evaluate('navigator.clipboard.readText()')).toContain('template: ours.md');
    await place.template().fill('Other words');
    await place.page.getByRole('button', { name: 'Copy as a step' }).click();
    await expect.poll(() => place.page.evaluate('navigator.clipboard.readText()')).toContain('body: Other words');
  });

  test('sends to the sandbox, and its link opens it signed in', async () => {
    await place.open('#build=run-red&kind=incident');
    await place.page.getByRole('button', { name: 'Send to the sandbox' }).click();
    const [sandbox] = await Promise.all([
      place.context.waitForEvent('page'),
      place.page.getByRole('link', { name: 'Open the sandbox' }).click(),
    ]);
    await sandbox.getByText('PLAT-42').first().waitFor();
    expect(place.sandbox.chat('platform').at(-1)?.body).toContain('CI failed');
    expect(place.sandbox.tasks('platform').some(({ subject }) => subject.startsWith('CI failed on main'))).toBe(true);
    await place.page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('topic');
    await place.page.getByRole('button', { name: 'Send to the sandbox' }).click();
    await expect
      .poll(() => place.sandbox.topics('platform').some(({ subject }) => subject.startsWith('CI failed')))
      .toBe(true);
  });

  test('says when the command is gone', async () => {
    await place.open();
    await place.page.route('**/studio/send', (route) => route.abort());
    await place.page.getByRole('button', { name: 'Send to the sandbox' }).click();
    await place.page.getByRole('alert').getByText('Is it still running?').waitFor();
  });
});
