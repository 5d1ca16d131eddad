/** The CI systems, besides GitHub Actions and what imitates it: how each is known, what it tells. */

import type { Environment } from '../../platform.ts';
import type { CiSystem } from './ci-system.ts';
import * as systems from './systems.ts';

const ALL: readonly CiSystem[] = Object.values(systems);

/** The first that recognises the environment is it. */
export const CI_SYSTEMS: readonly CiSystem[] = [
  ...ALL.filter(({ last }) => last === undefined),
  ...ALL.filter(({ last }) => last),
];

/** Whose job this is; undefined where no system is recognised. */
export function detectSystem(env: Environment): CiSystem | undefined {
  return CI_SYSTEMS.find(({ detect }) => detect(env));
}
