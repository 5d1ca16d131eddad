import { expect, test } from 'vitest';
import type { Result } from '../../../src/delivery/receipt.ts';
import type { Health } from '../../../src/facts/facts.ts';
import { untoldRemarks } from '../../../src/pipeline/untold.ts';
import type { FinishedProgress, StoppedProgress } from '../../../src/send/progress.ts';
import { type Stop, skipped } from '../../../src/stop.ts';
import type { StageContext } from '../../../src/world.ts';

const ENV = { GITHUB_RUN_ID: '9', GITHUB_JOB: 'watch', GITHUB_ACTION: 'notify' };
const SPAN = { from: '2026-03-01T08:00:00Z', to: '2026-03-04T08:00:00Z' } as const;
const READ: Health = { ...SPAN, turned_red: [], still_red: [], green_again: [], news: 1 };

/** What is said of a watch that looked at this. */
function said(progress: object, health: Health | undefined = READ, env: Record<string, string> = ENV) {
  const whole = { loaded: { facts: { health } }, ...progress } as unknown as FinishedProgress | StoppedProgress;
  return untoldRemarks({ settings: {}, world: { env } } as unknown as StageContext, whole).map(({ says }) => says);
}

const ended = (outcome: Result['outcome'], more: object = {}) => ({
  result: { outcome, reason: '', hint: '', tries: [], ...more },
});
const FROM_THERE =
  'What ended after 2026-03-01T08:00:00Z was not told, so the next run of this workflow tells it (step watch/notify).';

test.each<[string, object]>([
  ['a dry run', { ...ended('dry-run'), preview: {} }],
  ['what was not delivered', ended('not-delivered')],
  ['what may not have been', ended('unknown')],
  ['an incident whose chat message was lost', ended('delivered', { line: { outcome: 'not-delivered' } })],
  ['a dry run with nowhere to send to', { ...ended('dry-run'), stop: skipped('destination', 'empty') }],
])('%s leaves it to the next run', (_, progress) => {
  expect(said(progress)).toEqual([FROM_THERE]);
});

test.each<[string, object]>([
  ['what was delivered', ended('delivered')],
  ['what is open already', ended('duplicate')],
  ['nothing to tell', { stop: skipped('when', 'nothing to tell') }],
  ...(['when', 'only-if', 'key', 'words'] as const).flatMap((at: Stop['at']): [string, object][] => [
    [`a stop at ${at}`, { stop: skipped(at, 'so') }],
    [`a stop at ${at} in a dry run`, { ...ended('dry-run'), preview: { stop: skipped(at, 'so') } }],
  ]),
])('%s leaves nothing', (_, progress) => {
  expect(said(progress)).toEqual([]);
});

test('without a destination nothing is looked at, so the run before says since when', () => {
  const progress = { stop: skipped('destination', 'empty'), loaded: { facts: {} } };
  expect(said(progress)).toEqual([
    'What is new was not told, so the next run of this workflow tells it (step watch/notify).',
  ]);
  expect(said({ stop: skipped('only-if', 'so'), loaded: { facts: {} } })).toEqual([]);
});

test('what could not be read is looked at again, two days of it at most', () => {
  const blind: Health = { ...SPAN, news: 1 };
  expect(said(ended('delivered'), blind)).toEqual([FROM_THERE.replace('03-01', '03-02')]);
  expect(said(ended('delivered'), { ...blind, from: '2026-03-04T07:00:00Z' })).toEqual([
    FROM_THERE.replace('03-01T08', '03-04T07'),
  ]);
  expect(said({ stop: skipped('when', 'so') }, { unread: ['the builds'], news: 1 })).toEqual([
    expect.stringContaining('What is new was not told'),
  ]);
  // What was found was told.
  expect(said(ended('delivered'), { ...blind, green_again: READ.green_again ?? [] })).toEqual([]);
});

test('only a run of GitHub Actions has a next one', () => {
  expect(said(ended('not-delivered'), READ, {})).toEqual([]);
});
