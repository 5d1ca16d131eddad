import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { findFacts } from '../../../support/event-facts.ts';
import { example, type WebhookName } from '../../../support/events.ts';
import { readLines } from '../../../support/shop-facts.ts';

const CAROL = { login: 'carol', type: 'User' };
const DORA = { login: 'dora', type: 'User' };
const TIP = 'abc1234def5678901234567890123456789012ab';

/** An event of Carol about Codertocat's items, with text by Dora. */
function factsBy(event: WebhookName, index: number, more: object = {}): Facts {
  const payload: Record<string, unknown> = { ...example(event, index), sender: CAROL, ...more };
  for (const key of ['comment', 'review']) {
    if (payload[key]) payload[key] = { ...(payload[key] as object), user: DORA };
  }
  const env = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_ACTOR: 'carol', GITHUB_SHA: TIP },
    ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_REF: 'refs/heads/main', GITHUB_SERVER_URL: 'https://github.com' },
    ...{ GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'test', GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '42' },
  };
  return { ...findFacts({ env, event: payload, runner: {} }), scope: 'job', conclusion: 'success' };
}

const review = (state: string) => {
  return { review: { ...example('pull_request_review', 0).review, state, body: 'See below.' } };
};

test.each<[string, Facts, readonly string[]]>([
  [
    'a comment that another person deleted',
    factsBy('issue_comment', 5),
    ['“Spelling error in the README file” — Codertocat · comment deleted by carol'],
  ],
  [
    'a review that requests changes',
    factsBy('pull_request_review', 0, review('changes_requested')),
    [
      '“Update the README with new information.” — Codertocat · changes → master · changes requested by dora',
      '> dora: See below.',
    ],
  ],
  ['a deleted tag', factsBy('delete', 0), ['Deleted by carol']],
  [
    'an issue opened by its author',
    factsBy('issues', 15, { sender: { login: 'Codertocat' } }),
    ['“Spelling error in the README file” — Codertocat'],
  ],
])('names the person who acted: %s', async (_, facts, expected) => {
  const [, ...rest] = await readLines(facts);
  expect(rest.map((line) => line.replaceAll('\u200b', ''))).toEqual(expected);
  expect(rest.join()).not.toContain(TIP.slice(0, 7));
});

test('the person who deletes or publishes a release is named, not its author', async () => {
  expect((await readLines(factsBy('release', 4)))[1]).toBe('Release — Codertocat · deleted by carol');
  expect((await readLines(factsBy('release', 0)))[0]).toBe('📦 **0.0.1** was released · acme/app — carol · #42');
});

test("the newest commit of the default branch isn't attributed to an issue", () => {
  for (const event of ['issues', 'label', 'create', 'delete', 'watch'] as const) {
    expect(factsBy(event, 0).commit).toBeUndefined();
  }
});

test("a request of another app isn't an approval", async () => {
  const check = { ...example('check_run', 1).check_run, conclusion: 'action_required' };
  const facts: Facts = {
    ...factsBy('check_run', 1, { check_run: check }),
    scope: 'event',
    conclusion: 'action_required',
  };
  expect((await readLines(facts))[0]).toContain('✋ **octocoders-linter** requires action');
});
