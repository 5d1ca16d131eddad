/**
 * Lists the facts with fixed text: the compiler derives them from the types of the facts and checks this list. All
 * other text is external.
 */

import type { FixedFields } from '../../text/redaction/map-strings.ts';
import type { Facts, FailedJob, HealthOutage } from '../facts.ts';

const JOB: FixedFields<FailedJob> = {
  conclusion: true,
  infrastructure: true,
  started_at: true,
  failed_steps: { started_at: true },
  errors: { written_at: true },
};
const END: FixedFields<NonNullable<Facts['termination']>> = { reason: true, category: true, advice: true };
const OUTAGE: FixedFields<HealthOutage> = { since: true, infrastructure: true };

export const FIXED_FACT_FIELDS: FixedFields<Facts> = {
  ci: true,
  event: { name: true },
  now: { weekday: true },
  scope: true,
  conclusion: true,
  qualifier: true,
  change: true,
  termination: END,
  infrastructure: true,
  run: { event: true, started_at: true },
  job: { started_at: true },
  ref: { type: true },
  dequeued: { reason: true },
  deployment: { state: true, started_at: true },
  item: { type: true, review: true },
  jobs: JOB,
  failed_jobs: JOB,
  stopped: { by: true },
  errors: JOB.errors,
  tests: { written_at: true },
  last_green: { at: true },
  broken_since: { at: true },
  last_red: { moved: true },
  suspect_range: { excluded_because: true, first_red: { at: true } },
  newer_run: { conclusion: true },
  also_red: { at: true },
  incident: { opened_at: true },
  health: {
    from: true,
    to: true,
    workflows: { verdict: true, red_since: true },
    turned_red: OUTAGE,
    still_red: OUTAGE,
    green_again: OUTAGE,
    silent: { why: true, last_run_at: true, since: true },
    waiting: { why: true, since: true },
    causes: { first_at: true, last_at: true, infrastructure: true },
    flaky_jobs: { last_at: true },
  },
};
