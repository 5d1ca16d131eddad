import type { Task } from './store/boards.ts';
import type { ChatMessage, Topic } from './store/content.ts';
import type { Database } from './store/database.ts';

/** The one thing that changed: what open pages are told. */
export type LiveEvent =
  | { readonly type: 'message'; readonly spaceId: number; readonly message: ChatMessage; readonly ephemeral: boolean }
  /** `added` is false for one that was there, and changed. */
  | { readonly type: 'topic'; readonly spaceId: number; readonly topic: Topic; readonly added: boolean }
  | { readonly type: 'task'; readonly spaceId: number; readonly task: Task; readonly added: boolean }
  /** Tasks were set up. */
  | { readonly type: 'board'; readonly spaceId: number }
  /** A new team or forum, or who belongs to one and as what. */
  | { readonly type: 'members'; readonly spaceId: number }
  /** Somebody was deactivated, or is active again. */
  | { readonly type: 'user'; readonly userId: number };

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
