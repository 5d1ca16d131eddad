/**
 * Runs for events of every family, with their history: `release: 40+ 42- / push: 41-`. The first list has the runs of
 * the event itself, the last of which is reported. The others are runs of the same workflow for other events. `+` is a
 * success, `-` a failure, `o` cancelled; `42-+` is a run with two attempts.
 */
import type { Question } from './github-facts.ts';
import { sha } from './github-shapes.ts';
import type { Attempt, Commit, GithubWorld, Job, Run } from './github-world.ts';
import { readTime } from './histories.ts';

const ENDS: Readonly<Record<string, string>> = { '+': 'success', '-': 'failure', o: 'cancelled' };

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
  const lists = history.split(' / ').map((list) => /^(?:(\w+): )?(.*)$/.exec(list) ?? []);
  const results = lists.flatMap(([, name = event, text = ''], list) =>
    text.split(' ').map((word, index, all) => {
      const [, number = '', marks = ''] = /^(\d+)(.+)$/.exec(word) ?? [];
      return { name, number: Number(number), marks, isOwn: list === 0 && index === all.length - 1 };
    }),
  );
  const current = results.find(({ isOwn }) => isOwn) ?? { number: 42, marks: '+' };
  const runs = results.map(({ name, number, marks, isOwn }): Run => {
    const attempts = [...marks].map((mark, index) => {
      return toAttempt(mark, number * 10 + index, isOwn && index === marks.length - 1);
    });
    const common = { id: number * 1000, run_number: number, head_sha: sha(number), created_at: readTime(number) };
    return { ...common, attempts, event: name, ...(name === event ? run : {}) };
  });
  const numbers = [...new Set(results.map(({ number }) => number))].toSorted((one, other) => one - other);
  const commits = numbers.map(
    (number): Commit => ({
      sha: sha(number),
      message: 'Change',
      author: 'Ada Lovelace',
      login: 'ada',
      files: ['a.ts'],
    }),
  );
  const existing = { GITHUB_RUN_ATTEMPT: String(current.marks.length), GITHUB_SHA: sha(42) };
  const workflow = { GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main' };
  return {
    event,
    payload: { repository: { full_name: 'acme/app', default_branch: 'main' }, ...payload },
    world: { repository: 'acme/app', runs, commits, ...world },
    env: { ...existing, ...workflow, ...env },
    job: { status: ENDS[current.marks.at(-1) ?? ''] },
    options: { ...options },
  };
}

export function toAttempt(mark: string, id: number, isRunning: boolean): Attempt {
  const ended = ENDS[mark] ?? '';
  const conclusion = isRunning ? null : ended;
  const job: Job = { id: isRunning ? 1 : id, name: 'test', conclusion };
  const steps = [{ name: 'Run npm test', conclusion: ended }];
  return { conclusion, jobs: [{ ...job, ...(ended === 'failure' && { steps }) }] };
}
