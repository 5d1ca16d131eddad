/**
 * Declares modules of undici that are imported by path, because loading all of undici doubles the start-up time. undici
 * declares no `exports`, so the paths are reachable, and its version is pinned.
 */
declare module 'undici/lib/dispatcher/client.js' {
  import { Client } from 'undici';
  export = Client;
}
declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  import { EnvHttpProxyAgent } from 'undici';
  export = EnvHttpProxyAgent;
}
declare module 'undici/lib/core/connect.js' {
  import { buildConnector } from 'undici';
  export = buildConnector;
}
declare module 'undici/lib/api/api-connect.js' {
  const connect: import('undici').Dispatcher['connect'];
  export = connect;
}
declare module 'undici/lib/core/diagnostics.js' {
  export const channels: Record<string, { readonly hasSubscribers: boolean }>;
}
