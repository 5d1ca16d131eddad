import { beforeAll, expect, test } from 'vitest';
import { notify } from '../../../../../src/notify.ts';
import { connectToGithub } from '../../../../../src/process/world.ts';
import { readSettings } from '../../../../../src/settings/read-settings.ts';
import { answered, failed, scriptedService } from '../../../../support/scripted-service.ts';

const ENV = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_REPOSITORY: 'acme/app',
  GITHUB_API_URL: 'https://api.github.example',
};

const REPOSITORY = {
  data: { repository: { isArchived: false, defaultBranchRef: { name: 'main' }, object: { entries: [] } } },
};
const JSON_TYPE = { 'content-type': 'application/json' };

/** Only the repository itself is told; each further question hangs. */
async function digest(timeout: string) {
  const service = scriptedService(({ url }) => {
    if (url.host !== 'api.github.example') return { ends: answered(200, { id: 7 }) };
    const isRepository = url.pathname === '/graphql';
    return isRepository ? { ends: answered(200, REPOSITORY, JSON_TYPE) } : { takesMs: 3_600_000, ends: failed(true) };
  });
  const given = { 'webhook-url': 'https://hooks.example/hook/t', template: 'digest', 'github-token': 't', timeout };
  const options = new Map(Object.entries(given).map(([name, value]) => [name, { value, from: 'input' }] as const));
  const world = { ...service.world, env: ENV, github: connectToGithub };
  const { receipt } = await notify(await readSettings(options, new Date(world.now())), world);
  return { ...service, receipt };
}

// What is loaded late takes no time of the clock that jumps.
beforeAll(() => digest('1'));

test.each(['3', '6', '300'])(
  'timeout %s: an API that hangs leaves the message its share of the time',
  async (timeout) => {
    const { receipt, made, elapsedMs } = await digest(timeout);
    expect(receipt.outcome).toBe('delivered');
    expect(made.length).toBeGreaterThan(2);
    expect(elapsedMs()).toBeLessThanOrEqual((Number(timeout) * 1000 * 2) / 3 + 100);
  },
);
