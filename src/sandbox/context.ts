import type { ChatMessage } from './store/content.ts';
import type { Database } from './store/database.ts';

/** Something changed in a team or forum: what an open page is told. */
export type LiveEvent =
  | { readonly type: 'message'; readonly spaceId: number; readonly message: ChatMessage; readonly ephemeral: boolean }
  /** Topics, tasks or the board: the page reads them again. */
  | { readonly type: 'changed'; readonly spaceId: number };

export interface Live {
  publish(event: LiveEvent): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

/** What every handler works on: the state, the edges as values, and who listens. */
export interface Context {
  readonly db: Database;
  readonly live: Live;
  readonly now: () => Date;
  readonly random: (bytes: number) => Buffer;
  /** `http://127.0.0.1:PORT`, known once the server listens. */
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
