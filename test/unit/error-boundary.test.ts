import { expect, test } from 'vitest';
import { notify } from '../../src/notify.ts';
import type { Report } from '../../src/report.ts';
import type { Runtime } from '../../src/runtime.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { answered, scriptedService } from '../support/scripted-service.ts';

const HOOK = 'https://service.example/application/webhook/t0k3n_s3cret_';
const ACCOUNT = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd' };
const ENV = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_REPOSITORY: 'octo/app',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_JOB: 'build',
  GITHUB_REF: 'refs/heads/main',
};

/** Throws at one access of all: the one with that number, from 0. */
class Trap {
  accesses = 0;
  /** Location of the access that threw. */
  place: string | undefined;
  readonly #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  on<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (all, name) => {
        if (name !== 'then' && this.accesses++ === this.#at) this.#spring();
        return Reflect.get(all, name);
      },
    });
  }

  #spring(): never {
    const error = new Error('sprung');
    this.place = error.stack?.split('\n').find((line) => line.includes('/src/'));
    throw error;
  }
}

async function getSettings(options: Readonly<Record<string, string>>, now: number): Promise<Settings> {
  const inputs = Object.entries({ status: 'failure', ...options });
  return readSettings(new Map(inputs.map(([name, value]) => [name, { value, from: 'input' }] as const)), new Date(now));
}

/** Matches locations where an error would concern the reporting, not the reported build. */
const BEYOND = /at (?:isFinal|sendMinimal|createInterruptedDelivery)|src\/(?:notify|report|delivery\/receipt)\.ts/;

const KEPT = ['delivered, 1 sent', 'not-delivered, 0 sent', 'unknown, 1 sent'];

/** Extracts the outcome and what the message omits. */
function toEnd({ receipt, diagnostics }: Report): string {
  const results = diagnostics.filter(({ code, message: says }) => code === 'bug' && says.startsWith('Bug: Error at '));
  return results.length === 1 ? receipt.outcome : `${receipt.outcome} with ${results.length} mistakes`;
}

test.each([
  ['a webhook', { 'webhook-url': HOOK }],
  ['an own text', { 'webhook-url': HOOK, body: '{{ workflow }} of {{ ref.name }}', 'only-if': 'ref.name == "main"' }],
  ['a topic with a key', { ...ACCOUNT, team: '1', kind: 'topic', 'unique-key': 'auto' }],
  ['people of a named team', { ...ACCOUNT, team: 'Platform', mention: 'author, admins' }],
])('a stage that throws anywhere sends the message once, or reports that it did not: %s', async (_, options) => {
  const lost: string[] = [];
  let sprung = 0;
  for (let at = 0; ; at++) {
    const trap = new Trap(at);
    const service = scriptedService(({ method, path }) => ({ exchange: answered(200, replyTo(method, path)) }));
    const settings = trap.on(await getSettings(options, service.world.now()));
    const world: Runtime = { ...service.world, env: trap.on(ENV) };
    const result = await notify(settings, world).catch((error: unknown) => error);
    if (trap.place === undefined) break;
    sprung += 1;
    if (BEYOND.test(trap.place)) continue;
    const posts = service.made.filter(({ method }) => method === 'POST').length;
    const end = result instanceof Error ? result.message : `${toEnd(result as Report)}, ${posts} sent`;
    if (!KEPT.includes(end)) lost.push(`${end}: ${trap.place}`);
  }
  expect([...new Set(lost)]).toEqual([]);
  expect(sprung).toBeGreaterThan(50);
});

function replyTo(method: string, path: string): object {
  if (method === 'POST') return { d: { id: 7 } };
  if (path.includes('Stream')) return { d: { results: [], __count: '0' } };
  return { d: { results: [{ id: 1, nickname: 'platform', displayName: 'Platform' }], __count: '1' } };
}

test('a hanging stage is abandoned in time for the message', async () => {
  const service = scriptedService(() => ({ exchange: answered(202) }));
  const hangs = new Promise<never>(() => {});
  const world: Runtime = {
    ...service.world,
    env: ENV,
    send: (request, limits) => (request.method === 'GET' ? hangs : service.world.send(request, limits)),
    files: { ...service.world.files, read: () => hangs },
  };
  const settings = await getSettings(
    { 'webhook-url': HOOK, timeout: '1', users: 'users.yml', mention: 'author' },
    world.now(),
  );
  const { receipt, diagnostics } = await notify(settings, world);
  expect(receipt.outcome).toBe('delivered');
  expect(diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toContain('unread warning');
});
