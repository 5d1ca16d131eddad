/**
 * A module of undici is imported by its path, because loading all of undici takes twice as long at start-up. undici
 * declares no `exports`, so the path can be reached, and its version is pinned.
 */

declare module 'undici/lib/dispatcher/client.js' {
  import type { Client } from 'undici';

  const client: typeof Client;
  export = client;
}
