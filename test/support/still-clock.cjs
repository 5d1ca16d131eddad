/**
 * Makes `Date` stand still at `STILL_CLOCK`, so that what a program says of times is the same each day. Its limits are ten
 * times as far away, so that it says the same on a slow machine: deadlines are kept by a clock that goes slowly, and timers
 * of seconds wait longer. Shorter timers, which are pauses, stay as they are. It is no TypeScript, because loading the
 * compiler takes as long as the whole program that this file is loaded before.
 */
const SLOWER = 10;
const LIMIT_MS = 1_500;

/**
 * @param {string} text the time, as `Date` reads it
 * @returns {() => void} restores the clock
 */
function stopClock(text) {
  const at = Date.parse(text);
  const { Date: date, setTimeout: timer } = globalThis;
  const { bigint } = process.hrtime;
  const start = bigint();

  globalThis.Date = class StillDate extends date {
    constructor(...given) {
      super(...(given.length === 0 ? [at] : given));
    }
    static now() {
      return at;
    }
  };
  process.hrtime.bigint = () => start + (bigint() - start) / BigInt(SLOWER);
  const patient = (call, ms = 0, ...given) => timer(call, ms < LIMIT_MS ? ms : ms * SLOWER, ...given);
  globalThis.setTimeout = Object.assign(patient, timer);

  return () => {
    Object.assign(globalThis, { Date: date, setTimeout: timer });
    process.hrtime.bigint = bigint;
  };
}

module.exports = { stopClock };
// A child process that loads this file before its program.
if (process.env['STILL_CLOCK'] !== undefined) stopClock(process.env['STILL_CLOCK']);
