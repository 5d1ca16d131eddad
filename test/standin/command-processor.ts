import { type Command, parseCommand } from './commands.ts';
import type { Masks } from './masks.ts';
import type { StepLog } from './step-log.ts';

/** Carries out the workflow commands that a step prints; everything else it prints goes to the log. */
export interface CommandProcessor {
  /** One line of stdout or stderr; both go through the same processor, as in the runner. */
  readonly line: (text: string) => void;
  /** Outputs set by the old `set-output` command. */
  readonly outputs: ReadonlyMap<string, string>;
  /** State saved by the old `save-state` command. */
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

const disabled: Handler = ({ name }) => {
  throw new Error(`The \`${name}\` command is disabled.`);
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
  'set-env': disabled,
  'add-path': disabled,
  'add-matcher': () => {},
  'remove-matcher': () => {},
};

/** Commands that are never echoed, not even after `::echo::on`. */
const NO_ECHO = new Set(['error', 'warning', 'notice', 'debug', 'add-mask']);
const STOP = 'stop-commands';
const ECHO = 'echo';

export function createCommandProcessor(log: StepLog, masks: Masks): CommandProcessor {
  const registered = new Set([...Object.keys(HANDLERS), STOP, ECHO]);
  const step: Step = { log, masks, outputs: new Map(), state: new Map() };
  let stoppedUntil: string | undefined;
  let echo = false;

  const stop = (token: string) => {
    if (token === '' || token === 'pause-logging' || registered.has(token.toLowerCase())) {
      throw new Error('You cannot use an end token that is empty, `pause-logging`, or another workflow command.');
    }
    stoppedUntil = token.toLowerCase();
    registered.add(stoppedUntil);
  };

  const carryOut = (command: Command, text: string) => {
    if (command.name === STOP || (echo && !NO_ECHO.has(command.name))) log.output(text);
    try {
      if (command.name === STOP) stop(command.data);
      else if (command.name === ECHO) echo = command.data.trim().toLowerCase() === 'on';
      else HANDLERS[command.name]?.(command, step);
    } catch (error) {
      log.fail(`Unable to process command '${NO_ECHO.has(command.name) ? command.name : text}' successfully.`);
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
