import { readFileSync } from 'node:fs';
import type { Reply } from '../http/reply.ts';

const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/page.css': ['page.css', 'text/css; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
  '/call.js': ['call.js', 'text/javascript; charset=utf-8'],
  '/view.js': ['view.js', 'text/javascript; charset=utf-8'],
  '/webhooks.js': ['webhooks.js', 'text/javascript; charset=utf-8'],
};

/** Nothing inline, nothing from elsewhere but pictures of senders, no frames, no forms that leave. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page's files, read once; they lie beside the sources and beside what is built from them. */
export function loadAssets(): ReadonlyMap<string, Reply> {
  const folder = new URL('../page/', import.meta.url);
  return new Map(
    Object.entries(FILES).map(([path, [file, type]]) => {
      const headers = { 'content-type': type, 'content-security-policy': POLICY };
      return [path, { status: 200, headers, body: readFileSync(new URL(file, folder)) }];
    }),
  );
}
