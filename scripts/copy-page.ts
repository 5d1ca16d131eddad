/** The pages of the sandbox and the studio are bundled, not compiled. */
import { resolve } from 'node:path';
import { writePage } from './bundle-page.ts';

for (const page of ['sandbox/page', 'studio/browser']) {
  await writePage(new URL(`../src/${page}/`, import.meta.url), resolve(import.meta.dirname, '../lib', page));
}
