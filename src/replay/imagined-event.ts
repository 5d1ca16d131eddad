/** What a notifier with `on: workflow_run` would have been given at the end of a run. */

import { defined } from '../defined.ts';
import { type Json, line, number } from '../facts/host/json.ts';
import type { Environment } from '../platform.ts';
import { timeInSeconds } from '../text/calendar.ts';
import type { World } from '../world.ts';
import type { RunEnd } from './past/question.ts';
import type { ReplaySource, RepositoryFacts } from './source.ts';

/** The payload; its run as GitHub's API shows it, of that attempt. */
export function eventOf({ run, at }: RunEnd, { repository, workflows }: RepositoryFacts): Json {
  const workflow = workflows.find((one) => number(one, 'id') === number(run, 'workflow_id'));
  return defined<Json>({
    action: 'completed',
    workflow_run: { ...run, updated_at: timeInSeconds(at) },
    workflow,
    repository,
    sender: run['triggering_actor'] ?? run['actor'],
  });
}

/** What its runner would have set, but for its own run, which there was not. */
export function runnerOf({ asked }: ReplaySource, { repository }: RepositoryFacts): Environment {
  const page = URL.parse(line(repository, 'html_url') ?? '');
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: asked.api,
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_REF: `refs/heads/${line(repository, 'default_branch') ?? 'main'}`,
    GITHUB_REPOSITORY: asked.name,
    GITHUB_SERVER_URL: page?.origin ?? 'https://github.com',
  };
}

/** Nothing is checked out where nothing but a message is made. */
export const NO_FILES: World['files'] = {
  read: async () => ({ type: 'fault', fault: 'is not there', fix: 'Nothing is checked out' }),
  has: async () => false,
};

/** Where GitHub's runners check out, which stands before the paths of their logs. */
export function workspaceOf({ asked: { name } }: ReplaySource): string {
  const repository = name.split('/').at(-1);
  return ['', 'home', 'runner', 'work', repository, repository].join('/');
}
