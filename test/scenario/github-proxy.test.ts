import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { tlsAuthority } from '../support/tls-authority.ts';
import { play, RED_JOB, toWorld } from './github-run.ts';

const HOST = 'api.github.example';

/** Opens every tunnel to the same local port, and records the requested hosts. */
async function startProxy(): Promise<{
  readonly url: string;
  readonly targets: readonly string[];
  leadTo(port: number): void;
}> {
  const targets: string[] = [];
  let port = 0;
  const server = createServer();
  server.on('connect', (request, client, head) => {
    targets.push(request.url ?? '');
    const service = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      service.write(head);
      service.pipe(client).pipe(service);
    });
    for (const end of [client, service]) end.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    leadTo: (to) => {
      port = to;
    },
  };
}

test('API is read through an HTTPS proxy, with a verified certificate', async () => {
  const authority = tlsAuthority();
  const proxy = await startProxy();
  const { result, message } = await play({
    world: toWorld([RED_JOB]),
    behaviour: { tls: authority.issue({ altName: `DNS:${HOST}` }) },
    onApi: (port) => proxy.leadTo(port),
    changes: { job: { status: 'failure' }, github: { api_url: `https://${HOST}` } },
    env: { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: authority.caFile },
  });
  expect(result.annotations).toEqual([]);
  expect(message).toContain(' in npm test');
  expect(proxy.targets.length).toBeGreaterThan(1);
  expect(new Set(proxy.targets)).toEqual(new Set([`${HOST}:443`]));
});

test('API with an untrusted certificate never gets the token', async () => {
  const authority = tlsAuthority();
  const proxy = await startProxy();
  const { result, githubRequests: requested } = await play({
    world: toWorld([RED_JOB]),
    behaviour: { tls: authority.issue({ altName: `DNS:${HOST}` }) },
    onApi: (port) => proxy.leadTo(port),
    changes: { job: { status: 'failure' }, github: { api_url: `https://${HOST}` } },
    env: { HTTPS_PROXY: proxy.url },
  });
  expect(requested).toEqual([]);
  expect(result.outputs['outcome']).toBe('delivered');
  expect(result.log).toContain('certificate');
});
