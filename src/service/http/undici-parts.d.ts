/**
 * Modules of undici are imported by their paths, because loading all of undici takes twice as long at start-up. undici
 * declares no `exports`, so the paths can be reached, and its version is pinned.
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
