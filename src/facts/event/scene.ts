import type { BaseFacts } from '../types.ts';
import type { Json } from './json.ts';
import type { Environment, Site } from './site.ts';

/** What the facts of one event are read from. */
export interface Scene {
  readonly env: Environment;
  /** The payload; empty when there is none. */
  readonly event: Json;
  readonly site: Site;
}

/** What an event says itself. It wins over the environment, also where it says that something is not known. */
export type EventPart = { readonly [K in keyof BaseFacts]?: BaseFacts[K] | undefined };
