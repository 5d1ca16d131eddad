/** Prepares assets that are not compiled: bundles the studio's page, and copies the files of the sandbox's page. */
import { resolve } from 'node:path';
import { copySandboxPage, writePage } from './bundle-page.ts';

const COMPILED = resolve(import.meta.dirname, '../lib');

copySandboxPage(resolve(COMPILED, 'sandbox/page'));
await writePage(new URL('../src/studio/browser/', import.meta.url), resolve(COMPILED, 'studio/browser'));
