import { type Command, parseCommand } from './commands.ts';
import type { Masks } from './masks.ts';
import type { StepLog } from './step-log.ts';

/**
 * Executes the workflow commands in the log of an action, including injected ones. Passes everything else to the log.
 */
export interface CommandProcessor {
  /** Processes one line of stdout or stderr. Both share the processor, as in the runner. */
  readonly line: (text: string) => void;
  /** Outputs set by the deprecated `set-output` command. */
  readonly outputs: ReadonlyMap<string, string>;
  /** State saved by the deprecated `save-state` command. */
  readonly state: ReadonlyMap<string, string>;
}

interface Step {
  readonly log: StepLog;
  readonly masks: Masks;
  readonly outputs: Map<string, string>;
  readonly state: Map<string, string>;
}

type Handler = (command: Command, step: Step) => void;

const deprecated = (name: string, step: Step) =>
  step.log.issue('warning', `The \`${name}\` command is deprecated and will be disabled soon.`);

const saving =
  (target: 'outputs' | 'state'): Handler =>
  ({ name, properties, data }, step) => {
    const key = properties.get('name');
    if (key === undefined) throw new Error(`Required field 'name' is missing in ##[${name}] command.`);
    step[target].set(key, data);
    deprecated(name, step);
  };

const issue: Handler = ({ name, properties, data }, { log }) =>
  log.issue(name === 'error' || name === 'warning' ? name : 'notice', data, properties);

const HANDLERS: Readonly<Record<string, Handler>> = {
  error: issue,
  warning: issue,
  notice: issue,
  debug: ({ data }, { log }) => log.debug(data),
  group: ({ data }, { log }) => log.output(`▼ ${data}`),
  endgroup: () => {},
  'add-mask': ({ data }, { log, masks }) => {
    if (data.trim() === '') log.issue('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
    masks.add(data);
  },
  'set-output': saving('outputs'),
  'save-state': saving('state'),
};

const STOP = 'stop-commands';

export function createCommandProcessor(log: StepLog, masks: Masks): CommandProcessor {
  const registered = new Set([...Object.keys(HANDLERS), STOP]);
  const step: Step = { log, masks, outputs: new Map(), state: new Map() };
  let stoppedUntil: string | undefined;

  const stop = (token: string) => {
    if (token === '' || token === 'pause-logging' || registered.has(token.toLowerCase())) {
      throw new Error('You cannot use an end token that is empty, `pause-logging`, or another workflow command.');
    }
    stoppedUntil = token.toLowerCase();
    registered.add(stoppedUntil);
  };

  const carryOut = (command: Command, text: string) => {
    if (command.name === STOP) log.output(text);
    try {
      if (command.name === STOP) stop(command.data);
      else HANDLERS[command.name]?.(command, step);
    } catch (error) {
      log.fail(`Unable to process command '${command.name}' successfully.`);
      log.fail(error instanceof Error ? error.message : String(error));
    }
  };

  const line = (text: string) => {
    const command = parseCommand(text, registered);
    if (command === undefined) log.output(text);
    else if (stoppedUntil === undefined) carryOut(command, text);
    else {
      log.output(text);
      if (command.name !== stoppedUntil) return;
      registered.delete(stoppedUntil);
      stoppedUntil = undefined;
    }
  };

  return { line, outputs: step.outputs, state: step.state };
}
