/** Lists the CI systems except GitHub Actions and compatible ones. */

import type { Environment } from '../../platform.ts';
import { percentDecoded } from '../../text/unicode.ts';
import { asLine, isSet, line, link } from '../code-host/json.ts';
import type { CiSystem } from './ci-system.ts';
import { withBuildParameters } from './teamcity-parameters.ts';

/** https://learn.microsoft.com/azure/devops/pipelines/build/variables */
const AZURE: CiSystem = {
  name: 'Azure Pipelines',
  detect: (env) => isSet(env, 'TF_BUILD'),
  variables: {
    event: 'BUILD_REASON',
    // Azure's repositories have short names; only the URL contains the full one.
    repositoryUrl: 'BUILD_REPOSITORY_URI',
    forge: 'BUILD_REPOSITORY_PROVIDER',
    workflow: 'BUILD_DEFINITIONNAME',
    runId: 'BUILD_BUILDID',
    runNumber: ['BUILD_BUILDNUMBER', 'BUILD_BUILDID'],
    attempt: 'SYSTEM_JOBATTEMPT',
    startedAt: 'SYSTEM_PIPELINESTARTTIME',
    ref: 'BUILD_SOURCEBRANCH',
    sha: 'BUILD_SOURCEVERSION',
    headSha: 'SYSTEM_PULLREQUEST_SOURCECOMMITID',
    message: 'BUILD_SOURCEVERSIONMESSAGE',
    author: 'BUILD_SOURCEVERSIONAUTHOR',
    actor: 'BUILD_REQUESTEDFOR',
    // Only GitHub has a number besides the id.
    pull: ['SYSTEM_PULLREQUEST_PULLREQUESTNUMBER', 'SYSTEM_PULLREQUEST_PULLREQUESTID'],
    head: 'SYSTEM_PULLREQUEST_SOURCEBRANCH',
    base: 'SYSTEM_PULLREQUEST_TARGETBRANCH',
    fork: 'SYSTEM_PULLREQUEST_ISFORK',
    status: 'AGENT_JOBSTATUS',
  },
  compute: (env, { runId }) => {
    const named = (idVariable: string, nameVariable: string) =>
      line(env, idVariable) === '__default' ? undefined : line(env, nameVariable);
    const stage = named('SYSTEM_STAGENAME', 'SYSTEM_STAGEDISPLAYNAME');
    const job = named('SYSTEM_JOBNAME', 'SYSTEM_JOBDISPLAYNAME');
    // Without named stages or jobs, this job is the complete pipeline.
    const jobName = asLine([stage, job].filter((part) => part !== undefined).join(' / '));
    const collection = link(env, 'SYSTEM_COLLECTIONURI') ?? link(env, 'SYSTEM_TEAMFOUNDATIONCOLLECTIONURI');
    const project = encodeURIComponent(line(env, 'SYSTEM_TEAMPROJECT') ?? '');
    const isKnown = collection !== undefined && project !== '' && runId !== undefined;
    const page = isKnown ? `${collection.replace(/\/$/, '')}/${project}/_build/results?buildId=${runId}` : undefined;
    const id = /^[\da-f-]{36}$/.exec(line(env, 'SYSTEM_JOBID') ?? '')?.[0];
    return {
      runUrl: link(page),
      jobName,
      jobUrl: page === undefined || id === undefined ? undefined : link(`${page}&view=logs&j=${id}`),
      // Any pipeline may set a variable with this name; only deployment jobs have the id as well.
      environment: isSet(env, 'ENVIRONMENT_ID') ? line(env, 'ENVIRONMENT_NAME') : undefined,
      scope: jobName === undefined ? 'run' : 'job',
    };
  },
  conclusionHint:
    'Azure Pipelines provides it in `AGENT_JOBSTATUS`: send from the last step of the job, with `condition: always()`',
};

/** https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/ */
const BITBUCKET: CiSystem = {
  name: 'Bitbucket Pipelines',
  detect: (env) => isSet(env, 'BITBUCKET_BUILD_NUMBER') && isSet(env, 'BITBUCKET_COMMIT'),
  variables: {
    repository: 'BITBUCKET_REPO_FULL_NAME',
    // The other variable contains an `http:` URL.
    repositoryUrl: 'BITBUCKET_GIT_SSH_ORIGIN',
    runNumber: 'BITBUCKET_BUILD_NUMBER',
    attempt: 'BITBUCKET_STEP_RUN_NUMBER',
    branch: 'BITBUCKET_BRANCH',
    tag: 'BITBUCKET_TAG',
    sha: 'BITBUCKET_COMMIT',
    pull: 'BITBUCKET_PR_ID',
    head: 'BITBUCKET_BRANCH',
    base: 'BITBUCKET_PR_DESTINATION_BRANCH',
    environment: 'BITBUCKET_DEPLOYMENT_ENVIRONMENT',
    exitCode: 'BITBUCKET_EXIT_CODE',
  },
  compute: (_, { runNumber, origin }) => ({ runUrl: link(`${origin?.repository}/pipelines/results/${runNumber}`) }),
  conclusionHint: 'Bitbucket Pipelines provides it in `after-script` only: send from there',
};

/** https://buildkite.com/docs/pipelines/environment_variables */
const BUILDKITE: CiSystem = {
  name: 'Buildkite',
  detect: (env) => isSet(env, 'BUILDKITE'),
  variables: {
    event: 'BUILDKITE_SOURCE',
    repositoryUrl: 'BUILDKITE_REPO',
    forge: 'BUILDKITE_PIPELINE_PROVIDER',
    workflow: ['BUILDKITE_PIPELINE_NAME', 'BUILDKITE_PIPELINE_SLUG'],
    runNumber: 'BUILDKITE_BUILD_NUMBER',
    retries: 'BUILDKITE_RETRY_COUNT',
    runUrl: 'BUILDKITE_BUILD_URL',
    branch: 'BUILDKITE_BRANCH',
    tag: 'BUILDKITE_TAG',
    sha: 'BUILDKITE_COMMIT',
    message: 'BUILDKITE_MESSAGE',
    author: 'BUILDKITE_BUILD_AUTHOR',
    authorEmail: 'BUILDKITE_BUILD_AUTHOR_EMAIL',
    actor: 'BUILDKITE_BUILD_CREATOR',
    pull: 'BUILDKITE_PULL_REQUEST',
    draft: 'BUILDKITE_PULL_REQUEST_DRAFT',
    labels: 'BUILDKITE_PULL_REQUEST_LABELS',
    head: 'BUILDKITE_BRANCH',
    base: 'BUILDKITE_PULL_REQUEST_BASE_BRANCH',
    source: 'BUILDKITE_PULL_REQUEST_REPO',
    exitCode: 'BUILDKITE_COMMAND_EXIT_STATUS',
  },
  compute: (env, { runUrl }) => {
    const id = /^[\w-]{1,64}$/.exec(line(env, 'BUILDKITE_JOB_ID') ?? '')?.[0];
    // Only Buildkite has these emoji: `:test_tube: Tests`.
    const label = asLine((line(env, 'BUILDKITE_LABEL') ?? '').replace(/:[\w+-]{1,64}:/g, ''));
    return {
      jobName: label ?? line(env, 'BUILDKITE_STEP_KEY'),
      jobUrl: runUrl === undefined || id === undefined ? undefined : link(`${runUrl}#${id}`),
    };
  },
  conclusionHint: 'Buildkite provides it to hooks only: send from the hook `pre-exit`',
};

/** https://circleci.com/docs/reference/variables/ */
const CIRCLECI: CiSystem = {
  name: 'CircleCI',
  detect: (env) => isSet(env, 'CIRCLECI'),
  variables: {
    repositoryUrl: 'CIRCLE_REPOSITORY_URL',
    // Number and page belong to the job.
    runNumber: 'CIRCLE_BUILD_NUM',
    runUrl: 'CIRCLE_BUILD_URL',
    jobName: 'CIRCLE_JOB',
    jobUrl: 'CIRCLE_BUILD_URL',
    branch: 'CIRCLE_BRANCH',
    tag: 'CIRCLE_TAG',
    sha: 'CIRCLE_SHA1',
    actorLogin: 'CIRCLE_USERNAME',
    pull: ['CIRCLE_PULL_REQUEST', 'CIRCLE_PR_NUMBER'],
    pullUrl: 'CIRCLE_PULL_REQUEST',
    head: 'CIRCLE_BRANCH',
    // Only pull requests from forks set it.
    source: 'CIRCLE_PR_USERNAME',
  },
  // The branch of a fork reads `pull/12`.
  compute: (env) => (line(env, 'CIRCLE_BRANCH')?.startsWith('pull/') ? { branch: undefined, head: undefined } : {}),
  conclusionHint:
    'CircleCI provides it to no job: send from one step with `when: on_success` and `--status success`, and from another with `when: on_fail` and `--status failure`',
};

/** https://docs.gitlab.com/ci/variables/predefined_variables/ */
const GITLAB: CiSystem = {
  name: 'GitLab CI',
  detect: (env) => isSet(env, 'GITLAB_CI'),
  variables: {
    event: 'CI_PIPELINE_SOURCE',
    repository: 'CI_PROJECT_PATH',
    repositoryUrl: 'CI_PROJECT_URL',
    workflow: 'CI_PIPELINE_NAME',
    runId: 'CI_PIPELINE_ID',
    runNumber: ['CI_PIPELINE_IID', 'CI_PIPELINE_ID'],
    retries: 'CI_JOB_RETRY_COUNT',
    runUrl: 'CI_PIPELINE_URL',
    startedAt: 'CI_PIPELINE_CREATED_AT',
    jobName: 'CI_JOB_NAME',
    jobUrl: 'CI_JOB_URL',
    jobStartedAt: 'CI_JOB_STARTED_AT',
    branch: 'CI_COMMIT_BRANCH',
    tag: 'CI_COMMIT_TAG',
    sha: 'CI_COMMIT_SHA',
    // A pipeline for merged results builds a merge that is on no branch.
    headSha: 'CI_MERGE_REQUEST_SOURCE_BRANCH_SHA',
    message: 'CI_COMMIT_MESSAGE',
    author: 'CI_COMMIT_AUTHOR',
    actor: 'GITLAB_USER_NAME',
    actorLogin: 'GITLAB_USER_LOGIN',
    pull: 'CI_MERGE_REQUEST_IID',
    pullTitle: 'CI_MERGE_REQUEST_TITLE',
    draft: 'CI_MERGE_REQUEST_DRAFT',
    labels: 'CI_MERGE_REQUEST_LABELS',
    head: 'CI_MERGE_REQUEST_SOURCE_BRANCH_NAME',
    base: 'CI_MERGE_REQUEST_TARGET_BRANCH_NAME',
    source: 'CI_MERGE_REQUEST_SOURCE_PROJECT_PATH',
    target: 'CI_MERGE_REQUEST_PROJECT_PATH',
    environment: 'CI_ENVIRONMENT_NAME',
    environmentUrl: 'CI_ENVIRONMENT_URL',
    status: 'CI_JOB_STATUS',
  },
  compute: (env, { origin, environment }) => ({
    origin: { ...origin, forge: 'gitlab' },
    // Other jobs with an environment prepare, verify or stop it.
    environment: (line(env, 'CI_ENVIRONMENT_ACTION') ?? 'start') === 'start' ? environment : undefined,
  }),
  conclusionHint: 'GitLab CI provides it in `after_script` only: send from there',
};

/** https://docs.travis-ci.com/user/environment-variables/ */
const TRAVIS: CiSystem = {
  name: 'Travis CI',
  detect: (env) => isSet(env, 'TRAVIS'),
  variables: {
    event: 'TRAVIS_EVENT_TYPE',
    // Only the checkout has its URL.
    repository: 'TRAVIS_REPO_SLUG',
    runId: 'TRAVIS_BUILD_ID',
    runNumber: 'TRAVIS_BUILD_NUMBER',
    runUrl: 'TRAVIS_BUILD_WEB_URL',
    jobName: ['TRAVIS_JOB_NAME', 'TRAVIS_BUILD_STAGE_NAME'],
    jobUrl: 'TRAVIS_JOB_WEB_URL',
    branch: 'TRAVIS_BRANCH',
    tag: 'TRAVIS_TAG',
    sha: 'TRAVIS_COMMIT',
    headSha: 'TRAVIS_PULL_REQUEST_SHA',
    message: 'TRAVIS_COMMIT_MESSAGE',
    pull: 'TRAVIS_PULL_REQUEST',
    head: 'TRAVIS_PULL_REQUEST_BRANCH',
    base: 'TRAVIS_BRANCH',
    source: 'TRAVIS_PULL_REQUEST_SLUG',
    exitCode: 'TRAVIS_TEST_RESULT',
  },
  conclusionHint: 'Travis CI provides it in `after_script` only: send from there',
};

/** https://www.jetbrains.com/help/teamcity/predefined-build-parameters.html */
const TEAMCITY: CiSystem = {
  name: 'TeamCity',
  detect: (env) => isSet(env, 'TEAMCITY_VERSION'),
  expand: withBuildParameters,
  variables: {
    repositoryUrl: 'vcsroot.url',
    workflow: 'TEAMCITY_PROJECT_NAME',
    runId: 'teamcity.build.id',
    runNumber: 'BUILD_NUMBER',
    runUrl: ['BUILD_URL', 'teamcity.build.url'],
    jobName: 'TEAMCITY_BUILDCONF_NAME',
    ref: ['teamcity.build.branch', 'vcsroot.branch'],
    sha: ['BUILD_VCS_NUMBER', 'build.vcs.number'],
    actor: 'teamcity.build.triggeredBy.username',
    pull: ['teamcity.pullRequest.number', 'pull'],
    pullTitle: 'teamcity.pullRequest.title',
    head: 'teamcity.pullRequest.source.branch',
    base: 'teamcity.pullRequest.target.branch',
  },
  compute: (env, { runId, runUrl, event, actor }) => {
    const server = link(env, 'teamcity.serverUrl')?.replace(/\/$/, '');
    const page = server === undefined || runId === undefined ? undefined : `${server}/viewLog.html?buildId=${runId}`;
    return { event: event ?? (actor === undefined ? undefined : 'workflow_dispatch'), runUrl: runUrl ?? link(page) };
  },
  conclusionHint:
    'TeamCity provides it to no build: send from one step with `--status success`, and from another that runs only if a step failed, with `--status failure`',
};

/** https://woodpecker-ci.org/docs/usage/environment */
const WOODPECKER: CiSystem = {
  name: 'Woodpecker',
  detect: (env) => line(env, 'CI') === 'woodpecker' || line(env, 'CI_SYSTEM_NAME') === 'woodpecker',
  variables: {
    event: 'CI_PIPELINE_EVENT',
    repository: 'CI_REPO',
    repositoryUrl: 'CI_REPO_URL',
    forge: 'CI_FORGE_TYPE',
    workflow: 'CI_WORKFLOW_NAME',
    runNumber: 'CI_PIPELINE_NUMBER',
    retries: 'CI_PIPELINE_RERUNS',
    runUrl: ['CI_PIPELINE_URL', 'CI_PIPELINE_LINK'],
    startedAt: 'CI_PIPELINE_STARTED',
    branch: 'CI_COMMIT_BRANCH',
    tag: 'CI_COMMIT_TAG',
    sha: 'CI_COMMIT_SHA',
    message: 'CI_COMMIT_MESSAGE',
    authorLogin: 'CI_COMMIT_AUTHOR',
    authorEmail: 'CI_COMMIT_AUTHOR_EMAIL',
    actorLogin: 'CI_PIPELINE_AUTHOR',
    pull: 'CI_COMMIT_PULL_REQUEST',
    draft: 'CI_COMMIT_PULL_REQUEST_DRAFT',
    labels: 'CI_COMMIT_PULL_REQUEST_LABELS',
    head: 'CI_COMMIT_SOURCE_BRANCH',
    base: 'CI_COMMIT_TARGET_BRANCH',
    environment: 'CI_PIPELINE_DEPLOY_TARGET',
    status: 'CI_PIPELINE_STATUS',
  },
  scope: 'run',
  // Drops the default name, after the file `.woodpecker.yaml`.
  compute: (_, { workflow }) => ({ workflow: workflow === 'woodpecker' ? undefined : workflow }),
  conclusionHint:
    'Woodpecker provides it in `CI_PIPELINE_STATUS`, which some versions lack: send from the last step, with `when: [{ status: [success, failure] }]`, or use `--status`',
};

/** https://docs.drone.io/pipeline/environment/reference/ */
const DRONE: CiSystem = {
  name: 'Drone',
  detect: (env) => isSet(env, 'DRONE'),
  variables: {
    event: 'DRONE_BUILD_EVENT',
    repository: 'DRONE_REPO',
    repositoryUrl: ['DRONE_REPO_LINK', 'DRONE_GIT_HTTP_URL'],
    runNumber: 'DRONE_BUILD_NUMBER',
    runUrl: 'DRONE_BUILD_LINK',
    startedAt: 'DRONE_BUILD_STARTED',
    branch: 'DRONE_BRANCH',
    tag: 'DRONE_TAG',
    ref: 'DRONE_COMMIT_REF',
    sha: ['DRONE_COMMIT_SHA', 'DRONE_COMMIT'],
    message: 'DRONE_COMMIT_MESSAGE',
    author: 'DRONE_COMMIT_AUTHOR_NAME',
    authorLogin: 'DRONE_COMMIT_AUTHOR',
    authorEmail: 'DRONE_COMMIT_AUTHOR_EMAIL',
    actorLogin: 'DRONE_BUILD_TRIGGER',
    pull: 'DRONE_PULL_REQUEST',
    pullTitle: 'DRONE_PULL_REQUEST_TITLE',
    head: 'DRONE_SOURCE_BRANCH',
    base: 'DRONE_TARGET_BRANCH',
    environment: 'DRONE_DEPLOY_TO',
    status: 'DRONE_BUILD_STATUS',
    failedSteps: 'DRONE_FAILED_STEPS',
  },
  scope: 'run',
  // The steps of other stages are unknown.
  compute: (env, { failedSteps = [] }) => {
    const failed_steps = failedSteps.map((name) => ({ name }));
    const job = { name: line(env, 'DRONE_STAGE_NAME') ?? 'default', failed_steps, errors: [] };
    return { failed_jobs: failed_steps.length > 0 ? [{ ...job, conclusion: 'failure' }] : undefined };
  },
  conclusionHint:
    'Drone provides it in `DRONE_BUILD_STATUS`: send from the last step, with `when: { status: [success, failure] }`',
};

/** https://www.jenkins.io/doc/book/pipeline/jenkinsfile/, with multibranch pipelines, the Git and the GitLab plugin. */
const JENKINS: CiSystem = {
  name: 'Jenkins',
  detect: (env) =>
    isSet(env, 'JENKINS_URL') || (isSet(env, 'JENKINS_HOME') && isSet(env, 'BUILD_TAG') && isSet(env, 'JOB_NAME')),
  variables: {
    repositoryUrl: ['GIT_URL', 'GIT_URL_1'],
    workflow: 'JOB_NAME',
    runNumber: 'BUILD_NUMBER',
    runUrl: 'BUILD_URL',
    runTitle: 'BUILD_DISPLAY_NAME',
    tag: 'TAG_NAME',
    sha: 'GIT_COMMIT',
    actor: ['BUILD_USER', 'gitlabUserName'],
    actorEmail: 'BUILD_USER_EMAIL',
    pull: ['CHANGE_ID', 'gitlabMergeRequestIid'],
    pullTitle: ['CHANGE_TITLE', 'gitlabMergeRequestTitle'],
    pullUrl: 'CHANGE_URL',
    pullAuthor: 'CHANGE_AUTHOR_DISPLAY_NAME',
    pullAuthorLogin: 'CHANGE_AUTHOR',
    head: ['CHANGE_BRANCH', 'gitlabSourceBranch'],
    base: ['CHANGE_TARGET', 'gitlabTargetBranch'],
    source: 'CHANGE_FORK',
  },
  scope: 'run',
  compute: (env, { event, origin, workflow, runNumber, runTitle, sha, tag, pull }) => {
    const branch = line(env, 'BRANCH_NAME');
    // Multibranch pipelines append the branch, percent-encoded in part: `shop/fix%2F@types`.
    const [, folder, last = ''] = /^(.+)\/([^/]+)$/.exec(workflow ?? '') ?? [];
    const pipeline = branch !== undefined && percentDecoded(last) === branch ? folder : workflow;
    // The Git plugin prepends the remote: `origin/main`, `origin/tags/v1.2.0`.
    const ref = line(env, 'GIT_BRANCH')?.replace(/^refs\/(?:remotes\/)?/, '') ?? '';
    const built = tag ?? /^(?:[^/]{1,100}\/)?tags\/(.+)$/.exec(ref)?.[1];
    const named = branch ?? line(env, 'GIT_LOCAL_BRANCH') ?? asLine(ref.replace(/^(?:heads|origin)\//, ''));
    return {
      // Plugins provide trigger and user.
      event:
        event ??
        (isSet(env, 'BUILD_CAUSE_TIMERTRIGGER') ? 'schedule' : undefined) ??
        (isSet(env, 'BUILD_USER_ID') ? 'workflow_dispatch' : undefined),
      // A name equal to the repository's adds nothing.
      workflow: pipeline === origin?.name ? undefined : pipeline,
      // Every build has a default title.
      runTitle: runTitle === `#${runNumber}` ? undefined : runTitle,
      branch: pull !== undefined || built !== undefined || named === 'detached' ? undefined : named,
      tag: built,
      // Pull requests mostly build a trial merge, which only exists on this machine.
      sha: pull === undefined || branch?.endsWith('-head') ? sha : undefined,
    };
  },
  conclusionHint:
    'Jenkins provides it to Groovy only: send from `post { always { … } }` with `--status ${currentBuild.currentResult}`',
};

export const CI_SYSTEMS: readonly CiSystem[] = [
  ...[AZURE, BITBUCKET, BUILDKITE, CIRCLECI, GITLAB, TEAMCITY, TRAVIS, WOODPECKER],
  // Other systems set the variables of these as well.
  ...[DRONE, JENKINS],
];

/** Detects the CI system of this job; undefined if none matches. */
export function detectSystem(env: Environment): CiSystem | undefined {
  return CI_SYSTEMS.find(({ detect }) => detect(env));
}
