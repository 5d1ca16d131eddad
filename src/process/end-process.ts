import { NAMES } from '../transport/connection/names.ts';

/** Settles once somebody asks this process to end. From now on that does not end it. */
export function askedToEnd(): Promise<void> {
  return new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}

/**
 * Ends the process with its exit code, once all that it wrote is out. Not by leaving Node to end by itself: it would
 * first close whatever a broken connection left open, and now and then it waits for that for ever (seen with Node 24
 * behind a proxy), far beyond `timeout`.
 */
export function endProcess(): void {
  process.stdout.write('', () => process.stderr.write('', () => endAtOnce()));
}

/** The same where nothing goes through a stream: setting one up costs a step 3 ms. */
export function endAtOnce(): void {
  abandonLookUps();
  process.exit();
}

/**
 * Ends the process at once, with its exit code, when a host name is still being looked up. A look-up cannot be stopped,
 * and a process that ends waits for it: up to minutes where name servers are silent. So the process is replaced by a
 * Node with nothing to do, which takes 40 ms; threads do not survive that. Does nothing when no look-up is under way,
 * nor on Windows, which cannot replace a process.
 */
function abandonLookUps(): void {
  if (NAMES.pending() === 0 || process.platform === 'win32') return;
  const { execPath, exitCode = 0 } = process;
  process.execve?.(execPath, [execPath, '-e', `process.exitCode = ${exitCode}`], {});
}
