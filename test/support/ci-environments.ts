/** Environments of jobs on other CI systems, as `test/fixtures/ci/` records them, and how each system tells an end. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Variables = Readonly<Record<string, string>>;

export interface RecordedSystem {
  /** As the registry calls it. */
  readonly name: string;
  /** Beginning of its files. */
  readonly file: string;
  /** What else is recorded than a push to a branch. */
  readonly variants: readonly string[];
  /** By how it ended: the variables that tell it, or the option `status` as the recipe writes it. */
  readonly ends: { readonly [end in 'success' | 'failure' | 'cancelled']?: Variables };
  /** Where the end is not told. */
  readonly untold: Variables;
}

const byStatus = (...words: readonly (string | undefined)[]): RecordedSystem['ends'] => {
  const ends = ['success', 'failure', 'cancelled'].map((end, index) => [end, words[index]] as const);
  return Object.fromEntries(
    ends.flatMap(([end, word]) => (word === undefined ? [] : [[end, { WORKROOM_STATUS: word }]])),
  );
};

export const RECORDED: readonly RecordedSystem[] = [
  {
    name: 'GitLab CI',
    file: 'gitlab',
    variants: ['pull-request', 'deployment'],
    ends: {
      success: { CI_JOB_STATUS: 'success' },
      failure: { CI_JOB_STATUS: 'failed' },
      cancelled: { CI_JOB_STATUS: 'canceled' },
    },
    untold: {},
  },
  {
    name: 'CircleCI',
    file: 'circleci',
    variants: ['pull-request', 'tag'],
    ends: byStatus('success', 'failure'),
    untold: {},
  },
  {
    name: 'Jenkins',
    file: 'jenkins',
    variants: ['pull-request', 'freestyle'],
    ends: byStatus('SUCCESS', 'FAILURE', 'ABORTED'),
    untold: {},
  },
  {
    name: 'Azure Pipelines',
    file: 'azure',
    variants: ['pull-request', 'deployment'],
    ends: {
      success: { AGENT_JOBSTATUS: 'Succeeded' },
      failure: { AGENT_JOBSTATUS: 'Failed' },
      cancelled: { AGENT_JOBSTATUS: 'Canceled' },
    },
    untold: {},
  },
  {
    name: 'Bitbucket Pipelines',
    file: 'bitbucket',
    variants: ['pull-request', 'deployment'],
    ends: { success: { BITBUCKET_EXIT_CODE: '0' }, failure: { BITBUCKET_EXIT_CODE: '1' } },
    untold: {},
  },
  {
    name: 'Buildkite',
    file: 'buildkite',
    variants: ['pull-request'],
    ends: { success: { BUILDKITE_COMMAND_EXIT_STATUS: '0' }, failure: { BUILDKITE_COMMAND_EXIT_STATUS: '127' } },
    untold: {},
  },
  {
    name: 'Travis CI',
    file: 'travis',
    variants: ['pull-request', 'tag'],
    ends: { success: { TRAVIS_TEST_RESULT: '0' }, failure: { TRAVIS_TEST_RESULT: '1' } },
    untold: {},
  },
  {
    name: 'Drone',
    file: 'drone',
    variants: ['pull-request', 'deployment'],
    ends: {
      success: { DRONE_BUILD_STATUS: 'success' },
      failure: { DRONE_BUILD_STATUS: 'failure', DRONE_STAGE_STATUS: 'failure', DRONE_FAILED_STEPS: 'test' },
    },
    untold: { DRONE_BUILD_STATUS: '' },
  },
  {
    name: 'Woodpecker',
    file: 'woodpecker',
    variants: ['pull-request', 'deployment'],
    ends: { success: { CI_PIPELINE_STATUS: 'success' }, failure: { CI_PIPELINE_STATUS: 'failure' } },
    untold: { CI_PIPELINE_STATUS: '' },
  },
  {
    name: 'TeamCity',
    file: 'teamcity',
    variants: ['pull-request', 'old'],
    ends: byStatus('success', 'failure'),
    untold: {},
  },
];

/** All variables of a job; of a variant, those that differ replace the others. */
export function environmentOf({ file }: RecordedSystem, variant?: string): Variables {
  const read = (name: string): Variables =>
    Object.fromEntries(
      Object.entries(parseEnv(readFileSync(new URL(`../fixtures/ci/${name}.env`, import.meta.url), 'utf8'))).map(
        ([key, value]) => [key, value ?? ''],
      ),
    );
  return variant === undefined ? read(file) : { ...read(file), ...read(`${file}-${variant}`) };
}
