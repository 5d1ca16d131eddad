/**
 * Two modules of undici are imported by path, because loading all of undici takes twice as long at start-up. undici
 * declares no `exports`, so the paths can be reached, and its version is pinned.
 */

declare module 'undici/lib/dispatcher/client.js' {
  import type { Client } from 'undici';

  const client: typeof Client;
  export = client;
}

declare module 'undici/lib/core/connect.js' {
  import type { Socket } from 'node:net';
  import type { buildConnector } from 'undici';

  /** The published type does not say that the connector returns the socket, which may still be connecting. */
  function build(
    options: buildConnector.BuildOptions,
  ): (options: buildConnector.Options, callback: buildConnector.Callback) => Socket;
  export = build;
}
