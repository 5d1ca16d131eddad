/** Templates that consume maximum resources. */

import type { Facts } from '../../../src/build/facts.ts';

const COMMIT = {
  sha: 'abc1234def',
  short: 'abc1234',
  subject: `Change ${'x'.repeat(60)}`,
  message: 'm\n'.repeat(32_768),
};

export const FACTS: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'failure',
  workflow: 'CI',
  commit: COMMIT,
  run: { number: 42, url: 'https://github.com/acme/app/actions/runs/1', started_at: '2026-03-04T08:00:00Z' },
  push: { commits: Array(1_000).fill(COMMIT), count: 1_000, forced: false, created: false, deleted: false },
  inputs: { a: 'b', huge: 9_007_199_254_740_992 },
};

interface Bomb {
  readonly template: string;
  readonly ends: 'problem' | 'text';
}

const bomb = (template: string): Bomb => ({ template, ends: 'problem' });
const fine = (template: string): Bomb => ({ template, ends: 'text' });

export const BOMBS: Readonly<Record<string, Bomb>> = {
  'a list in each place of a list': bomb(
    '{% assign a = (1..1000) %}{% assign b = "" | split: "" %}{% for i in (1..1000) %}{% assign b = b | push: a %}{% endfor %}{{ b }}',
  ),
  'a list that doubles': bomb(
    '{% assign a = "x" | split: "" %}{% for i in (1..60) %}{% assign a = a | push: a %}{% endfor %}{{ a | join }}',
  ),
  'a list that doubles, as JSON': bomb(
    '{% assign a = "x" | split: "" %}{% for i in (1..60) %}{% assign a = a | concat: a %}{% endfor %}{{ a | json }}',
  ),
  'a text that doubles': bomb(
    '{% assign x = "ab" %}{% for i in (1..60) %}{% assign x = x | append: x %}{% endfor %}{{ x }}',
  ),
  'a long captured text, often': bomb(
    `{% capture x %}${'y'.repeat(50_000)}{% endcapture %}{% for i in (1..100000) %}{{ x }}{% endfor %}`,
  ),
  'a long own text, often': bomb(`{% for i in (1..900000) %}${'y'.repeat(90_000)}{% endfor %}`),
  'a long value, often': bomb('{% for i in (1..5000) %}{{ commit.message }}{% endfor %}'),
  'captures of captures': bomb(
    '{% capture x %}y{% endcapture %}{% for i in (1..60) %}{% capture x %}{{ x }}{{ x }}{% endcapture %}{% endfor %}{{ x }}',
  ),
  'a long range': bomb('{% for i in (1..100000000) %}a{% endfor %}'),
  'a range that never ends': bomb('{% for i in (9007199254740992..9007199254740996) %}{% endfor %}x'),
  'a range between values': bomb('{% for i in (inputs.huge..inputs.huge) %}{% endfor %}x'),
  'loops in loops': bomb(
    '{% for i in (1..9999) %}{% for j in (1..9999) %}{% for k in (1..9999) %}{% endfor %}{% endfor %}{% endfor %}',
  ),
  'long lists compared': bomb(
    `{% assign a = (1..20000) %}{% assign b = a | reverse | reverse %}{% if ${'a != b or '.repeat(8_000)} true %}x{% endif %}`,
  ),
  'long lists as cases': bomb(
    `{% assign a = (1..50000) %}{% assign b = (1..49999) | push: 0 %}{% case a %}{% when ${'b,'.repeat(8_000)}b %}{% endcase %}`,
  ),
  'many outputs': bomb('{{ inputs.a }}'.repeat(7_000)),
  'many lines in one tag': bomb(`{% liquid\n${'echo inputs.a\n'.repeat(7_000)}%}`),
  'many filters': bomb(`{{ commit.message ${'| upcase '.repeat(9_000)}}}`),
  'deep brackets': bomb(`{{ ${'('.repeat(90_000)} }}`),
  'deep names': bomb(`{{ a${'[a'.repeat(30_000)} }}`),
  'dates without end': bomb('{% for i in (1..100000) %}{{ i | date: "%c %N" }}{% endfor %}'),
  'a date of many digits': bomb('{{ 1 | date: "%999999999N" }}'),
  'groups that double': bomb(
    '{% assign a = push.commits | group_by: "sha" | map: "items" %}{% for i in (1..60) %}{% assign a = a | concat: a %}{% endfor %}{{ a }}',
  ),
  'a table of many cells': bomb('{% tablerow i in (1..100000) %}{{ i }}{% endtablerow %}'),
  'a table of many columns': bomb(`{{ push.commits | table: ${'"sha", '.repeat(14_000)} "sha" }}`),
  'a long template': bomb('x'.repeat(1_000_000)),
  'the subjects of a thousand commits': fine('{{ push.commits | map: "subject" | join: ", " }}'),
  'a line for each of them': fine(
    '{% for c in push.commits %}- {{ c.short }} {{ c.subject | truncate: 50 | upcase }}\n{% endfor %}',
  ),
  'a long message through some filters': fine(
    '{{ commit.message | strip | truncate: 60000 | upcase | replace: "M", "n" }}',
  ),
};
