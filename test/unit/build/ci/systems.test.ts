import { expect, test } from 'vitest';
import { detectSystem } from '../../../../src/build/ci/systems.ts';
import type { Facts } from '../../../../src/build/facts.ts';
import { readBuild } from '../../../../src/build/read-build.ts';
import { status } from '../../../../src/settings/parsers/maps.ts';
import type { ParseContext } from '../../../../src/settings/parsers/parser.ts';
import type { Settings } from '../../../../src/settings/settings.ts';
import { GIFT_CARDS, MAIN } from '../../../support/checkout.ts';
import { findEnvironment, RECORDED, type RecordedSystem, type Variables } from '../../../support/ci-systems.ts';
import { getBoundsOut } from '../../../support/fact-bounds.ts';
import { readLines } from '../../../support/shop-facts.ts';
import { worldAt } from '../../../support/world.ts';

const NOW = '2026-03-04T08:00:00Z';

/** @param word as the option `status` writes it */
function render(env: Variables, word?: string) {
  const world = worldAt(NOW, env);
  const raw = word === undefined ? undefined : status(word, {} as ParseContext);
  return readBuild({ context: {}, status: raw } as unknown as Settings, world);
}

function recorded(name: string): RecordedSystem {
  const system = RECORDED.find((one) => one.name === name);
  if (system === undefined) throw new TypeError(`${name} is not recorded`);
  return system;
}

/** Reads only the system's own variables, because there is no git without a path. */
async function readFacts(name: string, variant?: string, changes: Variables = {}): Promise<Facts> {
  const base = await render({ ...findEnvironment(recorded(name), variant), ...changes });
  expect(getBoundsOut(base.facts)).toEqual([]);
  return base.facts;
}

/** By system: where branch, run, job and commit lead to. */
test.each([
  ['GitLab CI', '/-/tree/main', 'gitlab.example.com/acme/shop/-/pipelines/98765', '/-/commit/'],
  ['CircleCI', '/tree/main', 'circleci.com/gh/acme/shop/42', '/commit/'],
  ['Jenkins', '/tree/main', 'jenkins.example.com/job/acme/job/shop/job/main/42/', '/commit/'],
  ['Azure Pipelines', '?version=GBmain', 'dev.azure.com/acme/web/_build/results?buildId=4242', '/commit/'],
  ['Bitbucket Pipelines', '/branch/main', 'bitbucket.org/acme/shop/pipelines/results/42', '/commits/'],
  ['Buildkite', '/tree/main', 'buildkite.com/acme/shop/builds/42', '/commit/'],
  // Its variables contain no URL of the repository.
  ['Travis CI', undefined, 'app.travis-ci.com/github/acme/shop/builds/155533', undefined],
  ['Drone', '/src/branch/main', 'drone.example.com/acme/shop/42', '/commit/'],
  ['Woodpecker', '/src/branch/main', 'woodpecker.example.com/repos/7/pipeline/42', '/commit/'],
  ['TeamCity', '/tree/main', 'teamcity.example.com/build/4242', '/commit/'],
])('%s: a push leads to its branch, run and commit', async (name, branch, run, commit) => {
  const { repository, ref, run: result, commit: built, pull_request } = await readFacts(name);
  const url = branch && `${repository?.url}${branch}`;
  expect({ url: undefined, ...ref }).toEqual({ type: 'branch', name: 'main', url });
  expect(result?.url).toBe(`https://${run}`);
  expect(built).toMatchObject({ sha: MAIN, ...(commit && { url: `${repository?.url}${commit}${MAIN}` }) });
  expect(pull_request).toBeUndefined();
});

test.each([
  ['GitLab CI', 'gift-cards', '/-/merge_requests/12', GIFT_CARDS],
  ['CircleCI', 'gift-cards', '/pull/12', GIFT_CARDS],
  ['Jenkins', 'grace:gift-cards', '/pull/12', undefined],
  ['Azure Pipelines', 'gift-cards', '/pull/12', GIFT_CARDS],
  ['Bitbucket Pipelines', 'gift-cards', '/pull-requests/12', GIFT_CARDS.slice(0, 12)],
  ['Buildkite', 'grace:gift-cards', '/pull/12', GIFT_CARDS],
  ['Travis CI', 'grace:gift-cards', undefined, GIFT_CARDS],
  ['Drone', 'gift-cards', '/pulls/12', GIFT_CARDS],
  ['Woodpecker', 'gift-cards', '/pulls/12', GIFT_CARDS],
  ['TeamCity', 'gift-cards', '/pull/12', GIFT_CARDS],
])('%s: a pull request has its own branch and commit, never a trial merge', async (name, head, page, sha) => {
  const { repository, ref, commit, pull_request, event } = await readFacts(name, 'pull-request');
  expect(pull_request).toMatchObject({ number: 12, head, ...(page && { url: `${repository?.url}${page}` }) });
  expect(event.name).toBe('pull_request');
  expect(ref?.name).toBe(head);
  expect(ref?.url === undefined).toBe(head.includes(':'));
  expect(commit?.sha).toBe(sha);
});

test.each([
  ['GitLab CI', 'https://shop.example.com/', 'v2.3.1'],
  ['Azure Pipelines', undefined, 'v2.3.1'],
  ['Bitbucket Pipelines', undefined, 'v2.3.1'],
  ['Drone', undefined, 'v2.3.1'],
  ['Woodpecker', undefined, 'main'],
])('%s: a deployment reports its environment', async (name, url, ref) => {
  const facts = await readFacts(name, 'deployment');
  expect(facts).toMatchObject({ scope: 'deployment', ref: { name: ref } });
  expect(facts.deployment).toEqual({ environment: 'production', ...(url !== undefined && { url }) });
});

test.each<[string, Variables, object]>([
  ['GitLab CI', { CI_ENVIRONMENT_NAME: 'x', CI_ENVIRONMENT_ACTION: 'stop' }, { scope: 'job' }],
  [
    'CircleCI',
    { CIRCLE_BRANCH: 'pull/12', CIRCLE_PR_NUMBER: '12', CIRCLE_PR_USERNAME: 'grace' },
    { pull_request: { number: 12, fork: true, url: 'https://github.com/acme/shop/pull/12' } },
  ],
  ['Jenkins', { TAG_NAME: 'v1', BRANCH_NAME: 'v1' }, { ref: { type: 'tag', name: 'v1' } }],
  ['Jenkins', { BRANCH_NAME: '', GIT_LOCAL_BRANCH: '', GIT_BRANCH: 'origin/tags/v1' }, { ref: { name: 'v1' } }],
  [
    'Jenkins',
    { gitlabMergeRequestIid: '7', gitlabMergeRequestTitle: 'Gift cards', gitlabTargetBranch: 'main' },
    { event: { name: 'pull_request' }, pull_request: { number: 7, title: 'Gift cards', base: 'main' } },
  ],
  ['Jenkins', { JOB_NAME: 'nightly/fix%2F@types%2F%C3%BC', BRANCH_NAME: 'fix/@types/ü' }, { workflow: 'nightly' }],
  ['Jenkins', { CHANGE_ID: '3', BRANCH_NAME: 'PR-3-head' }, { commit: { sha: MAIN } }],
  ['Azure Pipelines', { SYSTEM_STAGENAME: 'b', SYSTEM_STAGEDISPLAYNAME: 'Build' }, { job: { name: 'Build / Linux' } }],
  // Any pipeline may have a variable of this name.
  ['Azure Pipelines', { ENVIRONMENT_NAME: 'prod' }, { scope: 'job' }],
  ['Buildkite', { BUILDKITE_COMMIT: 'HEAD' }, { commit: undefined, job: { name: 'Tests' }, workflow: 'Shop' }],
  [
    'Drone',
    { DRONE_FAILED_STEPS: 'lint,test' },
    {
      failed_jobs: [{ name: 'default', failed_steps: [{ name: 'lint' }, { name: 'test' }] }],
    },
  ],
  ['Woodpecker', { CI_PIPELINE_RERUNS: '2' }, { run: { attempt: 3 } }],
  ['TeamCity', { BUILD_URL: '' }, { run: { url: 'https://teamcity.example.com/viewLog.html?buildId=4242' } }],
])('%s with %j has the facts %j', async (name, changes, expected) => {
  const { schedule: _s, ...facts } = await readFacts(name, undefined, changes);
  expect({ commit: undefined, ...facts }).toMatchObject(expected);
});

test('a scheduled run has no actor', async () => {
  for (const [name, changes] of [
    ['GitLab CI', { CI_PIPELINE_SOURCE: 'schedule' }],
    ['Azure Pipelines', { BUILD_REASON: 'Schedule' }],
    ['Buildkite', { BUILDKITE_SOURCE: 'schedule' }],
    ['Woodpecker', { CI_PIPELINE_EVENT: 'cron' }],
    ['Drone', { DRONE_BUILD_EVENT: 'cron', DRONE_BUILD_TRIGGER: '@cron' }],
    ['Travis CI', { TRAVIS_EVENT_TYPE: 'cron' }],
    ['Jenkins', { BUILD_CAUSE: 'TIMERTRIGGER', BUILD_CAUSE_TIMERTRIGGER: 'true', BUILD_USER_ID: '' }],
  ] as const) {
    const facts = await readFacts(name, undefined, changes);
    const { event, run } = facts;
    if (name !== 'Jenkins') expect(facts.actor, name).toBeUndefined();
    expect([event.name, run?.started_by], name).toEqual(['schedule', undefined]);
    const [first] = await readLines({ ...facts, conclusion: 'success' });
    expect(first, name).toContain('on schedule');
  }
});

test.each(
  RECORDED.flatMap((system) => Object.entries(system.conclusions).map(([end, result]) => ({ system, end, result }))),
)('$system.name provides $end', async ({ system, end, result }) => {
  const { WORKROOM_STATUS: status, ...changes } = result;
  // If the system lacks a value, its recipe sets it.
  expect((await readFacts(system.name, undefined, changes)).conclusion).toBe(status === undefined ? end : undefined);
});

test.each(RECORDED)('$name without a conclusion gets a notice that names where to send from', async (system) => {
  const env = { ...findEnvironment(system), ...system.unknown };
  const { facts, diagnostics } = await render(env);
  expect(facts.conclusion).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { message: expect.stringContaining(`The conclusion is unknown. ${system.name} provides it`) },
  ]);
});

const POISON = [
  ...['', ' \n', 'x'.repeat(100_000), '\ud800', '-1', '9'.repeat(40)],
  ...['refs/heads/', 'https://u:p@x/', '$(id)', '::error::x', '../../..'],
];

test.each(RECORDED)('facts of $name stay within their bounds for any value', async (system) => {
  for (const variant of [undefined, ...Object.keys(system.differs)]) {
    const env = findEnvironment(system, variant);
    for (const name of Object.keys(env)) {
      for (const poison of POISON) {
        const { facts } = await render({ ...env, [name]: poison });
        expect(getBoundsOut(facts), `${name}=${poison.slice(0, 20)}`).toEqual([]);
      }
    }
  }
});

test('drops passwords in the files of TeamCity', async () => {
  expect(JSON.stringify(await readFacts('TeamCity'))).not.toContain('hunter2');
});

const VARIANTS = RECORDED.flatMap((system) =>
  [undefined, ...Object.keys(system.differs)].map((variant) => ({
    system,
    variant,
    title: `${system.name} ${variant ?? 'push'}`,
  })),
);

test.each(VARIANTS)('$title is detected', ({ system, variant }) => {
  expect(detectSystem(findEnvironment(system, variant))?.name).toBe(system.name);
});

test.each<[string, Variables]>([
  ['nothing', {}],
  ['a system that is not known', { CI: 'true', SOME_CI: 'true' }],
  ['variables that say no', { GITLAB_CI: 'false', TRAVIS: '', DRONE: '0' }],
])('%s is not detected as a system', (_, env) => {
  expect(detectSystem(env)).toBeUndefined();
});
