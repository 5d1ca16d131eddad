/**
 * Reads the environment, without the credentials that people or programs wrote into it. Missing or invalid data
 * costs a fact and a notice, never the message.
 */

import { findExitCodeTermination, type TerminationFacts, terminationFacts } from '../github/termination/termination.ts';
import { overlay } from '../overlay.ts';
import type { Environment } from '../platform.ts';
import type { Runtime } from '../runtime.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Settings } from '../settings/settings.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { mapStrings } from '../text/redaction/map-strings.ts';
import { crashDiagnostic } from '../time-limit.ts';
import { Build } from './build.ts';
import {
  type BuildContext,
  contextForDrill,
  contextForHealthReport,
  contextFromEvent,
  createContext,
  minimalContext,
  withScope,
} from './build-context.ts';
import { line } from './code-host/json.ts';
import { countedResult, getChange, isRed } from './conclusion.ts';
import { readEventFile } from './event-file.ts';
import { FIXED_FACT_FIELDS } from './groups/fixed-fields.ts';

/** Reads the build from environment and event, without a request. Never throws. */
export async function readBuild(settings: Settings, world: Runtime): Promise<Build> {
  const reported = (base: BuildContext) => {
    if (settings.drill) return contextForDrill(base);
    return settings.buildReport === undefined ? base : contextForHealthReport(base);
  };
  try {
    return new Build(settings, world, reported(await readBuildContext(settings, world)));
  } catch (error) {
    return new Build(settings, world, reported(minimalContext(settings, world.env)), crashDiagnostic(error));
  }
}

/** Reads everything but what only a drill or a health report changes. */
export async function readBuildContext(
  settings: Pick<Settings, 'status' | 'context'>,
  world: Pick<Runtime, 'env' | 'signal' | 'now' | 'budget' | 'command' | 'workspace' | 'event'>,
): Promise<BuildContext> {
  const context = isActions(world.env) ? readActionsContext(settings, world) : await readCiContext(settings, world);
  const base = { ...context, facts: mapStrings(context.facts, FIXED_FACT_FIELDS, redactText) };
  if (world.command === undefined) return base;
  const { commandFacts } = await import(/* webpackChunkName: "facts" */ './command/command-facts.ts');
  const command = commandFacts(base.facts, world.command, { workspace: world.workspace, hide: redactText });
  const termination = exitTermination(base.facts.conclusion, command.job?.exit_code);
  return withScope(settings.status, { ...base, facts: overlay(base.facts, command, termination) });
}

function exitTermination(conclusion: Conclusion | undefined, code: number | undefined): TerminationFacts {
  return isRed(conclusion) ? terminationFacts(findExitCodeTermination(code)) : {};
}

/** Detects GitHub Actions, or a compatible system. Outside of a runner, an event file is enough. */
function isActions(env: Environment): boolean {
  return ['GITHUB_ACTIONS', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH'].some((name) => line(env, name) !== undefined);
}

function readActionsContext(
  settings: Pick<Settings, 'status' | 'context'>,
  { env, event }: Pick<Runtime, 'env' | 'event'>,
): BuildContext {
  const file = event === undefined ? readEventFile(env['GITHUB_EVENT_PATH']) : ({ type: 'ok', event } as const);
  if (file.type === 'ok') return contextFromEvent(settings, env, file.event);
  return { ...contextFromEvent(settings, env, undefined), notices: [file.notice] };
}

/** Reads any other CI system, whose code is imported only here. */
async function readCiContext(
  settings: Pick<Settings, 'status'>,
  world: Pick<Runtime, 'env' | 'signal' | 'now' | 'budget'>,
): Promise<BuildContext> {
  const { readCi } = await import(/* webpackChunkName: "facts" */ './ci/read-ci.ts');
  const { data, facts: read, host, unknownConclusion } = await readCi(world, world.budget);
  const { status } = settings;
  // Other systems set an environment only for the job that deploys.
  const alone = read.deployment === undefined ? data.scope : 'deployment';
  const base = createContext({ status, context: { job: { status: data.conclusion } } }, read, host, alone);
  const { conclusion } = base.facts;
  const [before, now] = [countedResult(data.previous), countedResult(conclusion)];
  const change = before === undefined || now === undefined ? undefined : getChange(now.red, before.red);
  const facts = {
    ...base.facts,
    qualifier: status?.type === 'conclusion' ? status.qualifier : data.qualifier,
    change,
    ...exitTermination(conclusion, data.exitCode),
    // Only the previous success is known.
    last_green: change === 'broken' ? {} : undefined,
  };
  return { ...base, facts, notices: conclusion === undefined && status === undefined ? [unknownConclusion] : [] };
}
