/** Settles once somebody asks this process to end. From now on that does not end it. */
export function onShutdownRequest(): Promise<void> {
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
export function exitWhenFlushed(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
