import { type Browser, chromium } from 'playwright-core';
import { has } from '../support/debian.ts';

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

export const haveChromium = (): boolean => has(CHROMIUM, 'The tests of the page');

export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}
