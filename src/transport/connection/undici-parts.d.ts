/**
 * The two modules of undici that are imported by path, because the whole of undici costs twice as much at start-up.
 * undici declares no `exports`, so the paths are reachable; its version is pinned.
 */

declare module 'undici/lib/dispatcher/client.js' {
  import type { Client } from 'undici';

  const client: typeof Client;
  export = client;
}

declare module 'undici/lib/core/connect.js' {
  import type { Socket } from 'node:net';
  import type { buildConnector } from 'undici';

  /** Unlike the published type, the connector says that it returns the socket while that is still connecting. */
  function build(
    options: buildConnector.BuildOptions,
  ): (options: buildConnector.Options, callback: buildConnector.Callback) => Socket;
  export = build;
}
