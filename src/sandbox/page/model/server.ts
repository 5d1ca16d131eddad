/** Why the server did not do what it was asked, in words for the person who asked. */
export class CallError extends Error {
  /** 0 when there was no answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const SILENT = 'The sandbox does not answer. Nothing was changed.';

/** Calls the server; throws a `CallError` when it refuses or is silent. */
export async function call<T = undefined>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
): Promise<T> {
  const init = payload === undefined ? { method } : { method, ...jsonOf(payload) };
  const answer = await fetch(path, init).catch(() => undefined);
  if (answer === undefined) throw new CallError(0, SILENT);
  const text = await answer.text().catch(() => '');
  if (answer.ok) return text === '' ? (undefined as T) : JSON.parse(text);
  throw new CallError(answer.status, wordsOf(text) ?? `The sandbox answered ${answer.status}.`);
}

function jsonOf(payload: object) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) };
}

/** The message of an error body. */
export function wordsOf(text: string): string | undefined {
  try {
    const words: unknown = JSON.parse(text).error.message.value;
    return typeof words === 'string' ? words : undefined;
  } catch {
    return undefined;
  }
}
