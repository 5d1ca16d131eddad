/** Tests the studio as people use it. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { violations } from '../axe.ts';
import { haveChromium } from '../chromium.ts';
import { studioLocation } from './homes.ts';

const problems = "[...document.querySelectorAll('ol[aria-label=Problems] li')].map((one) => one.textContent)";

/** Returns true if the text area has the focus, and its selection. */
const FOCUSED = "document.activeElement.tagName === 'TEXTAREA'";
const SELECTED =
  '(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.activeElement)';

describe.runIf(haveChromium())('studio', () => {
  const location = studioLocation('site');
  const clipboard = () => location.page.evaluate<string>('navigator.clipboard.readText()');
  const pick = (label: string, value: string) =>
    location.page.getByRole('combobox', { name: label, exact: true }).selectOption(value);

  test('opens with a preset, and every listed name exists', async () => {
    await location.open();
    const { page } = location;
    expect(await location.template().inputValue()).toContain('{{ sections.');
    expect(await location.template().evaluate((element) => element.tagName)).toBe('TEXTAREA');
    for (const name of ['Build', 'Conclusion', 'Change', 'Kind', 'Preset']) {
      await page.getByRole('combobox', { name, exact: true }).waitFor();
    }
    await page.getByRole('region', { name: 'Message' }).getByText('CI / test failed').waitFor();
    expect(await location.markdown().textContent()).toContain('**[CI / test failed]');
    expect(await page.getByRole('list', { name: 'Facts' }).getByRole('listitem').count()).toBeGreaterThan(40);
    expect(await page.getByRole('status', { name: 'Length' }).textContent()).toMatch(/^[\d,]+ of 3,900 characters$/);
    expect(location.complaints).toEqual([]);
    expect([...location.origins]).toEqual([new URL(location.url).origin]);
  });

  test('previews the typed text, and undo reverts it', async () => {
    await location.open();
    const { page } = location;
    await location.template().fill('**{{ commit.subject }}** by {{ commit.author.name }}');
    await page.getByRole('region', { name: 'Message' }).getByText('Split gift cards over several orders').waitFor();
    await pick('Preset', 'compact');
    await expect.poll(() => location.template().inputValue()).toContain('{{ sections.');
    await location.template().press('Control+z');
    expect(await location.template().inputValue()).toContain('**{{ commit.subject }}**');
    await page.getByRole('region', { name: 'Message' }).getByText('Split gift cards over several orders').waitFor();
  });

  test('completes names while typing, and the keyboard selects one', async () => {
    await location.open();
    await location.template().fill('');
    await location.template().pressSequentially('{{ commit.au');
    await location.page
      .getByRole('option', { name: /commit\.author\.name/ })
      .first()
      .waitFor();
    await location.template().press('Enter');
    expect(await location.template().inputValue()).toMatch(/^\{\{ commit\.author\.\w+/);
    await location.template().fill('');
    await location.template().pressSequentially('{{ commit.subject | trunc');
    await location.page
      .getByRole('option', { name: /truncate/ })
      .first()
      .waitFor();
    await location.template().press('Escape');
    expect(await location.page.evaluate(FOCUSED)).toBe(true);
    await location.template().press('Tab');
    expect(await location.page.evaluate(FOCUSED)).toBe(false);
  });

  test('shows the first error at its location, and falls back to the preset', async () => {
    await location.open();
    const { page } = location;
    await location.template().fill('Hello\n{{ comit.short }}\n{{ run.numbr }}');
    await expect.poll(() => page.evaluate<string[]>(problems)).toHaveLength(1);
    const [first] = await page.evaluate<string[]>(problems);
    expect(first).toMatch(/^Error Line 2, column 4 .*"comit".*Did you mean/);
    await page
      .getByRole('region', { name: 'Message' })
      .getByText(/text of the preset default/)
      .waitFor();
    expect(await location.markdown().textContent()).toContain('CI / test failed');
    await page.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
    expect(await page.evaluate(SELECTED)).toBe('comit.short');
    expect(await location.template().getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate('CSS.highlights.get("template-problem").size')).toBe(1);
    await location.template().fill('Hello {{ commit.short }}');
    await expect.poll(() => page.evaluate<string[]>(problems)).toEqual([]);
  });

  test('previews a custom payload, and never adds it to the link', async () => {
    await location.open();
    const { page } = location;
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
    await page.getByText(/A link to this state, without your payload/).waitFor();
    const [link, address] = [await clipboard(), page.url()];
    for (const text of [link, address]) {
      expect(decodeURIComponent(text)).not.toContain(secret);
      expect(decodeURIComponent(text)).not.toContain('v9.9.9');
    }
    await page.getByRole('textbox', { name: 'Payload' }).fill('{ not json');
    await page.getByRole('alert').getByText('not JSON').waitFor();
    await expect.poll(() => location.markdown().textContent()).toBe('');
  });

  test('restores the state from a link', async () => {
    await location.open('#build=matrix-red&conclusion=timed_out&kind=topic');
    const template = '⏱ {{ workflow }} — {{ failed_jobs[0].name }}\n\n*why?* {{ sections.reasons }}';
    await location.template().fill(template);
    await location.page.getByRole('button', { name: 'Copy link' }).click();
    await location.page.getByText(/A link to this state.* is copied/).waitFor();
    const displayed = await location.markdown().textContent();
    const other = await location.context.newPage();
    await other.goto(await clipboard());
    await expect.poll(() => other.getByRole('region', { name: 'Markdown' }).textContent()).toBe(displayed);
    expect(await other.getByRole('textbox', { name: 'Template' }).inputValue()).toBe(template);
    expect(await other.getByRole('combobox', { name: 'Kind' }).inputValue()).toBe('topic');
  });

  test('copies the complete step', async () => {
    await location.open('#build=push-red');
    await location.template().fill('{{ workflow }} broke\n\n{{ sections.reasons }}');
    await location.page.getByRole('button', { name: 'Copy as a step' }).click();
    await location.page.getByText('The step is copied').waitFor();
    const [step] = parse(await clipboard());
    expect(step).toMatchObject({ with: { body: '{{ workflow }} broke\n\n{{ sections.reasons }}' } });
    expect(step.uses).toMatch(/^[\w-]+\/workroom-notify\/job-end@v1$/);
  });

  test('keeps untrusted text as text', async () => {
    await location.open();
    await location
      .template()
      .fill(
        '<img src=x onerror=alert(1)> <script>alert(2)</script> [x](javascript:alert(3)) ![y](https://evil.example/y.png)',
      );
    await expect.poll(() => location.markdown().textContent()).toContain('onerror');
    const message = location.page.getByRole('region', { name: 'Message' });
    expect(await message.locator('img, script, a[href^="javascript"]').count()).toBe(0);
    expect([...location.origins]).toEqual([new URL(location.url).origin]);
    expect(location.complaints).toEqual([]);
  });

  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('axe finds nothing, and nothing scrolls sideways: %s, %i px', async (scheme, width) => {
    const { page } = location;
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
      await location.open(fragment);
      found.push([fragment, await violations(page)]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
    await location.template().fill('{{ comit }} **bold** `code` https://a.example "x" {{ 1 | plus: 2 }}');
    await page.getByRole('list', { name: 'Problems' }).getByRole('listitem').first().waitFor();
    found.push(['mistakes', await violations(page)]);
    await location.template().pressSequentially(' {{ com');
    await page.locator('.pce-ac-row').first().waitFor();
    found.push(['completion', await violations(page)]);
    expect(found.filter(([, what]) => what.length > 0)).toEqual([]);
  });
});
