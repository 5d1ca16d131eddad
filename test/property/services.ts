/** The service and GitHub's API as a case meets them: whole, or failing in one way. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type GithubApi, startGithubApi } from '../support/github-api.ts';
import { TOKEN } from '../support/github-facts.ts';
import { branchQuestion } from '../support/histories.ts';

export interface Services {
  readonly sandbox: Sandbox;
  readonly github: GithubApi;
  /** Origins of servers, by how they misbehave. */
  readonly bad: Readonly<Record<string, string>>;
}

const PUSHES = branchQuestion('38+ 39+ 40- 41- 42-');

export async function startServices(): Promise<Services> {
  const closed = await listening(createServer());
  closed.server.close();
  const bad = {
    refused: closed.origin,
    fails: (await listening(createServer((_, response) => response.writeHead(500).end('<h1>500</h1>')))).origin,
    hangs: (await listening(createServer(() => {}))).origin,
    resets: (await listening(createServer(({ socket }) => socket.resetAndDestroy()))).origin,
    garbage: (await listening(createServer((_, response) => response.end('{"d": [nul')))).origin,
    limited: (
      await listening(
        createServer((_, response) =>
          response.writeHead(403, { 'x-ratelimit-remaining': '0' }).end('{"message":"no"}'),
        ),
      )
    ).origin,
  };
  return { sandbox: await startSandbox(), github: await startGithubApi(PUSHES.world, TOKEN), bad };
}

async function listening(server: Server): Promise<{ readonly server: Server; readonly origin: string }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** What a destination is given by, and what of it is secret. */
export function destinationOf(
  target: string,
  service: string,
  { sandbox, bad }: Services,
): Readonly<Record<string, string>> {
  const origin = bad[service] ?? sandbox.origin;
  const hook = (kind: string) => {
    const { url = '' } = sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native') ?? {};
    return url.replace(sandbox.origin, origin);
  };
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const account = { 'base-url': origin, username: 'ci-bot', password };
  const [one = 0, two = 0] = Object.values(sandbox.seededIds.teams);
  const kind = target.split(' ')[1] ?? '';
  switch (target) {
    case 'no secret':
      return {};
    case 'two webhooks':
      return { 'webhook-url': `${hook('message')}\n${hook('message')}?second` };
    case 'two teams':
      return { ...account, kind: 'task', team: `${one}, ${two}` };
    case 'forum by name':
      return { ...account, kind: 'topic', forum: 'announcements' };
    case 'webhook text':
      return { 'webhook-url': hook('message') };
    default: {
      const place = target.startsWith('rest') ? { ...account, team: String(one) } : { 'webhook-url': hook(kind) };
      return { ...place, kind };
    }
  }
}
