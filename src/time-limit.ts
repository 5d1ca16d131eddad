import type { Diagnostic } from './diagnostic.ts';
import { stackFrames } from './errors.ts';
import { startTimer } from './service/http/system.ts';
import type { Milliseconds } from './time.ts';

/** Reports work that exceeded its time limit: it hangs, or the machine is busy. */
class TimeLimitError extends Error {}

/**
 * Runs work and returns its result if it completes in time. Uses the system clock, because hanging code never reads
 * the injected one.
 * @throws TimeLimitError
 */
export async function withTimeLimit<T>(ms: Milliseconds, work: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = startTimer(ms, () => reject(new TimeLimitError()));
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A busy machine is no bug. */
const LATE: Diagnostic = {
  code: 'unread',
  severity: 'warning',
  message: 'Reading the build or the target timed out, so the message has less detail.',
  hint: 'Increase timeout.',
};

/**
 * Reports an internal error or a timeout. Contains only the code location, because the error's message may hold
 * anything.
 */
export function crashDiagnostic(error: unknown): Diagnostic {
  if (error instanceof TimeLimitError) return LATE;
  const instead = 'Internal error: the message has less detail or was not sent.';
  const hint = 'Please report it, with this line.';
  return { code: 'bug', severity: 'error', resolution: instead, message: `Bug: ${stackFrames(error)}.`, hint };
}
