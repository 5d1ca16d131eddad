import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runStep, validateStep } from '../../src/action/run.ts';
import { type CommandProcessor, createCommandProcessor } from './command-processor.ts';
import type { Contexts } from './contexts.ts';
import { stageEnvironment } from './environment.ts';
import { type CommandFiles, createCommandFiles, readCommandFiles } from './file-commands.ts';
import { canRunInProcess } from './in-process.ts';
import { evaluateInputs, type Manifest } from './manifest.ts';
import type { Masks } from './masks.ts';
import { type ProcessEnd, RUNNER_DELAYS, runLent, runProcess } from './process.ts';
import { createStepLog, type StepLog } from './step-log.ts';
import type { RunOptions, Stage, StageResult } from './types.ts';

/** Milliseconds after which a stage counts as hung on any machine. */
const MAX_MS = 300_000;

/** State shared by the stages of one action. */
export interface Job {
  readonly options: RunOptions;
  readonly manifest: Manifest;
  /** Folder of the runner's own files. */
  readonly folder: string;
  readonly workspace: string;
  readonly masks: Masks;
}

const DIST = resolve(import.meta.dirname, '../../dist');
const SEND = join(DIST, 'index.js');
const CHECK = join(DIST, 'job-end.js');

/** Runs one stage: evaluates its inputs, starts the script, executes its commands, reads its files. */
export async function runStage(
  job: Job,
  stage: Stage,
  contexts: Contexts,
  script: string,
  earlier?: StageResult,
): Promise<StageResult> {
  const { options, masks } = job;
  const log = createStepLog(masks, options.debug ?? false);
  const commands = createCommandProcessor(log, masks);
  const files = createCommandFiles(join(job.folder, '_runner_file_commands'), stage);
  const env = environment(job, contexts, files, log, earlier);
  const work = needsChild(options) ? undefined : shippedScript(resolve(options.actionPath, script));
  const end =
    work === undefined
      ? await runProcess({
          file: options.nodePath ?? process.execPath,
          args: [resolve(options.actionPath, script)],
          cwd: job.workspace,
          env,
          onLine: commands.line,
          cancelDelays: options.cancelDelays ?? RUNNER_DELAYS,
          timeoutMs: options.timeoutMs ?? MAX_MS,
          ...(options.cancel === undefined ? {} : { cancel: options.cancel }),
        })
      : await runLent({ cwd: job.workspace, env, onLine: commands.line }, () => work(process.env));
  if (end.timedOut) throw new Error(`${stage} did not end in time; its log so far:\n${log.text()}`);
  return { stage, ...collect(end, commands, files, log, masks) };
}

/**
 * Returns true for behavior that needs a separate process: another Node, a signal, a limit, or the shipped bundle
 * itself.
 */
function needsChild({ child, env = {}, nodePath, cancel, timeoutMs }: RunOptions): boolean {
  return (
    child === true || !canRunInProcess(env) || [nodePath, cancel, timeoutMs].some((option) => option !== undefined)
  );
}

/** Returns the source of a script in `dist`. Undefined for the script of another action. */
function shippedScript(path: string): ((env: NodeJS.ProcessEnv) => Promise<unknown>) | undefined {
  if (path === SEND) return runStep;
  return path === CHECK ? validateStep : undefined;
}

function collect(
  end: ProcessEnd,
  commands: CommandProcessor,
  files: CommandFiles,
  log: StepLog,
  masks: Masks,
): Omit<StageResult, 'stage'> {
  const rendered = readCommandFiles(files, log, masks);
  const failed = end.exitCode !== 0 || log.failed();
  return {
    conclusion: end.cancelled ? 'cancelled' : failed ? 'failure' : 'success',
    exitCode: end.exitCode,
    signal: end.signal,
    durationMs: end.durationMs,
    rawOutput: end.rawOutput,
    stdout: end.stdout.toString('utf8'),
    stderr: end.stderr.toString('utf8'),
    log: log.text(),
    annotations: log.annotations(),
    outputs: Object.fromEntries([...commands.outputs, ...rendered.outputs]),
    state: Object.fromEntries([...commands.state, ...rendered.state]),
    exported: { env: Object.fromEntries(rendered.env), paths: rendered.paths },
    summary: rendered.summary,
    masks: masks.values(),
  };
}

function environment(
  job: Job,
  contexts: Contexts,
  files: CommandFiles,
  log: StepLog,
  earlier: StageResult | undefined,
): Record<string, string> {
  const { options, folder, workspace } = job;
  const github = { ...contexts.github, workspace, event_path: eventPath(job, contexts) };
  const debug = options.debug === true ? { debug: '1' } : {};
  const runner = { ...contexts.runner, temp: folder, workspace, ...debug };
  const inputs = evaluateInputs(job.manifest, options.inputs ?? {}, { ...contexts, github, runner });
  for (const warning of inputs.warnings) log.issue('warning', warning);
  return stageEnvironment({
    machine: process.env,
    github,
    runner,
    files,
    inputs: inputs.values,
    state: earlier?.state ?? options.state ?? {},
    exported: earlier?.exported ?? { env: {}, paths: [] },
    extra: options.env ?? {},
  });
}

function eventPath({ options, folder }: Job, contexts: Contexts): string | undefined {
  if (options.eventFile !== undefined) return options.eventFile ?? undefined;
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(contexts.github['event'], undefined, 2));
  return path;
}
