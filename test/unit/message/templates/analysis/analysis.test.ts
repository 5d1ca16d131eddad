import { expect, test } from 'vitest';
import { analyzeTemplate } from '../../../../../src/message/templates/analysis/analysis.ts';
import { placedWords } from '../../../../../src/remark.ts';
import { renderFacts } from '../../../../support/rendering.ts';
import { PUSH } from '../../../../support/shop-facts.ts';

/** `2:6+5 says`: line, column and length. */
function mistakesIn(text: string, variables = {}): readonly string[] {
  return analyzeTemplate(text, variables).mistakes.map(
    ({ at, says }) => `${at?.line}:${at?.column}+${at?.length} ${says}`,
  );
}

test('a name and a filter that are both wrong are both told, each at its own place', () => {
  expect(mistakesIn('{{ comit.subject | upcas }}')).toEqual([
    '1:4+5 there is no fact or variable "comit"',
    '1:20+5 there is no filter "upcas"',
  ]);
});

test('all mistakes are told at once, in reading order', () => {
  const text = [
    '{% elseif x %}',
    '{{ workflow | upper }} {{ job.nam }}',
    '{% if conclusion == "failure" %}{{ commit }}{{ vars.taem }}{% endif %}',
    '{{ failed_jobs }} {{ run.number | | size }}',
    '{% for job in failed_jobs %}{{ job.name | nope: workflw }}{% endfor %}',
    '{% assign x = workflow | lower %}{{ x | shout }}',
  ].join('\n');
  expect(mistakesIn(text, { team: 'ops' })).toEqual([
    '1:1+14 there is no tag "elseif"',
    '2:15+5 there is no filter "upper"',
    '2:27+7 there is no fact or variable "job.nam"',
    '3:36+6 this is a group of values, not one: name one of its parts: sha, short, subject, message, url, author, pull_request',
    '3:48+9 there is no fact or variable "vars.taem"',
    expect.stringMatching(/^4:4\+11 this is a list of groups of values: name the parts that it is to show: id, name/),
    expect.stringMatching(/^4:3\d\+\d+ /),
    '5:43+4 there is no filter "nope"',
    '5:49+7 there is no fact or variable "workflw"',
    '6:26+5 there is no filter "lower"',
    '6:41+5 there is no filter "shout"',
  ]);
});

test.each([
  [
    'a block without its end',
    '{% if workflow %}\n{{ comit }}',
    ['1:1+17 tag {% if workflow %} not closed', '2:4+5 there is'],
  ],
  ['a wrong end', '{% if a %}{% for b in jobs %}{% endif %} {{ comit }}', ['1:30+11 "endif" belongs to', '1:45+5 ']],
  ['an output without its end', '{{ workflow }\n{{ ref.nam', ['1:1+13 output', '2:1+10 output']],
  ['a tag without its end', 'a {% if x\n {{ ref.nam }}', ['1:3+7 tag', '2:5+7 there is']],
  ['a name that a wrong tag makes', '{% assign x = | %}{{ x }}', ['1:']],
  ['a comparison of another language', '{% if workflow = "CI" %}x{% endif %}', ['1:17+5 something is left over here']],
  ['nothing', 'Plain **text** {% raw %}{{ x }}{% endraw %}', []],
])('mistakes of syntax: %s', (_, text, expected) => {
  const told = mistakesIn(text);
  expect(told).toHaveLength(expected.length);
  for (const one of expected) expect(told).toContainEqual(expect.stringContaining(one));
});

test('a comparison with a value that the fact never has is told at the value, with the nearest one', () => {
  const text = [
    '{% if conclusion == "failed" %}x{% elsif change == "broke" %}y{% endif %}',
    '{% unless "sucess" == conclusion or run.attempt == "1" %}x{% endunless %}',
    '{% case conclusion %}{% when "success", "failed" %}x{% else %}y{% endcase %}',
    '{% assign red = conclusion != "red" %}{{ ref.type == "heads" }} {% if not conclusion contains "fale" %}x{% endif %}',
  ].join('\n');
  expect(mistakesIn(text)).toEqual([
    '1:21+8 conclusion is never "failed"',
    '1:52+7 change is never "broke"',
    '2:11+8 conclusion is never "sucess"',
    '2:52+3 run.attempt is never "1"',
    '3:41+8 conclusion is never "failed"',
    '4:31+5 conclusion is never "red"',
    '4:54+7 ref.type is never "heads"',
    '4:95+6 conclusion never contains "fale"',
  ]);
  expect(analyzeTemplate(text).mistakes[0]?.hint).toMatch(/^Did you mean "failure"\? It is one of: success, failure, /);
});

test('so the words of the preset go out, and not what was meant for another end', async () => {
  const body = '{% if conclusion == "failed" %}Broken{% else %}All is well{% endif %}';
  const { draft, remarks } = await renderFacts({ ...PUSH, conclusion: 'failure' }, { body });
  expect(draft.body).toContain('CI / test failed');
  expect(remarks.map(placedWords)).toEqual(['body, line 1, column 21: conclusion is never "failed".']);
});

test('what may be there is no mistake', () => {
  const fine = [
    '{% if vars.nothing %}{{ vars.nothing | default: "x" }}{% endif %}',
    '{{ inputs.anything }} {{ failed_jobs[0].name }} {{ failed_jobs | size }}',
    '{% for commit in commits_since_green.commits %}{{ commit }}{% endfor %}',
    '{% assign ref = "x" %}{{ ref }}{% capture job %}y{% endcapture %}{{ job }}',
    '{{ commit.sha | short_sha | link: commit.url }}',
    '{% if conclusion == "timed_out" and change != "fixed" %}{% endif %}{% if release == nil or jobs == empty %}{% endif %}',
    '{% for run in jobs %}{% if run.attempt == "1" %}{% endif %}{% endfor %}{% if inputs.size == "small" %}{% endif %}',
    '{% assign change = "none" %}{% if change == "none" %}{% endif %}{% if vars.red == "failed" %}{% endif %}',
    '{% assign up = conclusion | upcase %}{% if up == "FAILURE" %}{% endif %}{% if commit.subject == "failed" %}{% endif %}',
  ];
  expect(fine.flatMap((text) => mistakesIn(text))).toEqual([]);
});

test.each([
  ['upper', 'upcase'],
  ['toUpperCase', 'upcase'],
  ['lower', 'downcase'],
  ['lowercase', 'downcase'],
  ['uppercase', 'upcase'],
  ['title', 'capitalize'],
  ['trim', 'strip'],
  ['length', 'size'],
  ['to_json', 'json'],
  ['strftime', 'date'],
  ['time_ago', 'ago'],
  ['pluralize', 'plural'],
  ['urlencode', 'url_encode'],
])('who tries the filter %s is told %s', (tried, meant) => {
  expect(analyzeTemplate(`{{ workflow | ${tried} }}`).mistakes[0]?.hint).toBe(`Did you mean "${meant}"?`);
});

test('of the filters that there are, ours come first', () => {
  const [mistake] = analyzeTemplate('{{ workflow | qqqqqqqq }}').mistakes;
  const [first = ''] = mistake?.hint.split('escape') ?? [];
  for (const own of [
    'duration',
    'ago',
    'link',
    'code',
    'quote',
    'table',
    'plural',
    'short_sha',
    'mention',
    'truncate_markdown',
  ]) {
    expect(first).toContain(` ${own},`);
  }
});

test('the names are those of what can be read, also where something is wrong', () => {
  expect(
    analyzeTemplate('{{ sections.reasons }}{% if ref.name == "x" %}{{ comit | upcas }}{% endif %}{{ | }}').names,
  ).toEqual(expect.arrayContaining(['sections.reasons', 'ref.name']));
  expect(analyzeTemplate('').names).toEqual([]);
});

test('carets stand under the wrong word', async () => {
  const { remarks } = await renderFacts(PUSH, { body: 'Hi {{ workflow | shout }}\n{{ "x" | truncate_markdown }}' });
  expect(remarks.map(({ place }) => place?.excerpt)).toEqual([
    ['1 | Hi {{ workflow | shout }}', '· |                  ^^^^^'],
  ]);
  const { remarks: later } = await renderFacts(PUSH, {
    body: '{{ "x" | truncate_markdown }}\n{{ "y" | plural }} {{ "z" | truncate_markdown }}',
  });
  expect(later.map(placedWords)).toEqual([
    'body, line 1, column 10: truncate_markdown takes how many characters are left, such as truncate_markdown: 500.',
    'body, line 2, column 29: truncate_markdown takes how many characters are left, such as truncate_markdown: 500.',
  ]);
});
