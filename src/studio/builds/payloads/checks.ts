/** Payloads about checks of other apps. */
import type { Conclusion } from '../../../settings/conclusion.ts';
import { CHLOE, commitPayload, frame, HUB, NOW, SPLIT, STARTED } from '../shop.ts';

const CHECK = {
  name: 'coverage',
  head_sha: SPLIT.sha,
  status: 'completed',
  started_at: STARTED,
  completed_at: NOW,
  html_url: `${HUB}/runs/1`,
  app: { name: 'Covered' },
  output: { title: '91.2 % of all lines' },
  pull_requests: [],
};

export function checkRun(conclusion: Conclusion): object {
  const check_suite = { head_branch: 'main', pull_requests: [] };
  return { ...frame(CHLOE), action: 'completed', check_run: { ...CHECK, conclusion, check_suite } };
}

export function checkSuite(conclusion: Conclusion): object {
  const { head_sha, status, app } = CHECK;
  const head = { head_branch: 'main', head_sha, head_commit: commitPayload(SPLIT) };
  const times = { created_at: STARTED, updated_at: NOW };
  const check_suite = { ...head, ...times, status, conclusion, app, pull_requests: [] };
  return { ...frame(CHLOE), action: 'completed', check_suite };
}
