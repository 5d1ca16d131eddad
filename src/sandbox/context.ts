import type { ChatMessage } from './store/content.ts';
import type { Database } from './store/database.ts';

/** Something changed: open pages look again. */
export interface LiveEvent {
  /** The team or forum whose members it concerns; undefined: it may concern everybody. */
  readonly spaceId?: number;
  /** Shown to open pages, and never stored. */
  readonly ephemeral?: ChatMessage;
}

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
