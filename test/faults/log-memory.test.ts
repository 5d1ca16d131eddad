/** The log of a job may be as long as it wants: its storage gives no parts, and only the end is kept. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startGithubApi } from '../support/github-api.ts';
import { RUNNER } from '../support/github-facts.ts';
import { openScale } from '../support/step-cost.ts';

const MOST_MEBIBYTES = 150;
const LINE = '2026-03-04T04:00:10.1000000Z compiled one more of the many files of the shop\n';
const END = [
  '2026-03-04T04:01:12.2891124Z ##[error]AssertionError: expected 1 to be 2',
  '2026-03-04T04:01:12.2891125Z ##[error]Process completed with exit code 1.',
].join('\n');

test('100 MB of it, without ranges: below 150 MiB', async () => {
  const log = `${LINE.repeat(100_000_000 / LINE.length)}${END}`;
  const job = { id: 5, name: 'test', conclusion: 'failure', log } as const;
  const runs = [{ id: 41000, run_number: 41, attempts: [{ conclusion: 'failure' as const, jobs: [job] }] }];
  const api = await startGithubApi({ repository: 'acme/app', runs }, 'ghs_token', { wholeLogs: true });
  const folder = mkdtempSync(join(tmpdir(), 'log-memory-'));
  const workflow_run = { id: 41000, run_number: 41, run_attempt: 1, name: 'CI', conclusion: 'failure', event: 'push' };
  writeFileSync(join(folder, 'event.json'), JSON.stringify({ action: 'completed', workflow_run }));
  const scale = await openScale();
  const cost = await scale.weigh({
    ...RUNNER,
    GITHUB_API_URL: api.url,
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  });
  scale.close();
  await api.close();
  rmSync(folder, { recursive: true });
  expect(api.elsewhere).toHaveLength(1);
  expect(cost.mebibytes).toBeLessThan(MOST_MEBIBYTES);
});
