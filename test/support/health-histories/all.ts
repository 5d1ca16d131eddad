import type { BuildHistory } from './history.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { MANY } from './many.ts';
import { MOVES } from './moves.ts';
import { UNREAD } from './unread.ts';
import { WORKFLOWS } from './workflows.ts';

/** All histories of builds, by theme. */
export const HEALTH_HISTORIES: readonly BuildHistory[] = [
  ...[...WORKFLOWS, ...INFRASTRUCTURE, ...MANY, ...UNREAD, ...MOVES],
];
