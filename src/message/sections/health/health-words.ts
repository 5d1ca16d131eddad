/** All words on the health of the builds, as one value that is loaded late. */

import type { SectionInput } from '../section.ts';
import { causes, deployments, flaky } from './explained.ts';
import { advice, reading } from './reading.ts';
import { incidents, red, silent, waiting } from './states.ts';
import { subject, verdict } from './verdict.ts';
import { workflows } from './workflows.ts';

type Words = (input: SectionInput) => string | undefined;

export interface HealthWords {
  readonly subject: Words;
  readonly verdict: Words;
  readonly reading: Words;
  readonly advice: Words;
  readonly incidents: Words;
  readonly red: Words;
  readonly silent: Words;
  readonly waiting: Words;
  readonly workflows: Words;
  readonly causes: Words;
  readonly flaky: Words;
  readonly deployments: Words;
}

export const HEALTH_WORDS: HealthWords = {
  ...{ subject, verdict, reading, advice, incidents, red, silent, waiting, workflows, causes, flaky, deployments },
};
