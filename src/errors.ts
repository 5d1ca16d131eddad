/**
 * Defines the errors that reach a person: a stable `code`, a message with the location and the problem, and a `hint`
 * with the next step. Messages, hints and properties hold no secret: they name hosts and statuses, never webhook
 * URLs, passwords or complete response bodies.
 */

/** Names the error kinds for programs that handle errors; the text may change, a code may not. */
type ErrorCode = 'settings' | 'directory' | 'connection' | 'response' | 'decode';

/** Serves as the base of all errors that this package throws on purpose. */
export class NotifyError extends Error {
  override readonly name: string = 'NotifyError';
  readonly code: ErrorCode;
  /** Next step, as a sentence; empty if the message contains it. */
  readonly hint: string;

  constructor(code: ErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.hint = options.hint ?? '';
  }
}

/** Describes one invalid option. */
export interface Problem {
  /** The option's name as the user wrote it, for example `webhook-url`. */
  readonly option: string;
  /** Problem with the value; includes the raw value unless it is a secret. */
  readonly message: string;
  /** Valid value to use instead. */
  readonly suggestion: string;
}

/** Reports invalid options. Holds every problem found, so one run shows all of them. */
export class SettingsError extends NotifyError {
  override readonly name = 'SettingsError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('settings', problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Formats location, problem and next step as one line of complete sentences. */
export function formatProblem({ option, message: error, suggestion }: Problem): string {
  return `${option}: ${error}. ${suggestion}${/[.!?]$/.test(suggestion) ? '' : '.'}`;
}

/** Reports a request without a complete response. `written` is true if the service may have received it. */
export class ConnectionError extends NotifyError {
  override readonly name = 'ConnectionError';
  /** True when the request went onto the wire: it may have been carried out. */
  readonly written: boolean;
  /**
   * True if the request may have created or changed something although no response confirms it. Reads change
   * nothing.
   */
  readonly unclear: boolean;

  constructor(message: string, options: { written: boolean; unclear: boolean; hint?: string; cause?: unknown }) {
    super('connection', message, options);
    this.written = options.written;
    this.unclear = options.unclear;
  }
}

/** Reports a response with a status other than 2xx. */
export class ResponseError extends NotifyError {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** True if the request may have created or changed something despite the status, as with 500. */
  readonly unclear: boolean;

  constructor(message: string, options: { status: number; unclear: boolean; hint?: string }) {
    super('response', message, options);
    this.status = options.status;
    this.unclear = options.unclear;
  }
}

/** Reports a response of an unexpected shape. */
export class DecodeError extends NotifyError {
  override readonly name = 'DecodeError';
  /** Path in the response, for example `d.results[3].id`; `response` for the complete one. */
  readonly path: string;

  constructor(path: string, error: string) {
    super('decode', `${path}: ${error}`);
    this.path = path;
  }
}

/** Returns the message of an unknown error. */
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

/** Explains to people why the system refused access to a file. */
export function systemReason(error: unknown): string {
  const code = systemCode(error) ?? 'unknown error';
  return REASONS[code] ?? code;
}

/** Returns the system's error code, such as `ENOENT`; undefined for every other error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
