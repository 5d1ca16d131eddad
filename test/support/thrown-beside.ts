/**
 * Loaded before the program that is tested (`node --import`): throws the error that `THROWN` names beside the
 * program's work, so that only the top of the process can catch it. Each holds what `HELD` holds, wherever it can.
 */
import { ConnectionError, DecodeError, NotifyError, ResponseError, SettingsError } from '../../src/errors.ts';

const held = process.env['HELD'] ?? '';
const cause = new Error(`caused by ${held}`);

const ERRORS: Readonly<Record<string, () => unknown>> = {
  NotifyError: () => new NotifyError('event', `event of ${held}`, { hint: `look at ${held}`, cause }),
  SettingsError: () => new SettingsError([{ option: 'kind', fault: `got ${held}`, fix: 'x' }]),
  ConnectionError: () => new ConnectionError(`to ${held}`, { written: true, unclear: true, cause }),
  ResponseError: () => new ResponseError(`from ${held}`, { status: 500, unclear: true }),
  DecodeError: () => new DecodeError(held, 'is odd', { cause }),
  Error: () => Object.assign(new Error(`a\n${held}\n    ${held}`, { cause }), { address: held }),
  AggregateError: () => new AggregateError([cause], held),
  InvalidUrl: () => {
    try {
      return new URL(`//${held}`);
    } catch (error) {
      return error;
    }
  },
  string: () => held,
  object: () => ({ held }),
  undefined: () => undefined,
};

const how = process.env['HOW'] ?? 'throw';
const make = ERRORS[process.env['THROWN'] ?? ''];
if (make !== undefined) {
  setTimeout(() => {
    if (how === 'reject') void Promise.reject(make());
    else throw make();
  }, 300);
}
