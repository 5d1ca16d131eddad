/**
 * Loaded before a program (`still-clock.ts`), it makes `Date` stand still at `STILL_CLOCK`, so that what the program says of
 * times is the same each day. And its limits are ten times as far away, so that it says the same on a machine that is slow:
 * deadlines are kept by a clock that goes slowly, and timers of seconds wait longer. Shorter ones, which are pauses, stay as
 * they are. It is no TypeScript, because to load the compiler takes as long as the whole program that it is loaded before.
 */
const at = Date.parse(process.env['STILL_CLOCK'] ?? '');
const SLOWER = 10;
const LIMIT_MS = 1_500;

class StillDate extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [at] : given));
  }
  static now() {
    return at;
  }
}

globalThis.Date = StillDate;

const { bigint } = process.hrtime;
const start = bigint();
process.hrtime.bigint = () => start + (bigint() - start) / BigInt(SLOWER);

const { setTimeout: timer } = globalThis;
const patient = (call, ms = 0, ...given) => timer(call, ms < LIMIT_MS ? ms : ms * SLOWER, ...given);
globalThis.setTimeout = Object.assign(patient, timer);
