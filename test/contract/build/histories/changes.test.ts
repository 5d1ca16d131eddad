/** Verifies the comparison of jobs and runs for every trigger: change, start, and last success. */
import { expect, test } from 'vitest';
import { readFrom } from '../../../support/github-facts.ts';
import { type Branch, branchQuestion, TRIGGERS } from '../../../support/histories.ts';

async function render(history: string, branch: Branch): Promise<string> {
  const question = branchQuestion(history, branch);
  const { facts } = await readFrom({ ...question, options: { when: 'always, change', ...question.options } });
  const { change, broken_since: since, failures_in_a_row: entry, last_green: green, passed_before: passed } = facts;
  const text = { since: since?.run, row: entry, green: green?.run, passed: passed?.run };
  const existing = Object.entries(text).flatMap(([word, value]) => (value === undefined ? [] : [`${word} ${value}`]));
  return [change, ...existing].join(' ');
}

const ENDS = ['job', 'run', 'workflow_run'] as const;

test.each<[string, string]>([
  ['42-', 'broken since 42 row 1'],
  ['40- 41+ 42-', 'broken since 42 row 1 green 41'],
  ['39+ 40- 41- 42-', 'still-failing since 40 row 3 green 39'],
  ['39+ 40- 41- 42+', 'fixed since 40 row 2 green 39'],
  ['41+ 42-+', 'fixed since 42 row 1 green 41'],
  ['38+ 39- 40o 41. 42-', 'still-failing since 39 row 2 green 38'],
])('pushes, %s: %s', async (history, expected) => {
  for (const by of ENDS) expect(await render(history, { by }), by).toBe(expected);
});

const STARTS = Object.keys(TRIGGERS) as readonly (keyof typeof TRIGGERS)[];

test.each(STARTS)('%s', async (trigger) => {
  for (const by of ['job', 'run'] as const) {
    expect(await render('39+ 40- 41- 42-', { trigger, by }), by).toBe('still-failing since 40 row 3 green 39');
    expect(await render('39+ 40- 41- 42+', { trigger, by }), by).toBe('fixed since 40 row 2 green 39');
  }
});

test.each(ENDS)('treats an unreadable history as missing: %s', async (by) => {
  const question = branchQuestion('41+ 42-', { by });
  const behaviour = { without: ['actions: read', 'deployments: read'] };
  const { facts, notice } = await readFrom({
    ...question,
    behaviour,
    options: { when: 'change', ...question.options },
  });
  expect(facts.change).toBeUndefined();
  expect(notice).toContain('the history');
});
