/** Serves the page on loopback, with the template's file and a sandbox beside it. */
import type { ServerResponse } from 'node:http';
import { messageOf } from '../../errors.ts';
import type { Draft } from '../../message/rendering.ts';
import { loadPageFiles } from '../../pages/files.ts';
import { record, type Validator } from '../../sandbox/checks.ts';
import { createFaults } from '../../sandbox/faults.ts';
import type { Guard } from '../../sandbox/http/guard.ts';
import { badRequest, json, notFound, Refusal, type Reply } from '../../sandbox/http/reply.ts';
import { parseJson, type Received } from '../../sandbox/http/request.ts';
import { createRequestLog } from '../../sandbox/http/request-log.ts';
import { listen } from '../../sandbox/http/server.ts';
import type { PastBuild } from '../builds/past-build.ts';
import { homePage } from '../home-page.ts';
import { createDoor } from './door.ts';
import { type SandboxAccount, SandboxError } from './sandbox-account.ts';
import type { TemplateFileOnDisk } from './template-file.ts';

export interface StudioServerOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** What a step calls the action. */
  readonly action: string;
  readonly file?: { readonly shown: string; readonly disk: TemplateFileOnDisk } | undefined;
  readonly sandbox?: SandboxAccount | undefined;
  /** Builds that a repository really had; asked for once. Rejects with words for people. */
  readonly past?: { readonly repository: string; readonly read: () => Promise<readonly PastBuild[]> } | undefined;
  /** For the secrets of its address and cookie. */
  readonly random: (bytes: number) => Buffer;
}

export interface StudioServer {
  readonly origin: string;
  /** The address that opens it. Nothing is answered to who did not come by it. */
  readonly link: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const TYPES = { 'index.html': 'text/html', 'page.css': 'text/css', 'page.js': 'text/javascript' } as const;

/** Rejects with the system's error where the port is taken. */
export async function startStudio(options: StudioServerOptions): Promise<StudioServer> {
  const watchers = new Set<() => void>();
  const faults = createFaults();
  const door = createDoor(options.random);
  const server = await listen({
    ...{ port: options.port, host: HOST, tls: undefined, faults, log: createRequestLog(), isService: () => false },
    answer: (received, guard) => answer({ options, watchers }, received, guard),
    refuse: door.refuse,
  });
  const origin = `http://${HOST}:${server.port}`;
  return {
    origin,
    link: door.link(origin),
    close: async () => {
      for (const end of watchers) end();
      await server.close();
    },
  };
}

interface Running {
  readonly options: StudioServerOptions;
  readonly watchers: Set<() => void>;
}

async function answer(
  { options, watchers }: Running,
  { method, path, body, headers }: Received,
  guard: Guard,
): Promise<Reply> {
  if (method !== 'GET') guard.checkOwnOrigin(headers);
  const { file, sandbox, past } = options;
  switch (`${method} ${path}`) {
    case 'GET /studio/home':
      return json(200, { file: file?.shown, sandbox: sandbox !== undefined, repository: past?.repository });
    case 'GET /studio/builds':
      return pastReply(options);
    case 'GET /studio/file':
      return json(200, { text: diskOf(options).read() });
    case 'PUT /studio/file':
      return save(options, body);
    case 'GET /studio/events':
      return watchReply(diskOf(options), watchers);
    case 'GET /studio/sandbox':
      return enter(options);
    case 'POST /studio/send':
      return send(options, body);
    default:
      return method === 'GET' ? pageReply(options, path) : refuse();
  }
}

function refuse(): never {
  throw notFound('There is nothing at this path.');
}

function diskOf({ file }: StudioServerOptions): TemplateFileOnDisk {
  return file?.disk ?? refuse();
}

async function pastReply({ past }: StudioServerOptions): Promise<Reply> {
  if (past === undefined) return refuse();
  try {
    return json(200, { builds: await past.read() });
  } catch (error) {
    throw new Refusal(502, 'NotRead', messageOf(error));
  }
}

async function pageReply({ action }: StudioServerOptions, path: string): Promise<Reply> {
  const files = await loadPageFiles(new URL('../browser/', import.meta.url));
  const name = path === '/' ? 'index.html' : path.slice(1);
  if (name !== 'index.html' && name !== 'page.css' && name !== 'page.js') return refuse();
  const body = name === 'index.html' ? homePage(files[name], { home: 'command', action }) : files[name];
  // All else stands in the page itself; this cannot.
  const policy = "frame-ancestors 'none'";
  return {
    status: 200,
    headers: { 'content-type': `${TYPES[name]}; charset=utf-8`, 'content-security-policy': policy },
    body,
  };
}

const anyLength: Validator<string> = (value, where) => {
  if (typeof value === 'string') return value;
  throw badRequest(`${where} must be a string.`);
};
const orNothing: Validator<string | undefined> = (value, where) =>
  value === undefined ? undefined : anyLength(value, where);
const savePayload = record({ text: anyLength, before: orNothing });

function save(options: StudioServerOptions, body: Buffer): Reply {
  const { text, before } = savePayload(parseJson(body), 'The payload');
  diskOf(options).save(text, before);
  return json(200, {});
}

const draft: Validator<Draft> = (value, where) => {
  const { kind, subject, body } = record({ kind: anyLength, subject: orNothing, body: anyLength })(value, where);
  if (kind !== 'message' && kind !== 'topic' && kind !== 'task') throw badRequest(`${where} is of no kind.`);
  return subject === undefined ? { kind, body } : { kind, subject, body };
};
const drafts: Validator<readonly Draft[]> = (value, where) => {
  if (Array.isArray(value) && value.length > 0 && value.length < 3) return value.map((one) => draft(one, where));
  throw badRequest(`${where} must be one or two messages.`);
};
const sendPayload = record({ drafts, sender: anyLength });

async function send({ sandbox }: StudioServerOptions, body: Buffer): Promise<Reply> {
  if (sandbox === undefined) return refuse();
  const payload = sendPayload(parseJson(body), 'The payload');
  try {
    const { link, cookie } = await sandbox.post(payload.drafts, payload.sender.slice(0, 100));
    return json(200, { link }, { 'set-cookie': cookie });
  } catch (error) {
    const why = error instanceof SandboxError ? error.message : 'The sandbox did not take the message.';
    throw new Refusal(502, 'NotSent', why);
  }
}

async function enter({ sandbox }: StudioServerOptions): Promise<Reply> {
  if (sandbox === undefined) return refuse();
  try {
    const { link, cookie } = await sandbox.enter();
    return { status: 303, headers: { location: link, 'set-cookie': cookie }, body: '' };
  } catch (error) {
    throw new Refusal(502, 'NotOpened', error instanceof SandboxError ? error.message : 'The sandbox does not answer.');
  }
}

function watchReply(disk: TemplateFileOnDisk, watchers: Set<() => void>): Reply {
  const stream = (response: ServerResponse) => {
    const tell = (text: string) => response.write(`event: file\ndata: ${JSON.stringify({ text })}\n\n`);
    response.write('retry: 1000\n\n');
    const end = disk.watch(tell);
    watchers.add(end);
    response.on('close', () => {
      end();
      watchers.delete(end);
    });
  };
  return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: '', stream };
}
