/** Plays stories of several runs, and returns the messages of each in order, as one text. */
import { expect, onTestFinished } from 'vitest';
import { TOKEN } from '../standin/contexts.ts';
import { startGithubApi } from '../support/github-api.ts';
import type { GithubWorld } from '../support/github-world.ts';
import { type JobStory, NOW, toJob } from '../support/situations/jobs.ts';
import { type Made, toHash } from '../support/situations/people.ts';
import { worst } from '../support/situations/story.ts';
import { stillClock } from '../support/still-clock.ts';
import { line, openLocation, type Place, type Ran, type Step } from './harness.ts';

const REPOSITORY = 'harbor/shop';
const MINUTE = 60_000;
/** ID of the job according to the runner stand-in. */
const OWN_JOB = 48_001_234_567;
/** Users of the sandbox by login. */
const NAMES: Readonly<Record<string, string>> = {
  ada: 'Ada Park',
  ben: 'Ben Osei',
  chloe: 'Chloé Marchand',
  dmitri: 'Dmitri Sato',
};

/** One run of three minutes, and the step that reports it. */
export interface RunStory {
  /** Start time in UTC: `2026-03-02T09:00`. */
  readonly at: string;
  /** Index of the commit. */
  readonly head?: number;
  /** The first is the step's own if it has no `needs`. */
  readonly jobs: readonly JobStory[];
  /** True for another attempt of the previous run. */
  readonly again?: true;
  /** User who started it. Default: the author of the commit. */
  readonly by?: string;
  readonly event?: string;
  readonly payload?: { readonly inputs?: Readonly<Record<string, string>>; readonly [name: string]: unknown };
  /** Conclusions of the jobs, for a step in a job after them all. `workflow` asks GitHub for them. */
  readonly needs?: Readonly<Record<string, string>> | 'workflow';
  readonly world?: Partial<GithubWorld>;
  /** Runs before it, for changes by people. */
  readonly before?: (location: Place) => void;
}

export interface Story {
  readonly commits: readonly Made[];
  readonly runs: readonly RunStory[];
  /** Inputs of each step. */
  readonly inputs: (location: Place) => Readonly<Record<string, string>>;
  /** Runs the shipped bundle in a separate process. */
  readonly child?: true;
}

/** Starts a sandbox whose clock follows the reported runs. */
export async function openStory() {
  let now = NOW;
  const location = await openLocation(() => new Date(now));
  onTestFinished(() => location.sandbox.close());
  return {
    place: location,
    /** Runs one step at its time. @returns its result as text */
    async tell(title: string, at: string, step: Step): Promise<string> {
      now = at;
      return shown(title, await location.run({ ...step, env: stillClock(at) }));
    },
  };
}

export async function reportStory({ commits, runs, inputs, child }: Story): Promise<string> {
  const { place: location, tell } = await openStory();
  const texts: string[] = [];
  for (const [index, run] of runs.entries()) {
    run.before?.(location);
    const world = { ...findWorld(commits, runs.slice(0, index + 1)), ...run.world };
    const github = await startGithubApi(world, TOKEN);
    onTestFinished(() => github.close());
    const step = { ...getStep(commits, runs, index, github.url), ...(child && { child }) };
    const title = `Run ${getNumber(runs, index)}${getAttempt(runs, index) > 1 ? ', attempt 2' : ''}, ${run.at}`;
    const text = await tell(title, after(run.at, 3), { ...step, inputs: { ...inputs(location), ...getStatus(run) } });
    expect(github.violations).toEqual([]);
    texts.push(text);
  }
  return texts.join('\n');
}

/** Sorts writing requests, because some are concurrent. */
function shown(title: string, { result, requests, messages }: Ran): string {
  const { outcome, reason, conclusion, change } = result.outputs;
  const parts = [
    `# ${title}: ${outcome}`,
    `conclusion=${conclusion} change=${change} reason=${reason}`,
    result.annotations.map(({ level, message }) => `- ${level}: ${message}`).join('\n'),
    requests
      .filter(({ method }) => method !== 'GET')
      .map(line)
      .toSorted()
      .join('\n'),
    ...messages,
  ];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return `${text.replace(/\b([dk])-[0-9a-f]{16}\b/g, '$1-MARKER').replace(/\b(127\.0\.0\.1):\d+/g, '$1:PORT')}\n`;
}

const after = (at: string, minutes: number) => new Date(Date.parse(`${at}Z`) + minutes * MINUTE).toISOString();

const getStatus = ({ needs }: RunStory): Record<string, string> =>
  needs === undefined ? {} : { status: needs === 'workflow' ? needs : '${{ toJSON(needs) }}' };

/** Numbers start at 41. */
const getNumber = (runs: readonly RunStory[], index: number) =>
  40 + runs.slice(0, index + 1).filter(({ again }) => !again).length;

const getAttempt = (runs: readonly RunStory[], index: number) => (runs[index]?.again ? 2 : 1);

/** Returns the state of GitHub's API during the last of these runs. */
function findWorld(commits: readonly Made[], runs: readonly RunStory[]): GithubWorld {
  const all = runs.map((run, index) => {
    const number = getNumber(runs, index);
    const isLast = index === runs.length - 1;
    const { head = 0, at, event = 'push', needs } = run;
    const ended = (Date.parse(NOW) - Date.parse(after(at, isLast ? 2 : 3))) / MINUTE;
    const results = run.jobs.map((job, position) => {
      const isOwn = isLast && position === 0 && needs === undefined;
      const id = isOwn ? OWN_JOB : number * 1000 + getAttempt(runs, index) * 100 + position;
      const steps = isOwn ? [...job.steps.filter((step) => step !== 'Complete job'), '… Notify the team'] : job.steps;
      return toJob({ ...job, ...(isOwn && { running: true as const }), steps, minutes: 2, ended }, id);
    });
    const asks = { id: OWN_JOB, name: 'notify', conclusion: null, started_at: after(at, 2) };
    const attempt = {
      conclusion: isLast ? null : worst(run.jobs),
      jobs: isLast && results.every(({ id }) => id !== OWN_JOB) ? [...results, asks] : results,
      started_at: after(at, 0),
      ended_at: after(at, 3),
    };
    return {
      number,
      head,
      event,
      attempt,
      created_at: after(at, 0),
      display_title: commits[head]?.message.split('\n')[0] ?? '',
    };
  });
  const grouped = [...Map.groupBy(all, ({ number }) => number).values()].flatMap((attempts) => {
    const [{ number, head, attempt: _, ...first }] = attempts as [(typeof all)[number]];
    const current = { id: number * 1000, run_number: number, name: 'CI', head_sha: toHash(head), ...first };
    return [{ ...current, attempts: attempts.map(({ attempt }) => attempt) }];
  });
  return {
    repository: REPOSITORY,
    runs: grouped,
    commits: commits.map(({ by, message, files, parents }, location) => ({
      ...{ sha: toHash(location), message, author: NAMES[by] ?? by, login: by, files },
      ...(parents && { parents: parents.map(toHash) }),
    })),
  };
}

function getStep(commits: readonly Made[], runs: readonly RunStory[], index: number, api_url: string): Step {
  const { head = 0, event = 'push', payload, needs, jobs, by } = runs[index] as RunStory;
  const number = getNumber(runs, index);
  const before = runs[index - 1]?.head ?? Math.max(0, head - 1);
  const listed = commits.map(({ by, message }, location) => ({
    ...{ id: toHash(location), message, url: `https://github.com/${REPOSITORY}/commit/${toHash(location)}` },
    author: { name: NAMES[by] ?? by, email: `${by}@harbor.example`, username: by },
  }));
  const repository = { full_name: REPOSITORY, html_url: `https://github.com/${REPOSITORY}`, default_branch: 'main' };
  const pushed = {
    ...{ ref: 'refs/heads/main', before: toHash(before), after: toHash(head), forced: false },
    ...{ commits: listed.slice(before + 1, head + 1), head_commit: listed[head] },
    compare: `https://github.com/${REPOSITORY}/compare/${toHash(before)}...${toHash(head)}`,
  };
  const actor = by ?? commits[head]?.by;
  const current = needs === undefined ? (jobs[0]?.name ?? '') : 'notify';
  return {
    event,
    payload: { repository, ...(event === 'push' ? pushed : {}), ...payload },
    changes: {
      github: {
        ...{ api_url, sha: toHash(head), run_id: String(number * 1000), run_number: String(number) },
        ...{ run_attempt: String(getAttempt(runs, index)), job: current, actor, triggering_actor: actor },
      },
      job: { status: needs === undefined ? jobs[0]?.end : 'success' },
      needs:
        typeof needs === 'object'
          ? Object.fromEntries(Object.entries(needs).map(([name, result]) => [name, { result, outputs: {} }]))
          : {},
      inputs: payload?.inputs ?? {},
    },
  };
}
