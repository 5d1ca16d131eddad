import dns from 'node:dns';
import { getEventListeners } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import type { HttpRequest } from '../../../src/service/http/exchange.ts';
import { createSend } from '../../../src/service/http/send.ts';
import { toMilliseconds } from '../../../src/time.ts';
import { close, listen } from '../../support/fault-server.ts';

const PATIENCE_MS = toMilliseconds(20_000);
const open: { readonly server: Server; readonly sockets: readonly Socket[] }[] = [];
afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) await close(server, sockets);
});

interface Peer {
  readonly url: URL;
  /** How its connections ended, in order: `end` or an error's code. */
  readonly ends: string[];
  readonly requests: string[];
}

/**
 * A server that answers each request with this text, and says nothing where there is none.
 *
 * @param reads false when it reads on only half a second after it has answered
 */
async function startPeer(answer = '', { reads = true } = {}): Promise<Peer> {
  const sockets: Socket[] = [];
  const ends: string[] = [];
  const requests: string[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('data', (chunk) => {
      requests.push(chunk.toString());
      socket.write(answer);
      if (reads || socket.isPaused()) return;
      socket.pause();
      setTimeout(() => socket.removeAllListeners('data').resume(), 500);
    });
    socket.on('end', () => ends.push('end')).on('error', (error: NodeJS.ErrnoException) => ends.push(`${error.code}`));
  });
  open.push({ server, sockets });
  const url = new URL(`http://127.0.0.1:${await listen(server)}/application/webhook/t0k3n?a=b`);
  return { url, ends, requests };
}

const post = (url: URL): HttpRequest => ({ method: 'POST', url, headers: { 'content-type': 'x/y' }, body: 'hello' });
const getAnswer = (status: number) =>
  `HTTP/1.1 ${status} X\r\ncontent-length: 2\r\nset-cookie: a\r\nset-cookie: b\r\n\r\n{}`;

test('sends the request unchanged, with a user agent, on its own connection', async () => {
  const { url, requests } = await startPeer(getAnswer(200));
  const exchange = await createSend()(post(url), { timeoutMs: PATIENCE_MS });
  expect(exchange).toEqual({
    type: 'response',
    status: 200,
    headers: { 'content-length': '2', 'set-cookie': 'a, b' },
    body: '{}',
    complete: true,
  });
  expect(requests.join('')).toMatch(/^POST \/application\/webhook\/t0k3n\?a=b HTTP\/1\.1\r\n.*\r\n\r\nhello$/s);
  for (const header of [
    'user-agent: workroom-notify',
    'content-type: x/y',
    'accept-encoding: identity',
    'connection: close',
  ])
    expect(requests.join('')).toContain(`\r\n${header}\r\n`);
});

/** More than the kernels keep: some of it is still to be written when the answer comes. */
const LARGE = 'x'.repeat(20_000_000);

test.each([
  [400, 'end'],
  [408, 'ECONNRESET'],
  [500, 'ECONNRESET'],
  [503, 'ECONNRESET'],
])('a %i before the request was read to its end: the connection ends by %s', async (status, end) => {
  const { url, ends } = await startPeer(getAnswer(status), { reads: false });
  const request = { ...post(url), body: LARGE };
  expect(await createSend()(request, { timeoutMs: PATIENCE_MS })).toMatchObject({ status });
  // What may still be carried out must not arrive later.
  await expect.poll(() => ends, { timeout: PATIENCE_MS }).toEqual([end]);
});

test('reports an abort before and after the request was written', async () => {
  const { url, requests, ends } = await startPeer();
  const result = new AbortController();
  const sent = createSend()(post(url), { timeoutMs: PATIENCE_MS, signal: result.signal });
  await expect.poll(() => requests.length).toBe(1);
  result.abort();
  const stopped = { type: 'failure', hint: '', permanent: false };
  expect(await sent).toEqual({ ...stopped, written: true, reason: 'aborted while waiting for the response' });
  await expect.poll(() => ends).toEqual(['ECONNRESET']);
  const unsent = { ...stopped, written: false, reason: 'aborted before anything was sent' };
  expect(await createSend()(post(url), { timeoutMs: PATIENCE_MS, signal: result.signal })).toEqual(unsent);
  const lookup = vi.spyOn(dns, 'lookup').mockReturnValueOnce();
  const naming = new AbortController();
  const toName = post(new URL('https://service.example/'));
  const looking = createSend()(toName, { timeoutMs: PATIENCE_MS, signal: naming.signal });
  await expect.poll(() => lookup.mock.calls.length).toBe(1);
  naming.abort();
  expect(await looking).toEqual(unsent);
  expect(requests).toHaveLength(1);
});

test.each([
  ['whole', getAnswer(200), true],
  ['but for its body', 'HTTP/1.1 200 X\r\ncontent-length: 9\r\n\r\n', false],
])('uses a response that arrived %s while the process was suspended', async (_, answer, complete) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      socket.write(answer);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    });
  });
  open.push({ server, sockets: [] });
  const url = new URL(`http://127.0.0.1:${await listen(server)}/`);
  expect(await createSend()(post(url), { timeoutMs: toMilliseconds(200) })).toMatchObject({
    type: 'response',
    status: 200,
    complete,
  });
});

test('reports the phase in which a timeout occurred', async () => {
  const { url } = await startPeer();
  expect(await createSend()(post(url), { timeoutMs: toMilliseconds(300) })).toMatchObject({
    written: true,
    permanent: false,
    reason: `${url.host} did not respond within 0.3 s`,
  });
});

test('keeps the beginning of a long body, or its end if requested', async () => {
  const { url } = await startPeer('HTTP/1.1 200 X\r\ncontent-length: 10\r\n\r\n0123456789');
  const send = createSend();
  const retained = async (limits: object) => {
    const exchange = await send({ ...post(url), method: 'GET' }, { timeoutMs: PATIENCE_MS, ...limits });
    return exchange.type === 'response' ? exchange.body : exchange;
  };
  expect(await retained({})).toBe('0123456789');
  expect(await retained({ maxBytes: 4 })).toBe('0123');
  expect(await retained({ maxBytes: 4, tailOf: 100 })).toBe('6789');
});

test('removes its timers and listeners', async () => {
  const { url } = await startPeer(getAnswer(200));
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const { signal } = new AbortController();
  expect(await createSend()(post(url), { timeoutMs: PATIENCE_MS, signal })).toMatchObject({ status: 200 });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await expect.poll(timers).toBeLessThanOrEqual(before);
});

test('sends nothing to a forbidden URL', async () => {
  const send = createSend();
  for (const address of ['http://service.example/t0k3n', 'ftp://service.example/']) {
    const exchange = await send(post(new URL(address)), { timeoutMs: PATIENCE_MS });
    const hint = 'Use an https:// address.';
    expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: true, hint });
    expect(JSON.stringify(exchange)).not.toContain('t0k3n');
  }
});
