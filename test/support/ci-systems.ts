/**
 * The other CI systems, a row for each: the environments of its jobs that `test/fixtures/ci/` records, how it tells an end,
 * and what it runs of the recipe in `examples/ci/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Variables } from './ci-recipes.ts';
import { containerStep, filled, given, type Recipe, type Scripts, text, yaml } from './ci-recipes.ts';

export type { Variables };

interface SystemRow {
  /** As the registry calls it. */
  readonly name: string;
  /** Beginning of its files: `drone.env` records a push to a branch, `drone-deployment.env` a variant of it. */
  readonly file: string;
  /** By how it ended: the variables that tell it, or the option `status` as the recipe writes it. */
  readonly ends: { readonly [end in 'success' | 'failure' | 'cancelled']?: Variables };
  /** Where the end is not told, if that is told otherwise than by the recorded push. */
  readonly untold?: Variables;
  readonly recipe: Recipe;
}

export interface RecordedSystem extends SystemRow {
  /** What else is recorded than a push to a branch. */
  readonly variants: readonly string[];
}

const FIXTURES = new URL('../fixtures/ci/', import.meta.url);

const byStatus = (...words: readonly (string | undefined)[]): RecordedSystem['ends'] => {
  const ends = ['success', 'failure', 'cancelled'].map((end, index) => [end, words[index]] as const);
  return Object.fromEntries(
    ends.flatMap(([end, word]) => (word === undefined ? [] : [[end, { WORKROOM_STATUS: word }]])),
  );
};

const ROWS: readonly SystemRow[] = [
  {
    name: 'GitLab CI',
    file: 'gitlab',
    ends: {
      success: { CI_JOB_STATUS: 'success' },
      failure: { CI_JOB_STATUS: 'failed' },
      cancelled: { CI_JOB_STATUS: 'canceled' },
    },
    recipe: {
      file: 'gitlab-ci.yml',
      ended: '`CI_JOB_STATUS`, in `after_script`',
      parts: (_, secret) => {
        type File = { readonly '.notify': Scripts; readonly test: { readonly extends: string } };
        const { '.notify': notify, test } = yaml<File>('gitlab-ci.yml');
        return test.extends === '.notify' ? [given((notify.after_script ?? []).join('\n'), secret)] : [];
      },
    },
  },
  {
    name: 'CircleCI',
    file: 'circleci',
    ends: byStatus('success', 'failure'),
    recipe: {
      file: 'circleci.yml',
      ended: 'two steps, `on_success` and `on_fail`',
      parts: (end, secret) => {
        type Steps<T> = { readonly steps: readonly T[] };
        type Run = { readonly run: { readonly when: string; readonly command: string } };
        type File = {
          readonly commands: { readonly notify: Steps<Run> };
          readonly jobs: { readonly test: Steps<unknown> };
        };
        const { commands, jobs } = yaml<File>('circleci.yml');
        if (jobs.test.steps.at(-1) !== 'notify') return [];
        const chosen = commands.notify.steps.filter(
          ({ run }) => run.when === (end === 'success' ? 'on_success' : 'on_fail'),
        );
        return chosen.map(({ run }) => given(run.command, secret));
      },
    },
  },
  {
    name: 'Jenkins',
    file: 'jenkins',
    ends: byStatus('SUCCESS', 'FAILURE', 'ABORTED'),
    recipe: {
      file: 'Jenkinsfile',
      ended: '`currentBuild.currentResult`, in `post`',
      parts: (end, secret) => {
        const [, variable = '', script = ''] =
          /post \{\s+always \{\s+withCredentials\(\[string\([^\n]*variable: '(\w+)'\)\]\) \{\s+sh "([^"\n]*)"/.exec(
            text('Jenkinsfile'),
          ) ?? [];
        const result = { success: 'SUCCESS', failure: 'UNSTABLE', cancelled: 'ABORTED' }[end];
        // Groovy fills in what a string in double quotes names.
        return [{ script: script.replace('${currentBuild.currentResult}', result), env: { [variable]: secret } }];
      },
    },
  },
  {
    name: 'Azure Pipelines',
    file: 'azure',
    ends: {
      success: { AGENT_JOBSTATUS: 'Succeeded' },
      failure: { AGENT_JOBSTATUS: 'Failed' },
      cancelled: { AGENT_JOBSTATUS: 'Canceled' },
    },
    recipe: {
      file: 'azure-pipelines.yml',
      ended: '`AGENT_JOBSTATUS`, in the last step',
      parts: (_, secret) => {
        type Step = { readonly script: string; readonly condition?: string; readonly env?: Variables };
        const { jobs } = yaml<{ readonly jobs: readonly { readonly steps: readonly Step[] }[] }>('azure-pipelines.yml');
        const { script = '', condition, env }: Partial<Step> = jobs[0]?.steps.at(-1) ?? {};
        return condition === 'always()' ? [{ script, env: filled(env, { '$(workroomWebhookUrl)': secret }) }] : [];
      },
    },
  },
  {
    name: 'Bitbucket Pipelines',
    file: 'bitbucket',
    ends: { success: { BITBUCKET_EXIT_CODE: '0' }, failure: { BITBUCKET_EXIT_CODE: '1' } },
    recipe: {
      file: 'bitbucket-pipelines.yml',
      ended: '`BITBUCKET_EXIT_CODE`, in `after-script`',
      parts: (_, secret) => {
        type File = { readonly pipelines: { readonly default: readonly { readonly step: Scripts }[] } };
        const { pipelines } = yaml<File>('bitbucket-pipelines.yml');
        return pipelines.default.map(({ step }) => given((step['after-script'] ?? []).join('\n'), secret));
      },
    },
  },
  {
    name: 'Buildkite',
    file: 'buildkite',
    ends: { success: { BUILDKITE_COMMAND_EXIT_STATUS: '0' }, failure: { BUILDKITE_COMMAND_EXIT_STATUS: '127' } },
    recipe: {
      file: 'buildkite-pre-exit.sh',
      ended: '`BUILDKITE_COMMAND_EXIT_STATUS`, in hooks',
      // A hook is a file that is executed; `buildkite-agent` knows the secret.
      parts: (_, secret) => [
        {
          script: 'examples/ci/buildkite-pre-exit.sh',
          env: { BUILDKITE_SECRET: secret },
        },
      ],
    },
  },
  {
    name: 'Travis CI',
    file: 'travis',
    ends: { success: { TRAVIS_TEST_RESULT: '0' }, failure: { TRAVIS_TEST_RESULT: '1' } },
    recipe: {
      file: 'travis.yml',
      ended: '`TRAVIS_TEST_RESULT`, in `after_script`',
      parts: (_, secret) => [given((yaml<Scripts>('travis.yml').after_script ?? []).join('\n'), secret)],
    },
  },
  {
    name: 'Drone',
    file: 'drone',
    ends: {
      success: { DRONE_BUILD_STATUS: 'success' },
      failure: { DRONE_BUILD_STATUS: 'failure', DRONE_STAGE_STATUS: 'failure', DRONE_FAILED_STEPS: 'test' },
    },
    untold: { DRONE_BUILD_STATUS: '' },
    recipe: {
      file: 'drone.yml',
      ended: '`DRONE_BUILD_STATUS`, in the last step',
      parts: (end, secret) => containerStep('drone.yml', end, secret),
    },
  },
  {
    name: 'Woodpecker',
    file: 'woodpecker',
    ends: { success: { CI_PIPELINE_STATUS: 'success' }, failure: { CI_PIPELINE_STATUS: 'failure' } },
    untold: { CI_PIPELINE_STATUS: '' },
    recipe: {
      file: 'woodpecker.yml',
      ended: '`CI_PIPELINE_STATUS`, in the last step',
      parts: (end, secret) => containerStep('woodpecker.yml', end, secret),
    },
  },
  {
    name: 'TeamCity',
    file: 'teamcity',
    ends: byStatus('success', 'failure'),
    recipe: {
      file: 'teamcity.kts',
      ended: 'two steps, on success and on failure',
      parts: (end, secret) => {
        const mode = end === 'success' ? 'RUN_ON_SUCCESS' : 'RUN_ONLY_ON_FAILURE';
        const steps = text('teamcity.kts').matchAll(/ExecutionMode\.(\w+)\s+scriptContent = "([^"\n]*)"/g);
        return [...steps].flatMap(([, one, script = '']) => (one === mode ? [given(script, secret)] : []));
      },
    },
  },
];

/** The pull request first, as the page shows them. */
function variantsOf(file: string): readonly string[] {
  const found = new RegExp(`^${file}-(.*)\\.env$`);
  const names = readdirSync(FIXTURES).flatMap((name) => found.exec(name)?.[1] ?? []);
  return names.toSorted((a, b) => Number(b === 'pull-request') - Number(a === 'pull-request') || a.localeCompare(b));
}

export const RECORDED: readonly RecordedSystem[] = ROWS.map((row) => ({ ...row, variants: variantsOf(row.file) }));

/** What imitates GitHub Actions needs no row of the registry. */
export const ACTIONS_RECIPE: Recipe = {
  file: 'gitea.yml',
  ended: '`job.status`',
  parts: (end, secret) => {
    type Step = { readonly run: string; readonly if?: string; readonly env?: Variables };
    const { jobs } = yaml<{ readonly jobs: { readonly test: { readonly steps: readonly Step[] } } }>('gitea.yml');
    const step: Partial<Step> = jobs.test.steps.at(-1) ?? {};
    const values = { '${{ secrets.WORKROOM_WEBHOOK_URL }}': secret, '${{ job.status }}': end };
    return step.if === 'always()' ? [{ script: step.run ?? '', env: filled(step.env, values) }] : [];
  },
};

/** All variables of a job; of a variant, those that differ replace the others. */
export function environmentOf({ file }: RecordedSystem, variant?: string): Variables {
  const read = (name: string): Variables =>
    Object.fromEntries(
      Object.entries(parseEnv(readFileSync(new URL(`${name}.env`, FIXTURES), 'utf8'))).map(([key, value]) => [
        key,
        value ?? '',
      ]),
    );
  return variant === undefined ? read(file) : { ...read(file), ...read(`${file}-${variant}`) };
}
