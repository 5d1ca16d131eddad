/** The words on the health of the builds, loaded only if something is known of it. */

import type { HealthWords } from '../section.ts';
import { alerts, causes, deployments, flaky } from './explained.ts';
import { reading } from './reading.ts';
import { red, silent, waiting } from './states.ts';
import { subject, verdict } from './verdict.ts';
import { workflows } from './workflows.ts';

export const HEALTH_WORDS: HealthWords = {
  ...{ subject, verdict, reading, red, silent, waiting, workflows },
  ...{ causes, flaky, deployments, alerts },
};
