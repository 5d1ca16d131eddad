import dns from 'node:dns';
import { describe, expect, test, vi } from 'vitest';
import type { HttpRequest } from '../../../src/service/http/exchange.ts';
import { createSend } from '../../../src/service/http/send.ts';
import { startDeafServer } from '../../support/fault-deaf-server.ts';
import { startFaultServer } from '../../support/fault-server.ts';
import { type Fault, faultNamed } from '../../support/fault-table.ts';
import { HANGS_MS, NEVER_MS } from '../../support/hangs.ts';

const post = (url: URL): HttpRequest => ({ method: 'POST', url, headers: {}, body: '{}' });

async function withServer(error: Fault, use: (url: URL) => Promise<void>): Promise<void> {
  const server = await startFaultServer([error]);
  try {
    await use(server.url);
  } finally {
    await server.close();
  }
}

test('body is retained up to the limit, and reported as truncated', () =>
  withServer(faultNamed('body without end'), async (url) => {
    const exchange = await createSend()(post(url), { timeoutMs: NEVER_MS, maxBytes: 10_000 });
    expect(exchange).toMatchObject({ status: 200, complete: false, oversize: true, body: 'x'.repeat(10_000) });
  }));

test('64 KiB are retained by default', () =>
  withServer(faultNamed('body without end'), async (url) => {
    const exchange = await createSend()(post(url), { timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ body: 'x'.repeat(65_536) });
  }));

test('slow body is aborted long before the timeout of the exchange', { timeout: HANGS_MS }, () =>
  withServer(faultNamed('body in drips'), async (url) => {
    const exchange = await createSend()(post(url), { timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ status: 200, complete: false });
  }),
);

// Not concurrent, because servers that start look up their own address.
test('name lookup that hangs takes only a share of the time', { timeout: HANGS_MS }, async () => {
  vi.spyOn(dns, 'lookup').mockReturnValueOnce();
  const exchange = await createSend()(post(new URL('https://silent.example/')), { timeoutMs: NEVER_MS });
  expect(exchange).toMatchObject({ written: false, reason: expect.stringContaining('could not be resolved') });
});

describe.concurrent('phase that hangs before the request takes only a share of the time', () => {
  test('connection', async ({ expect }) => {
    const deaf = await startDeafServer();
    const exchange = await createSend()(post(new URL(`http://127.0.0.1:${deaf.port}/`)), { timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ written: false, reason: expect.stringContaining('was not ready within') });
    deaf.stop();
  });

  test('TLS handshake', ({ expect }) =>
    withServer(faultNamed('TLS: silence'), async (url) => {
      const exchange = await createSend()(post(url), { timeoutMs: NEVER_MS });
      expect(exchange).toMatchObject({ written: false, reason: expect.stringContaining('was not ready within') });
    }));

  test('proxy', ({ expect }) =>
    withServer(faultNamed('silence'), async ({ host }) => {
      const send = createSend({ https_proxy: `http://${host}` });
      const exchange = await send(post(new URL('https://service.example/')), { timeoutMs: NEVER_MS });
      expect(exchange).toMatchObject({
        reason: expect.stringContaining(`the connection to the proxy ${host} was not ready`),
      });
    }));
});

test('signal aborts the wait for a response, and the request counts as written', async () => {
  const server = await startFaultServer([faultNamed('silence, stored')]);
  const stop = new AbortController();
  try {
    const exchange = createSend()(post(server.url), { timeoutMs: NEVER_MS, signal: stop.signal });
    await expect.poll(() => server.truth.stored.length).toBe(1);
    stop.abort();
    expect(await exchange).toMatchObject({ type: 'failure', written: true });
  } finally {
    await server.close();
  }
});

test('header that would break the request is rejected before anything is sent', async () => {
  const server = await startFaultServer([faultNamed('none')]);
  try {
    const request = { ...post(server.url), headers: { authorization: 'Basic c2VjcmV0\r\nx: y' } };
    const exchange = await createSend()(request, { timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: true });
    expect(JSON.stringify(exchange)).not.toContain('c2VjcmV0');
    expect(server.truth.requestBytes).toBe(0);
  } finally {
    await server.close();
  }
});
