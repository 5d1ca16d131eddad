import { BLAME } from './blame.ts';
import { CLOCK } from './clock.ts';
import { DEPLOYMENTS } from './deployments.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { MATRICES } from './matrices.ts';
import { OUTAGES } from './outages.ts';
import { PULLS } from './pulls.ts';
import { RUNS } from './runs.ts';
import type { Situation } from './situation.ts';
import { STEPS } from './steps.ts';

/** All situations by theme. */
export const SITUATIONS: readonly Situation[] = [
  ...[...STEPS, ...RUNS, ...PULLS, ...BLAME, ...CLOCK, ...DEPLOYMENTS],
  ...[...MATRICES, ...INFRASTRUCTURE, ...OUTAGES],
];
