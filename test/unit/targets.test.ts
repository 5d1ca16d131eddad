import { beforeAll, expect, test } from 'vitest';
import { notify } from '../../src/notify.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { answered, failed, type ScriptedService, scriptedService } from '../support/scripted-service.ts';

const HOOK = 'https://service.example/application/webhook/t0k3n_s3cret_';
const ACCOUNT = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd' };
const HANGS = { takesMs: 3_600_000, exchange: failed(true) };

async function send({ world }: ScriptedService, options: Readonly<Record<string, string>>) {
  const inputs = Object.entries({ status: 'failure', body: 'Red', ...options });
  const read = new Map(inputs.map(([name, value]) => [name, { value, from: 'input' }] as const));
  return notify(await readSettings(read, new Date(world.now())), world);
}

// Preloads lazy modules, so they take no time of the simulated clock.
beforeAll(async () => {
  await send(
    scriptedService(() => ({ exchange: answered(200, { d: { id: 'x' } }) })),
    { ...ACCOUNT, team: '1, 2' },
  );
});

test('a target that never responds uses up the time of the next, which reports that nothing was sent there', async () => {
  const service = scriptedService(({ path }) =>
    path.includes('(2)') ? HANGS : { exchange: answered(200, { d: { id: 'x' } }) },
  );
  const { receipt } = await send(service, { ...ACCOUNT, team: '1, 2, 3', timeout: '60', delivery: 'at-most-once' });
  expect(receipt.targets?.map(({ outcome }) => outcome)).toEqual(['delivered', 'unknown', 'not-delivered']);
  expect(receipt).toMatchObject({
    outcome: 'not-delivered',
    reason: expect.stringMatching(/^1 of 3 targets: team 3: /),
  });
  expect(service.elapsedMs()).toBeLessThanOrEqual(60_000);
});

test('reports the known result of each target on a shutdown request', async () => {
  const service = scriptedService(({ path }) => {
    if (path.endsWith('1')) service.cancel();
    return path.endsWith('0') ? { exchange: answered(202) } : HANGS;
  });
  const { receipt } = await send(service, { 'webhook-url': `${HOOK}0\n${HOOK}1`, delivery: 'at-most-once' });
  expect(receipt.targets?.map(({ outcome }) => outcome)).toEqual(['delivered', 'unknown']);
  expect(service.made).toHaveLength(2);
});
