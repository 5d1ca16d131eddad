/**
 * Events of every family for a run of a workflow, with its history: `40+ 42- / push: 41-`. The first list has the runs of
 * the event itself, the others are runs of the same workflow for other events. Ada authors commits, Bob opens issues and
 * pull requests, Carol does the rest.
 */
import type { Question } from './github-facts.ts';
import { sha } from './github-shapes.ts';
import type { Attempt, Commit, GithubWorld, Job, Run } from './github-world.ts';
import { ENDS, parseHistory, readTime } from './histories.ts';

export interface EventRow {
  readonly event: string;
  readonly payload: object;
  readonly env?: Readonly<Record<string, string>>;
  /** Default: `+`, a success without history. */
  readonly history?: string;
  /** Fields of the run in the API. */
  readonly run?: Partial<Run>;
  readonly world?: Partial<GithubWorld>;
  readonly options?: Readonly<Record<string, string>>;
}

/** Creates the test case of a row. */
export function eventQuestion({ event, payload, env, history = '42+', run = {}, world, options }: EventRow): Question {
  const [current = '', ...others] = history.split(' / ');
  const { runs: own, reported } = parseHistory(current);
  const listed = [current, ...others].flatMap((list) => {
    const [, name = event, text = ''] = /^(?:(\w+): )?(.*)$/.exec(list) ?? [];
    return parseHistory(text).runs.map((one) => ({ ...one, name }));
  });
  const runs = listed.map(({ name, number, marks }, index): Run => {
    const isReported = number === reported.number && index < own.length;
    const attempts = [...marks].map((mark, attempt) =>
      toAttempt(mark, number * 10 + attempt, isReported && attempt === marks.length - 1),
    );
    const common = { id: number * 1000, run_number: number, head_sha: sha(number), created_at: readTime(number) };
    return { ...common, attempts, event: name, ...(name === event ? run : {}) };
  });
  const numbers = [...new Set(listed.map(({ number }) => number))].toSorted((one, other) => one - other);
  const author = { message: 'Change', author: 'Ada Lovelace', login: 'ada', files: ['a.ts'] };
  return {
    event,
    payload: { repository: { full_name: 'acme/app', default_branch: 'main' }, ...payload },
    world: {
      repository: 'acme/app',
      runs,
      commits: numbers.map((number): Commit => ({ sha: sha(number), ...author })),
      ...world,
    },
    env: {
      GITHUB_RUN_ATTEMPT: String(reported.marks.length),
      GITHUB_SHA: sha(42),
      GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main',
      ...env,
    },
    job: { status: ENDS[reported.marks.at(-1) ?? ''] },
    options: { ...options },
  };
}

function toAttempt(mark: string, id: number, isRunning: boolean): Attempt {
  const ended = ENDS[mark] ?? '';
  const conclusion = isRunning ? null : ended;
  const job: Job = { id: isRunning ? 1 : id, name: 'test', conclusion };
  const steps = [{ name: 'Run npm test', conclusion: ended }];
  return { conclusion, jobs: [{ ...job, ...(ended === 'failure' && { steps }) }] };
}

/** Creates an account as in payloads: without the name of the person. */
function account(login: string): object {
  const type = login.endsWith('[bot]') ? 'Bot' : 'User';
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

/** Creates an event for pull request 7. */
export function pullRow(raw: PullRow = {}, more: Partial<EventRow> = {}): EventRow {
  const { by = 'bob', title = 'Add gift cards', branch = 'fix', home = 'acme/app', action = 'synchronize' } = raw;
  const { sender = by, state = 'open' } = raw;
  const pull_request = {
    ...{ number: 7, state, title, user: account(by), merged: false, created_at: '2026-03-01T00:00:00Z' },
    head: { ref: branch, sha: sha(42), repo: { full_name: home } },
    base: { ref: 'main', sha: sha(30), repo: { full_name: 'acme/app' } },
    html_url: 'https://github.com/acme/app/pull/7',
  };
  return {
    ...{ event: 'pull_request', run: { head_branch: branch, home }, ...more },
    payload: { action, number: 7, pull_request, sender: account(sender), ...more.payload },
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
  return { event, env: as(sender), payload: { ...raw, sender: account(sender) }, history };
}

/** Creates a push of one commit by Ada to main. */
export function pushRow(history: string, more: Partial<EventRow> = {}): EventRow {
  const head_commit = madeByAda(42);
  const range = { before: sha(41), after: sha(42), forced: false };
  const payload = { ref: 'refs/heads/main', ...range, commits: [head_commit], head_commit, ...more.payload };
  return { event: 'push', history, ...more, payload };
}

/** Creates a `workflow_run` event for a run of another event on the default branch. */
export function upstreamRow(name: string, event: string, history: string): EventRow {
  const runs = parseHistory(history).runs.map(({ number, marks }): Run => {
    const attempts = [toAttempt(marks, number, false)];
    return { id: number * 1000, run_number: number, event, head_sha: sha(number), attempts };
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
export function checkRow(app: string, check: object): EventRow {
  const result = { head_sha: sha(41), app: { name: app, slug: app.toLowerCase() }, pull_requests: [], ...check };
  return { event: 'check_run', payload: { action: 'completed', sender: account('ada'), check_run: result } };
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
