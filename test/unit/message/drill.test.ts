import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { mentions } from '../../support/markdown-oracle.ts';
import { type Rendering, renderFacts } from '../../support/rendering.ts';

const FACTS: Facts = {
  ...{ ci: 'GitHub Actions', event: { name: 'push' }, scope: 'job', conclusion: 'failure', workflow: 'CI' },
  ...{ job: { name: 'test' }, actor: { login: 'ada' } },
  commit: { sha: 'a1b2c3d', short: 'a1b2c3d', subject: 'Thanks @team', message: 'Thanks @team' },
};

const drilled = async (raw: Rendering = {}, facts = FACTS) =>
  (await renderFacts(facts, { drill: true, ...raw })).content;

test('starts with the label and the sender, and the text below mentions nobody', async () => {
  const addressees = [{ type: 'mention', text: '@here' } as const];
  const { body } = await drilled({ addressees, body: 'Red, @ben: {{ commit.subject }}\n\n- @here.' });
  expect(body.split('\n')).toEqual([
    '🔔 **Drill: nothing is broken**\u00A0· started by ada\u00A0· a failure would read:',
    '',
    'Red, \\@ben: Thanks \\@team',
    '',
    '- \\@here.',
  ]);
  expect(mentions(body)).toEqual([]);
});

test.each(['topic', 'task'] as const)('a %s has the label in its subject, which mentions nobody', async (kind) => {
  const { subject = '', body } = await drilled({ kind, subject: 'Look, @ben' });
  expect(subject).toMatch(/^🔔 Drill: nothing is broken\. A failure would read: Look, /);
  expect(mentions(subject)).toEqual([]);
  expect(body.includes("close this task when you're done")).toBe(kind === 'task');
});
