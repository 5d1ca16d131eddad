/** From a payload to the lines that a reader sees, with nothing read: what messages of these events got wrong before. */
import { expect, test } from 'vitest';
import type { BaseFacts } from '../../../src/facts/facts.ts';
import { factsOf } from '../../support/event-facts.ts';
import { example } from '../../support/events.ts';
import { linesOf } from '../../support/shop-facts.ts';

const OWN = {
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

function told(event: string, payload: object, changes: Partial<BaseFacts> = {}): Promise<readonly string[]> {
  const facts = factsOf({ env: { ...OWN, GITHUB_EVENT_NAME: event }, event: payload, runner: {} });
  return linesOf({ ...facts, ...changes });
}

const upstream = example('workflow_run', 0);

function runOf(changes: object): object {
  return { ...upstream, workflow_run: { ...upstream.workflow_run, conclusion: 'success', ...changes } };
}

test('a start by hand has no bare hash below it', async () => {
  expect(await told('workflow_dispatch', example('workflow_dispatch', 0), { conclusion: 'success' })).toEqual([
    '✅ **Deploy / build** passed · octo-org/octo-repo on main · #7 · started by octocat',
  ]);
});

test.each([
  ['schedule', '✅ **Manually triggered workflow** passed · octo-org/octo-repo on main · #36 · on schedule'],
  [
    'workflow_dispatch',
    '✅ **Manually triggered workflow** passed · octo-org/octo-repo on main · #36 · started by octocat',
  ],
])('a run of %s says so where another workflow tells of it', async (event, line) => {
  expect((await told('workflow_run', runOf({ event, triggering_actor: { login: 'octocat' } })))[0]).toBe(line);
});

test('the title of a pull request from a fork is told once', async () => {
  const head_commit = { ...upstream.workflow_run.head_commit, message: 'Add gift cards' };
  const forked = { event: 'pull_request', pull_requests: [], display_title: 'Add gift cards', head_commit };
  const lines = (await told('workflow_run', runOf(forked))).join('\n');
  expect(lines.match(/Add gift cards/g)).toHaveLength(1);
});

test('the title of a pull request from a fork is told once where the pull request was read', async () => {
  const head_commit = { ...upstream.workflow_run.head_commit, message: 'wip' };
  const forked = runOf({ event: 'pull_request', pull_requests: [], display_title: 'Add gift cards', head_commit });
  const pull_request = { number: 12, title: 'Add gift cards', url: 'https://github.com/octo-org/octo-repo/pull/12' };
  expect(await told('workflow_run', forked, { pull_request })).toEqual([
    '✅ **Manually triggered workflow** passed · octo-org/octo-repo PR #12 · #36',
    '“Add gift cards”',
  ]);
  const named = { ...pull_request, title: 'Gift cards' };
  expect((await told('workflow_run', forked, { pull_request: named }))[0]).toContain('#36 “Add gift cards”');
});

test('a page that could not be built is red, and speaks for itself', async () => {
  const page = example('page_build');
  const build = { ...page.build, status: 'errored', error: { message: 'Page build failed: no such theme' } };
  expect(await told('page_build', { ...page, build })).toEqual([
    '❌ **Pages build failed** · octo-org/octo-repo on main',
    '> Page build failed: no such theme',
  ]);
});

test('of a page that was built, the job that this started is told', async () => {
  const [first] = await told('page_build', example('page_build'), { conclusion: 'failure' });
  expect(first).toBe('❌ **Deploy / build failed** · octo-org/octo-repo on main · #7');
});

test('a status of another CI that failed is red, and speaks for that', async () => {
  const failed = { ...example('status'), state: 'error', context: 'ci/other', target_url: 'https://ci.example.com/7' };
  expect((await told('status', failed))[0]).toMatch(/^❌ \*\*ci\/other failed\*\* · octo-org\/octo-repo/);
});

const { deployment, deployment_status, ...around } = example('deployment_status', 0);

/** As apps make them: no run, and mostly the commit in place of a branch. */
function preview(environment: string, ref: string, environment_url: string): object {
  const status = { ...deployment_status, environment, environment_url, target_url: environment_url, state: 'success' };
  return { ...around, deployment: { ...deployment, ref, environment }, deployment_status: status };
}

test.each([
  [
    'Vercel: the commit alone',
    preview('Preview', 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e', 'https://shop-git-cards.vercel.app'),
    '✅ **Deployed to Preview** · shop-git-cards.vercel.\u200Bapp · octo-org/octo-repo (2s)',
  ],
  [
    'Cloudflare: the branch',
    preview('shop (Preview)', 'gift-cards', 'https://373f31e2.shop.pages.dev'),
    '✅ **Deployed to shop (Preview)** · 373f31e2.shop.pages.\u200Bdev · octo-org/octo-repo on gift-cards (2s)',
  ],
  [
    'Netlify: the pull request',
    preview('deploy-preview', 'pull/12/head', 'https://deploy-preview-12--shop.netlify.app'),
    '✅ **Deployed to deploy-preview** · deploy-preview-12--shop.netlify.\u200Bapp · octo-org/octo-repo PR #12 (2s)',
  ],
])('a preview by %s', async (_, payload, line) => {
  expect(await told('deployment_status', payload)).toEqual([line]);
});
