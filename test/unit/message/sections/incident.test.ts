import { expect, test } from 'vitest';
import type { Conclusion } from '../../../../src/settings/conclusion.ts';
import { PUSH, readLines } from '../../../support/shop-facts.ts';

const incident = { id: 7, name: 'PLAT-42', subject: 'Deploy failed', assignees: ['Ada'] };

test.each<[Conclusion, string]>([
  ['success', 'Task **PLAT-42** (Ada) can be closed: Deploy failed'],
  ['failure', 'Task **PLAT-42** is assigned to Ada'],
  ['in_progress', 'Task **PLAT-42** is assigned to Ada'],
])('names the task after a build with the conclusion %s', async (conclusion, line) => {
  expect((await readLines({ ...PUSH, conclusion, incident })).join('\n')).toContain(line);
});

test('a passed step closes nothing while its job continues', async () => {
  const unfinished_steps = { running: ['Start the server'], failed: [] };
  const lines = await readLines({ ...PUSH, conclusion: 'success', unfinished_steps, incident });
  expect(lines).toContain('Task **PLAT-42** is assigned to Ada');
});

test('a task of a board without a prefix is named by its subject', async () => {
  const numbered = { ...incident, name: '61161' };
  const result = async (conclusion: Conclusion) =>
    (await readLines({ ...PUSH, conclusion, incident: numbered })).join('\n');
  expect(await result('failure')).toContain('Task **Deploy failed** is assigned to Ada');
  expect(await result('success')).toContain('Task **Deploy failed** (Ada) can be closed');
});
