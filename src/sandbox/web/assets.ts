import { loadPageFiles, type PageFiles } from '../../pages/files.ts';
import type { Reply } from '../http/reply.ts';

const FILES: Readonly<Record<string, readonly [name: keyof PageFiles, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/page.css': ['page.css', 'text/css; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
};

/** Nothing inline, nothing from elsewhere, no frames, no forms that leave. */
function policy(pictures: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data:${pictures ? ' https:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * One of the page's files, which lie beside the sources and beside what is built from them; undefined for another path.
 *
 * @param pictures whether senders' pictures may be loaded from where they are
 */
export async function pageFile(path: string, pictures: boolean): Promise<Reply | undefined> {
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (file === undefined) return undefined;
  const [name, type] = file;
  const files = await loadPageFiles(new URL('../page/', import.meta.url));
  const headers = { 'content-type': type, 'content-security-policy': policy(pictures) };
  return { status: 200, headers, body: files[name] };
}
