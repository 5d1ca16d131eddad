/** Formats what several sections on health share. */

import { secondsBetween } from '../../build/code-host/json.ts';
import type { Health, HealthOutage, InactiveWorkflow, WaitingRun } from '../../build/facts.ts';
import { NOT_THE_CODE } from '../../message/sections/conclusion-text.ts';
import { joinPieces, NO_BREAK, shortPlain } from '../../message/sections/text.ts';
import { grouped, span } from '../../text/format.ts';

/** Distinguishes a digest of a period from a watch of news. */
export function isDigest({ runs }: Health): boolean {
  return runs !== undefined;
}

/** Returns the due entries for a watch, and all for a digest. */
export function filterDue<T extends { readonly due: boolean }>(health: Health, all: readonly T[] = []): readonly T[] {
  return isDigest(health) ? all : all.filter(({ due }) => due);
}

/** Returns the entries for the first line if nothing fails. A digest omits mere information. */
export function listSilentInHeadline(health: Health): readonly InactiveWorkflow[] {
  const { turned_red = [], still_red = [] } = health;
  if (turned_red.length + still_red.length > 0) return [];
  const silent = filterDue(health, health.silent);
  return isDigest(health) ? silent.filter((one) => !one.information) : silent;
}

/** `3h 12m`, `at least 3h 12m`. */
export function formatLength({ is_lower_bound, after_seconds }: HealthOutage): string {
  return (is_lower_bound ? 'at least ' : '') + span(after_seconds);
}

interface Located {
  readonly repository: string;
  readonly branch?: string;
}

/** `acme/shop main`, `2 of 30 repositories`: the location of these entries, or else everything covered. Plain text. */
export function formatLocation({ repositories = [], branch }: Health, these: readonly Located[] = []): string {
  const locations = these.length === 0 ? repositories : [...new Set(these.map(({ repository }) => repository))];
  const [only, ...rest] = locations;
  if (only === undefined) return 'the builds';
  if (rest.length === 0) {
    return joinPieces([shortPlain(only, 140), shortPlain(these[0]?.branch ?? branch, 80)], NO_BREAK) ?? 'the builds';
  }
  const all = repositories.length > locations.length ? `${locations.length} of ` : '';
  return `${all}${grouped(Math.max(repositories.length, locations.length))} repositories`;
}

/** ` on acme/shop main`; empty if no repository was covered. */
export function formatBranch(health: Health, these: readonly Located[] = []): string {
  return (health.repositories ?? []).length === 0 ? '' : ` on ${formatLocation(health, these)}`;
}

/** `lost the runner (not a code failure)`, if all of them share one reason. */
export function describeSharedInfrastructure(outages: readonly HealthOutage[]): string | undefined {
  const [reason, ...rest] = new Set(outages.map(({ infrastructure }) => infrastructure));
  return reason === undefined || rest.length > 0 ? undefined : `${NOT_THE_CODE[reason]} (not a code failure)`;
}

/** Returns true if nothing needs action, so that two lines are enough. */
export function isQuiet({ runs, workflows = [], deployments = [], ...lists }: Health): boolean {
  const { turned_red = [], still_red = [], silent = [], waiting = [], flaky_jobs = [] } = lists;
  const wrong = [turned_red, still_red, silent, waiting, flaky_jobs, workflows.filter(({ slower }) => slower)];
  return (
    runs?.red === 0 &&
    wrong.every(({ length }) => length === 0) &&
    deployments.every((one) => one.failed + one.rolled_back === 0 && one.read === one.total && !one.is_lower_bound)
  );
}

const INACTIVE = {
  slowed: 'runs less than half as often as its schedule says',
  never_green: 'runs, but is always cancelled or skipped',
  disabled_inactivity: 'was disabled by GitHub after 60 days of inactivity',
  disabled_manually: 'was disabled manually',
  does_not_compile: 'cannot start: its file has an error',
} as const;

/** Completes a sentence that starts with the name of the workflow; plain text. */
export function formatSilence({ why, last_run_at, named }: InactiveWorkflow, now?: string): string {
  if (why === 'unknown_workflow')
    return `is triggered by workflow “${shortPlain(named, 80) ?? ''}”, which doesn't exist`;
  if (why !== 'stopped') return INACTIVE[why];
  const seconds = secondsBetween(last_run_at, now);
  return seconds === undefined ? 'has never run by its schedule' : `has not run for ${span(seconds)}`;
}

/** ` (hourly)`, ` (every 3 days)`; empty without a schedule. */
export function formatSchedule({ expected_seconds: seconds }: InactiveWorkflow): string {
  if (seconds === undefined) return '';
  return ` (${{ 3600: 'hourly', 86400: 'daily', 604800: 'weekly' }[seconds] ?? `every ${span(seconds)}`})`;
}

/** `Deploy #402` `has waited 3h for approval for production`. Plain text. */
export function formatWait({ to }: Health, { workflow, run, why, environment, since }: WaitingRun) {
  const seconds = secondsBetween(since, to);
  const location = shortPlain(environment, 80);
  return {
    name: `${shortPlain(workflow, 80) ?? 'A run'}${run.number === undefined ? '' : ` #${run.number}`}`,
    text: `has waited${seconds === undefined ? '' : ` ${span(seconds)}`} for ${why === 'runner' ? 'a runner' : why}${location === undefined ? '' : ` for ${location}`}`,
  };
}
