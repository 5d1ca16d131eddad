import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isUndelivered } from '../delivery/receipt.ts';
import { formatStack, hasError } from '../diagnostic.ts';
import type { Check } from '../doctor/check.ts';
import { formatProblem, SettingsError } from '../errors.ts';
import { notify } from '../notify.ts';
import type { Environment } from '../platform.ts';
import { createRedactor, openWorkspace, readOptions } from '../process/environment.ts';
import { createRuntime, exitWhenFlushed } from '../process/node-runtime.ts';
import { describeOutcomes, undeliveredMessage } from '../process/outcome-text.ts';
import type { Report } from '../report.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { listed, sentence } from '../text/format.ts';
import { secondsToMs, TimeBudget } from '../time.ts';
import { Log } from './log.ts';
import { appendToFile, formatOutputs, readAnnotated, readInputs, saveAnnotated } from './runner.ts';

const UNAUTHORIZED = 401;

/**
 * Runs the stage that sends: reads the options, sends one message, and reports the result. Never throws. The exit code
 * is 1 for invalid options, and for an undelivered message if `fail-on-error` is true.
 *
 * @returns true if there are annotations
 */
export async function runStep(env: Environment): Promise<boolean> {
  return runStage(env, async (started) => {
    const { redactor, log } = started;
    const runtime = createStepRuntime(env);
    const now = new Date(runtime.now());
    const settings = await readOptions(started, { now, redactor, workspace: openWorkspace(env) });
    const budget = new TimeBudget(runtime.now, secondsToMs(settings.timeout));
    if (settings.destinations[0].type === 'rest' || settings.buildReport !== undefined) fitV8ToReading();
    const notification = await notify(settings, runtime);
    let checks: readonly Check[] = [];
    if (settings.dryRun) {
      // Check by reading alone if the service would accept the message, within the remaining time.
      const { checkService } = await import(/* webpackChunkName: "rest" */ '../doctor/service-check.ts');
      const isRefused = notification.receipt.attempts.some(({ status }) => status === UNAUTHORIZED);
      checks = await checkService(settings, runtime, budget, isRefused);
    }
    if (await reportOutcome(notification, settings, env, log, checks)) process.exitCode = 1;
    await warnAboutStep(env, started, notification);
  });
}

/**
 * Tunes V8 for a short process that reads and writes: one that uses the REST API, or reports on many builds.
 *
 * undici's HTTP parser is WebAssembly. After a few responses V8 would start to optimize it in the background, which
 * delays the exit by 50 ms. Scanning a target with 20,000 records, or 5,000 runs, creates 100 MB of short-lived values,
 * which would let the young generation grow by 30 MB, and the old one by as much between two collections.
 *
 * The flags apply to the complete process, so only an entry point may set them. Loading `node:v8` takes 2 ms, so a step
 * that makes one POST to a webhook skips this.
 */
function fitV8ToReading(): void {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  // More than one step ever parses.
  setFlagsFromString('--wasm-tiering-budget=1000000000');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}

function createStepRuntime(env: Environment): Runtime {
  const runtime = createRuntime(env);
  if (readAnnotated(env) !== undefined) return { ...runtime, isJobOver: true };
  const { RUNNER_TEMP: folder, GITHUB_ACTION: step = '__' } = env;
  // The runner names a step without an `id` with `__`. It needs no file because its outputs are unreadable.
  if (!folder || step.startsWith('__')) return runtime;
  return { ...runtime, factsFile: `${folder}/workroom-facts-${runtime.random().toString(36).slice(2, 12)}.json` };
}

/**
 * Runs the first stage of `job-end`, at the start of the job: only validates the options, so that errors appear before
 * the job's work is done. Sends nothing, and reads nothing that a later step may create.
 */
export async function validateStep(env: Environment): Promise<boolean> {
  const work = async (started: StepStart) => {
    const { redactor, log } = started;
    const settings = await readOptions(started, { now: new Date(), redactor, workspace: 'later' });
    const [destination] = settings.destinations;
    if (destination.type !== 'missing') log.info('The inputs are valid. The message is sent when the job ends.');
    else log.info(`Nothing will be sent when the job ends, because this is empty: ${listed(destination.options)}.`);
  };
  return runStage(env, work, (log) => saveAnnotated(env, log.annotated));
}

/** Runs a stage, and reports every error, including uncaught ones. */
async function runStage(
  env: Environment,
  work: (started: StepStart) => Promise<void>,
  finish: (log: Log) => void = () => {},
): Promise<boolean> {
  const started = await startStep(env);
  const { log } = started;
  // Node would print the complete error, including URLs in its message and properties.
  process.once('uncaughtException', (error) => {
    reportBug(error, log);
    log.flush().finally(exitWhenFlushed);
  });
  try {
    await work(started);
  } catch (error) {
    reportFailure(error, log);
    process.exitCode = 1;
  }
  finish(log);
  return log.flush();
}

/** Loads nothing unless a workflow is checked out. */
async function warnAboutStep(env: Environment, { raw, log }: StepStart, { receipt }: Report): Promise<void> {
  const { GITHUB_WORKSPACE: folder, GITHUB_WORKFLOW_REF: workflow } = env;
  const mayBeEmpty = !raw.has('status');
  const mayContradict = receipt.outcome === 'skipped';
  if (!folder || !workflow || !(mayBeEmpty || mayContradict) || readAnnotated(env) !== undefined) return;
  if (!existsSync(join(folder, '.github/workflows'))) return;
  const { warnAboutStep } = await import(/* webpackChunkName: "files" */ './workflow-errors.ts');
  await warnAboutStep(env, log, mayBeEmpty, mayContradict);
}

/** Reads the raw options, redacts their secrets, and warns about names that match no option. */
async function startStep(env: Environment) {
  const { ignored, ...inputs } = await readInputs(env);
  const redactor = createRedactor(inputs.raw, env);
  const log = new Log(redactor, undefined, readAnnotated(env));
  if (env['GITHUB_ACTIONS'] === 'true') log.mask(env['GITHUB_REPOSITORY']);
  for (const problem of ignored) log.warning(`Ignored: ${formatProblem(problem)}`);
  return { ...inputs, redactor, log };
}

type StepStart = Awaited<ReturnType<typeof startStep>>;

function reportFailure(error: unknown, log: Log): void {
  if (error instanceof SettingsError) log.error('Invalid inputs. Nothing was sent.', ...error.message.split('\n'));
  else reportBug(error, log);
}

function reportBug(error: unknown, log: Log): void {
  process.exitCode = 1;
  log.error('This action has a bug. Please report it, with the line of the log that begins with "Bug:".');
  log.info(`Bug: ${formatStack(error)}`);
}

/**
 * Reports the result of the delivery: log line, annotations, outputs, step summary.
 *
 * @param checks results of the service check in a dry run
 * @returns true if the step must fail
 */
export async function reportOutcome(
  notification: Report,
  settings: Settings,
  env: Environment,
  log: Log,
  checks: readonly Check[] = [],
): Promise<boolean> {
  const { receipt, diagnostics } = notification;
  for (const diagnostic of diagnostics) log.diagnostic(diagnostic);
  for (const one of describeOutcomes(notification)) await announce(one, settings.destinations, env, log);
  const lost = undeliveredMessage(receipt);
  if (lost !== undefined) log.error(lost.reason, sentence(lost.hint));
  const reason = appendToFile(env, 'GITHUB_OUTPUT', formatOutputs(receipt));
  if (reason !== undefined) log.notice(`The outputs could not be written, so later steps see none: ${reason}`);
  const failed = isUndelivered(receipt) || lost !== undefined || hasError(diagnostics);
  if (failed || receipt.outcome === 'dry-run') {
    const { writeSummary } = await import(/* webpackChunkName: "files" */ './step-summary.ts');
    writeSummary(notification, checks, env, log);
  }
  return (failed && settings.failOnError) || isToBeRepeated(notification, settings);
}

/** Fails an undelivered or unread watch, so that its next run covers the time since the last success again. */
function isToBeRepeated({ receipt, facts: { health = {} } }: Report, { buildReport }: Settings): boolean {
  const isRead = [health.turned_red, health.still_red, health.green_again].some((list) => list !== undefined);
  return buildReport === 'watch' && (isUndelivered(receipt) || (receipt.outcome === 'delivered' && !isRead));
}

/** Fix if no better one is known. */
const NEXT = 'Run the job again, or increase timeout';

async function announce(
  { notification, text, serviceMessage }: ReturnType<typeof describeOutcomes>[number],
  [destination]: Settings['destinations'],
  env: Environment,
  log: Log,
): Promise<void> {
  const { outcome, hint } = notification.receipt;
  if (outcome === 'not-delivered') log.error(text, sentence(hint || NEXT), serviceMessage);
  else if (outcome === 'unknown') log.error(text, sentence(hint), serviceMessage);
  else if (outcome === 'skipped' && destination.type === 'missing') {
    const { reportMissingDestination } = await import(/* webpackChunkName: "files" */ './workflow-errors.ts');
    reportMissingDestination(text, destination.options, notification, env, log);
  } else if (outcome === 'delivered' && hint !== '') log.warning(text, sentence(hint));
  else if (outcome === 'skipped' && hint !== '') log.notice(text, sentence(hint));
  else log.info(text);
}
