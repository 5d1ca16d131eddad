/**
 * Takes the six screenshots of the documentation in Debian's Chromium: a failure message and the studio from the static
 * site, an incident, a digest and the chat from the sandbox after the demo, and `doctor` on a terminal.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Sandbox, startSandbox } from '../src/sandbox/index.ts';
import { toLink } from '../src/studio/share/link.ts';
import { getScenes, type Scene } from './demo/story.ts';
import { makeSite } from './site.ts';

const FOLDER = resolve(import.meta.dirname, '../docs/images');
const COMMAND = resolve(import.meta.dirname, '../src/cli/main.ts');
const SITE = 'https://studio.invalid/';
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };
/** Styles by terminal code. */
const STYLES: Readonly<Record<string, string>> = {
  1: 'font-weight:bold',
  2: 'opacity:.65',
  31: 'color:#ff7b72',
  32: 'color:#7ee787',
  33: 'color:#e3b341',
  36: 'color:#79c0ff',
};

const emoji = spawnSync('fc-list', [':lang=und-zsye'], { encoding: 'utf8' }).stdout ?? '';
if (!emoji.includes(':'))
  throw new Error('No font has emoji, so the pictures would show empty boxes: apt install fonts-noto-color-emoji');

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
await takeSite();
await takeSandbox();
await takeTerminal();
await browser.close();

function open(width: number, height: number, more: BrowserContextOptions = {}): Promise<Page> {
  return browser.newPage({ viewport: { width, height }, locale: 'en-GB', timezoneId: 'UTC', ...more });
}

function file(name: string): string {
  console.log(`docs/images/${name}.png`);
  return join(FOLDER, `${name}.png`);
}

async function takeSite(): Promise<void> {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  await makeSite(site);
  const page = await open(1280, 800);
  await page.context().route(`${SITE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    return route.fulfill({
      body: readFileSync(join(site, name)),
      contentType: TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    });
  });
  await page.goto(SITE);
  await page.locator('.frame .text').first().waitFor();
  await page.screenshot({ path: file('studio') });
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1500, height: 1600 });
  // A step inside the job can't read its own log: its message has neither tests nor errors.
  const template = '{{ sections.headline }}\n{{ sections.history }}';
  await page.goto(`${SITE}#${toLink({ build: 'push-red', preset: 'default', kind: 'message', template })}`);
  await page.locator('.frame .text').first().waitFor();
  await page.locator('.frame').screenshot({ path: file('red') });
  rmSync(site, { recursive: true });
}

/** Plays the scenes of `npm run demo`. */
async function takeSandbox(): Promise<void> {
  await displayAfter('sandbox', (scenes) => scenes.slice(0, -2), 760, 'works again');
  await displayAfter('incident', (scenes) => scenes.slice(3, 5), 640, 'works again');
  await displayAfter('digest', (scenes) => scenes.slice(-1), 820, 'Failure causes', 'Topics');
}

async function displayAfter(
  name: string,
  played: (scenes: readonly Scene[]) => readonly Scene[],
  height: number,
  awaited: string,
  tab = 'Chat',
): Promise<void> {
  await using sandbox = await startSandbox();
  for (const { play } of played(getScenes(sandbox))) await play();
  const page = await open(1200, height);
  await page.goto(sandbox.signInLink('ben'));
  await page.getByRole('tab', { name: tab }).click();
  if (tab === 'Topics') await page.locator('summary').first().click();
  await page.getByText(awaited).first().waitFor();
  await page.screenshot({ path: file(name) });
}

async function takeTerminal(): Promise<void> {
  await using sandbox = await startSandbox();
  const terms = ['doctor', '--team', 'Platform', '--kind', 'task'];
  const displayed = await onTerminal(terms, sandbox);
  const html = displayed
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the terminal's own
    .replaceAll(/\u001B\[([\d;]*)m/g, (_, codes: string) => {
      const styles = codes.split(';').flatMap((code) => STYLES[code] ?? []);
      return styles.length === 0 ? '</span>' : `<span style="${styles.join(';')}">`;
    });
  const page = await open(940, 200);
  const style =
    'margin:0;padding:18px 22px;background:#0d1117;color:#e6edf3;font:14px/1.45 monospace;white-space:pre-wrap';
  await page.setContent(
    `<body style="margin:0"><pre style="${style}">$ workroom-notify ${terms.join(' ')}\n${html}</pre>`,
  );
  await page.locator('pre').screenshot({ path: file('terminal') });
}

/** Returns the final screen of a terminal, without progress that was overwritten. */
function onTerminal(terms: readonly string[], { origin, accounts }: Sandbox): Promise<string> {
  const line = `stty cols 104 rows 60 -echo; '${[process.execPath, COMMAND, ...terms].join("' '")}'`;
  const password = accounts.find(({ username }) => username === 'ci-bot')?.password ?? '';
  const account = { WORKROOM_BASE_URL: origin, WORKROOM_USERNAME: 'ci-bot', WORKROOM_PASSWORD: password };
  const terminal = spawn('script', ['--quiet', '--command', line, '/dev/null'], {
    // Avoid a checkout, whose branch would be visible.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], TERM: 'xterm-256color', SHELL: '/bin/sh', ...account },
  });
  let displayed = '';
  terminal.stdout.setEncoding('utf8').on('data', (text) => (displayed += text));
  return new Promise((done) =>
    terminal.on('close', () => {
      const lines = displayed
        .replaceAll('\r\n', '\n')
        .replaceAll('\u001B[K', '')
        .replaceAll('\u001B[2K', '')
        .split('\n');
      done(
        lines
          .map((one) => one.split('\r').at(-1) ?? '')
          .join('\n')
          .trimEnd(),
      );
    }),
  );
}
