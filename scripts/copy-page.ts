/** The sandbox's page is bundled, not compiled. */
import { resolve } from 'node:path';
import { writePage } from './bundle-page.ts';

await writePage(new URL('../src/sandbox/page/', import.meta.url), resolve(import.meta.dirname, '../lib/sandbox/page'));
