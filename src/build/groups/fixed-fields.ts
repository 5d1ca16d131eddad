/** Lists the facts with fixed text: values of enums and keywords of the registry, which most steps do not load. */

import type { FixedFields } from '../../text/redaction/redactor.ts';

const JOB: FixedFields = { conclusion: true, infrastructure: true };
const INFRASTRUCTURE = { infrastructure: true } as const;

export const FIXED_FACT_FIELDS: FixedFields = {
  ci: true,
  event: { name: true },
  now: { weekday: true },
  scope: true,
  conclusion: true,
  change: true,
  termination: { reason: true, category: true },
  infrastructure: true,
  run: { event: true },
  ref: { type: true },
  dequeued: { reason: true },
  deployment: { state: true },
  item: { type: true, review: true },
  jobs: JOB,
  failed_jobs: JOB,
  stopped: { by: true },
  last_red: { moved: true },
  suspect_range: { excluded_because: true },
  newer_run: { conclusion: true },
  health: {
    turned_red: INFRASTRUCTURE,
    still_red: INFRASTRUCTURE,
    green_again: INFRASTRUCTURE,
    silent: { why: true },
    waiting: { why: true },
    causes: INFRASTRUCTURE,
  },
};
