/**
 * Registers the CI systems, except GitHub Actions and compatible ones: how to detect each, and what data it
 * provides.
 */

import type { Environment } from '../../platform.ts';
import type { CiSystem } from './ci-system.ts';
import * as systems from './systems.ts';

const ALL: readonly CiSystem[] = Object.values(systems);

/** Lists the systems in order of detection: the first match is used. */
export const CI_SYSTEMS: readonly CiSystem[] = [
  ...ALL.filter(({ last }) => last === undefined),
  ...ALL.filter(({ last }) => last),
];

/** Detects the CI system of this job; undefined if none matches. */
export function detectSystem(env: Environment): CiSystem | undefined {
  return CI_SYSTEMS.find(({ detect }) => detect(env));
}
