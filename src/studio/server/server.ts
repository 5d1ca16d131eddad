/** Serves the page and the text of one template on loopback, read-only, below an unguessable path. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadPageFiles, renderIndexHtml } from '../page-files.ts';
import type { WatchedFile } from './watched-file.ts';

interface StudioServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Name of the action in a step. */
  readonly action: string;
  readonly file?: WatchedFile | undefined;
  /** Generates the secret path. */
  readonly random: (bytes: number) => Buffer;
}

interface StudioServer {
  /** Only this URL responds, so other users can't read the template. */
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The path is secret, so no other page may see it.
  'referrer-policy': 'no-referrer',
  // A meta element in the page sets the other directives, but can't set this one.
  'content-security-policy': "frame-ancestors 'none'",
};

/** Starts the server. Rejects with the system error if the port is in use. */
export async function startStudio(options: StudioServerOptions): Promise<StudioServer> {
  const secret = options.random(24).toString('base64url');
  const server = createServer().listen(options.port, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.on('request', ({ url = '', method = '', headers }, response) => {
    if (!isOwnHost(headers.host, port))
      return refuse(response, 421, 'This server accepts requests to its own URL only.');
    const [, path = '', name = ''] = /^\/([^/?]*)\/([^?]*)/.exec(url) ?? [];
    if (!isEqualInConstantTime(path, secret)) return refuse(response, 404, 'Open the URL that the command printed.');
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'This page is read-only.');
    if (name === 'events' && options.file !== undefined) return follow(options.file, response);
    pageBodies(options)
      .then((bodies) => sendBody(response, bodies.get(name)))
      .catch(() => refuse(response, 500, 'The page cannot be read.'));
  });
  return {
    url: `http://${HOST}:${port}/${secret}/`,
    close: async () => {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Returns the type and the text of each file by its path. */
async function pageBodies({ action, file }: StudioServerOptions): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await loadPageFiles(new URL('../browser/', import.meta.url));
  const html = renderIndexHtml(files['index.html'], { home: 'command', action, file: file?.shown });
  return new Map([
    ['', ['text/html', html]],
    ['page.css', ['text/css', files['page.css']]],
    ['page.js', ['text/javascript', files['page.js']]],
  ]);
}

function sendBody(response: ServerResponse, [type, text]: readonly string[] = []): void {
  if (text === undefined) refuse(response, 404, 'There is nothing at this path.');
  else response.writeHead(200, { ...HEADERS, 'content-type': `${type}; charset=utf-8` }).end(text);
}

/** Rejects other host names, which DNS rebinding could point here. */
function isOwnHost(host: string | undefined, port: number): boolean {
  return [HOST, 'localhost'].some((name) => host === `${name}:${port}` || (host === name && port === 80));
}

function isEqualInConstantTime(path: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(path), digest(secret));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
}

/** Sends one event immediately, and one for each change. */
function follow(file: WatchedFile, response: ServerResponse): void {
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream; charset=utf-8' });
  response.write('retry: 1000\n\n');
  const end = file.watch((read) => response.write(`data: ${JSON.stringify(read)}\n\n`));
  response.on('close', end);
}
