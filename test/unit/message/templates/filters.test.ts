import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { mentions } from '../../../support/markdown-oracle.ts';
import { type Rendering, renderFacts } from '../../../support/rendering.ts';

const SHA = 'abc1234def5678901234567890123456789012ab';
const facts: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'failure',
  commit: { sha: SHA, short: 'abc1234', subject: 'Fix *it*', message: 'Fix *it*\n\n- [ ] x', url: 'https://e.x/c' },
  ref: { type: 'branch', name: 'main' },
  run: { number: 42, started_at: '2026-11-02T23:30:00Z', duration_seconds: 192 },
  pull_request: { number: 1, labels: ['a|b', 'c`d'] },
  actor: { login: 'ada' },
  suspects: [{ login: 'ada', name: 'Ada' }, { login: 'grace' }],
  jobs: [
    {
      name: 'test (ubuntu | 24)',
      url: 'https://e.x/j/1',
      conclusion: 'failure',
      started_at: '2026-11-02T23:30:00Z',
      duration_seconds: 243,
      failed_steps: [{ name: 'Run' }],
      errors: [],
    },
    { name: 'lint', failed_steps: [], errors: [] },
  ],
  inputs: { environment: 'staging', dry: true },
};

async function rendered(body: string, more: Rendering = {}) {
  const variables = { oncall: 'grace.hopper', rows: [{ a: 1, b: '<b>' }, { a: 2 }], n: '3' };
  return renderFacts(facts, { body, variables, now: '2026-11-03T08:00:00Z', ...more });
}

test.each([
  ['{{ run.duration_seconds | duration }}', '3m 12s'],
  ['{{ release.name | duration }}{{ "soon" | duration }}', '-'],
  ['{{ run.started_at | ago }}', '9h ago'],
  ['{{ "2026-11-05T09:00:00Z" | ago }} {{ "2026-11-03T08:00:30Z" | ago }}', 'in 2 days just now'],
  ['{{ release.name | ago }}{{ "soon" | ago }}', '-'],
  ['{{ "now" | date: "%Y-%m-%d %H:%M" }}', '2026-11-03 08:00'],
  ['{{ "today" | date_to_xmlschema }}', '2026-11-03T08:00\\:00+00:00'],
  ['{{ commit.subject | link: commit.url }}', '[Fix \\*it\\*](https://e.x/c)'],
  ['{{ commit.subject | link: release.url }}', 'Fix \\*it\\*'],
  ['{{ commit.subject | link: "javascript:x" }}', 'Fix \\*it\\*'],
  ['{{ ref.name | code }} {{ pull_request.labels | code }}', '`main` a\\|b, c\\`d'],
  ['{{ commit.message | quote }}', '> Fix \\*it\\*\n> \n> \\- \\[ \\] x'],
  ['{{ sections.commit | quote }}', '> [abc1234](https://e.x/c) Fix \\*it\\*'],
  ['{{ "*one* two three" | truncate_markdown: 8 }}', '\\*one\\*…'],
  ['{{ sections.commit | truncate_markdown: 32 }}', '[abc1234](https://e.x/c) Fix \\*…'],
  [
    '{{ jobs | plural: "job" }}, {{ 1 | plural: "job" }}, {{ vars.n | plural: "entry", "entries" }}',
    '2 jobs, 1 job, 3 entries',
  ],
  ['{{ 12345 | plural: "job" }}{{ release.name | plural: "job" }}', '12,345 jobs'],
  ['{{ "ada" | mention }} {{ vars.oncall | mention }} {{ suspects | mention }}', '@ada @grace.hopper @ada, @grace'],
  ['{{ "team" | mention }} {{ "a b" | mention }} {{ "@here" | mention }}', 'team a b here'],
  [
    '{{ jobs | table: "name as Job", "conclusion", "duration_seconds as Took", "started_at" }}',
    '| Job | Conclusion | Took | Started |\n| --- | --- | --- | --- |\n| [test (ubuntu \\| 24)](https://e.x/j/1) | failure | 4m 3s | 2026-11-02 23:30 UTC |\n| lint |  |  |  |',
  ],
  ['{{ inputs | table }}', '| Name | Value |\n| --- | --- |\n| environment | staging |\n| dry | true |'],
  ['{{ vars.rows | table: "b", "a" }}', '| B | A |\n| --- | --- |\n| &lt;b> | 1 |\n|  | 2 |'],
  ['{{ pull_request.labels | table }}', '| Value |\n| --- |\n| a\\|b |\n| c\\`d |'],
  ['x{{ push.commits | table: "sha" }}', 'x'],
])('%s', async (template, expected) => {
  const { content, diagnostics } = await rendered(expected === '-' ? `${template}-` : template);
  expect(diagnostics).toEqual([]);
  expect(content.body).toBe(expected);
});

test('a table shows all values of its entries', async () => {
  const { content } = await rendered('{{ jobs | table }}');
  expect(content.body).toMatch(/^\| Id \| Name \| Conclusion \| Started \| Duration \|\n/);
});

test('filters render plain text in a subject', async () => {
  const subject =
    '{{ ref.name | code }} {{ commit.subject | link: commit.url }} {{ ref.name | quote }} {{ "a b" | truncate_markdown: 2 }} {{ "ada" | mention }}';
  const { content, diagnostics } = await rendered('x', { kind: 'topic', subject });
  expect([content.subject, diagnostics]).toEqual(['main Fix *it* “main” a… @ada', []]);
  expect(mentions(content.subject ?? '')).toEqual(['@ada']);
});

test.each([
  ['{{ jobs | table: "nmae" }}', 'the entries of this table have no "nmae": name what they have: id, name, url'],
  ['{{ commit | link: commit.url }}', 'this is a group of values, not one: name one of its parts: sha, short'],
  ['{{ "x" | truncate_markdown }}', 'truncate_markdown takes how many characters'],
  ['{{ jobs | sample }}', 'there is no filter "sample"'],
])('%s is an error', async (template, text) => {
  const { diagnostics } = await rendered(template);
  expect(diagnostics.map(({ message: says }) => says).join()).toContain(text);
});

test('a table in a subject is an error', async () => {
  const { diagnostics } = await rendered('x', { kind: 'topic', subject: '{{ jobs | table }}' });
  expect(diagnostics[0]?.message).toContain('a table needs a body: subject is one line');
});
