/**
 * Holds the facts of one build, read from environment and event without the credentials that people or programs wrote
 * into them, and loads others by name. Missing or invalid data costs a fact and a notice, never the message.
 */

import { crashDiagnostic, type Diagnostic, notice } from '../diagnostic.ts';
import { findExitCodeTermination, terminationFacts } from '../github/termination/termination.ts';
import { overlay } from '../objects.ts';
import type { Environment } from '../platform.ts';
import type { Runtime } from '../runtime.ts';
import { withTimeLimit } from '../service/http/system.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Settings } from '../settings/settings.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { mapStrings } from '../text/redaction/map-strings.ts';
import {
  type BuildContext,
  contextForDrill,
  contextForHealthReport,
  contextFromEvent,
  createContext,
  minimalContext,
  unreadConclusion,
  withScope,
} from './build-context.ts';
import { line, property } from './code-host/json.ts';
import { countedResult, getChange, isRed } from './conclusion.ts';
import { readEventFile } from './event-file.ts';
import type { Facts, LoaderName } from './facts.ts';
import { FIXED_FACT_FIELDS } from './groups/fixed-fields.ts';

/** Share of time after which hanging loads are abandoned: more than all their requests may wait. */
const LOADING_TIME = { part: 3 / 4 };

/** Loaders of the history. */
const HISTORY: readonly LoaderName[] = ['change', 'commits_since_green', 'suspects'];

/**
 * Holds the facts of one build: first from environment and event, then loaded by name. Each source is read once; an
 * error costs its facts, and adds one diagnostic.
 */
export class Build {
  /** Context before anything was loaded. */
  readonly base: BuildContext;
  readonly diagnostics: Diagnostic[];
  /** True after the first `load`, whatever it read. */
  isLoaded = false;
  readonly #settings: Settings;
  readonly #runtime: Runtime;
  readonly #read = new Set<LoaderName>();
  #facts: Facts;
  readonly #isFallback: boolean;
  #isComplete = true;

  /** @param crash why nothing but names could be read of environment and event */
  constructor(settings: Settings, runtime: Runtime, base: BuildContext, crash?: Diagnostic) {
    this.#settings = settings;
    this.#runtime = runtime;
    this.base = base;
    this.diagnostics = base.notices.map((message) => notice('unread', message));
    this.#isFallback = crash !== undefined;
    if (crash !== undefined) this.diagnostics.push(crash);
    this.#facts = base.facts;
  }

  get facts(): Facts {
    return this.#facts;
  }

  /**
   * Loads the data for these fact names, such as `commit.author.name`. Never throws, and stays within its share of
   * the time.
   */
  async load(names: readonly string[]): Promise<void> {
    const wasLoaded = this.isLoaded;
    this.isLoaded = true;
    const unknown = names.filter((name) => !this.#isKnown(name));
    if (unknown.length === 0) return;
    try {
      const { readSources, withImplied } = await importSources();
      const needed = await this.#sources(unknown);
      if (needed.size === 0) return;
      for (const source of withImplied(needed)) this.#read.add(source);
      const base = { ...this.base, facts: this.#facts };
      const { facts, diagnostics } = await withTimeLimit(this.#runtime.budget.share(LOADING_TIME), () =>
        readSources(this.#settings, this.#runtime, base, needed),
      );
      // Keeps the facts that depend on the conclusion.
      this.#facts = wasLoaded ? { ...facts, conclusion: this.#facts.conclusion } : facts;
      this.#isComplete &&= diagnostics.length === 0;
      this.diagnostics.push(...diagnostics);
    } catch (error) {
      this.diagnostics.push(crashDiagnostic(error));
      this.#isComplete = false;
      if (!wasLoaded) this.#facts = { ...this.#facts, conclusion: unreadConclusion(this.base) };
    }
  }

  /** Returns true if `load` could add nothing to facts of these names. */
  async knows(names: readonly string[]): Promise<boolean> {
    const unknown = names.filter((name) => !this.#isKnown(name));
    return unknown.length === 0 || (await this.#sources(unknown)).size === 0;
  }

  /** Returns the names whose facts could not be read, or lie beyond the search limit. */
  async unread(names: readonly string[]): Promise<readonly string[]> {
    if (this.#isFallback) return names;
    if (names.length === 0 || (this.#isComplete && !isCutShort(this.#facts))) return [];
    const { findLoaders } = await importSources();
    const isMissing = (loader: LoaderName) => !this.#isComplete || HISTORY.includes(loader);
    return names.filter((name) => findLoaders(name, this.#facts).some(isMissing));
  }

  /** True for a value that nothing else can alter: without a look at what reads facts. */
  #isKnown(name: string): boolean {
    if (name === 'conclusion') return false;
    const value = property(this.#facts, ...name.split('.'));
    return value !== undefined && typeof value !== 'object';
  }

  /** Sources that are not read yet. */
  async #sources(names: readonly string[]): Promise<ReadonlySet<LoaderName>> {
    const { findSources } = await importSources();
    const needed = findSources(names, this.base, this.#settings);
    return new Set([...needed].filter((source) => !this.#read.has(source)));
  }
}

/** Imports the fact registry and all loaders on demand, because a plain message of a successful build needs neither. */
function importSources() {
  return import(/* webpackChunkName: "facts" */ './read-sources.ts');
}

/** Returns true for a streak of failures without a known start, because earlier results are unknown as well. */
function isCutShort({ failures_in_a_row, broken_since }: Facts): boolean {
  return failures_in_a_row !== undefined && broken_since === undefined;
}

/** Reads the build from environment and event, without a request. Never throws. */
export async function readBuild(settings: Settings, runtime: Runtime): Promise<Build> {
  const reported = (base: BuildContext) => {
    if (settings.drill) return contextForDrill(base);
    return settings.buildReport === undefined ? base : contextForHealthReport(base);
  };
  try {
    return new Build(settings, runtime, reported(await readBuildContext(settings, runtime)));
  } catch (error) {
    return new Build(settings, runtime, reported(minimalContext(settings, runtime.env)), crashDiagnostic(error));
  }
}

/** Reads everything but what only a drill or a health report changes. */
export async function readBuildContext(
  settings: Pick<Settings, 'status' | 'context'>,
  runtime: Pick<Runtime, 'env' | 'signal' | 'now' | 'budget' | 'command' | 'workspace' | 'event'>,
): Promise<BuildContext> {
  const context = isActions(runtime.env)
    ? readActionsContext(settings, runtime)
    : await readCiContext(settings, runtime);
  const base = { ...context, facts: mapStrings(context.facts, FIXED_FACT_FIELDS, redactText) };
  if (runtime.command === undefined) return base;
  const { commandFacts } = await import(/* webpackChunkName: "facts" */ './command/command-facts.ts');
  const command = commandFacts(base.facts, runtime.command, { workspace: runtime.workspace, hide: redactText });
  const termination = exitTermination(base.facts.conclusion, command.job?.exit_code);
  return withScope(settings.status, { ...base, facts: overlay(base.facts, command, termination) });
}

function exitTermination(conclusion: Conclusion | undefined, code: number | undefined): Partial<Facts> {
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
  runtime: Pick<Runtime, 'env' | 'signal' | 'now' | 'budget'>,
): Promise<BuildContext> {
  const { readCi } = await import(/* webpackChunkName: "facts" */ './ci/read-ci.ts');
  const { data, facts: read, host, unknownConclusion } = await readCi(runtime, runtime.budget);
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
