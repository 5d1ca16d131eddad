/** Builds of releases and deployments. */
import type { Build, BuildEnd } from '../build.ts';
import * as releases from '../payloads/releases.ts';
import { deployed } from '../readable.ts';
import { ADA, runnerOf, SPLIT } from '../shop.ts';
import { buildsOf, PUSH } from './group.ts';

const SHIP = { ...PUSH, group: 'Release and deployment', env: runnerOf('Release', 'publish', ADA, 'refs/tags/v2.3.1') };
const DEPLOY = {
  ...SHIP,
  event: 'deployment_status',
  payload: releases.deploymentStatus,
  readable: (end: BuildEnd) => ({ ...deployed(end), commit: SPLIT }),
};

export const RELEASES: readonly Build[] = [
  ...buildsOf(SHIP, [
    {
      id: 'release',
      title: 'A release is published',
      event: 'release',
      payload: () => releases.release(),
      conclusion: 'success',
    },
    {
      id: 'deployment',
      title: 'A deployment begins',
      event: 'deployment',
      payload: () => releases.deployment(),
      conclusion: 'in_progress',
      options: (status) => ({ status }),
      readable: deployed,
    },
  ]),
  ...buildsOf(DEPLOY, [
    { id: 'deployed', title: 'A deployment succeeds', conclusion: 'success', change: 'still-passing' },
    { id: 'deployment-failed', title: 'A deployment fails', conclusion: 'failure', change: 'broken' },
  ]),
];
