/**
 * Reads the environment, without the credentials that people or programs wrote into it. Missing or invalid data
 * costs a fact and a notice, never the message.
 */

import { type EndFacts, findExitCodeTermination, terminationFacts } from '../github/termination/termination.ts';
import { overlay } from '../overlay.ts';
import type { Environment } from '../platform.ts';
import type { Runtime } from '../runtime.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Settings } from '../settings/settings.ts';
import { loadRedactText, redactCredentials } from '../text/credentials/redact-credentials.ts';
import type { TimeBudget } from '../time.ts';
import { type BuildContext, contextFromEvent, reportScope, withScope } from './build-context.ts';
import { line } from './code-host/json.ts';
import { decideConclusion, isRed } from './conclusion.ts';
import { readEventFile } from './event-file.ts';
import { FIXED_FACT_FIELDS } from './groups/fixed-fields.ts';

export async function readBuildContext(
  settings: Pick<Settings, 'status' | 'context'>,
  world: Pick<Runtime, 'env' | 'signal' | 'now' | 'command' | 'workspace' | 'event'>,
  budget: TimeBudget,
): Promise<BuildContext> {
  const result = isActions(world.env) ? actionsBase(settings, world) : await ciBase(settings, world, budget);
  const base = { ...result, facts: await redactCredentials(result.facts, FIXED_FACT_FIELDS) };
  if (world.command === undefined) return base;
  const { commandFacts } = await import(/* webpackChunkName: "facts" */ './command/command-facts.ts');
  const hide = await loadRedactText();
  const ended = commandFacts(base.facts, world.command, { workspace: world.workspace, hide });
  const end = endBy(base.facts.conclusion, ended.job?.exit_code);
  return withScope(settings, { ...base, facts: overlay(base.facts, ended, end) });
}

/** Derives the termination from the exit code of a failed command. */
function endBy(conclusion: Conclusion | undefined, code: number | undefined): EndFacts {
  return isRed(conclusion) ? terminationFacts(findExitCodeTermination(code)) : {};
}

/** Detects GitHub Actions, or a compatible system. Outside of a runner, an event file is enough. */
function isActions(env: Environment): boolean {
  return ['GITHUB_ACTIONS', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH'].some((name) => line(env, name) !== undefined);
}

function actionsBase(
  settings: Pick<Settings, 'status' | 'context'>,
  { env, event }: Pick<Runtime, 'env' | 'event'>,
): BuildContext {
  const file = event === undefined ? readEventFile(env['GITHUB_EVENT_PATH']) : ({ type: 'ok', event } as const);
  if (file.type === 'ok') return contextFromEvent(settings, env, file.event);
  return { ...contextFromEvent(settings, env, undefined), notices: [file.notice] };
}

/** Reads any other CI system, whose code is imported only here. */
async function ciBase(
  settings: Pick<Settings, 'status'>,
  world: Pick<Runtime, 'env' | 'signal' | 'now'>,
  budget: TimeBudget,
): Promise<BuildContext> {
  const { changeFrom, readCi } = await import(/* webpackChunkName: "facts" */ './ci/read-ci.ts');
  const { reading, facts: result, host, unknownEnd } = await readCi(world, budget);
  const { status } = settings;
  const runner = { job: { status: reading.conclusion } };
  const {
    conclusion,
    isCompleted: completed,
    source,
  } = decideConclusion({ status, runner, eventConclusion: undefined });
  const change = changeFrom(reading.previous, conclusion);
  // Other systems set an environment only for the job that deploys.
  const alone = result.deployment === undefined ? reading.scope : 'deployment';
  const facts = {
    ...result,
    scope: reportScope(status, result, alone),
    conclusion,
    qualifier: status?.type === 'conclusion' ? status.qualifier : reading.qualifier,
    change,
    ...endBy(conclusion, reading.exitCode),
    // Only the previous success is known.
    last_green: change === 'broken' ? {} : undefined,
  };
  const notices = conclusion === undefined && status === undefined ? [unknownEnd] : [];
  return withScope(settings, { facts, source, isCompleted: completed, host, notices });
}
