import type { Environment } from '../../../platform.ts';
import { line, lines, link, number, time } from '../../code-host/json.ts';
import type { CiSystem, SystemData } from '../ci-system.ts';
import { attemptAfter, commaList, ended, findBranch, findFlag, findHead, isSet, signature } from '../env-helpers.ts';
import { parseOrigin } from '../origin.ts';

/** Maps pipeline sources to events. `chat` and pipelines of other projects count as API calls. */
const EVENTS: ReadonlyMap<string | undefined, SystemData['event']> = new Map([
  ['push', 'push'],
  ['merge_request_event', 'pull_request'],
  ['external_pull_request_event', 'pull_request'],
  ['schedule', 'schedule'],
  ['web', 'workflow_dispatch'],
  ['webide', 'workflow_dispatch'],
  ['api', 'repository_dispatch'],
  ['trigger', 'repository_dispatch'],
]);

/** https://docs.gitlab.com/ci/variables/predefined_variables/ */
export const GITLAB: CiSystem = {
  name: 'GitLab CI',
  detect: (env) => isSet(env, 'GITLAB_CI'),
  tell: (env) => {
    const event = EVENTS.get(line(env, 'CI_PIPELINE_SOURCE'));
    const visibility = line(env, 'CI_PROJECT_VISIBILITY');
    // A pipeline for merged results builds a merge that is on no branch.
    const head =
      line(env, 'CI_MERGE_REQUEST_SOURCE_BRANCH_SHA') ?? line(env, 'CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA');
    const sha = line(env, 'CI_COMMIT_SHA');
    const ownCommit = head === undefined || head === sha;
    return {
      event,
      origin: parseOrigin(line(env, 'CI_PROJECT_URL'), { name: line(env, 'CI_PROJECT_PATH'), forge: 'gitlab' }),
      repository: {
        default_branch: line(env, 'CI_DEFAULT_BRANCH'),
        private: visibility === undefined ? undefined : visibility !== 'public',
      },
      workflow: line(env, 'CI_PIPELINE_NAME'),
      run: {
        id: number(env, 'CI_PIPELINE_ID'),
        number: number(env, 'CI_PIPELINE_IID') ?? number(env, 'CI_PIPELINE_ID'),
        attempt: attemptAfter(env, 'CI_JOB_RETRY_COUNT'),
        url: link(env, 'CI_PIPELINE_URL'),
        started_at: time(env, 'CI_PIPELINE_CREATED_AT'),
      },
      job: {
        id: number(env, 'CI_JOB_ID'),
        name: line(env, 'CI_JOB_NAME'),
        url: link(env, 'CI_JOB_URL'),
        started_at: time(env, 'CI_JOB_STARTED_AT'),
      },
      tag: line(env, 'CI_COMMIT_TAG'),
      branch: line(env, 'CI_COMMIT_BRANCH') ?? olderBranch(env),
      sha: head ?? sha,
      message: ownCommit ? lines(env, 'CI_COMMIT_MESSAGE') : undefined,
      author: ownCommit ? signature(line(env, 'CI_COMMIT_AUTHOR')) : undefined,
      actor:
        event === 'schedule'
          ? undefined
          : { username: line(env, 'GITLAB_USER_LOGIN'), name: line(env, 'GITLAB_USER_NAME') },
      pullRequest: pullRequest(env),
      deployment: deployment(env),
      scope: 'job',
      conclusion: ended(env, 'CI_JOB_STATUS'),
    };
  },
  end: 'GitLab CI tells it in `after_script` only: send from there',
};

/** Reads the ref before GitLab 12.6, which may be a tag or the branch of a merge request. */
function olderBranch(env: Environment): string | undefined {
  const rest = ['CI_COMMIT_TAG', 'CI_MERGE_REQUEST_IID', 'CI_EXTERNAL_PULL_REQUEST_IID'];
  return rest.some((name) => isSet(env, name)) ? undefined : findBranch(line(env, 'CI_COMMIT_REF_NAME'));
}

function pullRequest(env: Environment): SystemData['pullRequest'] {
  const external = number(env, 'CI_EXTERNAL_PULL_REQUEST_IID');
  if (external !== undefined) {
    // The repository is a mirror of one on GitHub.
    const home = parseOrigin('https://github.com', { name: line(env, 'CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY') });
    return {
      number: external,
      url: home.name === undefined ? undefined : link(`${home.server}/${home.name}/pull/${external}`),
      head: line(env, 'CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME'),
      base: line(env, 'CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'),
    };
  }
  const source = line(env, 'CI_MERGE_REQUEST_SOURCE_PROJECT_PATH');
  const target = line(env, 'CI_MERGE_REQUEST_PROJECT_PATH');
  const fork = source !== undefined && target !== undefined && source !== target;
  return {
    number: number(env, 'CI_MERGE_REQUEST_IID'),
    title: line(env, 'CI_MERGE_REQUEST_TITLE'),
    head: findHead(line(env, 'CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'), fork, source?.split('/', 1)[0]),
    base: line(env, 'CI_MERGE_REQUEST_TARGET_BRANCH_NAME'),
    labels: commaList(env, 'CI_MERGE_REQUEST_LABELS'),
    draft: findFlag(env, 'CI_MERGE_REQUEST_DRAFT'),
    fork,
  };
}

/** Only a job that starts an environment deploys to it; others prepare, verify or stop it. */
function deployment(env: Environment): SystemData['deployment'] {
  const action = line(env, 'CI_ENVIRONMENT_ACTION') ?? 'start';
  if (action !== 'start') return undefined;
  return { environment: line(env, 'CI_ENVIRONMENT_NAME'), url: link(env, 'CI_ENVIRONMENT_URL') };
}
