import { expect, test } from 'vitest';
import type { Health } from '../../../../src/facts/facts.ts';
import { healthVerdict } from '../../../../src/facts/health/verdict.ts';
import { NEWS } from '../../../support/health-facts.ts';

const WHOLE = { blind: false, partial: false };
const due = { due: true };
const known = { due: false };
const stopped = { why: 'stopped', ...due };

const GREEN = { workflows: 3, green: 3, red: 0, unended: [], unrun: [], unread: [], all_green: true };
const CI = { workflow: 'CI', repository: 'acme/shop' };

/** Only what the verdict reads of each. */
const of = (health: object): Health => ({ standing: GREEN, turned_red: [], ...health });

test.each([
  ['nothing', {}, 'success, still-passing, 0'],
  ['turned red', { turned_red: [due] }, 'failure, broken, 1'],
  ['turned red beside what is still red', { turned_red: [due], still_red: [known] }, 'failure, broken, 1'],
  ['still red', { still_red: [known] }, 'failure, still-failing, 0'],
  ['still red, for another week', { still_red: [due] }, 'failure, still-failing, 1'],
  ['green again', { green_again: [due] }, 'success, fixed, 1'],
  ['green again beside what is still red', { green_again: [due], still_red: [known] }, 'failure, still-failing, 1'],
  ['silent, which is news', { silent: [stopped] }, 'failure, broken, 1'],
  ['silent, which was told', { silent: [{ ...stopped, ...known }] }, 'success, still-passing, 0'],
  ['silent, which is no failure', { silent: [{ ...stopped, information: true }] }, 'success, still-passing, 1'],
  ['slowed, every day', { silent: [{ why: 'slowed', expected_seconds: 86_400, ...due }] }, 'failure, broken, 1'],
  ['red in the sum alone', { standing: { ...GREEN, red: 1 } }, 'failure, still-failing, 0'],
  [
    'without a run, or an end that counts',
    { standing: { ...GREEN, all_green: false, unrun: [CI], unended: [CI] } },
    'success, still-passing, 0',
  ],
  ['waits', { waiting: [due, known] }, 'success, still-passing, 1'],
  ['nothing, and how all stand was not asked for', { standing: undefined }, 'success, still-passing, 0'],
])('%s', (_, health, expected) => {
  const { conclusion, change, news } = healthVerdict(of(health), WHOLE);
  expect([conclusion, change, news].join(', ')).toBe(expected);
});

test.each([
  ['part is unread', { blind: false, partial: true }, {}, { conclusion: 'neutral', news: 0 }],
  ['the runs are unread, which is news', { blind: true, partial: false }, {}, { conclusion: 'neutral', news: 1 }],
  [
    'what is red is not known',
    WHOLE,
    { turned_red: undefined, green_again: [due] },
    { conclusion: 'neutral', news: 1 },
  ],
  ['the runs of a workflow', WHOLE, { standing: { ...GREEN, unread: [CI] } }, { conclusion: 'neutral', news: 0 }],
  [
    'red all the same',
    { blind: true, partial: true },
    { still_red: [known] },
    { conclusion: 'failure', change: 'still-failing', news: 1 },
  ],
])('not green where something was not read: %s', (_, gaps, health, expected) => {
  expect(healthVerdict(of(health), gaps)).toEqual(expected);
});

test('the news of a real one are counted', () => {
  const { turned_red = [], still_red = [], green_again = [], silent = [], waiting = [] } = NEWS;
  const all = [...turned_red, ...still_red, ...green_again, ...silent, ...waiting];
  expect(healthVerdict(NEWS, WHOLE).news).toBe(all.filter((one) => one.due).length);
});
