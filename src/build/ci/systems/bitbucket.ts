import { line, link, number } from '../../code-host/json.ts';
import type { CiSystem } from '../ci-system.ts';
import { endedBy, findFlag, isSet } from '../env-helpers.ts';
import { parseOrigin } from '../origin.ts';

/** https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/ */
export const BITBUCKET: CiSystem = {
  name: 'Bitbucket Pipelines',
  detect: (env) => isSet(env, 'BITBUCKET_BUILD_NUMBER') && isSet(env, 'BITBUCKET_COMMIT'),
  tell: (env) => {
    const name = line(env, 'BITBUCKET_REPO_FULL_NAME');
    const count = number(env, 'BITBUCKET_BUILD_NUMBER');
    const pull = number(env, 'BITBUCKET_PR_ID');
    const branch = line(env, 'BITBUCKET_BRANCH');
    return {
      event: pull === undefined ? undefined : 'pull_request',
      // The variable contains an `http:` URL.
      origin: parseOrigin(name === undefined ? undefined : `https://bitbucket.org/${name}`, { name }),
      repository: { private: findFlag(env, 'BITBUCKET_REPO_IS_PRIVATE') },
      run: {
        number: count,
        attempt: number(env, 'BITBUCKET_STEP_RUN_NUMBER'),
        url: name === undefined ? undefined : link(`https://bitbucket.org/${name}/pipelines/results/${count}`),
      },
      branch: pull === undefined ? branch : undefined,
      tag: line(env, 'BITBUCKET_TAG'),
      sha: line(env, 'BITBUCKET_COMMIT'),
      pullRequest: { number: pull, head: branch, base: line(env, 'BITBUCKET_PR_DESTINATION_BRANCH') },
      deployment: { environment: line(env, 'BITBUCKET_DEPLOYMENT_ENVIRONMENT') },
      // Bitbucket reports a step, but not its name.
      scope: 'job',
      ...endedBy(env, 'BITBUCKET_EXIT_CODE'),
    };
  },
  end: 'Bitbucket Pipelines tells it in `after-script` only: send from there',
};
