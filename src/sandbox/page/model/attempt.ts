import { CallError } from './server.ts';
import { change, state } from './state.ts';

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
