/**
 * Tries the product on a folder of real inputs.
 *
 *     npm run corpora -- DIR [--verbose]
 *
 * Test reports (`.xml`, `.trx`): whether the totals are those of the cases.
 */
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeReports } from './corpora/reports.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: 'boolean', default: false } },
});

for (const folder of positionals) {
  const reports = globSync(`${folder}/**/*.{xml,trx}`).sort();
  if (reports.length > 0) await judgeReports(reports, values);
}
