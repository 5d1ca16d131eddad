/** Where the focus is after each act, by name: by mouse, and by keyboard alone. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { haveChromium } from '../chromium.ts';
import { studioPlace, writeOnDisk } from './homes.ts';

/** What holds the focus, as people and tests name it; "nothing" where it fell to the whole page. */
const HOLDER = `(() => {
  const { activeElement: one } = document;
  if (one === null || one === document.body) return 'nothing';
  const words = [...(one.labels?.[0]?.childNodes ?? [])].filter((node) => node !== one && node.nodeType !== Node.COMMENT_NODE).map(({ textContent }) => textContent);
  return one.getAttribute('aria-label') ?? (words.join('').trim() || one.textContent.trim());
})()`;

/** What is done with what, and the name of what holds the focus then. */
type Act = readonly [does: string, to: () => Locator, then: string];

describe.runIf(haveChromium()).each(['mouse', 'keyboard'] as const)('the focus in the studio, by %s', (by) => {
  const place = studioPlace('command');
  const button = (name: string | RegExp) => place.page.getByRole('button', { name, exact: true });
  const find = () => place.page.getByRole('searchbox', { name: 'Find a fact' });
  const select = (name: string) => place.page.getByRole('combobox', { name, exact: true });

  async function press(control: Locator): Promise<void> {
    if (by === 'mouse') return control.click();
    await control.focus();
    await place.page.keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  }

  /** Acts one after the other, each on what the one before left. */
  async function held(acts: readonly Act[]): Promise<void> {
    for (const [does, to, then] of acts) {
      await press(to());
      await expect.poll(async () => [does, await place.page.evaluate(HOLDER)]).toEqual([does, then]);
    }
  }

  test('a choice keeps it, though its words are written into the template', async () => {
    await place.open();
    for (const name of ['Build', 'Conclusion', 'Change', 'Kind', 'Preset']) {
      const before = await select(name).inputValue();
      await select(name).focus();
      const next = await select(name).evaluate<number, { selectedIndex: number }>(
        ({ selectedIndex }) => selectedIndex + 1,
      );
      if (by === 'mouse') await select(name).selectOption({ index: next });
      else await place.page.keyboard.press('ArrowDown');
      await expect.poll(() => select(name).inputValue()).not.toBe(before);
      expect(await place.page.evaluate(HOLDER)).toBe(name);
    }
  });

  test('what is written by a press is gone on with in the template', async () => {
    await place.open();
    await held([
      ['writes all of a preset', () => button('As a text of your own'), 'Template'],
      ['writes its gist', () => button('In sentences of facts'), 'Template'],
      ['puts in a fact', () => place.page.getByRole('list', { name: 'Facts' }).getByRole('button').first(), 'Template'],
      [
        'puts in a section',
        () => place.page.getByRole('list', { name: 'Sections' }).getByRole('button').first(),
        'Template',
      ],
      ['opens the menu', () => button('Menu'), 'Menu'],
      ['opens an example', () => button('Deployments'), 'Template'],
      ['takes it back', () => button('Bring back the text before'), 'Template'],
    ]);
  });

  test('what is copied, sent or looked at leaves it where it is', async () => {
    await place.open();
    await held([
      ['copies a link', () => button('Copy link'), 'Copy link'],
      ['copies a step', () => button('Copy as a step'), 'Copy as a step'],
      ['closes what is said', () => button('Close'), 'Copy as a step'],
      ['sends', () => button('Send to the sandbox'), 'Send to the sandbox'],
      ['looks at it as on a phone', () => button('Phone'), 'Phone'],
      ['looks at it in the other scheme', () => button('Dark'), 'Dark'],
      [
        'opens what it was sent to',
        () => place.page.getByRole('link', { name: 'Open the sandbox' }),
        'Open the sandbox',
      ],
    ]);
    await place.page.bringToFront();
    await find().focus();
    await place.page.keyboard.type('who');
    await expect.poll(() => place.page.evaluate(HOLDER)).toBe('Find a fact');
    await place.page.keyboard.press('Escape');
    expect(await place.page.evaluate(HOLDER)).toBe('Find a fact');
  });

  test('a mistake leads to its word, and a copy of it stays where one is', async () => {
    await place.open();
    await place.template().fill('{{ comit }}');
    await place.page.getByLabel('Only if').fill('conclusoin == "failure"');
    const problems = place.page.getByRole('list', { name: 'Problems' }).getByRole('button');
    await held([
      ['goes to the mistake of the template', () => problems.filter({ hasText: 'comit' }), 'Template'],
      ['goes to the mistake of the condition', () => problems.filter({ hasText: 'Only if' }), 'Only if'],
      ['copies a broken step', () => button('Copy as a step'), 'Copy as a step'],
      ['closes the warning', () => button('Close'), 'Copy as a step'],
    ]);
  });

  test('the menu gives it back to its button', async () => {
    await place.open();
    await held([
      ['opens the menu', () => button('Menu'), 'Menu'],
      ['has the step read a file', () => place.page.getByRole('checkbox', { name: 'Test report' }), 'Test report'],
    ]);
    await place.page.keyboard.press('Escape');
    await expect.poll(() => place.page.evaluate(HOLDER)).toBe('Menu');
    expect(await place.page.getByRole('group', { name: 'Menu' }).isVisible()).toBe(false);
    await held([
      ['opens the menu', () => button('Menu'), 'Menu'],
      ['opens another page', () => place.page.getByRole('link', { name: 'Sandbox' }), 'Sandbox'],
    ]);
  });

  test('a payload of one’s own is asked for without taking it', async () => {
    await place.open();
    await select('Build').focus();
    await select('Build').selectOption('own');
    await place.page.getByRole('textbox', { name: 'Payload' }).waitFor();
    expect(await place.page.evaluate(HOLDER)).toBe('Build');
    await place.page.getByRole('textbox', { name: 'Payload' }).fill('{');
    await place.page.getByRole('alert').getByText('no JSON').waitFor();
    expect(await place.page.evaluate(HOLDER)).toBe('Payload');
    await select('Event').focus();
    await select('Event').selectOption('push');
    expect(await place.page.evaluate(HOLDER)).toBe('Event');
  });

  test('the file takes it only to the template, and a change on disk takes it nowhere', async () => {
    writeOnDisk(place, 'one');
    await place.open();
    await place.template().fill('mine');
    await held([['saves', () => button('Save'), 'Template']]);
    await expect.poll(() => button('Save').isDisabled()).toBe(true);
    await find().focus();
    writeOnDisk(place, 'two');
    await expect.poll(() => place.template().inputValue()).toBe('two');
    expect(await place.page.evaluate(HOLDER)).toBe('Find a fact');
    await place.template().fill('mine');
    writeOnDisk(place, 'three');
    await held([['takes the file’s', () => button('Take the file’s'), 'Template']]);
  });

  test('names that are offered leave it in the template, and Tab leaves that', async () => {
    await place.open();
    await place.template().fill('');
    await place.template().pressSequentially('{{ commit.author.na');
    const offer = place.page.getByRole('option', { name: /commit\.author\.name/ });
    await offer.waitFor();
    if (by === 'mouse') await offer.click();
    else await place.page.keyboard.press('Enter');
    await expect.poll(() => place.template().inputValue()).toContain('commit.author.name');
    expect(await place.page.evaluate(HOLDER)).toBe('Template');
    await place.page.keyboard.press('Escape');
    expect(await place.page.evaluate(HOLDER)).toBe('Template');
    await place.page.keyboard.press('Tab');
    expect(await place.page.evaluate(HOLDER)).toBe('Only if');
  });

  test('where one panel is shown at a time, a press that writes shows the template', async () => {
    await place.page.setViewportSize({ width: 390, height: 800 });
    await place.open();
    const tab = (name: string) => place.page.getByRole('tab', { name });
    await held([
      ['shows the message', () => tab('Message'), 'Message'],
      ['shows the facts', () => tab('Facts'), 'Facts'],
      ['puts in a fact', () => place.page.getByRole('list', { name: 'Facts' }).getByRole('button').first(), 'Template'],
      ['opens the menu', () => button('Menu'), 'Menu'],
      ['copies a step', () => button('Copy as a step'), 'Menu'],
      ['opens the menu', () => button('Menu'), 'Menu'],
      ['opens an example', () => button('Deployments'), 'Template'],
    ]);
    await tab('Write').focus();
    await place.page.keyboard.press('ArrowRight');
    await expect.poll(() => place.page.evaluate(HOLDER)).toBe('Message');
    expect(await tab('Message').getAttribute('aria-selected')).toBe('true');
  });
});
