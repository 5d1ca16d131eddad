/** The sandbox's page is files that the compiler does not copy. */
import { cpSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
cpSync(resolve(ROOT, 'src/sandbox/page'), resolve(ROOT, 'lib/sandbox/page'), { recursive: true });
