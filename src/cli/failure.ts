import { NotifyError, placesOf } from '../errors.ts';

/** What a command says of an error that nothing else caught. Not the whole error, as Node would: it may hold a URL. */
export function failureWords(error: unknown): string {
  if (error instanceof NotifyError) return `workroom-notify: ${[error.message, error.hint].filter(Boolean).join('. ')}`;
  return `workroom-notify has a bug; please report it with this line. ${placesOf(error)}`;
}
