import { asLine, line, link, number } from '../../code-host/json.ts';
import type { CiSystem } from '../ci-system.ts';
import { findHead, isSet, lastNumber } from '../env-helpers.ts';
import { parseOrigin } from '../origin.ts';

/** https://circleci.com/docs/reference/variables/ */
export const CIRCLECI: CiSystem = {
  name: 'CircleCI',
  detect: (env) => isSet(env, 'CIRCLECI'),
  tell: (env) => {
    const pull = link(env, 'CIRCLE_PULL_REQUEST');
    const count = lastNumber(pull) ?? number(env, 'CIRCLE_PR_NUMBER');
    const url = link(env, 'CIRCLE_BUILD_URL');
    // Only pull requests from forks set these variables; their branch reads `pull/12`.
    const owner = line(env, 'CIRCLE_PR_USERNAME');
    const branch = line(env, 'CIRCLE_BRANCH');
    const ofFork = branch?.startsWith('pull/') === true;
    const repository = [line(env, 'CIRCLE_PROJECT_USERNAME'), line(env, 'CIRCLE_PROJECT_REPONAME')];
    return {
      event: count === undefined ? undefined : 'pull_request',
      origin: parseOrigin(line(env, 'CIRCLE_REPOSITORY_URL'), {
        name: repository.includes(undefined) ? undefined : asLine(repository.join('/')),
      }),
      // Number and page belong to the job.
      run: { number: number(env, 'CIRCLE_BUILD_NUM'), url },
      job: { name: line(env, 'CIRCLE_JOB'), url },
      branch: ofFork ? undefined : branch,
      tag: line(env, 'CIRCLE_TAG'),
      sha: line(env, 'CIRCLE_SHA1'),
      actor: { username: line(env, 'CIRCLE_USERNAME') },
      pullRequest: {
        number: count,
        url: pull,
        head: ofFork ? undefined : findHead(branch, owner !== undefined, owner),
        fork: owner === undefined ? undefined : true,
      },
      scope: 'job',
    };
  },
  end: 'CircleCI tells it to no job: send from one step with `when: on_success` and `--status success`, and from another with `when: on_fail` and `--status failure`',
};
