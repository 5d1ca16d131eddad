/** What a user gives wrong, and what a good answer says of it. */
export interface WrongInput {
  readonly name: string;
  readonly edge: 'action' | 'command' | 'library';
  /** Inputs of the action, or properties of a call. `{hook}` stands for a webhook that takes what comes. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Words of a command line. */
  readonly line?: readonly string[];
  /** What a program calls. */
  readonly call?: 'notify' | 'ServiceClient' | 'Webhook' | 'startSandbox';
  readonly env?: Readonly<Record<string, string>>;
  /** Files of the workspace. */
  readonly files?: Readonly<Record<string, string>>;
  /** Key words that the answer holds: the place, the value, the way out. */
  readonly says: readonly string[];
  /** Secrets that it does not hold. */
  readonly hides?: readonly string[];
  /** The exit code. Default: 1 for the action, 2 for a command, 1 for a call that throws. */
  readonly code?: number;
  /** How many requests reach the webhook. Default: none. */
  readonly sent?: number;
}

type Others = Pick<WrongInput, 'env' | 'files' | 'hides' | 'code' | 'sent'>;

/** Inputs of the action; the webhook is there unless it is given otherwise. */
export function step(raw: Readonly<Record<string, string>>, says: readonly string[], rest: Others = {}): WrongInput {
  const name = `step ${JSON.stringify(raw)}`;
  return { name, edge: 'action', given: { 'webhook-url': '{hook}', ...raw }, says, ...rest };
}

/** A command line, as a list or with blanks between its words. */
export function typed(line: string | readonly string[], says: readonly string[], rest: Others = {}): WrongInput {
  const terms = typeof line === 'string' ? line.split(' ') : line;
  return { name: `command ${terms.join(' ')}`, edge: 'command', line: terms, says, ...rest };
}

/** A call of the library. */
export function called(
  call: NonNullable<WrongInput['call']>,
  raw: Readonly<Record<string, unknown>>,
  says: readonly string[],
  rest: Others = {},
): WrongInput {
  return { name: `${call} ${JSON.stringify(raw)}`, edge: 'library', call, given: raw, says, ...rest };
}
