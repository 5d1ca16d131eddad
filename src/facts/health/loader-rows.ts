/** What reads the health of the builds, a row each: rows of `LOADERS`. */

import type { HealthLoader } from './health-loaders.ts';

export interface HealthLoaderRow {
  /** One phrase for people. */
  readonly text: string;
  /** Requests for a repository of some hundred runs a week, and at most, beside those for the same runs. */
  readonly usual: number;
  readonly most: number;
  /** What is read for it in any case. */
  readonly implies?: readonly HealthLoader[];
}

export const HEALTH_LOADERS: { readonly [L in HealthLoader]: HealthLoaderRow } = {
  health_window: { text: 'the last sweep, and the repositories', usual: 1, most: 4 },
  health_runs: { text: 'the runs of the default branch, a hundred at a time', usual: 10, most: 115 },
  health_news: {
    text: 'what is red, silent or waits: at most 120 in all where 2,000 runs ended in a week, 250 for 5,000',
    usual: 28,
    most: 149,
    implies: ['health_turns', 'health_silent', 'health_waiting'],
  },
  health_turns: {
    text: 'the same as `health.runs`, how red workflows stood before, and why they are red',
    usual: 10,
    most: 60,
  },
  health_silent: { text: 'the same as `health.runs`, and the workflow files', usual: 15, most: 75 },
  health_waiting: { text: 'runs that wait, and what they wait for', usual: 3, most: 14 },
  health_causes: {
    text: 'the same as `health.runs`; jobs, annotations and logs of up to 20 red ones',
    usual: 20,
    most: 65,
  },
  health_flaky: {
    text: 'the same as `health.runs`, of 21 days as far as the requests reach, and the jobs of up to 8 that ran again',
    usual: 8,
    most: 75,
  },
  health_runners: { text: 'the same as `health.runs`, and the jobs of up to 20 red ones', usual: 10, most: 20 },
  health_deployments: { text: 'the deployments, and how up to 12 ended', usual: 6, most: 14 },
  health_advice: {
    text: 'the same as `health.runs`; what else the message reads counts as well',
    usual: 0,
    most: 0,
    implies: ['health_runs'],
  },
};
