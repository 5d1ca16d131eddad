import type { Environment } from '../../../platform.ts';
import { line, lines, link, number } from '../../code-host/json.ts';
import type { CiSystem, SystemData } from '../ci-system.ts';
import { endedBy, findHead, isSet } from '../env-helpers.ts';
import { type Origin, parseOrigin } from '../origin.ts';

const EVENTS: ReadonlyMap<string | undefined, SystemData['event']> = new Map([
  ['push', 'push'],
  ['pull_request', 'pull_request'],
  ['cron', 'schedule'],
  ['api', 'repository_dispatch'],
]);

/** Maps the second segment of a build's URL to its code host. */
const SERVERS: ReadonlyMap<string | undefined, string> = new Map([
  ['github', 'https://github.com'],
  ['gitlab', 'https://gitlab.com'],
  ['bitbucket', 'https://bitbucket.org'],
]);

/** https://docs.travis-ci.com/user/environment-variables/ */
export const TRAVIS: CiSystem = {
  name: 'Travis CI',
  detect: (env) => isSet(env, 'TRAVIS'),
  tell: (env) => {
    const pull = number(env, 'TRAVIS_PULL_REQUEST');
    const tag = line(env, 'TRAVIS_TAG');
    const branch = line(env, 'TRAVIS_BRANCH');
    const slug = line(env, 'TRAVIS_PULL_REQUEST_SLUG');
    const fork = slug !== undefined && slug !== line(env, 'TRAVIS_REPO_SLUG');
    return {
      event: EVENTS.get(line(env, 'TRAVIS_EVENT_TYPE')),
      origin: origin(env),
      run: {
        id: number(env, 'TRAVIS_BUILD_ID'),
        number: number(env, 'TRAVIS_BUILD_NUMBER'),
        url: link(env, 'TRAVIS_BUILD_WEB_URL'),
      },
      job: {
        id: number(env, 'TRAVIS_JOB_ID'),
        name: line(env, 'TRAVIS_JOB_NAME') ?? line(env, 'TRAVIS_BUILD_STAGE_NAME'),
        url: link(env, 'TRAVIS_JOB_WEB_URL'),
      },
      // Contains the target branch for a pull request, and the tag for a tag.
      branch: pull === undefined && tag === undefined ? branch : undefined,
      tag,
      sha: line(env, 'TRAVIS_PULL_REQUEST_SHA') ?? line(env, 'TRAVIS_COMMIT'),
      message: pull === undefined ? lines(env, 'TRAVIS_COMMIT_MESSAGE') : undefined,
      pullRequest: {
        number: pull,
        head: findHead(line(env, 'TRAVIS_PULL_REQUEST_BRANCH'), fork, slug?.split('/', 1)[0]),
        base: branch,
        fork,
      },
      scope: 'job',
      ...endedBy(env, 'TRAVIS_TEST_RESULT'),
    };
  },
  end: 'Travis CI tells it in `after_script` only: send from there',
};

/** Self-hosted installations do not provide the host; the checkout does. */
function origin(env: Environment): Origin {
  const name = line(env, 'TRAVIS_REPO_SLUG');
  const url = URL.parse(link(env, 'TRAVIS_BUILD_WEB_URL') ?? '');
  const server = url?.hostname.endsWith('travis-ci.com') ? SERVERS.get(url.pathname.split('/')[1]) : undefined;
  return parseOrigin(server === undefined || name === undefined ? undefined : `${server}/${name}`, { name });
}
