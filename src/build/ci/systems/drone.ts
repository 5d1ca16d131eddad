import type { Environment } from '../../../platform.ts';
import { line, lines, link, number } from '../../code-host/json.ts';
import type { CiSystem, SystemData } from '../ci-system.ts';
import { commaList, ended, findBranch, findFlag, findTag, isSet, unixTime } from '../env-helpers.ts';
import { parseOrigin } from '../origin.ts';

const EVENTS: ReadonlyMap<string | undefined, SystemData['event']> = new Map([
  ['push', 'push'],
  ['tag', 'push'],
  ['pull_request', 'pull_request'],
  ['cron', 'schedule'],
  ['custom', 'workflow_dispatch'],
  ['promote', 'workflow_dispatch'],
  ['rollback', 'workflow_dispatch'],
]);

/** Default name of a single stage. */
const ONLY_STAGE = 'default';

/** https://docs.drone.io/pipeline/environment/reference/ */
export const DRONE: CiSystem = {
  name: 'Drone',
  detect: (env) => isSet(env, 'DRONE'),
  last: true,
  tell: (env) => {
    const event = EVENTS.get(line(env, 'DRONE_BUILD_EVENT'));
    const ref = line(env, 'DRONE_COMMIT_REF');
    const branch = findBranch(line(env, 'DRONE_BRANCH'));
    const tag = line(env, 'DRONE_TAG') ?? findTag(ref);
    const pull = number(env, 'DRONE_PULL_REQUEST');
    // A hook or a schedule is no person.
    const trigger = line(env, 'DRONE_BUILD_TRIGGER');
    return {
      event,
      origin: parseOrigin(line(env, 'DRONE_REPO_LINK') ?? line(env, 'DRONE_GIT_HTTP_URL'), {
        name: line(env, 'DRONE_REPO'),
      }),
      repository: {
        default_branch: findBranch(line(env, 'DRONE_REPO_BRANCH')),
        private: findFlag(env, 'DRONE_REPO_PRIVATE'),
      },
      run: {
        number: number(env, 'DRONE_BUILD_NUMBER'),
        url: link(env, 'DRONE_BUILD_LINK'),
        started_at: unixTime(env, 'DRONE_BUILD_STARTED'),
      },
      branch: pull === undefined && tag === undefined ? branch : undefined,
      tag,
      sha: line(env, 'DRONE_COMMIT_SHA') ?? line(env, 'DRONE_COMMIT'),
      message: lines(env, 'DRONE_COMMIT_MESSAGE'),
      author: {
        username: line(env, 'DRONE_COMMIT_AUTHOR'),
        name: line(env, 'DRONE_COMMIT_AUTHOR_NAME'),
        email: line(env, 'DRONE_COMMIT_AUTHOR_EMAIL'),
      },
      actor: trigger === undefined || trigger.startsWith('@') ? undefined : { username: trigger },
      pullRequest: {
        number: pull,
        title: line(env, 'DRONE_PULL_REQUEST_TITLE'),
        head: line(env, 'DRONE_SOURCE_BRANCH'),
        base: line(env, 'DRONE_TARGET_BRANCH'),
      },
      deployment: { environment: line(env, 'DRONE_DEPLOY_TO') },
      scope: 'run',
      conclusion: ended(env, 'DRONE_BUILD_STATUS'),
      // Only Drone before version 1 provides it.
      previous: event === 'push' ? ended(env, 'DRONE_PREV_BUILD_STATUS') : undefined,
      failed: failed(env),
    };
  },
  end: 'Drone tells it in `DRONE_BUILD_STATUS`: send from the last step, with `when: { status: [success, failure] }`',
};

/** Only the failing steps of this stage are known. */
function failed(env: Environment): SystemData['failed'] {
  const current = line(env, 'DRONE_STAGE_NAME') ?? ONLY_STAGE;
  const steps = commaList(env, 'DRONE_FAILED_STEPS') ?? [];
  const rest = (commaList(env, 'DRONE_FAILED_STAGES') ?? []).filter((stage) => stage !== current);
  const jobs = [...(steps.length > 0 ? [{ name: current, steps }] : []), ...rest.map((name) => ({ name, steps: [] }))];
  return jobs.length === 0 ? undefined : { jobs, all: current === ONLY_STAGE && rest.length === 0 };
}
