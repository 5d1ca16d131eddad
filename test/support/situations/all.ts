import { BLAME } from './blame.ts';
import { CLOCK } from './clock.ts';
import { DEPLOYMENTS } from './deployments.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { MATRICES } from './matrices.ts';
import { OUTAGES } from './outages.ts';
import { PULLS } from './pulls.ts';
import { RUNS } from './runs.ts';
import type { AttemptState } from './situation.ts';
import { STEPS } from './steps.ts';
import { TEST_LOGS } from './test-logs.ts';
import { TOOL_LOGS } from './tool-logs.ts';

/** All situations, by theme. */
export const SITUATIONS: readonly AttemptState[] = [
  ...[...STEPS, ...RUNS, ...PULLS, ...BLAME, ...CLOCK, ...DEPLOYMENTS],
  ...[...MATRICES, ...INFRASTRUCTURE, ...OUTAGES, ...ELSEWHERE, ...TEST_LOGS, ...TOOL_LOGS],
];
