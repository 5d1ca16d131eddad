import type { IncomingHttpHeaders } from 'node:http';
import { forbidden, HttpError } from './reply.ts';

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Accepts only requests that address this loopback server, and so blocks cross-site requests. */
export interface Guard {
  /** Rejects a `Host` other than a loopback name with the bound port (DNS rebinding), and a foreign `Origin`. */
  check(headers: IncomingHttpHeaders): void;
  /** Rejects a request without the server's own `Origin`. Required for requests of the page that change data. */
  checkOwnOrigin(headers: IncomingHttpHeaders): void;
}

export function createGuard(scheme: 'http' | 'https', port: number): Guard {
  const usual = scheme === 'http' ? 80 : 443;
  const hosts = new Set(LOOPBACK_NAMES.map((name) => (port === usual ? name : `${name}:${port}`)));
  const origins = new Set([...hosts].map((host) => `${scheme}://${host}`));
  const checkOrigin = (origin: string) => {
    if (!origins.has(origin)) throw forbidden('Requests from other sites are rejected.');
  };
  return {
    check(headers) {
      if (!hosts.has((headers.host ?? '').toLowerCase())) {
        throw new HttpError(
          421,
          'MisdirectedRequest',
          'This server only accepts requests to its loopback address and port.',
        );
      }
      if (headers.origin !== undefined) checkOrigin(headers.origin);
    },
    checkOwnOrigin(headers) {
      checkOrigin(headers.origin ?? '');
    },
  };
}
