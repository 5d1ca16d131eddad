import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { type Problem, SettingsError } from '../errors.ts';
import { unknownOptions } from '../text/closest-match.ts';
import { handleApi } from './api.ts';
import type { Context } from './context.ts';
import { FaultQueue, type Faults } from './faults.ts';
import type { Guard } from './http/guard.ts';
import { notFound, type Reply } from './http/reply.ts';
import type { ReceivedRequest } from './http/request.ts';
import { type LoggedRequest, RequestLog } from './http/request-log.ts';
import { listen } from './http/server.ts';
import { createInspection, type Inspection } from './inspection.ts';
import { API_PATH } from './odata/path.ts';
import { seed } from './seed.ts';
import { type Database, openDatabase } from './store/database.ts';
import { createPage } from './web/page.ts';
import { Sessions } from './web/session.ts';
import { receiveWebhook, WEBHOOK_PATH } from './webhook/receive.ts';

export type { Fault, Faults } from './faults.ts';
export type { LoggedRequest } from './http/request-log.ts';
export type { Account, Ids, SandboxWebhook, SeenMessage, SeenTask, SeenTopic } from './inspection.ts';

export interface SandboxOptions {
  /** Port to listen on. Default: 0, any free port. */
  readonly port?: number;
  /** Path of the SQLite file. One sandbox at a time can use it. Default: in memory. */
  readonly data?: string;
  /** Always loopback. */
  readonly host?: '127.0.0.1';
  readonly now?: () => Date;
  readonly random?: (bytes: number) => Buffer;
  /** If false, seeds only the administrator. Default: true. Ignored if the file already contains data. */
  readonly seed?: boolean;
  /** Password of every account. Default: a random one per account, listed in `accounts`. */
  readonly password?: string;
  /** Key and certificate as PEM. Switches the sandbox to https. */
  readonly tls?: { readonly key: string | Buffer; readonly cert: string | Buffer };
}

const LOOPBACK = '127.0.0.1';
const LAST_PORT = 65_535;

/** A running sandbox of the service, in this process, with access to its state. See docs/library.md. */
export interface Sandbox extends Inspection, AsyncDisposable {
  /** `http://127.0.0.1:PORT`: base URL of the API and the webhooks, and URL of the web page. */
  readonly origin: string;
  readonly port: number;
  /**
   * Creates a URL that signs this user in to the web page while the sandbox runs. The URL is a secret. Throws if no
   * active user has this name.
   */
  signInLink(username: string): string;
  /** Requests to the API and the webhooks, oldest first, without secrets. */
  requests(): readonly LoggedRequest[];
  clearRequests(): void;
  /** Faults to inject into the next requests. */
  readonly faults: Faults;
  close(): Promise<void>;
}

/**
 * Starts the sandbox: the complete service on loopback, with real state. Not for production, because it stores
 * passwords in plain text.
 *
 * @throws SettingsError if an option is invalid, or the file is unusable or in use by another sandbox
 * @throws the system error if the port is in use (`EADDRINUSE`)
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const problems = [...unknownOptions(options, Object.keys(CHECKS)), ...findInvalidOptions(options)];
  if (problems.length > 0) throw new SettingsError(problems);
  const db = await openDatabase(options.data);
  try {
    return await serve(db, options);
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Validates options at runtime, because callers may be plain JavaScript. */
function findInvalidOptions(options: SandboxOptions): readonly Problem[] {
  const values: Readonly<Record<string, unknown>> = { ...options };
  return Object.entries(CHECKS).flatMap(([option, { isValid, suggestion }]) => {
    const value = values[option];
    // Never display the other values, which may be secrets.
    const suffix = option === 'tls' || option === 'password' ? '' : `: ${JSON.stringify(value)}`;
    return value === undefined || isValid(value) ? [] : [{ option, message: `invalid value${suffix}`, suggestion }];
  });
}

interface OptionCheck {
  readonly isValid: (value: unknown) => boolean;
  readonly suggestion: string;
}

const isPort = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_PORT;
const isKeyPair = (value: unknown) => typeof value === 'object' && value !== null && 'key' in value && 'cert' in value;
const FUNCTION: OptionCheck = { isValid: (value) => typeof value === 'function', suggestion: 'Use a function' };
const CHECKS: Readonly<Record<keyof SandboxOptions, OptionCheck>> = {
  port: { isValid: isPort, suggestion: `Use a number from 0 to ${LAST_PORT}` },
  data: { isValid: (value) => typeof value === 'string', suggestion: 'Use the path of a file' },
  host: { isValid: (value) => value === LOOPBACK, suggestion: `Omit it: it is always ${LOOPBACK}` },
  now: FUNCTION,
  random: FUNCTION,
  seed: { isValid: (value) => typeof value === 'boolean', suggestion: 'Use true or false' },
  password: { isValid: (value) => value !== '', suggestion: 'Use a password, or omit it for random ones' },
  tls: { isValid: isKeyPair, suggestion: 'Use { key, cert }, both as PEM' },
};

async function serve(db: Database, options: SandboxOptions): Promise<Sandbox> {
  const { host = LOOPBACK } = options;
  const scheme = options.tls === undefined ? 'http' : 'https';
  let { port = 0 } = options;
  const context: Context = {
    db,
    live: new EventEmitter(),
    now: options.now ?? (() => new Date()),
    random: options.random ?? randomBytes,
    origin: () => `${scheme}://${host}:${port}`,
  };
  // Every open page listens.
  context.live.setMaxListeners(0);
  seed(context, { everything: options.seed ?? true, password: options.password });
  const sessions = new Sessions(context);
  const faults = new FaultQueue();
  const log = new RequestLog();
  const handler = createHandler(context, sessions);
  const server = await listen({ port, host, tls: options.tls, handle: handler, isService, faults, log });
  port = server.port;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= server.close().then(() => db.close());
    return closing;
  };
  return {
    ...createInspection(context),
    origin: context.origin(),
    port,
    signInLink: (username) => sessions.link(username),
    requests: () => [...log.entries],
    clearRequests: () => {
      log.entries = [];
    },
    faults,
    close,
    [Symbol.asyncDispose]: close,
  };
}

const isApi = (path: string) => path.startsWith(`${API_PATH}/`);
const isWebhook = (path: string) => path.startsWith(WEBHOOK_PATH);
const isService = (path: string) => isApi(path) || isWebhook(path);

/** Creates the request handler of the API, the webhooks, and the web page. */
function createHandler(context: Context, sessions: Sessions) {
  const page = createPage(context, sessions);
  return (received: ReceivedRequest, guard: Guard): Reply | Promise<Reply> => {
    if (isApi(received.path)) return handleApi(context, received);
    if (isWebhook(received.path)) return receiveWebhook(context, received);
    if (received.path.startsWith('/api/')) throw notFound('There is nothing at this path.');
    return page(received, guard);
  };
}
