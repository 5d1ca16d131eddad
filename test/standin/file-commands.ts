/** Manages the files through which a step passes outputs, state, environment and its summary to the runner. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Masks } from './masks.ts';
import type { StepLog } from './step-log.ts';

const KINDS = ['output', 'state', 'step_summary', 'env', 'path'] as const;
type Kind = (typeof KINDS)[number];
export type CommandFiles = Readonly<Record<Kind, string>>;

export interface FileResults {
  readonly outputs: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly env: ReadonlyMap<string, string>;
  /** Folders to prepend to PATH, in the order written. */
  readonly paths: readonly string[];
  /** Masked. Empty if there is none or it was dropped. */
  readonly summary: string;
}

const MAX_SUMMARY_BYTES = 1_048_576;

/** Creates an empty set of files. `stage` separates those of main and post. */
export function createCommandFiles(folder: string, stage: string): CommandFiles {
  mkdirSync(folder, { recursive: true });
  const make = (kind: Kind): string => {
    const path = join(folder, `${kind}_${stage}`);
    writeFileSync(path, '');
    return path;
  };
  return {
    output: make('output'),
    state: make('state'),
    step_summary: make('step_summary'),
    env: make('env'),
    path: make('path'),
  };
}

/** Reads the files after the step. An invalid file fails the step. */
export function readCommandFiles(files: CommandFiles, log: StepLog, masks: Masks): FileResults {
  const pairs = (kind: Kind): Map<string, string> => {
    try {
      return parsePairs(readText(files[kind]));
    } catch (error) {
      log.fail(`Unable to process file command '${kind}' successfully.`);
      log.fail(error instanceof Error ? error.message : String(error));
      return new Map();
    }
  };
  return {
    outputs: pairs('output'),
    state: pairs('state'),
    env: readEnv(pairs('env'), log),
    paths: readText(files.path)
      .split(/\r\n|\n|\r/)
      .filter((line) => line !== ''),
    summary: readSummary(files.step_summary, log, masks),
  };
}

/** Parses `NAME=VALUE` lines and `NAME<<DELIMITER` … `DELIMITER` blocks. */
function parsePairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
      pairs.set(line.slice(0, equals), line.slice(equals + 1));
    } else if (heredoc >= 0) {
      const delimiter = line.slice(heredoc + 2);
      if (heredoc === 0 || delimiter === '') {
        throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
      }
      const end = lines.indexOf(delimiter, at + 1);
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      pairs.set(line.slice(0, heredoc), lines.slice(at + 1, end).join('\n'));
      at = end;
    } else throw new Error(`Invalid format '${line}'`);
  }
  return pairs;
}

function readEnv(env: Map<string, string>, log: StepLog): Map<string, string> {
  if (env.delete('NODE_OPTIONS')) log.issue('error', "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV'.");
  return env;
}

function readSummary(path: string, log: StepLog, masks: Masks): string {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_SUMMARY_BYTES) {
    const received = Math.floor(size / 1024);
    log.issue(
      'error',
      `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${received}k.`,
    );
    return '';
  }
  return readText(path).split('\n').map(masks.apply).join('\n');
}

/** Returns an empty text if the step deleted the file. */
function readText(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) === undefined
    ? ''
    : readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}
