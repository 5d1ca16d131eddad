import { expect, test } from 'vitest';
import { asDrill } from '../../../src/pipeline/drill.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { chanceOf } from '../../support/chance.ts';

const WEBHOOK = { 'webhook-url': 'https://chat.example.com/application/webhook/9zK4xw2Qm7Lp1Rt' };
const ACCOUNT = { 'base-url': 'https://chat.example.com', username: 'ci', password: 'of-nobody-1', team: '5' };

async function drilled(options: Readonly<Record<string, string>>, seed = 1) {
  const given = Object.entries({ ...('kind' in options ? ACCOUNT : WEBHOOK), drill: 'true', ...options });
  const settings = await readSettings(
    new Map(given.map(([name, value]) => [name, { value, from: 'input' as const }])),
    new Date(0),
  );
  return asDrill(settings, chanceOf(seed).next);
}

test.each([
  ['', { type: 'conclusion', conclusion: 'failure' }],
  ['success', { type: 'conclusion', conclusion: 'failure' }],
  ['workflow', { type: 'needs', results: ['failure'], passed: [] }],
  ['{"test":{"result":"success"}}', { type: 'needs', results: ['failure'], passed: [] }],
])('status "%s" is red of as much as before, and sent whatever `when` says', async (status, red) => {
  const settings = await drilled({ status, when: 'success' });
  expect(settings).toMatchObject({ status: red, when: ['always'] });
  expect(settings.remarks.map(({ says }) => says)).toEqual([
    'A build that breaks would not be told: when says success.',
  ]);
});

test.each(['always', 'failure', 'change', 'broken', 'fixed, failure'])('when %s would tell of it', async (when) => {
  expect((await drilled({ when })).remarks).toEqual([]);
});

test('its key is its own, each time another, where there is one at all', async () => {
  expect((await drilled({})).uniqueKey).toBeUndefined();
  expect((await drilled({ kind: 'task' })).uniqueKey).toBeUndefined();
  const keys = await Promise.all(
    [1, 2, 3].map(async (seed) => (await drilled({ kind: 'task', 'unique-key': 'auto' }, seed)).uniqueKey),
  );
  expect(new Set(keys).size).toBe(3);
  expect((await drilled({ kind: 'incident' })).uniqueKey).toMatch(/^[0-9a-f]{16}$/);
});

test.each([
  ['the job', { context: '{"job":{"status":"failure"}}' }],
  ['a job that was needed', { status: '{"test":{"result":"failure"}}' }],
])('that %s has really failed is a warning', async (_, options) => {
  const { remarks } = await drilled(options);
  expect(remarks).toEqual([
    expect.objectContaining({ level: 'warning', says: expect.stringMatching(/really failed/) }),
  ]);
});
