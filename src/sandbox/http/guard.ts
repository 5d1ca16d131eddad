import type { IncomingHttpHeaders } from 'node:http';
import { forbidden, HttpError } from './reply.ts';

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Accepts only requests that address this loopback server, and so blocks cross-site requests. */
export class Guard {
  readonly #hosts: ReadonlySet<string>;
  readonly #scheme: 'http' | 'https';

  constructor(scheme: 'http' | 'https', port: number) {
    const isDefaultPort = port === (scheme === 'http' ? 80 : 443);
    this.#hosts = new Set(LOOPBACK_NAMES.map((name) => (isDefaultPort ? name : `${name}:${port}`)));
    this.#scheme = scheme;
  }

  /** Rejects a `Host` other than a loopback name with the bound port (DNS rebinding), and a foreign `Origin`. */
  check(headers: IncomingHttpHeaders): void {
    if (!this.#hosts.has((headers.host ?? '').toLowerCase())) {
      const message = 'This server only accepts requests to its loopback address and port.';
      throw new HttpError(421, 'MisdirectedRequest', message);
    }
    if (headers.origin !== undefined) this.checkOwnOrigin(headers);
  }

  /** Rejects a request without the server's own `Origin`. Required for requests of the page that change data. */
  checkOwnOrigin({ origin = '' }: IncomingHttpHeaders): void {
    if ([...this.#hosts].some((host) => origin === `${this.#scheme}://${host}`)) return;
    throw forbidden('Requests from other sites are rejected.');
  }
}
