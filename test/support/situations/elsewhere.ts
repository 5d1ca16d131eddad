/** Other CI systems, from their variables alone. */
import type { AttemptState, Played } from './situation.ts';

function ci(env: Readonly<Record<string, string>>, more: Partial<Played> = {}): Played {
  return { world: { repository: 'birch/ledger' }, elsewhere: true, env, ...more };
}

const GITLAB = {
  ...{
    CI: 'true',
    GITLAB_CI: 'true',
    CI_SERVER_URL: 'https://git.birch.example',
    CI_PROJECT_PATH: 'birch/ledger',
    CI_PROJECT_NAME: 'ledger',
  },
  ...{
    CI_PROJECT_URL: 'https://git.birch.example/birch/ledger',
    CI_DEFAULT_BRANCH: 'main',
    CI_PIPELINE_ID: '7102',
    CI_PIPELINE_IID: '318',
  },
  ...{
    CI_PIPELINE_SOURCE: 'push',
    CI_PIPELINE_URL: 'https://git.birch.example/birch/ledger/-/pipelines/7102',
    CI_JOB_ID: '50931',
    CI_JOB_NAME: 'unit',
    CI_JOB_STAGE: 'test',
  },
  ...{
    CI_JOB_URL: 'https://git.birch.example/birch/ledger/-/jobs/50931',
    CI_JOB_STATUS: 'success',
    CI_JOB_STARTED_AT: '2026-09-17T14:15:00Z',
    CI_COMMIT_SHA: '9d3f0b5ac2e14d87f6a0b1c2d3e4f5061728394a',
  },
  ...{
    CI_COMMIT_BRANCH: 'main',
    CI_COMMIT_REF_NAME: 'main',
    CI_COMMIT_TITLE: 'Round totals per line',
    CI_COMMIT_MESSAGE: 'Round totals per line',
    CI_COMMIT_AUTHOR: 'Inês Duarte <ines@birch.example>',
  },
  ...{ GITLAB_USER_LOGIN: 'ines', GITLAB_USER_NAME: 'Inês Duarte' },
};
const AZURE = {
  ...{
    TF_BUILD: 'True',
    AGENT_JOBSTATUS: 'Succeeded',
    BUILD_BUILDID: '7102',
    BUILD_BUILDNUMBER: '20260917.3',
    BUILD_DEFINITIONNAME: 'Ledger CI',
    BUILD_REASON: 'IndividualCI',
  },
  ...{
    BUILD_REPOSITORY_NAME: 'ledger',
    BUILD_REPOSITORY_PROVIDER: 'TfsGit',
    BUILD_REPOSITORY_URI: 'https://dev.azure.com/birch/books/_git/ledger',
    BUILD_REQUESTEDFOR: 'Inês Duarte',
  },
  ...{
    BUILD_SOURCEBRANCH: 'refs/heads/main',
    BUILD_SOURCEBRANCHNAME: 'main',
    BUILD_SOURCEVERSION: '9d3f0b5ac2e14d87f6a0b1c2d3e4f5061728394a',
    BUILD_SOURCEVERSIONMESSAGE: 'Round totals per line',
    BUILD_SOURCEVERSIONAUTHOR: 'Inês Duarte',
  },
  ...{
    SYSTEM_COLLECTIONURI: 'https://dev.azure.com/birch/',
    SYSTEM_TEAMPROJECT: 'books',
    SYSTEM_JOBDISPLAYNAME: 'Build',
    SYSTEM_JOBATTEMPT: '1',
    SYSTEM_STAGENAME: '__default',
  },
};
const JENKINS = {
  ...{
    JENKINS_URL: 'https://jenkins.birch.example/',
    BUILD_NUMBER: '318',
    BUILD_URL: 'https://jenkins.birch.example/job/birch/job/ledger/job/main/318/',
    JOB_NAME: 'birch/ledger/main',
  },
  ...{
    JOB_BASE_NAME: 'main',
    BRANCH_NAME: 'main',
    GIT_BRANCH: 'main',
    GIT_COMMIT: '9d3f0b5ac2e14d87f6a0b1c2d3e4f5061728394a',
    GIT_URL: 'https://github.com/birch/ledger.git',
    NODE_NAME: 'linux-4',
    JENKINS_HOME: '/var/jenkins_home',
  },
};

export const ELSEWHERE: readonly AttemptState[] = [
  {
    id: 'gitlab-schedule-red',
    happened: "A pipeline that GitLab's schedule started failed.",
    expected: 'Failed, on schedule. The person whose schedule it is did nothing and is not called.',
    says: ['unit', 'failed', 'schedule', 'calls nobody'],
    never: ['by Inês', 'started by'],
    played: ci({
      ...GITLAB,
      CI_PIPELINE_SOURCE: 'schedule',
      CI_JOB_STATUS: 'failed',
      CI_PIPELINE_SCHEDULE_DESCRIPTION: 'Every night',
    }),
  },
  {
    id: 'gitlab-tag-green',
    happened: 'A pipeline of the tag v3.2.0 passed.',
    expected: 'Passed, of v3.2.0, not of a branch.',
    says: ['passed', 'v3.2.0'],
    never: ['on main'],
    played: ci({ ...GITLAB, CI_COMMIT_BRANCH: '', CI_COMMIT_TAG: 'v3.2.0', CI_COMMIT_REF_NAME: 'v3.2.0' }),
  },
  {
    id: 'gitlab-merge-request-red-log',
    happened: "A merge request's job failed; the compiler's words are in a log file.",
    expected: "The merge request with its title, and the compiler's error with its place.",
    says: ['failed', /[!#]44/, 'Round totals', 'src/totals.c:61', 'ledger_round'],
    played: ci(
      {
        ...GITLAB,
        ...{
          CI_PIPELINE_SOURCE: 'merge_request_event',
          CI_JOB_STATUS: 'failed',
          CI_COMMIT_BRANCH: '',
          CI_COMMIT_REF_NAME: 'round',
          CI_MERGE_REQUEST_IID: '44',
        },
        ...{
          CI_MERGE_REQUEST_TITLE: 'Round totals',
          CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'round',
          CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
          CI_MERGE_REQUEST_PROJECT_URL: 'https://git.birch.example/birch/ledger',
        },
      },
      {
        options: { 'log-files': 'make.log' },
        files: {
          'make.log':
            "cc -O2 -c src/totals.c -o build/totals.o\nsrc/totals.c: In function 'sum':\nsrc/totals.c:61:12: error: implicit declaration of function 'ledger_round' [-Wimplicit-function-declaration]\n   61 |     return ledger_round(x);\n      |            ^~~~~~~~~~~~\nmake: *** [Makefile:14: build/totals.o] Error 1\n",
        },
      },
    ),
  },
  {
    id: 'azure-with-issues',
    happened: 'An Azure pipeline "succeeded with issues": a task wrote warnings.',
    expected: 'Passed with issues; not a plain ✅ as if nothing was the matter.',
    says: [/issues|warning/i],
    never: [/^✅ [^\n]*passed ·/],
    played: ci({ ...AZURE, AGENT_JOBSTATUS: 'SucceededWithIssues' }),
  },
  {
    id: 'azure-schedule-red',
    happened: 'A scheduled Azure pipeline failed.',
    expected: 'Failed, on schedule; whoever last edited the pipeline is not called.',
    says: ['Ledger CI', 'failed', 'schedule', 'calls nobody'],
    never: ['started by'],
    played: ci({
      ...AZURE,
      BUILD_REASON: 'Schedule',
      SYSTEM_ISSCHEDULED: 'True',
      AGENT_JOBSTATUS: 'Failed',
      BUILD_REQUESTEDFOR: 'Microsoft.VisualStudio.Services.TFS',
    }),
  },
  {
    id: 'jenkins-unstable',
    happened: 'Jenkins says UNSTABLE: the build is whole, some tests failed.',
    expected: 'Not a plain green or an unknown end: failed or unstable because of tests.',
    says: [/unstable|failed/i, 'birch/ledger'],
    never: ['✅', 'nothing tells how'],
    played: ci(JENKINS, { options: { status: 'UNSTABLE' } }),
  },
  {
    id: 'jenkins-aborted',
    happened: 'Somebody aborted the Jenkins build.',
    expected: 'Was cancelled; nobody called.',
    says: ['was cancelled', 'calls nobody'],
    never: ['failed'],
    played: ci(JENKINS, { options: { status: 'ABORTED' } }),
  },
  {
    id: 'buildkite-killed',
    happened: 'A Buildkite command ended with 137.',
    expected: 'Failed, exit code 137: killed, mostly for want of memory.',
    says: ['was killed', /137|memory/i],
    played: ci({
      ...{
        BUILDKITE: 'true',
        BUILDKITE_BRANCH: 'main',
        BUILDKITE_BUILD_AUTHOR: 'Inês Duarte',
        BUILDKITE_BUILD_NUMBER: '318',
        BUILDKITE_BUILD_URL: 'https://buildkite.com/birch/ledger/builds/318',
      },
      ...{
        BUILDKITE_COMMIT: '9d3f0b5ac2e14d87f6a0b1c2d3e4f5061728394a',
        BUILDKITE_JOB_ID: 'e44f',
        BUILDKITE_LABEL: 'Integration',
        BUILDKITE_MESSAGE: 'Round totals per line',
        BUILDKITE_ORGANIZATION_SLUG: 'birch',
      },
      ...{
        BUILDKITE_PIPELINE_NAME: 'Ledger',
        BUILDKITE_PIPELINE_SLUG: 'ledger',
        BUILDKITE_PULL_REQUEST: 'false',
        BUILDKITE_REPO: 'git@github.com:birch/ledger.git',
        BUILDKITE_COMMAND_EXIT_STATUS: '137',
      },
    }),
  },
  {
    id: 'circleci-green-branch',
    happened: 'A CircleCI job on a branch passed.',
    expected: 'Passed, which job, on which branch; no "undefined", no empty label.',
    says: ['passed', 'exports', 'unit'],
    never: ['undefined', 'null'],
    played: ci(
      {
        ...{
          CIRCLECI: 'true',
          CIRCLE_BRANCH: 'exports',
          CIRCLE_BUILD_NUM: '318',
          CIRCLE_BUILD_URL: 'https://circleci.com/gh/birch/ledger/318',
          CIRCLE_JOB: 'unit',
          CIRCLE_PROJECT_REPONAME: 'ledger',
        },
        ...{
          CIRCLE_PROJECT_USERNAME: 'birch',
          CIRCLE_REPOSITORY_URL: 'git@github.com:birch/ledger.git',
          CIRCLE_SHA1: '9d3f0b5ac2e14d87f6a0b1c2d3e4f5061728394a',
          CIRCLE_USERNAME: 'lena',
          CIRCLE_WORKFLOW_ID: 'w1',
        },
      },
      { options: { status: 'success' } },
    ),
  },
  {
    id: 'drone-red-step',
    happened: 'A Drone pipeline failed in its step "migrate".',
    expected: 'Failed in migrate; the commit by Inês.',
    says: ['failed', 'migrate', 'Round totals per line'],
    never: ['undefined'],
    played: ci({
      ...{
        CI: 'true',
        DRONE: 'true',
        DRONE_BRANCH: 'main',
        DRONE_BUILD_EVENT: 'push',
        DRONE_BUILD_LINK: 'https://drone.birch.example/birch/ledger/318',
        DRONE_BUILD_NUMBER: '318',
        DRONE_BUILD_STATUS: 'failure',
      },
      ...{
        DRONE_STAGE_STATUS: 'failure',
        DRONE_STAGE_NAME: 'default',
        DRONE_FAILED_STEPS: 'migrate',
        DRONE_COMMIT: '9d3f0b5ac2e14d87f6a0b1c2d3e4f5061728394a',
        DRONE_COMMIT_SHA: '9d3f0b5ac2e14d87f6a0b1c2d3e4f5061728394a',
      },
      ...{
        DRONE_COMMIT_BRANCH: 'main',
        DRONE_COMMIT_MESSAGE: 'Round totals per line',
        DRONE_COMMIT_AUTHOR: 'ines',
        DRONE_COMMIT_AUTHOR_NAME: 'Inês Duarte',
        DRONE_REPO: 'birch/ledger',
        DRONE_REPO_NAME: 'ledger',
        DRONE_REPO_LINK: 'https://github.com/birch/ledger',
      },
    }),
  },
];
