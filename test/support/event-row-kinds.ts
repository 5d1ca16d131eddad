/**
 * Creates rows of the event catalogue, one function per family. Ada authors commits, Bob opens issues and pull
 * requests, Carol does the rest.
 */
import { type EventRow, toAttempt } from './event-rows.ts';
import { sha } from './github-shapes.ts';
import type { Run } from './github-world.ts';

/** Creates an account as in payloads: without the name of the person. */
function account(login: string, type: 'User' | 'Bot' = 'User'): object {
  return { login, type, html_url: `https://github.com/${login.replace('[bot]', '')}` };
}

/** Creates the commit of a run by Ada Lovelace, regardless of who started it. */
function madeByAda(number: number): object {
  return { id: sha(number), message: 'Change', author: { name: 'Ada Lovelace', username: 'ada' } };
}

const as = (login: string) => ({ GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login });

const ISSUE = {
  ...{ number: 8, title: 'Cart is empty', user: account('bob') },
  html_url: 'https://github.com/acme/app/issues/8',
};

interface PullRow {
  readonly by?: string;
  /** User who triggered the event. */
  readonly sender?: string;
  readonly title?: string;
  readonly branch?: string;
  readonly home?: string;
  readonly action?: string;
  readonly state?: string;
}

function findSender(login: string): object {
  return account(login, login.endsWith('[bot]') ? 'Bot' : 'User');
}

/** Creates an event for pull request 7. */
export function pullRow(raw: PullRow = {}, more: Partial<EventRow> = {}): EventRow {
  const { by = 'bob', title = 'Add gift cards', branch = 'fix', home = 'acme/app', action = 'synchronize' } = raw;
  const { sender = by, state = 'open' } = raw;
  const pull_request = {
    ...{ number: 7, state, title, user: findSender(by), merged: false, created_at: '2026-03-01T00:00:00Z' },
    head: { ref: branch, sha: sha(42), repo: { full_name: home } },
    base: { ref: 'main', sha: sha(30), repo: { full_name: 'acme/app' } },
    html_url: 'https://github.com/acme/app/pull/7',
  };
  return {
    ...{ event: 'pull_request', run: { head_branch: branch, home }, ...more },
    payload: { action, number: 7, pull_request, sender: findSender(sender), ...more.payload },
    env: {
      ...{ GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: branch, GITHUB_SHA: sha(99), ...as(sender) },
      ...more.env,
    },
  };
}

/** Creates a review, or a review comment, by Carol. */
export function reviewRow(action: string, sender: string, rendered: object, key = 'review'): EventRow {
  const event = key === 'review' ? 'pull_request_review' : 'pull_request_review_comment';
  return pullRow({ action, sender }, { event, payload: { [key]: { user: account('carol'), ...rendered } } });
}

/** Creates a comment by Carol on an issue or pull request of Bob. */
export function commentRow(action: string, sender: string, body: string, more: Partial<EventRow> = {}): EventRow {
  const html_url = 'https://github.com/acme/app/issues/8#issuecomment-1';
  const comment = { body, user: account('carol'), html_url };
  const payload = { action, issue: ISSUE, comment, sender: account(sender), ...more.payload };
  return { event: 'issue_comment', env: as(sender), ...more, payload };
}

export const ON_A_PULL = {
  issue: {
    ...{ number: 7, title: 'Add gift cards', user: account('bob'), pull_request: {} },
    html_url: 'https://github.com/acme/app/pull/7',
  },
};

/** Creates an issue of Bob. */
export function issueRow(action: string, sender: string, history = '42+'): EventRow {
  return { event: 'issues', env: as(sender), payload: { action, sender: account(sender), issue: ISSUE }, history };
}

/** Creates an event of Carol for a release by Ada. */
export function releaseRow(action: string, history = '42+'): EventRow {
  const html_url = 'https://github.com/acme/app/releases/tag/v2';
  const release = {
    tag_name: 'v2',
    name: 'v2',
    author: account('ada'),
    html_url,
    prerelease: action === 'prereleased',
  };
  return {
    ...{ event: 'release', payload: { action, release, sender: account('carol') }, history },
    ...{ env: { GITHUB_REF: 'refs/tags/v2', ...as('carol') }, run: { head_branch: 'v2' } },
  };
}

/** Creates a branch or tag that Carol created or deleted. */
export function refRow(event: 'create' | 'delete', ref_type: string, ref: string, history = '42+'): EventRow {
  const location: Record<string, string> = event === 'create' ? { GITHUB_REF: `refs/heads/${ref}` } : {};
  const run = event === 'create' ? { head_branch: ref } : {};
  return {
    event,
    env: { ...as('carol'), ...location },
    payload: { ref, ref_type, sender: account('carol') },
    history,
    run,
  };
}

/** Creates a manual run by Carol or a program. */
export function dispatchRow(event: string, history: string, raw: object, sender = 'carol'): EventRow {
  return { event, env: as(sender), payload: { ...raw, sender: findSender(sender) }, history };
}

/** Creates a push of one commit by Ada to main. */
export function pushRow(history: string, more: Partial<EventRow> = {}): EventRow {
  const head_commit = madeByAda(42);
  const ends = { before: sha(41), after: sha(42), forced: false };
  const payload = { ref: 'refs/heads/main', ...ends, commits: [head_commit], head_commit, ...more.payload };
  return { event: 'push', history, ...more, payload };
}

/** Creates a `workflow_run` event for a run of another event on the default branch. */
export function upstreamRow(name: string, event: string, history: string): EventRow {
  const runs = history.split(' ').map((word): Run => {
    const [, number = '', mark = ''] = /^(\d+)(.)$/.exec(word) ?? [];
    const attempts = [toAttempt(mark, Number(number), false)];
    return { id: Number(number) * 1000, run_number: Number(number), event, head_sha: sha(Number(number)), attempts };
  });
  const current = runs.at(-1);
  const who = { actor: account('carol'), triggering_actor: account('carol') };
  const workflow_run = {
    ...{ id: current?.id, run_number: current?.run_number, run_attempt: 1, workflow_id: 7001, name, event, ...who },
    ...{ head_branch: 'main', head_sha: current?.head_sha, head_commit: madeByAda(current?.run_number ?? 0) },
    conclusion: current?.attempts[0]?.conclusion,
  };
  const payload = { action: 'completed', sender: account('carol'), workflow: { name }, workflow_run };
  return { event: 'workflow_run', payload, world: { runs } };
}

/** Creates a check of another app for commit 41. */
export function checkRow(key: 'check_run' | 'check_suite', app: string, check: object): EventRow {
  const result = { head_sha: sha(41), app: { name: app, slug: app.toLowerCase() }, pull_requests: [], ...check };
  return { event: key, payload: { action: 'completed', sender: account('ada'), [key]: result } };
}

/** Creates a status of another CI system for commit 41, with the heads of the branches that contain it. */
export function statusRow(state: string, description: string | null, ends: Readonly<Record<string, number>>): EventRow {
  const made = { message: 'Change', author: { name: 'Ada Lovelace' } };
  const commit = { sha: sha(41), commit: made, author: account('ada') };
  const branches = Object.entries(ends).map(([name, end]) => ({ name, commit: { sha: sha(end) } }));
  const context = 'ci/circleci: build';
  return {
    event: 'status',
    payload: { sha: sha(41), state, context, description, commit, branches, sender: account('carol') },
  };
}

/** Creates the merge queue entry of pull request 7, added by Carol. */
export function queueRow(history: string): EventRow {
  const branch = `gh-readonly-queue/main/pr-7-${sha(41)}`;
  const head_commit = { ...madeByAda(42), message: 'Merge pull request #7 from acme/fix' };
  const merge_group = { head_sha: sha(42), head_ref: `refs/heads/${branch}`, base_ref: 'refs/heads/main', head_commit };
  return {
    ...{
      event: 'merge_group',
      payload: { action: 'checks_requested', merge_group, sender: account('carol') },
      history,
    },
    ...{ env: { GITHUB_REF: `refs/heads/${branch}`, ...as('carol') }, run: { head_branch: branch } },
  };
}
