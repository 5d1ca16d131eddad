/** What is not compiled: the page of the studio is bundled, the files of the sandbox's page are copied. */
import { resolve } from 'node:path';
import { copySandboxPage, writePage } from './bundle-page.ts';

const COMPILED = resolve(import.meta.dirname, '../lib');

copySandboxPage(resolve(COMPILED, 'sandbox/page'));
await writePage(new URL('../src/studio/browser/', import.meta.url), resolve(COMPILED, 'studio/browser'));
