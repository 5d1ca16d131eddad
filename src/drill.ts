/** Adapts the options of a message to a drill, as `contextForDrill` adapts the facts. Other stages run unchanged. */

import { decideConclusion, isRed } from './build/conclusion.ts';
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
