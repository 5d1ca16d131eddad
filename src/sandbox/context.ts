import type { EventEmitter } from 'node:events';
import type { Database } from './store/database.ts';
import type { ChatMessage, User } from './store/records.ts';

/** A change that open pages show. */
export interface LiveEvent {
  /** Team or forum that changed. Undefined if the change may affect every page. */
  readonly spaceId?: number;
  /** Message for open pages that is never stored. */
  readonly ephemeral?: ChatMessage;
}

/** Dependencies of every handler: the database, the injected runtime, and the events for open pages. */
export interface Context {
  readonly db: Database;
  readonly live: EventEmitter<{ changed: [LiveEvent] }>;
  readonly now: () => Date;
  readonly random: (bytes: number) => Buffer;
  /** `http://127.0.0.1:PORT`, available once the server listens. */
  readonly origin: () => string;
}

/** Dependencies of what a signed-in user does. */
export interface UserContext extends Context {
  readonly user: User;
}
