import { type Browser, chromium } from 'playwright-core';
import { has } from '../../support/debian.ts';

/**
 * Debian's headless Chromium: tests use the browser that the system maintains. The variant with a window would also
 * draw it, which doubles the CPU time.
 */
const CHROMIUM = '/usr/bin/chromium-headless-shell';

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

export const haveChromium = (): boolean => has(CHROMIUM, 'The tests of the page');

export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}
