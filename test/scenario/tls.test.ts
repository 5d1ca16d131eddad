import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextsFor } from '../standin/contexts.ts';
import { runAction, type StageResult } from '../standin/runner.ts';
import { type ConnectProxy, startConnectProxy } from '../support/connect-proxy.ts';
import { example } from '../support/events.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { faultNamed } from '../support/fault-table.ts';
import { findSecret } from '../support/secrets.ts';
import { type TlsIdentity, tlsAuthority } from '../support/tls-authority.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const USER = 'builder';
const PASSWORD = 'proxy-w_rd.9';

const authority = tlsAuthority();

interface Sent {
  readonly result: StageResult;
  readonly server: FaultServer;
}

/** Sends one webhook message to a server with this certificate. */
async function send(identity: TlsIdentity, env: Record<string, string>, host = '127.0.0.1'): Promise<Sent> {
  const server = await startFaultServer([faultNamed('TLS: answered')], identity);
  const url = server.url.href.replace('127.0.0.1', host);
  try {
    const [result] = await runAction({
      actionPath: ROOT,
      stage: 'main',
      inputs: { 'webhook-url': url, timeout: '20' },
      contexts: contextsFor('push', example('push', 0)),
      env,
    });
    if (result === undefined) throw new Error('the action did not run');
    const raw = result.rawOutput.toString().replaceAll(/^::add-mask::.*$/gm, '');
    for (const secret of [url, PASSWORD, `${USER}:${PASSWORD}`]) {
      expect(findSecret(raw + result.summary + JSON.stringify(result.outputs), secret)).toEqual([]);
    }
    return { result, server };
  } finally {
    await server.close();
  }
}

function expectDelivered({ result, server }: Sent): void {
  expect(result.outputs['outcome'], result.log).toBe('delivered');
  expect(server.truth.stored).toHaveLength(1);
}

function expectRefused({ result, server }: Sent, text: RegExp): void {
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'not-delivered' } });
  expect(result.annotations).toEqual([
    expect.objectContaining({ level: 'error', message: expect.stringMatching(text) }),
  ]);
  expect(server.truth.requests).toEqual([]);
}

describe('certificate', () => {
  const good = () => authority.issue({ altName: 'IP:127.0.0.1' });
  const trusting = () => ({ NODE_EXTRA_CA_CERTS: authority.caFile });

  test('from a private authority is trusted if NODE_EXTRA_CA_CERTS names it', async () => {
    expectDelivered(await send(good(), trusting()));
  });

  test('of an unknown authority is rejected, and nothing is sent', async () => {
    expectRefused(await send(good(), {}), /NODE_EXTRA_CA_CERTS/);
  });
});

describe('proxy with credentials', () => {
  let proxy: ConnectProxy;
  beforeAll(async () => {
    proxy = await startConnectProxy({ credentials: `${USER}:${PASSWORD}` });
  });
  afterAll(() => proxy.close());

  /** 0.0.0.0 reaches this machine but is not a loopback name, so the proxy is used. */
  const through = (env: Record<string, string>) =>
    send(authority.issue({ altName: 'IP:0.0.0.0' }), { NODE_EXTRA_CA_CERTS: authority.caFile, ...env }, '0.0.0.0');

  test.each(['HTTPS_PROXY', 'https_proxy'])('delivers the message when %s names it', async (variable) => {
    expectDelivered(
      await through({ [variable]: `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${proxy.port}` }),
    );
  });

  test.each([
    ['no', ''],
    ['wrong', `${USER}:not-${PASSWORD}@`],
  ])('rejects %s credentials, and the step names the variable to fix', async (_name, credentials) => {
    expectRefused(await through({ HTTPS_PROXY: `http://${credentials}127.0.0.1:${proxy.port}` }), /HTTPS_PROXY/);
  });
});
