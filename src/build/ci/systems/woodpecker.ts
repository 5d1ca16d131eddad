import type { Environment } from '../../../platform.ts';
import { line, lines, link, number } from '../../code-host/json.ts';
import type { CiSystem, SystemData } from '../ci-system.ts';
import { attemptAfter, commaList, ended, findFlag, isSet, unixTime } from '../env-helpers.ts';
import { forgeNamed, parseOrigin } from '../origin.ts';

const EVENTS: ReadonlyMap<string | undefined, SystemData['event']> = new Map([
  ['push', 'push'],
  ['tag', 'push'],
  ['release', 'push'],
  ['pull_request', 'pull_request'],
  ['pull_request_closed', 'pull_request'],
  ['pull_request_metadata', 'pull_request'],
  ['cron', 'schedule'],
  ['manual', 'workflow_dispatch'],
  ['deployment', 'workflow_dispatch'],
]);

/** Default name of a single workflow, after its file `.woodpecker.yaml`. */
const UNNAMED = 'woodpecker';

/** https://woodpecker-ci.org/docs/usage/environment */
export const WOODPECKER: CiSystem = {
  name: 'Woodpecker',
  detect: (env) => line(env, 'CI') === 'woodpecker' || line(env, 'CI_SYSTEM_NAME') === 'woodpecker',
  tell: (env) => {
    const event = EVENTS.get(line(env, 'CI_PIPELINE_EVENT'));
    const tag = line(env, 'CI_COMMIT_TAG');
    const pull = number(env, 'CI_COMMIT_PULL_REQUEST');
    const workflow = line(env, 'CI_WORKFLOW_NAME');
    return {
      event,
      origin: parseOrigin(line(env, 'CI_REPO_URL'), {
        name: line(env, 'CI_REPO'),
        forge: forgeNamed(env, 'CI_FORGE_TYPE'),
      }),
      repository: { default_branch: line(env, 'CI_REPO_DEFAULT_BRANCH'), private: findFlag(env, 'CI_REPO_PRIVATE') },
      workflow: workflow === UNNAMED ? undefined : workflow,
      run: {
        number: number(env, 'CI_PIPELINE_NUMBER'),
        attempt: attemptAfter(env, 'CI_PIPELINE_RERUNS'),
        url: link(env, 'CI_PIPELINE_URL') ?? link(env, 'CI_PIPELINE_LINK'),
        started_at: unixTime(env, 'CI_PIPELINE_STARTED'),
      },
      // Contains the target branch for a pull request.
      branch: pull === undefined && tag === undefined ? line(env, 'CI_COMMIT_BRANCH') : undefined,
      tag,
      sha: line(env, 'CI_COMMIT_SHA'),
      message: lines(env, 'CI_COMMIT_MESSAGE'),
      author: { username: line(env, 'CI_COMMIT_AUTHOR'), email: line(env, 'CI_COMMIT_AUTHOR_EMAIL') },
      actor: event === 'schedule' ? undefined : { username: line(env, 'CI_PIPELINE_AUTHOR') },
      pullRequest: {
        number: pull,
        head: line(env, 'CI_COMMIT_SOURCE_BRANCH'),
        base: line(env, 'CI_COMMIT_TARGET_BRANCH'),
        draft: findFlag(env, 'CI_COMMIT_PULL_REQUEST_DRAFT'),
        labels: commaList(env, 'CI_COMMIT_PULL_REQUEST_LABELS'),
      },
      deployment: { environment: line(env, 'CI_PIPELINE_DEPLOY_TARGET') },
      scope: 'run',
      conclusion: ended(env, 'CI_PIPELINE_STATUS'),
      previous: pull === undefined && isComparable(env) ? ended(env, 'CI_PREV_PIPELINE_STATUS') : undefined,
    };
  },
  end: 'Woodpecker tells it in `CI_PIPELINE_STATUS`, which some versions leave out: send from the last step, with `when: [{ status: [success, failure] }]`, or write `--status`',
};

/** Returns true if the previous pipeline has the same branch and event, and is not an attempt of this one. */
function isComparable(env: Environment): boolean {
  const same = (current: string, previous: string) => line(env, current) === line(env, previous);
  const branches = same('CI_COMMIT_BRANCH', 'CI_PREV_COMMIT_BRANCH');
  return branches && same('CI_PIPELINE_EVENT', 'CI_PREV_PIPELINE_EVENT') && !isSet(env, 'CI_PIPELINE_RERUNS');
}
