/** Converts a story of the ledger to runner variables and the state of GitHub's API. */
import type { Behaviour } from '../github-api.ts';
import type { Question } from '../github-facts.ts';
import type { Attempt, Commit, GithubWorld, Pull, Run } from '../github-world.ts';
import { failed, type JobStory, minutesAgo, NOW, passed, toJob } from './jobs.ts';
import { findPayload, watched } from './payloads.ts';
import { getName, isBot, type Made, REPOSITORY, toHash } from './people.ts';
import {
  type Earlier,
  getBranch,
  getCommits,
  makeAttempt,
  makeHead,
  NUMBER,
  RUN,
  type Story,
  toBegan,
  worst,
} from './story.ts';

export function build(story: Story): Question {
  const { by = 'step', jobs, event = 'push' } = story;
  const played = by === 'run' ? watched(story) : { event, payload: findPayload(story), ...getCurrent(story) };
  const net: Behaviour = {
    bend: (body, path) => (path.includes('/compare/') ? { ...(body as object), files: toFiles(story) } : body),
  };
  const behaviour = { ...(story.net === undefined ? {} : net), ...story.behaviour };
  return {
    ...{ world: findWorld(story), now: NOW, ...played },
    options: { when: 'always', ...played.options },
    behaviour,
    job:
      by === 'step'
        ? { status: story.end ?? jobs[0]?.end, check_run_id: 1001 }
        : { status: 'success', check_run_id: 1 },
    ...(story.files === undefined ? {} : { files: story.files }),
  };
}

function toFiles({ net = [] }: Story): readonly object[] {
  const change = { sha: toHash(0), status: 'modified', additions: 1, deletions: 1, changes: 2 };
  const urls = {
    blob_url: 'https://github.com/x',
    raw_url: 'https://github.com/x',
    contents_url: 'https://api.github.com/x',
  };
  return net.map((filename) => ({ ...change, ...urls, filename }));
}

function findWorld(story: Story): GithubWorld {
  const { by = 'step', jobs, before = [], attempts = [], event = 'push', pull, title } = story;
  const location: Partial<Run> = {
    event,
    head_branch: getBranch(story),
    name: story.workflow ?? 'CI',
    file: story.file ?? 'ci.yml',
    ...(pull === undefined
      ? {}
      : { home: pull.home ?? REPOSITORY, pulls: pull.home === undefined ? [pull.number] : [] }),
  };
  const earlier = before.map((one, index): Run => earlierRun(one, index, story, location));
  const tried = attempts.map(
    (one, index): Attempt => ({
      conclusion: one.end,
      jobs: one.jobs.map((job, at) => toJob(job, 2000 + index * 50 + at)),
      started_at: minutesAgo(70 - index),
    }),
  );
  const asks = { id: 1, name: 'notify', conclusion: null, started_at: minutesAgo(1) };
  const results = jobs.map((job, at) => toJob(by === 'step' && at === 0 ? goingOn(job) : job, 1001 + at));
  const completed = by === 'run';
  const current: Attempt = {
    conclusion: completed ? (story.end ?? worst(jobs)) : null,
    jobs: by === 'needs' || by === 'workflow' ? [...results, asks] : results,
    started_at: toBegan(story),
  };
  const run: Run = {
    id: RUN + NUMBER,
    run_number: NUMBER,
    attempts: [...tried, current],
    head_sha: makeHead(story),
    created_at: attempts.length > 0 ? minutesAgo(72) : toBegan(story),
    ...(title === undefined ? {} : { display_title: title }),
    ...location,
  };
  return {
    repository: REPOSITORY,
    commits: getCommits(story).map(getCommit),
    runs: [...earlier, run],
    ...(pull === undefined || pull.home !== undefined ? {} : { pulls: { [makeHead(story)]: toPull(pull) } }),
    ...story.world,
  };
}

function toPull({ number, title, by, branch }: NonNullable<Story['pull']>): Pull {
  return { number, title, by, head: `${REPOSITORY.split('/')[0]}:${branch}`, created_at: minutesAgo(4000) };
}

function earlierRun(one: Earlier, index: number, story: Story, location: Partial<Run>): Run {
  const { before = [] } = story;
  const steps = before.length - index;
  const number = NUMBER - steps;
  const ago = one.ago ?? steps * 120;
  const alike = alikeJobs(story.jobs, one.end);
  const isStarted = one.end !== 'startup_failure' && one.end !== 'action_required';
  const jobs = (isStarted ? (one.jobs ?? alike) : []).map((job, at) =>
    toJob({ ...job, ended: ago - 1 }, number * 100 + at),
  );
  return {
    id: RUN + number,
    run_number: number,
    attempts: [{ conclusion: one.end, jobs, started_at: minutesAgo(ago) }],
    head_sha: toHash(one.at),
    created_at: minutesAgo(ago),
    ...location,
    ...(one.event === undefined ? {} : { event: one.event }),
    ...(one.branch === undefined ? {} : { head_branch: one.branch }),
    ...(one.title === undefined ? {} : { display_title: one.title }),
  };
}

/** Creates the running job whose own step reports it. */
function goingOn(job: JobStory): JobStory {
  const steps = job.steps.filter((step) => step !== 'Complete job');
  return { ...job, steps: [...steps, '… Notify the team'], running: true };
}

/** Creates the jobs of an earlier run from its conclusion alone. */
function alikeJobs(jobs: readonly JobStory[], end: Earlier['end']): readonly JobStory[] {
  if (end === 'success') return jobs.map(({ name }) => passed(name));
  if (end === 'cancelled') return jobs.map((job) => ({ ...job, end }));
  if (jobs.some((job) => job.end === 'failure')) return jobs;
  const [first, ...rest] = jobs.map(({ name }) => name);
  return first === undefined ? [] : [failed(first, 'Run make', undefined), ...rest.map((name) => passed(name))];
}

export function getCommit({ by, message, files, parents }: Made, location: number): Commit {
  return {
    ...{
      sha: toHash(location),
      message,
      author: getName(by),
      login: by,
      bot: isBot(by),
      files,
      at: minutesAgo(900 - location),
    },
    ...(parents === undefined ? {} : { parents: parents.map(toHash) }),
  };
}

function toRef({ branch = 'main', pull, event }: Story): string {
  if (branch.startsWith('refs/')) return branch;
  return pull === undefined || event === 'merge_group' ? `refs/heads/${branch}` : `refs/pull/${pull.number}/merge`;
}

function getCurrent(story: Story): Pick<Question, 'env' | 'options'> {
  const { by = 'step', jobs, pull, startedBy, workflow = 'CI', file = 'ci.yml' } = story;
  const who = startedBy ?? pull?.by ?? getCommits(story).at(-1)?.by ?? 'ines';
  const needs = Object.fromEntries(jobs.map(({ name, end }) => [name, { result: end, outputs: {} }]));
  return {
    env: {
      ...{ GITHUB_REPOSITORY: REPOSITORY, GITHUB_WORKFLOW: workflow, GITHUB_RUN_ID: String(RUN + NUMBER) },
      ...{
        GITHUB_RUN_NUMBER: String(NUMBER),
        GITHUB_RUN_ATTEMPT: String(makeAttempt(story)),
        GITHUB_REF: toRef(story),
      },
      ...{
        GITHUB_SHA: makeHead(story),
        GITHUB_ACTOR: who,
        GITHUB_TRIGGERING_ACTOR: who,
        GITHUB_JOB: jobs[0]?.name ?? 'build',
      },
      GITHUB_WORKFLOW_REF: `${REPOSITORY}/.github/workflows/${file}@${toRef(story)}`,
      ...(pull === undefined || story.event === 'merge_group'
        ? {}
        : { GITHUB_HEAD_REF: pull.branch, GITHUB_BASE_REF: 'main' }),
      ...story.env,
    },
    options: {
      ...(by === 'needs' ? { status: JSON.stringify(needs) } : by === 'workflow' ? { status: 'workflow' } : {}),
      ...story.options,
    },
  };
}
