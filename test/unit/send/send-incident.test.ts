import { expect, test } from 'vitest';
import type { LookUpResult } from '../../../src/directory/look-up-result.ts';
import type { Facts } from '../../../src/facts/facts.ts';
import { sendIncident, writeIncident } from '../../../src/send/send-incident.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import type { RestDestination } from '../../../src/settings/settings.ts';
import { budgetOf } from '../../support/budget.ts';
import { worldAt } from '../../support/world.ts';

const NOW = '2026-03-04T05:06:07Z';
const OPTIONS = {
  'base-url': 'http://127.0.0.1:9',
  username: 'ci',
  password: 'sandbox-ci',
  team: '7',
  kind: 'incident',
};

test('why no task can be opened is told by the first red run alone', async () => {
  const given = new Map(Object.entries(OPTIONS).map(([name, value]) => [name, { value, from: 'input' } as const]));
  const settings = await readSettings(given, new Date(NOW));
  const [{ baseUrl, username, password }] = settings.destinations as readonly [RestDestination];
  const facts: Facts = {
    ci: 'GitHub Actions',
    event: { name: 'push' },
    conclusion: 'failure',
    change: 'still-failing',
  };
  const lookUp: LookUpResult = {
    stop: { at: 'task', outcome: 'not-delivered', reason: 'there is no category "Incidens"', hint: '' },
    place: { baseUrl, username, password, target: { type: 'team', id: 7 } },
    keyed: { mark: 'k-0123456789abcdef', decision: { do: 'open' } },
    addressees: [],
    remarks: [],
    lookUps: [],
  };
  const world = { ...worldAt(NOW), send: () => Promise.reject(new Error('nothing is to be sent')) };
  const sending = { settings, world, facts, lookUp, budget: budgetOf(world) };
  const written = await writeIncident(sending, { do: 'open' });
  const { result } = await sendIncident(sending, { do: 'open' }, written);
  expect(result).toMatchObject({ outcome: 'not-delivered', reason: 'there is no category "Incidens"' });
  expect(result.line).toBeUndefined();
});
