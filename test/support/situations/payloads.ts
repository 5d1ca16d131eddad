/** Creates the event payloads of a story's run. */
import type { Question } from '../github-facts.ts';
import { minutesAgo } from './jobs.ts';
import { account, REPOSITORY, signature, toHash } from './people.ts';
import {
  getBranch,
  getCommits,
  headLocation,
  makeAttempt,
  makeHead,
  NUMBER,
  type Pull,
  RUN,
  type Story,
  toBegan,
  worst,
} from './story.ts';

/** Formats a commit as in payloads of pushes. */
function listed(story: Story, location: number): object | undefined {
  const one = getCommits(story)[location];
  if (one === undefined) return undefined;
  const { by, message, files } = one;
  const id = toHash(location);
  return {
    ...{ id, tree_id: toHash(location + 500), distinct: true, message, timestamp: minutesAgo(900 - location) },
    ...{ url: `https://github.com/${REPOSITORY}/commit/${id}`, author: signature(by), committer: signature(by) },
    ...{ added: [], removed: [], modified: files },
  };
}

export function findPayload(story: Story): object {
  const { event = 'push', pull, moved = 1, forced = false } = story;
  const all = getCommits(story);
  const common = {
    repository: { full_name: REPOSITORY, default_branch: 'main', html_url: `https://github.com/${REPOSITORY}` },
  };
  if (pull !== undefined && event !== 'merge_group') {
    return {
      action: 'synchronize',
      number: pull.number,
      pull_request: pullPayload(story, pull),
      sender: account(pull.by),
      ...common,
      ...story.payload,
    };
  }
  if (event !== 'push') return { ...common, sender: account(story.startedBy ?? 'ines'), ...story.payload };
  const locations = all
    .map((_, location) => location)
    .slice(0, headLocation(story) + 1)
    .slice(-moved);
  return {
    ...{
      ref: `refs/heads/${getBranch(story)}`,
      before: forced ? toHash(all.length - 1) : toHash(headLocation(story) - moved),
      after: makeHead(story),
      forced,
    },
    ...{ created: false, deleted: false, compare: `https://github.com/${REPOSITORY}/compare/a...b` },
    ...{
      commits: moved === 0 ? [] : locations.map((location) => listed(story, location)),
      head_commit: listed(story, headLocation(story)),
    },
    ...{
      pusher: { name: story.startedBy ?? all.at(-1)?.by },
      sender: account(story.startedBy ?? all.at(-1)?.by ?? 'ines'),
    },
    ...common,
    ...story.payload,
  };
}

function pullPayload(story: Story, { number, title, by, branch, home = REPOSITORY, more }: Pull): object {
  return {
    ...{ number, title, state: 'open', draft: false, merged: false, user: account(by), created_at: minutesAgo(4000) },
    head: { ref: branch, sha: makeHead(story), repo: { id: home === REPOSITORY ? 1 : 2, full_name: home } },
    base: { ref: 'main', sha: toHash(0), repo: { id: 1, full_name: REPOSITORY } },
    html_url: `https://github.com/${REPOSITORY}/pull/${number}`,
    ...more,
  };
}

/** Creates the `workflow_run` event of the run. */
export function watched(story: Story): Pick<Question, 'event' | 'payload' | 'env' | 'options'> {
  const { workflow = 'CI', file = 'ci.yml', event = 'push', pull, jobs, title, startedBy } = story;
  const path = `.github/workflows/${file}`;
  const who = startedBy ?? getCommits(story)[headLocation(story)]?.by ?? 'ines';
  const repository = { id: 1, full_name: REPOSITORY, html_url: `https://github.com/${REPOSITORY}` };
  const home = pull?.home ?? REPOSITORY;
  const head_repository = {
    id: home === REPOSITORY ? 1 : 2,
    full_name: home,
    html_url: `https://github.com/${home}`,
    owner: { login: home.split('/')[0] },
  };
  const workflow_run = {
    ...{ id: RUN + NUMBER, name: workflow, path, run_number: NUMBER, run_attempt: makeAttempt(story), event },
    ...{ workflow_id: 7001, status: 'completed', conclusion: story.end ?? worst(jobs), head_branch: getBranch(story) },
    ...{
      head_sha: makeHead(story),
      head_commit: listed(story, headLocation(story)),
      repository,
      head_repository,
    },
    ...{ display_title: title ?? pull?.title ?? getCommits(story)[headLocation(story)]?.message.split('\n')[0] },
    ...{
      created_at: story.attempts === undefined ? toBegan(story) : minutesAgo(72),
      run_started_at: toBegan(story),
      updated_at: minutesAgo(1),
    },
    ...{
      html_url: `https://github.com/${REPOSITORY}/actions/runs/${RUN + NUMBER}`,
      actor: account(who),
      triggering_actor: account(who),
    },
    pull_requests: pull === undefined || home !== REPOSITORY ? [] : [watchedPull(story, pull)],
  };
  const payload = {
    action: 'completed',
    workflow_run,
    workflow: { name: workflow, path, id: 7001 },
    repository,
    ...story.payload,
  };
  const env = {
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_WORKFLOW: 'Notify',
    GITHUB_RUN_ID: '881',
    GITHUB_RUN_NUMBER: '7',
    ...story.env,
  };
  return { event: 'workflow_run', payload, env, options: story.options ?? {} };
}

function watchedPull(story: Story, { number, branch }: Pull): object {
  const repo = { id: 1, name: 'ledger', url: `https://api.github.com/repos/${REPOSITORY}` };
  return {
    ...{ id: number, number, url: `https://api.github.com/repos/${REPOSITORY}/pulls/${number}` },
    head: { ref: branch, sha: makeHead(story), repo },
    base: { ref: 'main', sha: toHash(0), repo },
  };
}
