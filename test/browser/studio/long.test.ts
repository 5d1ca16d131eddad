/** Templates as long as the action takes: what the page does for them is counted, not timed. */
import { describe, expect, test } from 'vitest';
import { haveChromium } from '../chromium.ts';
import { studioPlace } from './homes.ts';

const LINE =
  '{% if conclusion == "failure" %}**{{ workflow }}** broke on {{ ref.name | default: repository.name }}{% endif %}\n';
const LONGEST = LINE.repeat(Math.floor((250 * 1024) / LINE.length));

/** Elements that the editor draws for the lines and words of a template. */
const DRAWN = `({
  words: document.querySelectorAll('.editor .pce-line .token').length,
  letters: [...document.querySelectorAll('.editor .pce-line')].reduce((sum, { textContent }) => sum + textContent.trim().length, 0),
  seen: getComputedStyle(document.querySelector('.editor textarea')).color !== 'rgba(0, 0, 0, 0)',
})`;

/** What is selected, and how many of its heights the text area stands above its end. */
const AT_CURSOR = `(({ value, selectionStart, selectionEnd, scrollTop, scrollHeight, clientHeight }) => [
  value.slice(selectionStart, selectionEnd),
  (scrollHeight - clientHeight - scrollTop) / clientHeight,
])(document.querySelector('.editor textarea'))`;

/** Writes a letter every few milliseconds, and counts how often the address and the message are made anew, until both rest. */
const TYPING = `(async () => {
  const made = { messages: 0, addresses: 0 };
  new MutationObserver(() => (made.messages += 1)).observe(document.querySelector('[aria-label=Markdown]'), { subtree: true, childList: true, characterData: true });
  const { replaceState } = history;
  history.replaceState = (...given) => { made.addresses += 1; replaceState.apply(history, given); };
  const area = document.querySelector('.editor textarea');
  area.focus();
  area.setSelectionRange(0, 0);
  for (let letter = 0; letter < 20; letter += 1) {
    document.execCommand('insertText', false, 'x');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return new Promise((resolve) => setTimeout(() => resolve(made), 5000));
})()`;

describe.runIf(haveChromium())('a long template', () => {
  const place = studioPlace('site');

  async function paste(text: string): Promise<void> {
    await place.page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await place.template().focus();
    await place.page.keyboard.press('Control+a');
    await place.page.keyboard.press('Control+v');
    await expect.poll(async () => (await place.template().inputValue()).length).toBe(text.length);
  }

  test('is pasted without a colour, can be read, and is taken back with its colours', async () => {
    await place.open();
    const { page } = place;
    const before = await place.template().inputValue();
    const drawn = await page.evaluate<{ words: number }>(DRAWN);
    expect(drawn).toMatchObject({ seen: false });
    expect(drawn.words).toBeGreaterThan(20);
    await paste(LONGEST);
    expect(await page.evaluate(DRAWN)).toEqual({ words: 0, letters: 0, seen: true });
    await page
      .getByRole('list', { name: 'Problems' })
      .getByText(/takes too much/)
      .waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => place.template().inputValue()).toBe(before);
    await expect.poll(() => page.evaluate(DRAWN)).toMatchObject({ words: drawn.words, seen: false });
  });

  test('is read when its author rests, and not at each key', async () => {
    await place.open();
    await paste(LINE.repeat(200));
    await expect.poll(() => place.markdown().textContent()).toMatch(/^(\*\*CI\*\* broke on main\s*)+/);
    const made = await place.page.evaluate<{ messages: number; addresses: number }>(TYPING);
    expect(await place.markdown().textContent()).toMatch(/^x{20}\*\*CI/);
    expect(made.messages).toBeGreaterThan(0);
    expect(made.messages).toBeLessThanOrEqual(3);
    expect(made.addresses).toBeLessThanOrEqual(2);
  });

  test('has its mistakes told at their places', async () => {
    await place.open();
    await paste(`${'plain words\n'.repeat(2000)}{{ comit }}`);
    await place.page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /Line 2001, column 4/ })
      .click();
    const [word, fromEnd] = await place.page.evaluate<[string, number]>(AT_CURSOR);
    expect(word).toBe('comit');
    expect(fromEnd).toBeLessThan(1);
  });
});
