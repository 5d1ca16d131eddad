/**
 * Declares modules of undici that are imported by path, because loading all of undici doubles the start-up time. undici
 * declares no `exports`, so the paths are reachable, and its version is pinned.
 */

declare module 'undici/lib/dispatcher/client.js' {
  import type { Client } from 'undici';

  const client: typeof Client;
  export = client;
}

declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  import type { EnvHttpProxyAgent } from 'undici';

  const agent: typeof EnvHttpProxyAgent;
  export = agent;
}

declare module 'undici/lib/api/api-connect.js' {
  import type { Dispatcher } from 'undici';

  const connect: Dispatcher['connect'];
  export = connect;
}

declare module 'undici/lib/core/connect.js' {
  import type { buildConnector } from 'undici';

  const build: typeof buildConnector;
  export = build;
}

declare module 'undici/lib/core/diagnostics.js' {
  export const channels: Record<string, { readonly hasSubscribers: boolean }>;
}
