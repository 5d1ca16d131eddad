/** Takes the picture of a terminal: `drill` on the sandbox, as the command prints it there. */

import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { startSandbox } from '../src/sandbox/index.ts';
import { launchForPictures } from './picture-browser.ts';

const FOLDER = resolve(import.meta.dirname, '../docs/images');
const COMMAND = resolve(import.meta.dirname, '../src/cli/main.ts');
const PASSWORD = 'picture-of-a-drill';
const COLUMNS = 104;

/** What the command colours, by the terminal's codes. */
const STYLES: Readonly<Record<string, string>> = {
  1: 'font-weight:bold',
  2: 'opacity:.65',
  3: 'font-style:italic',
  4: 'text-decoration:underline',
  31: 'color:#ff7b72',
  32: 'color:#7ee787',
  33: 'color:#e3b341',
  36: 'color:#79c0ff',
};

/** What stands on a terminal in the end, without the progress that was drawn over. */
function onTerminal(words: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const line = `stty cols ${COLUMNS} rows 60 -echo; '${[process.execPath, COMMAND, ...words].join("' '")}'`;
  const terminal = spawn('script', ['--quiet', '--command', line, '/dev/null'], {
    // No checkout, whose branch would show.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
  });
  let shown = '';
  terminal.stdout.setEncoding('utf8').on('data', (text) => (shown += text));
  return new Promise((done) =>
    terminal.on('close', () => {
      const lines = shown.replaceAll('\r\n', '\n').split('\n');
      done(lines.map((one) => lastDrawn(one)).join('\n'));
    }),
  );
}

/** What a line shows, where it was drawn anew: the terminal clears it, and goes back to its beginning. */
function lastDrawn(line: string): string {
  return line.replaceAll('\u001B[K', '').replaceAll('\u001B[2K', '').split('\r').at(-1) ?? '';
}

function toHtml(shown: string): string {
  const safe = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the terminal's own
  return safe.replaceAll(/\u001B\[([\d;]*)m/g, (_, codes: string) => {
    const styles = codes.split(';').flatMap((code) => STYLES[code] ?? []);
    return styles.length === 0 ? '</span>' : `<span style="${styles.join(';')}">`;
  });
}

/** @param shown the lines of the terminal, cut to what fits a page */
async function take(browser: Browser, name: string, shown: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 940, height: 200 }, deviceScaleFactor: 1 });
  const style =
    'margin:0;padding:18px 22px;background:#0d1117;color:#e6edf3;font:14px/1.45 monospace;white-space:pre-wrap';
  await page.setContent(`<body style="margin:0"><pre style="${style}">${toHtml(shown)}</pre>`);
  await page.locator('pre').screenshot({ path: resolve(FOLDER, `${name}.png`) });
  await page.close();
  console.log(`docs/images/${name}.png`);
}

const browser = await launchForPictures();

{
  await using sandbox = await startSandbox({ password: PASSWORD });
  const account = {
    WORKROOM_BASE_URL: sandbox.origin,
    WORKROOM_USERNAME: 'ada',
    WORKROOM_PASSWORD: PASSWORD,
  };
  const drilled = await onTerminal(['drill', '--team', 'Platform', '--kind', 'task', '--mention', 'team'], account);
  await take(
    browser,
    'drill',
    `$ workroom-notify drill --team Platform --kind task --mention team\n${drilled.trimEnd()}`,
  );
}

await browser.close();
