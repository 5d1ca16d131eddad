/** Adapts the options and the facts of a message to a drill. Other stages run unchanged. */

import { type Diagnostic, notice } from '../diagnostic.ts';
import type { Settings } from '../settings/settings.ts';
import { decideConclusion, isRed } from './conclusion.ts';
import type { Facts } from './facts.ts';

/** Values of `when` that select a build that starts to fail. */
const OF_A_FAILURE: Settings['when'] = ['always', 'failure', 'change', 'broken'];

/**
 * Ignores `when`, reports a failed build, and uses a key that no other message has, so a drill never matches or
 * blocks the record of a real outage.
 * @param random at least 0 and below 1
 */
export function applyDrill(settings: Settings, random: () => number): Settings {
  const { kind, status, uniqueKey } = settings;
  // Keeps the scope: one job, or the complete run.
  const isOfRun = status?.type === 'needs' || status?.type === 'workflow';
  const key = Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');
  return {
    ...settings,
    when: ['always'],
    status: isOfRun
      ? { type: 'needs', results: ['failure'], passed: [] }
      : { type: 'conclusion', conclusion: 'failure' },
    uniqueKey: uniqueKey === undefined && kind !== 'incident' ? undefined : key,
    diagnostics: [...settings.diagnostics, ...listWarnings(settings)],
  };
}

function listWarnings({ when, status, context: runner }: Settings): readonly Diagnostic[] {
  const isSuppressed = !when.some((one) => OF_A_FAILURE.includes(one));
  const suppressed = notice('drill', `\`when: ${when.join(', ')}\` would suppress a real failure message.`);
  const { conclusion } = decideConclusion(status?.type === 'needs' ? status : undefined, runner);
  // A drill reports that nothing is broken.
  const message = 'This build really failed, but the test message does not report it.';
  const hint = 'Send test messages from builds that pass.';
  return [
    ...(isSuppressed ? [suppressed] : []),
    ...(isRed(conclusion) ? [{ code: 'drill', severity: 'warning', message, hint } as const] : []),
  ];
}

/**
 * Returns the fixed facts of a drill, independent of loaded data. Keeps people and suspect commits as for a real
 * failure, and removes facts that describe real failures or attribute one to a person.
 */
export function createDrillFacts({ job, workflow }: Facts): Partial<Facts> {
  const failed_steps = [{ name: 'drill' }];
  // Plainly no real cause.
  const errors = [{ message: 'example of an error' }];
  const name = job?.name ?? workflow ?? 'build';
  return {
    ...{ last_green: undefined, suspect_range: undefined, unfinished_steps: undefined, stopped: undefined },
    ...{ termination: undefined, infrastructure: undefined, job_counts: undefined },
    ...{ new_failures: undefined, failures_in_a_row: undefined, broken_since: undefined },
    ...{ passed_before: undefined, newer_run: undefined, also_red: undefined },
    ...{ conclusion: 'failure', change: 'broken' },
    failed_jobs: [{ name, url: job?.url, conclusion: 'failure', failed_steps, errors }],
  };
}
