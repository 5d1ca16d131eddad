/** What the command adds to the page: it follows the file. */
import { describe, expect, test } from 'vitest';
import { haveChromium } from '../chromium.ts';
import { studioLocation, writeOnDisk } from './homes.ts';

describe.runIf(haveChromium())('the studio beside a file', () => {
  const place = studioLocation('command');

  test('shows the file, and the words of a preset where there is none', async () => {
    await place.open();
    expect(await place.template().inputValue()).toContain('{{ sections.');
    writeOnDisk(place, 'Hello {{ workflow }}\r\n');
    await place.page.goto('about:blank');
    await place.open();
    expect(await place.template().inputValue()).toBe('Hello {{ workflow }}\n');
  });

  test('a change on disk is shown at once, and what was typed can be brought back', async () => {
    writeOnDisk(place, 'one');
    await place.open();
    await place.template().fill('mine');
    writeOnDisk(place, 'two {{ workflow }}');
    await expect.poll(() => place.template().inputValue()).toBe('two {{ workflow }}');
    await expect.poll(() => place.markdown().textContent()).toBe('two CI');
    await place.page.getByRole('status').getByText('The file changed on disk').waitFor();
    await place.template().press('Control+z');
    expect(await place.template().inputValue()).toBe('mine');
  });

  test('a file that cannot be read is said, and followed again', async () => {
    writeOnDisk(place, 'one');
    await place.open();
    writeOnDisk(place, Buffer.from([0xff, 0xfe, 0x00]));
    await place.page.getByRole('alert').getByText('not valid UTF-8').waitFor();
    writeOnDisk(place, 'two');
    await expect.poll(() => place.template().inputValue()).toBe('two');
  });

  test('a link goes before the file, until the file changes', async () => {
    writeOnDisk(place, 'file');
    await place.open('#template=bGluaw');
    expect(await place.template().inputValue()).toBe('link');
    writeOnDisk(place, 'newer');
    await expect.poll(() => place.template().inputValue()).toBe('newer');
    await expect.poll(() => place.page.url()).not.toContain('template=');
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
});
