import type { ChatMessage } from './store/content.ts';
import type { Database } from './store/database.ts';

/** Notifies open pages of a change, so that they refresh. */
export interface LiveEvent {
  /** Team or forum that changed. Undefined if the change may affect every page. */
  readonly spaceId?: number;
  /** Message for open pages that is never stored. */
  readonly ephemeral?: ChatMessage;
}

export interface Live {
  publish(event: LiveEvent): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

/** Dependencies of every handler: the database, the injected runtime, and the subscribers. */
export interface Context {
  readonly db: Database;
  readonly live: Live;
  readonly now: () => Date;
  readonly random: (bytes: number) => Buffer;
  /** `http://127.0.0.1:PORT`, available once the server listens. */
  readonly origin: () => string;
}

export function createLive(): Live {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
