/** Tests the studio with a watched file. */
import { describe, expect, test } from 'vitest';
import { haveChromium } from '../chromium.ts';
import { studioLocation, writeOnDisk } from './homes.ts';

describe.runIf(haveChromium())('studio with a file', () => {
  const location = studioLocation('command');

  test('shows the file, or a preset if there is none', async () => {
    await location.open();
    expect(await location.template().inputValue()).toContain('{{ sections.');
    writeOnDisk(location, 'Hello {{ workflow }}\r\n');
    await location.page.goto('about:blank');
    await location.open();
    expect(await location.template().inputValue()).toBe('Hello {{ workflow }}\n');
  });

  test('shows a change on disk immediately, and undo restores the typed text', async () => {
    writeOnDisk(location, 'one');
    await location.open();
    await location.template().fill('mine');
    writeOnDisk(location, 'two {{ workflow }}');
    await expect.poll(() => location.template().inputValue()).toBe('two {{ workflow }}');
    await expect.poll(() => location.markdown().textContent()).toBe('two CI');
    await location.page.getByRole('status').getByText('The file changed on disk').waitFor();
    await location.template().press('Control+z');
    expect(await location.template().inputValue()).toBe('mine');
  });

  test('reports an unreadable file, and continues to watch it', async () => {
    writeOnDisk(location, 'one');
    await location.open();
    writeOnDisk(location, Buffer.from([0xff, 0xfe, 0x00]));
    await location.page.getByRole('alert').getByText('not valid UTF-8').waitFor();
    writeOnDisk(location, 'two');
    await expect.poll(() => location.template().inputValue()).toBe('two');
  });

  test('prefers a link to the file, until the file changes', async () => {
    writeOnDisk(location, 'file');
    await location.open('#template=bGluaw');
    expect(await location.template().inputValue()).toBe('link');
    writeOnDisk(location, 'newer');
    await expect.poll(() => location.template().inputValue()).toBe('newer');
    await expect.poll(() => location.page.url()).not.toContain('template=');
  });

  test('names the file in the step while it contains the current text', async () => {
    writeOnDisk(location, 'Hello');
    await location.open();
    await location.page.getByRole('button', { name: 'Copy as a step' }).click();
    await location.page.getByText('The step is copied').waitFor();
    expect(await location.page.evaluate('navigator.clipboard.readText()')).toContain('template: ours.md');
    await location.template().fill('Other words');
    await location.page.getByRole('button', { name: 'Copy as a step' }).click();
    await expect.poll(() => location.page.evaluate('navigator.clipboard.readText()')).toContain('body: Other words');
  });
});
