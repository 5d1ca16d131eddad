/** Verifies the message of each family of events, and whom it mentions: scope, text, author. */
import { expect, test } from 'vitest';
import {
  checkRow,
  commentRow,
  dispatchRow,
  type EventRow,
  eventQuestion,
  issueRow,
  ON_A_PULL,
  pullRow,
  pushRow,
  queueRow,
  refRow,
  releaseRow,
  reviewRow,
  upstreamRow,
} from '../../../support/event-cases.ts';
import { renderMessage, reportedMessage } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';

const FORK = { by: 'eve', home: 'eve/app' };
const DEPENDABOT = { by: 'dependabot[bot]', title: 'Bump lodash', branch: 'dependabot/npm/lodash' };
const CALLS_AUTHOR = { options: { mention: 'author, suspects' } };
const CLOCK = { event: 'schedule', payload: { schedule: '0 3 * * *' } };
const AGAIN = { env: { GITHUB_TRIGGERING_ACTOR: 'carol' } };
const RENAMED = { GITHUB_RUN_NUMBER: '1', GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/new.yml@refs/heads/main' };

test.each<[string, EventRow, string]>([
  [
    'a pull request from a fork, green before',
    pullRow(FORK, { history: '41+ 42-' }),
    '❌ CI / test failed in npm test · acme/app PR #7 · #42 / First failure. “Add gift cards” (from a fork) — eve · eve:fix → main / calls ada',
  ],
  [
    'Dependabot: a bot is never called',
    pullRow(DEPENDABOT, { history: '42-', ...CALLS_AUTHOR }),
    '❌ CI / test failed in npm test · acme/app PR #7 · #42 / “Bump lodash” — dependabot[bot] · dependabot/npm/lodash → main / calls nobody',
  ],
  [
    "Dependabot's run, started again by a person",
    pullRow(DEPENDABOT, { history: '42--', ...AGAIN, ...CALLS_AUTHOR }),
    '❌ CI / test still fails in npm test · acme/app PR #7 · #42 (4h, attempt 2), re-run by carol / “Bump lodash” — dependabot[bot] · dependabot/npm/lodash → main / calls nobody',
  ],
  [
    'a pull request of Bob is closed by Carol',
    pullRow({ action: 'closed', sender: 'carol', state: 'closed' }),
    '✅ CI / test passed · acme/app PR #7 · #42 / “Add gift cards” (closed without merging) — bob · fix → main · closed by carol / calls nobody',
  ],
  [
    'changes are requested',
    reviewRow('submitted', 'carol', { state: 'changes_requested', body: 'Round the totals.' }),
    '✅ CI / test passed · acme/app PR #7 · #42 / “Add gift cards” — bob · fix → main · changes requested by carol / > carol: Round the totals. / calls nobody',
  ],
  [
    'a merge queue',
    queueRow('42-'),
    '❌ CI / test failed in npm test · acme/app in the merge queue of main · #42 / PR #7 / calls nobody',
  ],
  [
    'a comment after which something fails, beside a red one of another pull request',
    commentRow('created', 'carol', '/deploy staging', { payload: ON_A_PULL, history: '40+ 41- 42-' }),
    '❌ CI / test failed in npm test · acme/app · comment on PR #7 · #42 / “Add gift cards” — bob / > carol: /deploy staging / calls nobody',
  ],
  [
    'a comment that somebody else edited: its author is not known',
    commentRow('edited', 'mallory', 'I resign'),
    '✅ CI / test passed · acme/app · comment on issue #8 · #42 / “Cart is empty” — bob · comment edited by mallory / > I resign / calls nobody',
  ],
  [
    'a comment that somebody else deleted is not said again',
    commentRow('deleted', 'mallory', 'My password is 123'),
    '✅ CI / test passed · acme/app · comment on issue #8 · #42 / “Cart is empty” — bob · comment deleted by mallory / calls nobody',
  ],
  [
    'an issue, after a green run and a red one of others',
    issueRow('opened', 'bob', '40+ 41- 42-'),
    '❌ CI / test failed in npm test · acme/app issue #8 · #42 / “Cart is empty” — bob / calls nobody',
  ],
  [
    'a tag is deleted: the tip of the default branch has nothing to do with it',
    refRow('delete', 'tag', 'v1.4.0'),
    '✅ CI / test passed · acme/app · deleted tag v1.4.0 · #42 / Deleted by carol / calls nobody',
  ],
  [
    'a run for a comment, reported by another: earlier runs were for other subjects',
    upstreamRow('ChatOps', 'issue_comment', '39+ 40- 41-'),
    '❌ ChatOps failed in npm test · acme/app · #41, started by carol / calls nobody',
  ],
  [
    'a scheduled run, reported by another: no commit is shown',
    upstreamRow('Nightly', 'schedule', '39+ 41-'),
    '❌ Nightly failed in npm test · #41, on schedule / Last passed 4h ago / calls nobody',
  ],
  [
    'a run that another one started, reported by a third: compared with any branch',
    upstreamRow('Deploy', 'workflow_run', '39+ 41-'),
    '❌ Deploy failed in npm test · acme/app · #41 / First failure / calls nobody',
  ],
])('%s', async (_, entry, expected) => {
  expect(await renderMessage(eventQuestion(entry))).toBe(expected);
});

test.each<[string, string, string]>([
  ['published', '42+', '📦 v2 was released · acme/app — carol · #42 / ✅ CI / test passed'],
  ['deleted', '42+', '✅ CI / test passed · acme/app release v2 · #42 / Release — ada · deleted by carol'],
  ['created', '42+', '✅ CI / test passed · acme/app release v2 · #42 / Release — ada · created by carol'],
  [
    'published',
    '42-',
    '❌ CI / test failed in npm test · acme/app release v2 · #42 / Release — ada · published by carol',
  ],
])('reports that a release by Ada is %s by Carol: %s', async (action, history, expected) => {
  expect(await renderMessage(eventQuestion(releaseRow(action, history)))).toBe(`${expected} / calls nobody`);
});

test.each<[string, EventRow, string]>([
  [
    'a schedule is compared with schedules, not with pushes of the same branch',
    { ...CLOCK, history: '38+ 42- / push: 39- 40- 41-' },
    '❌ CI / test failed in npm test · #42, 03:00 every day, UTC / Last passed 5h ago. Started failing within 4 commits by Ada Lovelace / calls ada',
  ],
  [
    'a schedule that works again',
    { ...CLOCK, history: '39+ 40- 42+ / push: 41+' },
    '🟢 CI / test works again after 3h · #42, 03:00 every day, UTC / 2 commits since the last failure / calls nobody',
  ],
  [
    'a push is compared with pushes: a red schedule does not make it one that works again',
    pushRow('40+ 42+ / schedule: 41-'),
    '✅ CI / test passed · #42 / Change — Ada Lovelace / calls nobody',
  ],
  [
    "started by hand, by somebody else than the commit's author",
    dispatchRow('workflow_dispatch', '42-', { inputs: { token: 'hush' } }),
    '❌ CI / test failed in npm test · #42, started by carol / calls nobody',
  ],
  [
    'started by hand, and works again: the starter is not credited',
    dispatchRow('workflow_dispatch', '40- 42+', { inputs: null }),
    '🟢 CI / test works again after 3h · #42, started by carol / 1 commit since the last failure / calls nobody',
  ],
  [
    'started by hand, with something filled in: that may be why',
    dispatchRow('workflow_dispatch', '40+ 42-', { inputs: { target: 'staging' } }),
    '❌ CI / test failed in npm test · #42, started by carol / calls nobody',
  ],
  [
    'started by another program: what it sent is not shown',
    dispatchRow('repository_dispatch', '42-', { action: 'deploy', client_payload: { token: 'hush' } }, 'deployer[bot]'),
    '❌ CI / test failed in npm test · #42, started by deployer[bot] as `deploy` / calls nobody',
  ],
  [
    'started by another program, after a green one that got something else',
    dispatchRow('repository_dispatch', '39+ 40o 42-', { action: 'deploy', client_payload: { version: 2 } }),
    '❌ CI / test failed in npm test · #42, started by carol as `deploy` / calls nobody',
  ],
  [
    'run again by somebody else, red',
    pushRow('41+ 42--', AGAIN),
    '❌ CI / test still fails in npm test · #42 (4h, attempt 2), re-run by carol / Started failing at Change — Ada Lovelace / calls ada',
  ],
  [
    'a workflow whose file was renamed has no history',
    pushRow('42-', { env: RENAMED, run: { file: 'new.yml', workflow_id: 7002, run_number: 1 } }),
    '❌ CI / test failed in npm test · #1 / Change — Ada Lovelace / calls nobody',
  ],
  [
    'a check of another app failed',
    checkRow('Codecov', {
      ...{ name: 'codecov/patch', conclusion: 'failure', check_suite: { head_branch: 'main' } },
      output: { title: '62 % of diff hit (target 80 %)' },
    }),
    '❌ Codecov / codecov/patch failed / > 62 % of diff hit (target 80 %) / calls nobody',
  ],
  [
    'a check whose title repeats the conclusion shows the conditions in its summary',
    checkRow('SonarQubeCloud', {
      ...{ name: 'SonarCloud Code Analysis', conclusion: 'failure', check_suite: { head_branch: 'main' } },
      output: {
        title: 'Quality Gate failed',
        summary:
          '## [![Quality Gate Failed](https://sonar.example/failed.svg)](https://sonar.example) Quality Gate failed\nFailed conditions\n[62.1% Coverage on New Code](https://sonar.example/c?id=1) (required ≥ 80%)\n![](https://sonar.example/i.svg) [3 New Issues](https://sonar.example/i)\n\nSee analysis details on SonarQube Cloud',
      },
    }),
    '❌ SonarQubeCloud / SonarCloud Code Analysis failed / > 62.1% Coverage on New Code (required ≥ 80%), 3 New Issues / calls nobody',
  ],
])('%s', async (_, entry, expected) => {
  expect(await renderMessage(eventQuestion(entry))).toBe(expected);
});

test('reports no unknown history if only bots committed, so nobody is mentioned', async () => {
  const bot = { author: 'renovate[bot]', login: 'renovate[bot]', bot: true, message: 'Bump' };
  const commits = [41, 42].map((number) => ({ ...bot, sha: sha(number) }));
  const { called, notices } = await reportedMessage(eventQuestion(pushRow('41+ 42-', { world: { commits } })));
  expect(called).toEqual([]);
  expect(notices.join()).toContain(
    'suspects: no known person committed between the last success and the first failure',
  );
});
