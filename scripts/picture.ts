/** Takes the README's pictures: the sandbox's page after an ordinary day of a small shop, in Debian's Chromium. */
import { resolve } from 'node:path';
import { startSandbox } from '../src/sandbox/index.ts';
import { tellStory } from '../test/browser/story.ts';
import { PASSWORD } from '../test/contract/sandbox/request.ts';
import { launchForPictures } from './picture-browser.ts';

const FOLDER = resolve(import.meta.dirname, '../docs/images');

await using sandbox = await startSandbox({ password: PASSWORD });
await tellStory(sandbox);
const browser = await launchForPictures();
const page = await browser.newPage({ viewport: { width: 1200, height: 760 }, deviceScaleFactor: 1 });
await page.goto(sandbox.signInLink('ben'));
await page.getByText('works again').waitFor();
await page.screenshot({ path: resolve(FOLDER, 'sandbox.png') });
await page.getByRole('tab', { name: 'Board' }).click();
await page.getByText('Split the checkout page').waitFor();
await page.screenshot({ path: resolve(FOLDER, 'sandbox-board.png') });
await browser.close();
console.log('docs/images/sandbox.png docs/images/sandbox-board.png');
