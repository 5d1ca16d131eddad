/** Takes the picture of a digest: the topic that tells the week of the demo's shop, in Debian's Chromium. */
import { resolve } from 'node:path';
import { startSandbox } from '../src/sandbox/index.ts';
import { scenesOf } from './demo/story.ts';
import { AFTER_A_WEEK } from './demo/weeks.ts';
import { launchForPictures } from './picture-browser.ts';

const FILE = resolve(import.meta.dirname, '../docs/images/digest.png');

await using sandbox = await startSandbox({ now: () => new Date(AFTER_A_WEEK) });
await scenesOf(sandbox).at(-1)?.play();

const browser = await launchForPictures();
const page = await browser.newPage({ timezoneId: 'UTC', viewport: { width: 1200, height: 820 }, deviceScaleFactor: 1 });
await page.goto(sandbox.signInLink('ben'));
await page.getByRole('tab', { name: 'Topics' }).click();
await page.getByText('read the newest').click();
await page.getByText('Why it was red').waitFor();
await page.screenshot({ path: FILE });
await browser.close();
console.log('docs/images/digest.png');
