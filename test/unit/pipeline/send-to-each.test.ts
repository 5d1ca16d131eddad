import { beforeAll, expect, test } from 'vitest';
import { notify } from '../../../src/notify.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { answered, failed, type ScriptedService, scriptedService } from '../../support/scripted-service.ts';

const HOOK = 'https://service.example/application/webhook/t0k3n_s3cret_';
const ACCOUNT = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd' };
const HANGS = { takesMs: 3_600_000, ends: failed(true) };

async function send({ world }: ScriptedService, options: Readonly<Record<string, string>>) {
  const given = Object.entries({ status: 'failure', body: 'Red', ...options });
  const read = new Map(given.map(([name, value]) => [name, { value, from: 'input' }] as const));
  return notify(await readSettings(read, new Date(world.now())), world);
}

// What is loaded late takes no time of the clock that jumps.
beforeAll(async () => {
  await send(
    scriptedService(() => ({ ends: answered(200, { d: { id: 'x' } }) })),
    { ...ACCOUNT, team: '1, 2' },
  );
});

test('each has the whole time, whatever the others take of it', async () => {
  const hooks = Array.from({ length: 10 }, (_, index) => `${HOOK}${index}`);
  const service = scriptedService(({ path, atMs }) => {
    if (!path.endsWith('9')) return HANGS;
    return { ends: atMs < 50_000 ? failed(false) : answered(202) };
  });
  const { receipt } = await send(service, { 'webhook-url': hooks.join('\n'), timeout: '60', delivery: 'at-most-once' });
  expect(receipt.outcome).toBe('unknown');
  expect(receipt.targets?.map(({ outcome }) => outcome)).toEqual([...Array(9).fill('unknown'), 'delivered']);
  expect(service.elapsedMs()).toBeLessThanOrEqual(60_000);
});

test('a target that does not answer is waited for a moment only, before the others of its account begin', async () => {
  const service = scriptedService(({ path }) =>
    path.includes('(1)') ? HANGS : { ends: answered(200, { d: { id: 'x' } }) },
  );
  const { receipt } = await send(service, { ...ACCOUNT, team: '1, 2, 3' });
  expect(receipt.targets?.map(({ outcome }) => outcome)).toEqual(['unknown', 'delivered', 'delivered']);
  const begun = (id: number) => service.made.find(({ path }) => path.includes(`(${id})`))?.atMs;
  expect([begun(1), begun(2), begun(3)]).toEqual([0, 5_000, 5_000]);
});

test.each(['1', '2', '3.33', '4', '5', '6', '60'])(
  'timeout %s: a first target that never answers leaves the others time enough',
  async (timeout) => {
    const service = scriptedService(({ path }) =>
      path.includes('(1)') ? HANGS : { takesMs: Number(timeout) * 300, ends: answered(200, { d: { id: 'x' } }) },
    );
    const { receipt } = await send(service, { ...ACCOUNT, team: '1, 2', timeout });
    expect(receipt.targets?.map(({ outcome }) => outcome)).toEqual(['unknown', 'delivered']);
    expect(service.made.filter(({ path }) => path.includes('(2)'))).toHaveLength(1);
    expect(service.elapsedMs()).toBeLessThanOrEqual(Number(timeout) * 1000);
  },
);

test('an account that was refused is not tried again', async () => {
  const service = scriptedService(() => ({ ends: answered(401) }));
  const { receipt } = await send(service, { ...ACCOUNT, team: '1, 2, 3' });
  expect(service.made).toHaveLength(1);
  expect(new Set(receipt.targets?.map(({ reason }) => reason)).size).toBe(1);
  expect(receipt).toMatchObject({ outcome: 'not-delivered', reason: expect.stringMatching(/^3 targets: .*401/) });
});

test('when the step is asked to end, what is known of each is told', async () => {
  const service = scriptedService(({ path }) => {
    if (path.endsWith('1')) service.cancel();
    return path.endsWith('0') ? { ends: answered(202) } : HANGS;
  });
  const { receipt } = await send(service, { 'webhook-url': `${HOOK}0\n${HOOK}1`, delivery: 'at-most-once' });
  expect(receipt.targets?.map(({ outcome }) => outcome)).toContain('unknown');
  expect(service.made).toHaveLength(2);
});
