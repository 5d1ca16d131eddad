/**
 * The error family. Every error that reaches a person is one of these: a stable `code`, a message that says where it
 * happened and what is wrong, and a `hint` that says what to do next. No message, hint or property holds a secret:
 * hosts and statuses are named, URLs of webhooks, passwords and answer bodies as a whole are not.
 */

/** The stable codes, for programs that handle errors; the text may change, a code may not. */
export type ErrorCode = 'settings' | 'event' | 'directory' | 'connection' | 'response' | 'decode';

/** Base of all errors that this package throws on purpose. */
export class NotifyError extends Error {
  override readonly name: string = 'NotifyError';
  readonly code: ErrorCode;
  /** What to do next, as a sentence; empty when the message says it already. */
  readonly hint: string;

  constructor(code: ErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.hint = options.hint ?? '';
  }
}

/** One thing that is wrong with one option. */
export interface Problem {
  /** The option's name as the user wrote it, for example `webhook-url`. */
  readonly option: string;
  /** What is wrong, with the value as given unless it is a secret. */
  readonly fault: string;
  /** What to write instead. */
  readonly fix: string;
}

/** The options given cannot work. Holds every problem found, so that one run shows them all. */
export class SettingsError extends NotifyError {
  override readonly name = 'SettingsError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('settings', problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Where, what and what next, as one line of whole sentences. */
export function formatProblem({ option, fault: error, fix }: Problem): string {
  return `${option}: ${error}. ${fix}${/[.!?]$/.test(fix) ? '' : '.'}`;
}

/** A request got no complete answer. `written` tells whether the service may have seen it. */
export class ConnectionError extends NotifyError {
  override readonly name = 'ConnectionError';
  /** True when the request went onto the wire: it may have been carried out. */
  readonly written: boolean;
  /** True when something may have been created or changed although no answer says so. Reading changes nothing. */
  readonly unclear: boolean;

  constructor(message: string, options: { written: boolean; unclear: boolean; hint?: string; cause?: unknown }) {
    super('connection', message, options);
    this.written = options.written;
    this.unclear = options.unclear;
  }
}

/** The service answered with a status that is not 2xx. */
export class ResponseError extends NotifyError {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** True when something may have been created or changed although the status says otherwise, as with 500. */
  readonly unclear: boolean;

  constructor(message: string, options: { status: number; unclear: boolean; hint?: string }) {
    super('response', message, options);
    this.status = options.status;
    this.unclear = options.unclear;
  }
}

/** An answer of the service has not the shape that was expected. */
export class DecodeError extends NotifyError {
  override readonly name = 'DecodeError';
  /** Where in the answer, for example `d.results[3].id`; `answer` for the whole. */
  readonly path: string;

  constructor(path: string, error: string, options: { hint?: string; cause?: unknown } = {}) {
    super('decode', `${path}: ${error}`, options);
    this.path = path;
  }
}

/**
 * Where an error that is a bug came from, on one line: its kind and the places of its stack, but not its message, its
 * cause or its properties. Those may hold a URL.
 */
export function stackFrames(error: unknown): string {
  if (!(error instanceof Error)) return `${typeof error}, no Error`;
  const locations = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return [error.constructor.name, ...locations.map((line) => line.trim())].join(' ');
}

/** What an error says. */
export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'file not found',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ELOOP: 'symbolic link loop',
  ENAMETOOLONG: 'the path is too long',
};

/** Why the system refused a file, for people. */
export function systemReason(error: unknown): string {
  const code = systemCode(error) ?? 'unknown error';
  return REASONS[code] ?? code;
}

/** The code that the system gives its errors, such as `ENOENT`; undefined for every other error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
