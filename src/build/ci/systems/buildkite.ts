import type { Environment } from '../../../platform.ts';
import { asLine, line, lines, link, number } from '../../code-host/json.ts';
import type { CiSystem, SystemData } from '../ci-system.ts';
import { attemptAfter, commaList, endedBy, findFlag, isSet } from '../env-helpers.ts';
import { forgeNamed, parseOrigin } from '../origin.ts';

const EVENTS: ReadonlyMap<string | undefined, SystemData['event']> = new Map([
  ['webhook', 'push'],
  ['schedule', 'schedule'],
  ['ui', 'workflow_dispatch'],
  ['api', 'repository_dispatch'],
  ['trigger_job', 'repository_dispatch'],
]);

/** https://buildkite.com/docs/pipelines/environment_variables */
export const BUILDKITE: CiSystem = {
  name: 'Buildkite',
  detect: (env) => isSet(env, 'BUILDKITE'),
  tell: (env) => {
    const pull = number(env, 'BUILDKITE_PULL_REQUEST');
    const event = pull === undefined ? EVENTS.get(line(env, 'BUILDKITE_SOURCE')) : 'pull_request';
    const branch = line(env, 'BUILDKITE_BRANCH');
    const tag = line(env, 'BUILDKITE_TAG');
    const url = link(env, 'BUILDKITE_BUILD_URL');
    const job = /^[\w-]{1,64}$/.exec(line(env, 'BUILDKITE_JOB_ID') ?? '')?.[0];
    return {
      event,
      origin: parseOrigin(line(env, 'BUILDKITE_REPO'), { forge: forgeNamed(env, 'BUILDKITE_PIPELINE_PROVIDER') }),
      repository: { default_branch: line(env, 'BUILDKITE_PIPELINE_DEFAULT_BRANCH') },
      workflow: line(env, 'BUILDKITE_PIPELINE_NAME') ?? line(env, 'BUILDKITE_PIPELINE_SLUG'),
      run: { number: number(env, 'BUILDKITE_BUILD_NUMBER'), attempt: attemptAfter(env, 'BUILDKITE_RETRY_COUNT'), url },
      job: {
        name: withoutEmoji(line(env, 'BUILDKITE_LABEL')) ?? line(env, 'BUILDKITE_STEP_KEY'),
        url: url === undefined || job === undefined ? undefined : link(`${url}#${job}`),
      },
      branch: pull === undefined && tag === undefined ? branch : undefined,
      tag,
      sha: line(env, 'BUILDKITE_COMMIT'),
      message: lines(env, 'BUILDKITE_MESSAGE'),
      author: { name: line(env, 'BUILDKITE_BUILD_AUTHOR'), email: line(env, 'BUILDKITE_BUILD_AUTHOR_EMAIL') },
      actor: event === 'schedule' ? undefined : { name: line(env, 'BUILDKITE_BUILD_CREATOR') },
      pullRequest: { number: pull, ...pullRequest(env), head: branch },
      scope: 'job',
      ...endedBy(env, 'BUILDKITE_COMMAND_EXIT_STATUS'),
    };
  },
  end: 'Buildkite tells it to hooks only: send from the hook `pre-exit`',
};

/** Labels name pictures that only Buildkite has: `:test_tube: Tests`. */
function withoutEmoji(label: string | undefined): string | undefined {
  return asLine(label?.replace(/:[\w+-]{1,64}:/g, '') ?? '');
}

function pullRequest(env: Environment) {
  const source = parseOrigin(line(env, 'BUILDKITE_PULL_REQUEST_REPO')).name;
  const target = parseOrigin(line(env, 'BUILDKITE_REPO')).name;
  return {
    base: line(env, 'BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
    draft: findFlag(env, 'BUILDKITE_PULL_REQUEST_DRAFT'),
    labels: commaList(env, 'BUILDKITE_PULL_REQUEST_LABELS'),
    fork: source === undefined || target === undefined ? undefined : source !== target,
  };
}
