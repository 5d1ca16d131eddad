import { change, state } from './state.ts';

/** Why the server did not do what it was asked, in words for the person who asked. */
class CallError extends Error {
  /** 0 when there was no answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What was asked in a session that is over: its answer is about somebody else, and so is its refusal. */
class OutdatedError extends Error {}

let session = 0;

/** To be called where somebody signed in or out: no answer to what was asked before counts any more. */
export function beginSession(): void {
  session += 1;
}

const SILENT = 'The sandbox does not answer. Nothing was changed.';

/** Calls the server; throws a `CallError` when it refuses or is silent, an `OutdatedError` when the session ended since. */
export async function call<T = undefined>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
): Promise<T> {
  const askedIn = session;
  const init = payload === undefined ? { method } : { method, ...jsonOf(payload) };
  const answer = await fetch(path, init).catch(() => undefined);
  const text = (await answer?.text().catch(() => '')) ?? '';
  if (askedIn !== session) throw new OutdatedError();
  if (answer === undefined) throw new CallError(0, SILENT);
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

let signedOut: (() => void) | undefined;

/** Names what happens when the server no longer knows who is signed in. */
export function onSignedOut(action: () => void): void {
  signedOut = action;
}

/**
 * Does what somebody asked for. Where it fails, `undo` takes back what was shown already, and the reason stands at
 * `where` until the next try.
 */
export async function attempt(where: string, work: () => Promise<void>, undo?: () => void): Promise<boolean> {
  clearTrouble(where);
  try {
    await work();
    return true;
  } catch (error) {
    undo?.();
    if (error instanceof OutdatedError) return false;
    if (error instanceof CallError && error.status === 401) signedOut?.();
    else change({ troubles: new Map([...state.troubles, [where, wordsFor(error)]]) });
    return false;
  }
}

function clearTrouble(where: string): void {
  if (state.troubles.has(where)) change({ troubles: new Map([...state.troubles].filter(([key]) => key !== where)) });
}

function wordsFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
