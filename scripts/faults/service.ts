/** The service as one schedule sees it: it fails by chance, and knows the truth. */
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Chance } from '../../test/support/chance.ts';
import { close, listen } from '../../test/support/fault-server.ts';
import { answer, fin } from '../../test/support/fault-wire.ts';
import type { TlsIdentity } from '../../test/support/tls-authority.ts';
import { BLINDNESS, CONNECTION_FAULTS, type GoodAnswer, POST_FAULTS, READ_FAULTS, READ_LIES } from './kinds.ts';
import { Records } from './records.ts';
import { asciiJson, readRequest, type WireRequest } from './wire.ts';

export interface ServicePlan {
  readonly chance: Chance;
  /** Of each POST and each read to fail. */
  readonly failing: { readonly posts: number; readonly reads: number };
  /** Chance of each POST to be answered only after 10 to 50 s; a read is as slow a quarter as often. */
  readonly slow: number;
  /** Chance of the service to have lists that do not show all. */
  readonly blind: number;
  /** Whether a record has an address of its own, which shows it whole. */
  readonly entities: boolean;
  /** Milliseconds: the longest between a fault and what it keeps late, and the oldest state that is shown. */
  readonly latestMs: number;
  /** Whether success without anything kept is among the faults. */
  readonly lies: boolean;
  /** Whether chat messages come beside the records that are judged. */
  readonly chats: boolean;
  readonly identity?: TlsIdentity | undefined;
}

export interface Service {
  readonly port: number;
  /** Names of the faults that were played, in order; those of the way to the service are added. */
  readonly played: string[];
  readonly records: Records;
  /** How many POSTs arrived whole. */
  readonly posts: () => number;
  /** Waits for what is still to be kept, then closes. */
  readonly close: () => Promise<void>;
}

/** So many of the connections fail before a request is read; the rest of the chance is for requests. */
const AT_CONNECTION = 0.03;

export async function startService(plan: ServicePlan): Promise<Service> {
  const { chance, identity } = plan;
  const played: string[] = [];
  const open = new Set<Socket>();
  const broken = new WeakSet<Socket>();
  const late: Promise<void>[] = [];
  const blindness = chance.next() < plan.blind ? chance.oneOf(BLINDNESS) : undefined;
  if (blindness !== undefined) played.push(`lists with ${blindness}`);
  const records = new Records(chance.oneOf([0, 30, 120]), chance.next() < 0.5, blindness);
  const honest = POST_FAULTS.filter((fault) => !fault.lies);
  let posts = 0;

  const store = (request: WireRequest): number => {
    if (plan.chats && isChat(request)) {
      records.chats += 1;
      return records.chats;
    }
    const id = records.keep(request.body);
    if (chance.next() < 0.05) records.quote();
    return id;
  };

  const post = async (socket: Socket, request: WireRequest) => {
    posts += 1;
    // That a chat message was lied about nobody can know.
    const faults = plan.lies && !(plan.chats && isChat(request)) ? POST_FAULTS : honest;
    const fault = chance.next() < rest(plan.failing.posts) ? chance.oneOf(faults) : undefined;
    const slowMs = slowness(chance, plan.slow);
    played.push(`POST ${fault?.name ?? 'works'}${slowMs > 0 ? `, after ${Math.round(slowMs / 1000)} s` : ''}`);
    const stores = fault === undefined || fault.stores === 'before';
    const storesFirst = chance.next() < 0.5;
    const early = stores && storesFirst ? store(request) : 0;
    if (slowMs > 0) await slowly(socket, slowMs, chance.next() * plan.latestMs);
    const id = stores && !storesFirst ? store(request) : early;
    if (fault?.stores === 'later') {
      const { promise, resolve } = Promise.withResolvers<void>();
      late.push(promise);
      setTimeout(() => resolve(void store(request)), chance.next() * plan.latestMs);
    }
    const good = goodAnswer(request, id);
    if (fault === undefined) answer(good.status, { body: good.body })(socket);
    else fault.play(good)(socket);
  };

  const read = async (socket: Socket, request: WireRequest) => {
    const fails = chance.next() < rest(plan.failing.reads);
    const fault = fails ? chance.oneOf([...READ_FAULTS, ...READ_LIES]) : undefined;
    played.push(`GET ${typeof fault === 'object' ? fault.name : (fault ?? 'works')}`);
    const { pathname, searchParams } = new URL(request.path, 'http://service');
    const isCached = fault === 'an old page from a cache';
    const staleMs = isCached ? 60_000 : fault === 'stale' ? chance.next() * plan.latestMs : 0;
    const body = () => {
      if (pathname.endsWith('/board')) return '{"d":{"results":{"id":7}}}';
      if (pathname.endsWith('/TaskBoard.Get()')) return records.board(staleMs);
      if (pathname.endsWith('/categories')) return '{"d":{"results":[{"id":1,"name":"Old"},{"id":2,"name":"New"}]}}';
      if (decodeURIComponent(pathname).includes('archived=true')) return records.page(searchParams, { of: 'none' });
      const id = Number(/\/(?:posts|tasks)\((\d+)\)$/.exec(pathname)?.[1] ?? 0);
      if (id > 0) return plan.entities ? records.whole(id) : '{"error":"no such address"}';
      const half = fault === 'half a page' ? { most: 20 } : {};
      const category = Number(/taskCategories\((\d)\)/.exec(pathname)?.[1] ?? 0);
      return records.page(searchParams, { staleMs, skips: fault !== 'same page again', category, ...half });
    };
    const good = { status: 200, body: body(), echo: echoOf(request) };
    const slowMs = slowness(chance, plan.slow / 4);
    if (slowMs > 0) await slowly(socket, slowMs, 0);
    if (typeof fault === 'object') fault.play(good)(socket);
    else answer(200, { body: good.body, headers: isCached ? 'age: 60\r\n' : '' })(socket);
  };

  const onConnection = (socket: Socket) => {
    const raw = [...open].find((entry) => entry.remotePort === socket.remotePort);
    // A TLS socket cannot reset its connection; the socket below it can.
    if (raw !== undefined && raw !== socket) socket.resetAndDestroy = () => raw.resetAndDestroy();
    socket.on('error', () => {});
    if (raw !== undefined && broken.has(raw)) return;
    serve(socket, (request) => {
      late.push((request.method === 'POST' ? post : read)(socket, request));
    });
  };
  const onRaw = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (chance.next() >= AT_CONNECTION) return;
    const [name, play] = chance.oneOf(Object.entries(CONNECTION_FAULTS));
    played.push(name);
    broken.add(socket);
    play(socket);
  };
  const server: Server = identity === undefined ? createServer() : createTlsServer({ ...identity });
  server.on('connection', onRaw).on('tlsClientError', () => {});
  server.on(identity === undefined ? 'connection' : 'secureConnection', onConnection);
  const port = await listen(server);
  const finish = async () => {
    for (const one of late) await one;
    await close(server, open);
  };
  return { port, played, records, posts: () => posts, close: finish };
}

/** A chat message, beside the topics and tasks of a schedule that has both. */
function isChat({ path }: WireRequest): boolean {
  return path.includes('/Chat');
}

/** Milliseconds that an answer takes longer than others. */
function slowness(chance: Chance, share: number): number {
  return chance.next() < share ? 10_000 + chance.next() * 40_000 : 0;
}

/** Works on a request; once the client has left, only for that much longer. */
async function slowly(socket: Socket, ms: number, moreMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = setTimeout(resolve, ms);
  const startedAt = Date.now();
  const leave = () => {
    clearTimeout(work);
    setTimeout(resolve, Math.max(0, Math.min(moreMs, ms - (Date.now() - startedAt))));
  };
  if (socket.destroyed) leave();
  socket.once('close', leave);
  await promise;
  socket.off('close', leave);
}

/** The chance of a request to fail whose connection did not. */
function rest(failing: number): number {
  return Math.max(0, (failing - AT_CONNECTION) / (1 - AT_CONNECTION));
}

function serve(socket: Socket, play: (request: WireRequest) => void): void {
  let bytes = Buffer.alloc(0);
  let done = false;
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    const request = done ? undefined : readRequest(bytes);
    if (request === undefined) return;
    done = true;
    play(request);
  });
  socket.on('end', () => fin(socket));
}

/** A REST creation answers with its record, a webhook with nothing to speak of. */
function goodAnswer(request: WireRequest, id: number): GoodAnswer {
  const isWebhook = request.path.includes('/webhook/');
  const body = isWebhook ? 'ok' : asciiJson({ d: { results: { id } } });
  return { status: isWebhook ? 200 : 201, body, echo: echoOf(request) };
}

function echoOf({ head }: WireRequest): string {
  return head.replaceAll(/[^\x20-\x7e]+/g, ' ');
}
