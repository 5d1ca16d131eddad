/** Resolves at the first request to terminate. From then on, such requests no longer end the process. */
export function onShutdownRequest(): Promise<void> {
  return new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}

/**
 * Exits once all output is flushed. Waiting for Node to exit could exceed `timeout`: it first closes whatever a broken
 * connection left open, and sometimes hangs (seen with Node 24 behind a proxy).
 */
export function exitWhenFlushed(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
