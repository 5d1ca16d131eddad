/** Tests from a payload to the visible lines, without requests: regressions of these events. */
import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { findFacts } from '../../support/event-facts.ts';
import { example } from '../../support/events.ts';
import { readLines } from '../../support/shop-facts.ts';

const ENVIRONMENT = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'octo-org/octo-repo',
  GITHUB_WORKFLOW: 'Deploy',
  GITHUB_RUN_ID: '777',
  GITHUB_RUN_NUMBER: '7',
  GITHUB_JOB: 'build',
  GITHUB_ACTOR: 'octocat',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: 'a'.repeat(40),
};

function renderEvent(event: string, payload: object, changes: Partial<Facts> = {}): Promise<readonly string[]> {
  const facts = findFacts({ env: { ...ENVIRONMENT, GITHUB_EVENT_NAME: event }, event: payload, runner: {} });
  return readLines({ ...facts, ...changes });
}

const { deployment, deployment_status, ...rest } = example('deployment_status', 0);

/** Deployment of an app: no run, and usually the commit in place of a branch. */
function preview(environment: string, ref: string, environment_url: string): object {
  const status = { ...deployment_status, environment, environment_url, target_url: environment_url, state: 'success' };
  return { ...rest, deployment: { ...deployment, ref, environment }, deployment_status: status };
}

test.each([
  [
    'Vercel: the commit alone',
    preview('Preview', 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e', 'https://shop-git-cards.vercel.app'),
    '✅ **Deployed to Preview** · shop-git-cards.vercel.\u200Bapp · octo-org/octo-repo at f95f852 (2s)',
    'Deployed by octocat',
  ],
  [
    'Netlify: the pull request',
    preview('deploy-preview', 'pull/12/head', 'https://deploy-preview-12--shop.netlify.app'),
    '✅ **Deployed to deploy-preview** · deploy-preview-12--shop.netlify.\u200Bapp · octo-org/octo-repo PR #12 (2s)',
    'f95f852, deployed by octocat',
  ],
])('a preview by %s', async (_, payload, line, commit) => {
  expect(await renderEvent('deployment_status', payload)).toEqual([line, commit]);
  const actor = { login: 'vercel[bot]', bot: true };
  expect(await renderEvent('deployment_status', payload, { actor })).toEqual([line]);
});

/** Deployment of a job with an environment. */
function byJob(state: string, more: { readonly [name: string]: unknown } = {}): object {
  const page = 'https://github.com/octo-org/octo-repo/actions/runs/9';
  const ada = { login: 'ada', type: 'User' };
  const workflow_run = {
    ...{ id: 9, run_number: 36, name: 'Release', event: 'push', html_url: page, head_branch: 'main', actor: ada },
    ...{ triggering_actor: ada, display_title: 'Round totals', run_attempt: 1, pull_requests: [] },
  };
  const check_run = { id: 5, name: 'deploy', html_url: `${page}/job/5` };
  const status = { ...deployment_status, environment: 'production', state, target_url: `${page}/job/5`, ...more };
  return { ...rest, deployment: { ...deployment, ref: 'main' }, deployment_status: status, workflow_run, check_run };
}

test.each([
  ['failure', 'Smoke test: 3 of 4 pages answered', '↳ Smoke test: 3 of 4 pages answered'],
  ['failure', 'x'.repeat(2000), `↳ ${'x'.repeat(299)}…`],
  ['success', 'Canary at 10 %', '“Canary at 10 %”'],
  ['failure', 'Deploy rollback.', '↳ Deploy rollback.'],
  // These only repeat the icon.
  ['failure', 'Deploy failed', undefined],
  ['success', 'Your deployment has completed', undefined],
])('shows the text of a deployment status: %s, %s', async (state, description, line) => {
  const lines = await renderEvent('deployment_status', byJob(state, { description }));
  if (line === undefined) expect(lines.join()).not.toContain(description);
  else expect(lines).toContain(line);
});
