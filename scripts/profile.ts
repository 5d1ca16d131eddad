/**
 * Writes which functions of `dist` most steps call, so that the next `npm run build` has them compiled at once.
 *
 *     npm run profile
 */
import { writeFileSync } from 'node:fs';
import { CALLED } from './bundle/at-once.ts';
import { calledFunctions } from './bundle/called.ts';

const names = [...(await calledFunctions())].sort();
writeFileSync(CALLED, `${names.join('\n')}\n`);
console.log(`${names.length} functions`);
