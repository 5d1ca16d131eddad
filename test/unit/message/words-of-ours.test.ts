/** A secret that is a word of ours, such as "failure", costs no message, and no word of it but in texts from outside. */

import { expect, test } from 'vitest';
import { endOf } from '../../../src/facts/end/end.ts';
import type { Fact, Parts } from '../../../src/facts/fact.ts';
import { FACTS } from '../../../src/facts/fact-registry.ts';
import type { Facts } from '../../../src/facts/facts.ts';
import { OUR_WORDS } from '../../../src/facts/parts/our-words.ts';
import type { ContentKind } from '../../../src/settings/option.ts';
import { withTextsChanged } from '../../../src/text/redaction/changed-texts.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';
import { NEWS, WEEK } from '../../support/health-facts.ts';
import { renderFacts } from '../../support/rendering.ts';
import { ADA, EXPECTED, failedJob, PUSH } from '../../support/shop-facts.ts';

/** All words that the registry lists, and its examples of what GitHub calls things. */
const WORDS = [...new Set(wordsOf(FACTS))].filter((word) => word.length >= 4);

function wordsOf(parts: Parts): readonly string[] {
  return Object.values(parts).flatMap((fact: Fact) => {
    if ('parts' in fact) return wordsOf(fact.parts);
    const isOurs = ['words', 'keyword', 'time'].includes(fact.type);
    return isOurs ? [...(fact.words ?? []), String(fact.example)] : [];
  });
}

/** What presets say besides. */
const SAID = ['failed', 'passed', 'still', 'Deploy', 'started', 'again', 'cancelled', 'runner', 'change'];

function textsFromOutside(facts: Facts): string {
  const texts: string[] = [];
  JSON.stringify(withTextsChanged(facts, OUR_WORDS, (text) => String(texts.push(text))));
  return texts.join(' ').toLowerCase();
}

const RED: Facts = {
  ...PUSH,
  conclusion: 'failure',
  change: 'still-failing',
  failed_jobs: [{ ...failedJob('test', 'Run npm test', [EXPECTED]), infrastructure: 'runner_lost' }],
  broken_since: { run: 39, at: '2026-03-01T08:00:00Z', duration_seconds: 259_200 },
  failures_in_a_row: 4,
};
const FACTS_OF: Readonly<Record<string, Facts>> = {
  green: PUSH,
  red: RED,
  innocent: { ...RED, infrastructure: 'runner_lost', end: endOf('runner_lost') },
  fixed: { ...PUSH, change: 'fixed', broken_since: { run: 39, at: '2026-03-01T08:00:00Z', duration_seconds: 259_200 } },
  cancelled: { ...PUSH, conclusion: 'cancelled', stopped: { by: 'newer_run' } },
  deployed: { ...PUSH, scope: 'deployment', deployment: { environment: 'eu-1', state: 'success' } },
  waiting: (({ conclusion: _, ...facts }) =>
    ({ ...facts, scope: 'deployment', deployment: { environment: 'eu-1', state: 'queued' } }) as const)(PUSH),
  issue: { ...PUSH, event: { name: 'issues' }, item: { type: 'issue', title: 'It is blank', number: 7, author: ADA } },
  dequeued: {
    ...PUSH,
    conclusion: 'failure',
    pull_request: { number: 12 },
    dequeued: { reason: 'CI_FAILURE', text: 'left' },
  },
  week: { ci: 'GitHub Actions', event: { name: 'schedule' }, scope: 'builds', health: WEEK },
  news: { ci: 'GitHub Actions', event: { name: 'schedule' }, scope: 'builds', health: NEWS },
};
const KINDS: readonly ContentKind[] = ['message', 'topic', 'task'];
const CASES = Object.keys(FACTS_OF).flatMap((name) =>
  (FACTS_OF[name]?.health ? (['watch', 'digest'] as const) : (['default', 'compact', 'detailed'] as const)).flatMap(
    (preset) => KINDS.map((kind) => [name, preset, kind] as const),
  ),
);

test.each(CASES)('%s, %s, as a %s: no word of ours that is a secret changes the words', async (name, preset, kind) => {
  const facts = FACTS_OF[name] ?? PUSH;
  const template = { type: 'preset', name: preset } as const;
  const drafted = async (secrets: readonly string[]) =>
    (await renderFacts(facts, { kind, template, redactor: new Redactor(secrets) })).draft;
  const plain = await drafted([]);
  const outside = textsFromOutside(facts);
  const held = JSON.stringify([facts, plain]).toLowerCase();
  const words = [...WORDS, ...SAID].filter(
    (word) => held.includes(word.toLowerCase()) && !outside.includes(word.toLowerCase()),
  );
  expect(words.length).toBeGreaterThan(1);
  for (const word of words) expect(await drafted([word]), word).toEqual(plain);
  expect(await drafted(words), 'all at once').toEqual(plain);
});

test('a text from outside that is the same word is hidden, beside words of ours that stay', async () => {
  const facts: Facts = { ...RED, change: 'broken', workflow: 'failed', ref: { type: 'branch', name: 'branch' } };
  const { draft } = await renderFacts(facts, {
    kind: 'topic',
    redactor: new Redactor(['failed', 'branch', 'failure']),
  });
  expect(draft.subject).toMatch(/^\*\*\* \/ test failed on \*\*\*/);
});

test('words of the author that hold a secret lose it, unless words of ours would show it as well', async () => {
  const body = 'The hook0-word: {{ conclusion }} {{ run.number }} {{ event.name }} {{ sections.headline }}';
  const redactor = new Redactor(['hook0-word', 'failure', 'push']);
  const { draft } = await renderFacts(RED, { body, redactor });
  expect(draft.body).toMatch(/^The \*\*\*: failure 42 push ❌ \*\*\[CI \/ test still fails\]/);
});

test('what code compares stays: whom a message calls, and whose files are not trusted', async () => {
  const redactor = new Redactor(['mention', 'strangers', 'name']);
  const addressees = [{ type: 'mention', text: '@ada' } as const, { type: 'name', name: 'The name of Ben' } as const];
  expect((await renderFacts(RED, { addressees, redactor })).draft.body).toMatch(/^@ada\s*$/m);
  const place = { file: 'x.md', line: 1, column: 1, trust: { type: 'strangers', why: 'so', fix: 'Do so' } } as const;
  const template = { type: 'file', body: '@here', place } as const;
  expect((await renderFacts(PUSH, { template, redactor })).draft.body).toBe('\\@here');
});
