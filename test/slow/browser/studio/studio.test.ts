/** What people do in the studio. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { violations } from '../axe.ts';
import { haveChromium } from '../chromium.ts';
import { studioLocation } from './homes.ts';

const problems = "[...document.querySelectorAll('ol[aria-label=Problems] li')].map((one) => one.textContent)";

/** Whether the text area has the focus, and what is selected in it. */
const FOCUSED = "document.activeElement.tagName === 'TEXTAREA'";
const SELECTED =
  '(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.activeElement)';

describe.runIf(haveChromium())('the studio', () => {
  const place = studioLocation('site');
  const clipboard = () => place.page.evaluate<string>('navigator.clipboard.readText()');
  const pick = (label: string, value: string) =>
    place.page.getByRole('combobox', { name: label, exact: true }).selectOption(value);

  test('opens with the words of a preset, and every name that it promises is there', async () => {
    await place.open();
    const { page } = place;
    expect(await place.template().inputValue()).toContain('{{ sections.');
    expect(await place.template().evaluate((element) => element.tagName)).toBe('TEXTAREA');
    for (const name of ['Build', 'Conclusion', 'Change', 'Kind', 'Preset']) {
      await page.getByRole('combobox', { name, exact: true }).waitFor();
    }
    await page.getByRole('region', { name: 'Message' }).getByText('CI / test failed').waitFor();
    expect(await place.markdown().textContent()).toContain('**[CI / test failed]');
    expect(await page.getByRole('list', { name: 'Facts' }).getByRole('listitem').count()).toBeGreaterThan(40);
    expect(await page.getByRole('status', { name: 'Length' }).textContent()).toMatch(/^[\d,]+ of 3,900 characters$/);
    expect(place.complaints).toEqual([]);
    expect([...place.origins]).toEqual([new URL(place.url).origin]);
  });

  test('shows what is typed, and undo takes it back', async () => {
    await place.open();
    const { page } = place;
    await place.template().fill('**{{ commit.subject }}** by {{ commit.author.name }}');
    await page.getByRole('region', { name: 'Message' }).getByText('Split gift cards over several orders').waitFor();
    await pick('Preset', 'compact');
    await expect.poll(() => place.template().inputValue()).toContain('{{ sections.');
    await place.template().press('Control+z');
    expect(await place.template().inputValue()).toContain('**{{ commit.subject }}**');
    await page.getByRole('region', { name: 'Message' }).getByText('Split gift cards over several orders').waitFor();
  });

  test('names are offered while they are typed, and the keyboard takes one', async () => {
    await place.open();
    await place.template().fill('');
    await place.template().pressSequentially('{{ commit.au');
    await place.page
      .getByRole('option', { name: /commit\.author\.name/ })
      .first()
      .waitFor();
    await place.template().press('Enter');
    expect(await place.template().inputValue()).toMatch(/^\{\{ commit\.author\.\w+/);
    await place.template().fill('');
    await place.template().pressSequentially('{{ commit.subject | trunc');
    await place.page
      .getByRole('option', { name: /truncate/ })
      .first()
      .waitFor();
    await place.template().press('Escape');
    expect(await place.page.evaluate(FOCUSED)).toBe(true);
    await place.template().press('Tab');
    expect(await place.page.evaluate(FOCUSED)).toBe(false);
  });

  test('a template shows its first mistake at its place, and the preset stands in', async () => {
    await place.open();
    const { page } = place;
    await place.template().fill('Hello\n{{ comit.short }}\n{{ run.numbr }}');
    await expect.poll(() => page.evaluate<string[]>(problems)).toHaveLength(1);
    const [first] = await page.evaluate<string[]>(problems);
    expect(first).toMatch(/^Error Line 2, column 4 .*"comit".*Did you mean/);
    await page
      .getByRole('region', { name: 'Message' })
      .getByText(/words of the preset default/)
      .waitFor();
    expect(await place.markdown().textContent()).toContain('CI / test failed');
    await page.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
    expect(await page.evaluate(SELECTED)).toBe('comit.short');
    expect(await place.template().getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate('CSS.highlights.get("template-problem").size')).toBe(1);
    await place.template().fill('Hello {{ commit.short }}');
    await expect.poll(() => page.evaluate<string[]>(problems)).toEqual([]);
  });

  test('a payload of one’s own is shown, and never gets into the link', async () => {
    await place.open();
    const { page } = place;
    await pick('Build', 'own');
    const secret = 'a-thing-nobody-else-should-know';
    const payload = {
      release: { tag_name: 'v9.9.9', name: secret },
      repository: { full_name: 'me/mine' },
      action: 'published',
    };
    await page.getByRole('textbox', { name: 'Payload' }).fill(JSON.stringify(payload));
    await pick('Event', 'release');
    await page.getByRole('region', { name: 'Message' }).getByText('v9.9.9').first().waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText(/A link to all of this, without your payload/).waitFor();
    const [link, address] = [await clipboard(), page.url()];
    for (const text of [link, address]) {
      expect(decodeURIComponent(text)).not.toContain(secret);
      expect(decodeURIComponent(text)).not.toContain('v9.9.9');
    }
    await page.getByRole('textbox', { name: 'Payload' }).fill('{ not json');
    await page.getByRole('alert').getByText('no JSON').waitFor();
    await expect.poll(() => place.markdown().textContent()).toBe('');
  });

  test('a link shows somebody else the same', async () => {
    await place.open('#build=matrix-red&conclusion=timed_out&kind=topic');
    const template = '⏱ {{ workflow }} — {{ failed_jobs[0].name }}\n\n*why?* {{ sections.reasons }}';
    await place.template().fill(template);
    await place.page.getByRole('button', { name: 'Copy link' }).click();
    await place.page.getByText(/A link to all of this.* is copied/).waitFor();
    const shown = await place.markdown().textContent();
    const other = await place.context.newPage();
    await other.goto(await clipboard());
    await expect.poll(() => other.getByRole('region', { name: 'Markdown' }).textContent()).toBe(shown);
    expect(await other.getByRole('textbox', { name: 'Template' }).inputValue()).toBe(template);
    expect(await other.getByRole('combobox', { name: 'Kind' }).inputValue()).toBe('topic');
  });

  test('a step can be copied whole', async () => {
    await place.open('#build=push-red');
    await place.template().fill('{{ workflow }} broke\n\n{{ sections.reasons }}');
    await place.page.getByRole('button', { name: 'Copy as a step' }).click();
    await place.page.getByText('The step is copied').waitFor();
    const [step] = parse(await clipboard());
    expect(step).toMatchObject({ with: { body: '{{ workflow }} broke\n\n{{ sections.reasons }}' } });
    expect(step.uses).toMatch(/^[\w-]+\/workroom-notify\/job-end@v1$/);
  });

  test('what a foreign text brings stays text', async () => {
    await place.open();
    await place
      .template()
      .fill(
        '<img src=x onerror=alert(1)> <script>alert(2)</script> [x](javascript:alert(3)) ![y](https://evil.example/y.png)',
      );
    await expect.poll(() => place.markdown().textContent()).toContain('onerror');
    const message = place.page.getByRole('region', { name: 'Message' });
    expect(await message.locator('img, script, a[href^="javascript"]').count()).toBe(0);
    expect([...place.origins]).toEqual([new URL(place.url).origin]);
    expect(place.complaints).toEqual([]);
  });

  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('axe finds nothing, and nothing scrolls sideways: %s, %i px', async (scheme, width) => {
    const { page } = place;
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 850 });
    const found: [string, string[]][] = [];
    for (const fragment of [
      '#build=matrix-red',
      '#build=matrix-red&kind=topic',
      '#build=matrix-red&kind=incident',
      '#build=own',
    ]) {
      await page.goto('about:blank');
      await place.open(fragment);
      found.push([fragment, await violations(page)]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
    await place.template().fill('{{ comit }} **bold** `code` https://a.example "x" {{ 1 | plus: 2 }}');
    await page.getByRole('list', { name: 'Problems' }).getByRole('listitem').first().waitFor();
    found.push(['mistakes', await violations(page)]);
    await place.template().pressSequentially(' {{ com');
    await page.locator('.pce-ac-row').first().waitFor();
    found.push(['completion', await violations(page)]);
    expect(found.filter(([, what]) => what.length > 0)).toEqual([]);
  });
});
