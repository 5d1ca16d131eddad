/**
 * Histories in a short notation, played against the fake of GitHub's API.
 *
 * `+ - o . | -`: earlier runs, the oldest first, and behind the bar the one that is reported, number 42. `+` is green,
 * `-` red, `o` cancelled, `.` skipped; `-+` is a run of two attempts. `?` is a history that cannot be read. What is
 * expected follows in words: `still-failing since 40 row 3 green 39 passed 41`.
 */
import { type Question, readFrom } from './github-facts.ts';
import { sha, WORKFLOW } from './github-shapes.ts';
import type { Attempt, Deployment, GithubWorld, Job, Run } from './github-world.ts';

export const SCOPES = ['job', 'run', 'deployment'] as const;
export type Scope = (typeof SCOPES)[number];

/** What started the runs. */
export interface Trigger {
  readonly event: string;
  /** As the API shows such runs. */
  readonly run: Partial<Run>;
  readonly env?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

const PULL = {
  number: 7,
  created_at: '2026-03-01T00:00:00Z',
  head: { ref: 'fix', sha: sha(42), repo: { id: 1, full_name: 'acme/app' } },
  base: { ref: 'main', repo: { id: 1, full_name: 'acme/app' } },
};
const FORK = { ...PULL, head: { ...PULL.head, repo: { id: 2, full_name: 'eve/app' } } };
const QUEUE = (number: number) => `gh-readonly-queue/main/pr-104-${sha(number)}`;

export const TRIGGERS: Readonly<Record<string, Trigger>> = {
  push: { event: 'push', run: {} },
  'pull request': {
    event: 'pull_request',
    run: { head_branch: 'fix', pulls: [7] },
    env: { GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'fix' },
    payload: { pull_request: PULL },
  },
  fork: {
    event: 'pull_request',
    run: { head_branch: 'fix', home: 'eve/app' },
    env: { GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'fix' },
    payload: { pull_request: FORK },
  },
  schedule: { event: 'schedule', run: {}, payload: { schedule: '0 3 * * *' } },
  tag: { event: 'push', run: { head_branch: 'v1' }, env: { GITHUB_REF: 'refs/tags/v1' } },
  'merge queue': {
    event: 'merge_group',
    run: { head_branch: QUEUE(1) },
    env: { GITHUB_REF: `refs/heads/${QUEUE(1)}` },
  },
  workflow_run: { event: 'workflow_run', run: {} },
};

const WORDS: Readonly<Record<string, string>> = { '+': 'success', '-': 'failure', o: 'cancelled', '.': 'skipped' };
/** Hours between one run and the next. */
const HOUR = 3_600_000;

export const timeOf = (run: number) => new Date(Date.parse('2026-03-04T07:00:00Z') - (42 - run) * HOUR).toISOString();

/** The facts of a history, in the words of the notation. */
export async function play(scope: Scope, trigger: Trigger, history: string): Promise<string> {
  const [before = '', own = ''] = history.split('|').map((half) => half.trim());
  const earlier = before === '?' ? [] : before.split(' ').filter((word) => word !== '');
  const behaviour = before === '?' ? { without: ['actions: read', 'deployments: read'] } : {};
  const question = scope === 'deployment' ? deployed(trigger, earlier, own) : ran(scope, trigger, earlier, own);
  const options = { when: 'always, change', ...question.options };
  const { facts, notice } = await readFrom({ ...question, behaviour, options });
  if (before === '?')
    return notice?.includes('the history') === true && facts.change === undefined ? 'unknown' : 'wrong';
  const { change, broken_since: since, failures_in_a_row: row, last_green: green, passed_before: passed } = facts;
  const place = (one: { run?: number; at?: string } | undefined) => {
    if (one === undefined) return undefined;
    const number = one.run ?? 42 - (Date.parse(timeOf(42)) - Date.parse(one.at ?? '')) / HOUR;
    return one.at === undefined || one.at === timeOf(number) || number === 42 ? number : `${number} at ${one.at}`;
  };
  const words = { since: place(since), row, green: place(green), passed: passed && (passed.run ?? 'deployment') };
  const told = Object.entries(words).flatMap(([word, value]) => (value === undefined ? [] : [`${word} ${value}`]));
  return [change ?? 'unknown', ...told].join(' ');
}

function ran(scope: 'job' | 'run', trigger: Trigger, earlier: readonly string[], own: string): Question {
  const upstream = trigger.event === 'workflow_run';
  const event = upstream ? 'push' : trigger.event;
  const runs = [...earlier, own].map((attempts, index, all): Run => {
    const number = 43 - all.length + index;
    const reported = number === 42;
    const common = { event, created_at: timeOf(number), ...trigger.run };
    const ends = [...attempts].map((mark, attempt): Attempt => {
      const running = reported && attempt === attempts.length - 1 && !upstream;
      return attemptOf(scope, mark, number * 10 + attempt, running, timeOf(number));
    });
    return { id: number * 1000, run_number: number, head_sha: sha(number), attempts: ends, ...common };
  });
  const status = WORDS[own.at(-1) ?? ''] ?? '';
  const attempt = String(own.length);
  const id = scope === 'job' ? 420 + own.length - 1 : 9;
  const world: GithubWorld = { repository: 'acme/app', runs };
  const asked = { world, job: { status, check_run_id: id } };
  if (upstream) {
    const run = { id: 42000, run_number: 42, run_attempt: own.length, workflow_id: WORKFLOW, created_at: timeOf(42) };
    const told = { ...run, event, head_branch: 'main', head_sha: sha(42), conclusion: status };
    return { ...asked, event: 'workflow_run', payload: { workflow_run: told } };
  }
  return {
    ...asked,
    event: trigger.event,
    payload: trigger.payload ?? {},
    env: {
      ...trigger.env,
      GITHUB_RUN_ATTEMPT: attempt,
      GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main',
      GITHUB_SHA: sha(42),
    },
    options: scope === 'run' ? { status: JSON.stringify({ test: { result: status } }) } : {},
  };
}

/** What is not reported ends the other way, so that a comparison at the wrong level shows. */
function attemptOf(scope: 'job' | 'run', mark: string, id: number, running: boolean, started_at: string): Attempt {
  const conclusion = WORDS[mark] ?? '';
  const other = conclusion === 'success' ? 'failure' : 'success';
  const decided = mark === '+' || mark === '-';
  const test: Job = { id, name: 'test', conclusion: running && scope === 'job' ? null : conclusion, started_at };
  const lint: Job = { id: id + 5000, name: 'lint', conclusion: decided ? other : conclusion, started_at };
  const asks: readonly Job[] = running && scope === 'run' ? [{ id: 9, name: 'notify', conclusion: null }] : [];
  const run = running ? null : scope === 'job' && decided ? 'failure' : conclusion;
  return { conclusion: run, jobs: scope === 'job' ? [lint, test] : [test, ...asks], started_at };
}

function deployed(trigger: Trigger, earlier: readonly string[], own: string): Question {
  const deployments = [...earlier, own].map((mark, index, all): Deployment => {
    const number = 43 - all.length + index;
    const state = mark === 'o' || mark === '.' ? 'inactive' : (WORDS[mark] ?? '');
    return { id: number, environment: 'production', sha: sha(number), states: [{ state, at: timeOf(number) }] };
  });
  const upstream = { id: 42000, run_number: 42, run_attempt: 1, event: trigger.event, head_sha: sha(1) };
  const payload = {
    deployment: { id: 42, environment: 'production', sha: sha(42), ref: 'main', created_at: timeOf(42) },
    deployment_status: { state: WORDS[own] ?? '', environment: 'production' },
    workflow_run: upstream,
  };
  const world: GithubWorld = { repository: 'acme/app', deployments: deployments.toReversed() };
  return { world, event: 'deployment_status', payload };
}
