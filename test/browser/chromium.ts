import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's; the tests use the browser that the system maintains, none of their own. */
const CHROMIUM = '/usr/bin/chromium';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * True when there is a browser to test in. Where there is none it is installed if that is possible (root on Debian);
 * else a CI run fails, and a run at somebody's desk goes on without these tests and says so.
 */
export function haveChromium(): boolean {
  if (existsSync(CHROMIUM) || installed()) return true;
  const lines = [
    '######################################################################',
    '#  THE BROWSER TESTS DO NOT RUN: there is no /usr/bin/chromium.      #',
    '#  Nothing has checked the page. Install it: apt install chromium    #',
    '######################################################################',
  ];
  if (process.env['CI'] !== undefined) throw new Error(lines.join('\n'));
  console.warn(lines.join('\n'));
  return false;
}

function installed(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', 'chromium'], options);
  return existsSync(CHROMIUM);
}

export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}
