/** The CI systems, besides GitHub Actions and what imitates it. A new one is one row: how it is known, what it tells. */

import type { Environment } from '../../platform.ts';
import type { CiSystem } from './ci-system.ts';
import { AZURE } from './systems/azure.ts';
import { BITBUCKET } from './systems/bitbucket.ts';
import { BUILDKITE } from './systems/buildkite.ts';
import { CIRCLECI } from './systems/circleci.ts';
import { DRONE } from './systems/drone.ts';
import { GITLAB } from './systems/gitlab.ts';
import { JENKINS } from './systems/jenkins.ts';
import { TEAMCITY } from './systems/teamcity.ts';
import { TRAVIS } from './systems/travis.ts';
import { WOODPECKER } from './systems/woodpecker.ts';

/** The first that recognises the environment is it. Jenkins comes last: it has the most general names. */
export const CI_SYSTEMS: readonly CiSystem[] = [
  ...[GITLAB, CIRCLECI, AZURE, BITBUCKET, BUILDKITE, TRAVIS, WOODPECKER, DRONE, TEAMCITY, JENKINS],
];

/** Whose job this is; undefined where no system is recognised. */
export function detectSystem(env: Environment): CiSystem | undefined {
  return CI_SYSTEMS.find(({ detect }) => detect(env));
}
