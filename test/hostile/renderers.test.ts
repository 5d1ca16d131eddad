import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Facts } from '../../src/facts/types.ts';
import { code, escapeLine, link } from '../../src/message/markdown/escape.ts';
import { plainLine } from '../../src/message/markdown/plain.ts';
import { elements, mentions, schemes, targets } from '../support/markdown-oracle.ts';
import { renderFacts } from '../support/rendering.ts';
import { everyRenderer } from './every-renderer.ts';
import { LIVE } from './live-texts.ts';

const CORPUS = [...LIVE, ...naughty].filter((text) => plainLine(text) !== '');

const CONTEXTS = [
  'X',
  'before X',
  'X after',
  '- X',
  '## X',
  'a **X** b',
  'a [X](https://example.org/y) b',
  '> X',
  '| a | b |\n| --- | --- |\n| X | c |',
];

/** What only changes how a text looks: some renderers make emphasis of `5_6_7`, which is no harm. */
const HARMLESS = new Set(['em', 'code']);

/** What a renderer shows that it does not show of a plain word in the same place. */
function foreign(html: string, control: string): readonly string[] {
  const known = [...elements(control)];
  const own = targets(control);
  const more = elements(html).filter((name) => {
    const at = known.indexOf(name);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
  return [
    ...more.filter((name) => !HARMLESS.has(name)),
    ...targets(html).filter((target) => !own.includes(target)),
    ...schemes(html).filter((one) => one !== 'https'),
  ];
}

/** The sources that have something live in them, by renderer. */
function live(sources: readonly string[], controls: readonly string[]): readonly string[] {
  const expected = new Map(everyRenderer(controls));
  return everyRenderer(sources).flatMap(([renderer, htmls]) =>
    htmls.flatMap((html, index) => {
      const found = foreign(html, expected.get(renderer)?.[index % controls.length] ?? '');
      return found.length === 0 ? [] : [`${renderer}: ${found.join()} in ${JSON.stringify(sources[index])}: ${html}`];
    }),
  );
}

describe('no renderer shows anything live of a foreign text', () => {
  test.each(Object.entries({ escapeLine, code, 'link text': (text: string) => link(text, undefined) }))(
    '%s',
    (_, make) => {
      const sources = CORPUS.flatMap((text) => CONTEXTS.map((context) => context.replace('X', () => make(text))));
      expect(
        live(
          sources,
          CONTEXTS.map((context) => context.replace('X', 'word')),
        ),
      ).toEqual([]);
    },
  );

  test('random heaps of what is live', () => {
    const piece = fc.constantFrom(
      ...LIVE,
      ...'<>&\\[]()`*_~|!@#+:./-= \n"\''.split(''),
      'a',
      'javascript',
      'evil.example',
      'x@y.zz',
    );
    const sources = fc
      .sample(fc.string({ unit: piece, minLength: 1, maxLength: 12 }), 3_000)
      .filter((text) => plainLine(text) !== '')
      .map(escapeLine);
    expect(live(sources, ['word'])).toEqual([]);
  });
});

/** A build whose every text is this one. */
function factsOf(text: string): Facts {
  const person = { login: text, name: text };
  const commit = { sha: 'abc1234', short: 'abc1234', subject: text, message: text, author: person };
  return {
    ci: 'GitHub Actions',
    event: { name: 'issues', action: text },
    conclusion: 'failure',
    workflow: text,
    repository: { name: text },
    job: { name: text, matrix: text },
    ref: { type: 'branch', name: text },
    commit,
    actor: person,
    schedule: text,
    deployment: { environment: text, description: text },
    item: { type: text, title: text, number: 1, author: person, comment: text },
    push: { commits: [commit, commit], count: 2, forced: false, created: false, deleted: false },
    failed_jobs: [{ name: text, failed_steps: [{ name: text }], errors: [{ message: text, path: text, line: 1 }] }],
    commits_since_green: { commits: [commit], count: 1 },
    suspects: [person],
    change: 'broken',
  };
}

const PLACES: readonly ((text: string) => Facts)[] = [
  factsOf,
  (text) => ({
    ...factsOf(text),
    pull_request: { number: 1, title: text, head: text, base: text, author: { login: text } },
  }),
  (text) => ({
    ...factsOf(text),
    release: { name: text, tag: 'v1', prerelease: false, draft: false, author: { name: text } },
  }),
  (text) => ({ ...factsOf(text), event: { name: 'deployment_status' } }),
  (text) => ({ ...factsOf(text), event: { name: 'delete' }, item: { type: 'branch', title: text } }),
];

async function bodyOf(facts: Facts): Promise<string> {
  const { draft } = await renderFacts(facts, { kind: 'task', limits: { characters: 100_000, bytes: 209_743 } });
  return draft.body;
}

test.each(PLACES.map((place, index) => [index, place] as const))(
  'nor in any place of the preset (%i)',
  async (_, place) => {
    const bodies = await Promise.all(CORPUS.map((text) => bodyOf(place(text))));
    expect(bodies.flatMap(mentions)).toEqual([]);
    const control = await bodyOf(place('word'));
    for (const [renderer, htmls] of everyRenderer(bodies)) {
      // A task quotes the explaining lines in a block of code.
      const plain = new Set(['p', 'br', 'strong', 'ul', 'li', 'blockquote', 'pre', ...HARMLESS]);
      const found = htmls.flatMap((html) => elements(html).filter((name) => !plain.has(name)));
      expect(found, renderer).toEqual([]);
    }
    expect(elements(everyRenderer([control])[0]?.[1][0] ?? '')).toContain('strong');
  },
);

test.each([
  '✅ CI passed',
  '✅ **CI** passed on main',
  'CI passed',
  'Build succeeded',
  '🟢 all good',
  '  ✅ x',
  '**CI** is green',
  '❌ CI failed',
  '[x] passed',
])('a title never begins a line as a verdict would: %s', async (title) => {
  let shown = 0;
  for (const place of PLACES) {
    const lines = (
      await bodyOf({
        ...place('word'),
        workflow: 'CI',
        item: { type: 'issue', title, number: 1 },
        pull_request: { number: 1, title },
      })
    ).split('\n');
    const released = (
      await bodyOf({ ...factsOf('word'), release: { name: title, tag: 'v1', prerelease: false, draft: false } })
    ).split('\n');
    const begins = [...lines, ...released].filter((line) => line.trimStart().startsWith(escapeLine(title)));
    expect(begins).toEqual([]);
    for (const line of [...lines, ...released].filter((one) => one.includes(escapeLine(title)))) {
      expect(line).toContain(`“${escapeLine(title)}”`);
      shown += 1;
    }
  }
  expect(shown).toBeGreaterThan(0);
});
