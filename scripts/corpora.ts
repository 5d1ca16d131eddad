/**
 * Tries the product on a folder of real inputs.
 *
 *     npm run corpora -- DIR [--verbose] [--seed 1] [--bare] [--credentials]
 *
 * Logs (`.txt`, `.log`): which lines are quoted, each log inside that of a whole job. Test reports (`.xml`, `.trx`): whether
 * the totals are those of the cases.
 * With `--credentials` instead: in which lines of all those files something is hidden, and what that takes.
 */
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeCredentials } from './corpora/credentials.ts';
import { judgeLogs } from './corpora/logs.ts';
import { judgeReports } from './corpora/reports.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    verbose: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    bare: { type: 'boolean', default: false },
    credentials: { type: 'boolean', default: false },
  },
});

for (const folder of positionals) {
  if (values.credentials) {
    judgeCredentials(globSync(`${folder}/**/*.{txt,log,xml,trx,json,md,ts}`).sort());
    continue;
  }
  const logs = globSync(`${folder}/**/*.{txt,log}`).sort();
  if (logs.length > 0) judgeLogs(logs, { ...values, seed: Number(values.seed) });
  const reports = globSync(`${folder}/**/*.{xml,trx}`).sort();
  if (reports.length > 0) await judgeReports(reports, values);
}
