/** The service of one schedule: random faults on real sockets. */
import { createServer, type Socket } from 'node:net';
import type { Chance } from '../chance.ts';
import { close, listen } from '../fault-server.ts';
import { answer, fin } from '../fault-wire.ts';
import { CONNECTION_FAULTS } from './kinds.ts';
import type { Records } from './records.ts';
import { FoulWeather, goodAnswer, toEcho, type Weather } from './weather.ts';
import { readRequest, type WireRequest } from './wire.ts';

export interface Service {
  readonly port: number;
  /** Names of the injected faults, in order. */
  readonly played: string[];
  readonly records: Records;
  /** Waits for pending records, then closes. */
  readonly close: () => Promise<void>;
}

/** Probability that a connection fails before a request is read. The rest applies to requests. */
const AT_CONNECTION = 0.03;

export async function startService(chance: Chance, weather: Weather): Promise<Service> {
  const open = new Set<Socket>();
  const late: Promise<void>[] = [];
  const foul = new FoulWeather(chance, weather, Date.now);
  const { played, records } = foul;

  const post = async (socket: Socket, request: WireRequest) => {
    const { fault: error, keeps, slowMs, moreMs, laterMs } = foul.post(rest(weather.posts));
    const early = keeps === 'first' ? foul.keep(request) : 0;
    if (slowMs > 0) await slowly(socket, slowMs, moreMs);
    const id = keeps === 'last' ? foul.keep(request) : early;
    if (keeps === 'later') {
      const { promise, resolve } = Promise.withResolvers<void>();
      late.push(promise);
      setTimeout(() => resolve(void foul.keep(request)), laterMs);
    }
    const good = goodAnswer(request, id);
    if (error === undefined) answer(good.status, { body: good.body })(socket);
    else error.play(good)(socket);
  };

  const read = async (socket: Socket, request: WireRequest) => {
    const { fault: error, slowMs, headers, body } = foul.read(request, rest(weather.reads));
    if (slowMs > 0) await slowly(socket, slowMs, 0);
    if (error === undefined) answer(200, { body, headers })(socket);
    else error.play({ status: 200, body, echo: toEcho(request) })(socket);
  };

  const onConnection = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (chance.next() >= AT_CONNECTION) {
      serve(socket, (request) => late.push((request.method === 'POST' ? post : read)(socket, request)));
      return;
    }
    const [name, play] = chance.oneOf(Object.entries(CONNECTION_FAULTS));
    played.push(name);
    play(socket);
  };
  const server = createServer(onConnection);
  const port = await listen(server);
  const finish = async () => {
    for (const one of late) await one;
    await close(server, open);
  };
  return { port, played, records, close: finish };
}

/** Processes a request, for a limited time after the client has disconnected. */
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

/** Computes the failure probability of a request on a working connection. */
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
