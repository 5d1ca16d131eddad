import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../../src/service/operations.ts';
import { RequestRecord } from '../../../../src/service/request-record.ts';
import { ServiceReader } from '../../../../src/service/scan/reader.ts';
import { getBudget } from '../../../support/budget.ts';
import { answered, failed, type Scene, scriptedService } from '../../../support/scripted-service.ts';

const account = { baseUrl: new URL('https://service.example'), username: 'ci-bot', password: 'p4ssw0rd' };

function createReader(scene: Scene) {
  const service = scriptedService(() => scene);
  const { world } = service;
  const reader = new ServiceReader({ account, runtime: world, budget: getBudget(world), record: new RequestRecord() });
  return { ...service, reader };
}

test('a refused account sends no further request, by any of its readers', async () => {
  const { reader, made } = createReader({ exchange: answered(401) });
  const narrow = reader.within({ part: 1 / 8 });
  await expect(narrow.read(OPERATIONS.teams.list.request({}), JSON.parse)).rejects.toThrow();
  expect(reader.refusal?.status).toBe(401);
  await expect(reader.read(OPERATIONS.teams.list.request({}), JSON.parse)).rejects.toThrow();
  await expect(reader.within({}).read(OPERATIONS.teams.list.request({}), JSON.parse)).rejects.toThrow();
  expect(made).toHaveLength(1);
});

test('a reader with a share of the time stops within it, and its parent continues', async () => {
  const { reader, made, elapsedMs } = createReader({ takesMs: 3_600_000, exchange: failed(true) });
  await expect(
    reader.within({ part: 1 / 8, atMost: 6_000 }).read(OPERATIONS.teams.list.request({}), JSON.parse),
  ).rejects.toThrow();
  expect(elapsedMs()).toBeLessThanOrEqual(6_000);
  const before = made.length;
  await expect(reader.read(OPERATIONS.teams.list.request({}), JSON.parse)).rejects.toThrow();
  expect(made.length).toBeGreaterThan(before);
  expect(elapsedMs()).toBeLessThanOrEqual(60_000);
});
