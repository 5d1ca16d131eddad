/** Why a file of the runner's could not be written: the system's code, since the message would repeat a path. */
export function fileFault(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message.replace(/: .*/s, '') : 'unknown error';
}
