import { ATTEMPTS } from './attempts.ts';
import { DEPLOYMENTS } from './deployments.ts';
import { DEPLOYS } from './deploys.ts';
import { FILES } from './files.ts';
import type { BuildHistory } from './history.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { MANY } from './many.ts';
import { MOVES } from './moves.ts';
import { QUEUES } from './queues.ts';
import { SCHEDULES } from './schedules.ts';
import { UNREAD } from './unread.ts';
import { WAITING } from './waiting.ts';

/** All histories of builds, by theme. */
export const HEALTH_HISTORIES: readonly BuildHistory[] = [
  ...[...DEPLOYS, ...QUEUES, ...SCHEDULES, ...FILES, ...ATTEMPTS],
  ...[...INFRASTRUCTURE, ...MANY, ...UNREAD, ...DEPLOYMENTS, ...WAITING, ...MOVES],
];
