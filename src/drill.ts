/**
 * Turns a message into a drill: adapts its options, and the facts of a build as if it had just failed. The remaining
 * stages run unchanged.
 */

import type { BuildContext } from './build/build-context.ts';
import { decideConclusion, isRed } from './build/conclusion.ts';
import type { Facts, FailedJob } from './build/facts.ts';
import { type Diagnostic, notice } from './diagnostic.ts';
import type { Settings, Status } from './settings/settings.ts';

/** Values of `when` that select a build that breaks. */
const OF_A_BREAK: Settings['when'] = ['always', 'failure', 'change', 'broken'];

/**
 * Ignores `when`, reports a failed build, and uses a key that no other message has, so a drill never matches or
 * blocks the record of a real outage.
 * @param random at least 0 and below 1
 */
export function asDrill(settings: Settings, random: () => number): Settings {
  const { kind, uniqueKey, when } = settings;
  const key = Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');
  return {
    ...settings,
    when: ['always'],
    status: redStatus(settings.status),
    uniqueKey: uniqueKey === undefined && kind !== 'incident' ? undefined : key,
    diagnostics: [...settings.diagnostics, ...held(when), ...silent(settings)],
  };
}

/** Sets the status to failed without changing its scope: one job, or the complete run. */
function redStatus(status: Status | undefined): Status {
  const isOfRun = status?.type === 'needs' || status?.type === 'workflow';
  return isOfRun ? { type: 'needs', results: ['failure'], passed: [] } : { type: 'conclusion', conclusion: 'failure' };
}

function held(when: Settings['when']): readonly Diagnostic[] {
  if (when.some((word) => OF_A_BREAK.includes(word))) return [];
  return [notice('drill', `\`when: ${when.join(', ')}\` would suppress a real failure message.`)];
}

/** Removes the causes of real failures, because a drill reports that nothing is broken. */
function silent({ status, context: runner }: Settings): readonly Diagnostic[] {
  const current = status?.type === 'needs' ? status : undefined;
  const { conclusion } = decideConclusion({ status: current, runner, eventConclusion: undefined });
  if (!isRed(conclusion)) return [];
  const message = 'This build really failed, but the test message does not report it.';
  return [{ code: 'drill', severity: 'warning', message, hint: 'Send test messages from builds that pass.' }];
}

/** Plainly no real cause. */
const CAUSE: Pick<FailedJob, 'conclusion' | 'failed_steps' | 'errors'> = {
  conclusion: 'failure',
  failed_steps: [{ name: 'drill' }],
  errors: [{ message: 'example of an error' }],
};

/** Facts that describe real failures or attribute one to a person, which a drill must not do. */
const REAL = {
  ...{ last_green: undefined, suspect_range: undefined },
  ...{
    unfinished_steps: undefined,
    stopped: undefined,
    termination: undefined,
    infrastructure: undefined,
    faulty_runner: undefined,
  },
  ...{ job_counts: undefined, new_failures: undefined, same_failure_type: undefined, failures_in_a_row: undefined },
  ...{ broken_since: undefined, passed_before: undefined, newer_run: undefined, also_red: undefined },
} satisfies { readonly [N in keyof Facts]?: undefined };

/** Keeps people and suspect commits as for a real failure, and drops how this build terminated. */
export function contextForDrill(base: BuildContext): BuildContext {
  const { job, workflow } = base.facts;
  const failed = { ...CAUSE, name: job?.name ?? workflow ?? 'build', url: job?.url };
  const feigned = { ...REAL, conclusion: 'failure', change: 'broken', failed_jobs: [failed] } as const;
  return { ...base, feigned, facts: { ...base.facts, ...feigned } };
}
