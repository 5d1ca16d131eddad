/** A wrong input, and the required content of its answer. */
export interface WrongInput {
  readonly name: string;
  readonly edge: 'action' | 'command' | 'library';
  /** Inputs of the action, or properties of a call. `{hook}` stands for a webhook that accepts everything. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Arguments of a command line. */
  readonly line?: readonly string[];
  /** The library function. */
  readonly call?: 'notify' | 'ServiceClient' | 'Webhook' | 'startSandbox';
  readonly env?: Readonly<Record<string, string>>;
  /** Workspace files. */
  readonly files?: Readonly<Record<string, string>>;
  /** Keywords of the answer: the location, the value, the fix. */
  readonly says: readonly string[];
  /** Secrets that the answer must not contain. */
  readonly hides?: readonly string[];
  /** Exit code. Default: 1 for the action, 2 for a command, 1 for a call that throws. */
  readonly code?: number;
  /** Number of requests that reach the webhook. Default: none. */
  readonly sent?: number;
}

type Others = Pick<WrongInput, 'env' | 'files' | 'hides' | 'code' | 'sent'>;

/** Creates inputs of the action with a webhook unless another one is given. */
export function step(raw: Readonly<Record<string, string>>, message: readonly string[], rest: Others = {}): WrongInput {
  const name = `step ${JSON.stringify(raw)}`;
  return { name, edge: 'action', given: { 'webhook-url': '{hook}', ...raw }, says: message, ...rest };
}

/** Creates a command line from a list or a text with spaces. */
export function typed(line: string | readonly string[], message: readonly string[], rest: Others = {}): WrongInput {
  const terms = typeof line === 'string' ? line.split(' ') : line;
  return { name: `command ${terms.join(' ')}`, edge: 'command', line: terms, says: message, ...rest };
}

/** Creates a call of the library. */
export function called(
  call: NonNullable<WrongInput['call']>,
  raw: Readonly<Record<string, unknown>>,
  message: readonly string[],
  rest: Others = {},
): WrongInput {
  return { name: `${call} ${JSON.stringify(raw)}`, edge: 'library', call, given: raw, says: message, ...rest };
}
