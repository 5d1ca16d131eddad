import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { isPlainObject } from '../../objects.ts';
import { type FaultQueue, injectFault } from '../faults.ts';
import { Guard } from './guard.ts';
import { HttpError, json, type Reply } from './reply.ts';
import { type ReceivedRequest, readBody } from './request.ts';
import type { RequestLog } from './request-log.ts';

interface ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly tls: { readonly key: string | Buffer; readonly cert: string | Buffer } | undefined;
  /** Handles one request. Throws an `HttpError` to reject it. */
  readonly handle: (received: ReceivedRequest, guard: Guard) => Reply | Promise<Reply>;
  /** Returns true for paths of the API and the webhooks. Only these inject faults and are logged. */
  readonly isService: (path: string) => boolean;
  readonly faults: FaultQueue;
  readonly log: RequestLog;
}

/** Starts the server. Rejects with the system error if the port is in use. */
export async function listen(options: ServerOptions) {
  const { tls, port, host } = options;
  const server: Server = tls === undefined ? createServer() : createTlsServer({ ...tls });
  await once(server.listen(port, host), 'listening');
  const bound = (server.address() as AddressInfo).port;
  const guard = new Guard(tls === undefined ? 'http' : 'https', bound);
  server.on('request', (request, response) => {
    void serve(options, server, guard, request, response);
  });
  return {
    port: bound,
    close: async () => {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(
  options: ServerOptions,
  server: Server,
  guard: Guard,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.on('error', () => response.destroy());
  const { url = '', headers } = request;
  // Handle HEAD like GET, because Node omits the body itself.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  const { path, query } = readTarget(url);
  const read = await attempt(async () => {
    guard.check(headers);
    return await readBody(request);
  });
  if (!Buffer.isBuffer(read)) {
    send(response, read);
    return;
  }
  const received = { method, path, query, headers, body: read };
  let stored = false;
  const handle = async (): Promise<Reply> => {
    const reply = await attempt(async () => {
      // A fault may process the request later.
      if (!server.listening) throw new HttpError(503, 'Stopped', 'The sandbox has stopped.');
      return await options.handle(received, guard);
    });
    stored = reply.status < 300;
    return reply;
  };
  const isService = options.isService(path);
  const fault = isService ? options.faults.take(method, path) : undefined;
  const status = fault === undefined ? send(response, await handle()) : await injectFault(fault, response, handle);
  if (isService) options.log.add(request, read, { status, stored });
}

/** Runs the handler. Converts a refusal to its error response, and any other error to a 500 without details. */
async function attempt<T>(work: () => Promise<T>): Promise<T | Reply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) return errorReply(error);
    if (isDiskFull(error)) {
      console.error('sandbox: disk full; a request was rejected and nothing was stored.');
      return errorReply(new HttpError(507, 'InsufficientStorage', DISK_FULL));
    }
    console.error('sandbox:', error);
    return errorReply(new HttpError(500, 'InternalError', 'The sandbox failed on this request.'));
  }
}

/** Creates an error body with both forms seen in practice: `message` of OData and the `details` list. */
function errorReply(refusal: HttpError): Reply {
  const message = { lang: 'en', value: refusal.message };
  const details = [{ message: refusal.message }];
  return json(refusal.status, { error: { code: refusal.code, message, details } }, refusal.headers);
}

const DISK_FULL = "The sandbox's disk is full. Nothing was stored. Free some space, then retry.";
/** SQLite result codes, see https://www.sqlite.org/rescode.html#full. */
const SQLITE_FULL = 13;

function isDiskFull(error: unknown): boolean {
  return isPlainObject(error) && (error['errcode'] === SQLITE_FULL || error['code'] === 'ENOSPC');
}

/** Splits path and query. A base URL with a trailing slash produces paths that start with two slashes. */
function readTarget(url: string): { path: string; query: string } {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  return { path: path.replace(/^\/+/, '/'), query };
}

function send(response: ServerResponse, reply: Reply): number {
  const { status, body, stream } = reply;
  const hasLength = stream === undefined && status !== 204;
  if (hasLength) response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...reply.headers,
  });
  if (stream === undefined || response.req.method === 'HEAD') response.end(body);
  else stream(response);
  return status;
}
