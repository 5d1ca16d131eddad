/** The browser that pictures are taken with: it draws all that a message holds. */
import { spawnSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../test/browser/chromium.ts';

/** @throws Error where there is no font with emoji: signs such as ❌ would be empty boxes in every picture */
export async function launchForPictures(): Promise<Browser> {
  const { stdout = '' } = spawnSync('fc-list', [':lang=und-zsye'], { encoding: 'utf8' });
  if (!stdout.includes(':')) {
    throw new Error('No font has emoji, so the pictures would show empty boxes: apt install fonts-noto-color-emoji');
  }
  return launchChromium();
}
