/** Takes the picture of an incident: the chat and the board of the team after its story, in Debian's Chromium. */
import { resolve } from 'node:path';
import { startSandbox } from '../src/sandbox/index.ts';
import { playRun } from '../test/support/incident-story.ts';
import { launchForPictures } from './picture-browser.ts';

const FILE = resolve(import.meta.dirname, '../docs/images/incident.png');

await using sandbox = await startSandbox();
for (const index of [0, 1, 2, 3, 4]) await playRun(sandbox, index);

const browser = await launchForPictures();
const page = await browser.newPage({ viewport: { width: 1200, height: 640 }, deviceScaleFactor: 1 });
await page.goto(sandbox.signInLink('ben'));
await page.getByText('can be closed').first().waitFor();
await page.screenshot({ path: FILE });
await browser.close();
console.log('docs/images/incident.png');
