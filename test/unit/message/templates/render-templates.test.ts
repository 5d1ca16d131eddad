import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { type Diagnostic, formatWithLocation } from '../../../../src/diagnostic.ts';
import type { Rendered } from '../../../../src/message/render-types.ts';
import { requiredFacts } from '../../../../src/message/templates/custom-template.ts';
import { mentions } from '../../../support/markdown-oracle.ts';
import { type Rendering, renderFacts } from '../../../support/rendering.ts';

const facts: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'failure',
  workflow: 'CI',
  run: { number: 42, url: 'https://github.com/acme/app/actions/runs/1', started_at: '2026-11-02T23:30:00Z' },
  commit: {
    sha: 'abc1234def',
    short: 'abc1234',
    subject: '@team *b*',
    message: '@team *b*\n\n- [ ] x',
    url: 'https://e.x/c',
  },
  inputs: { environment: '**prod**' },
};
const MARKER = 'd-0123456789abcdef';
const RUN = `https://github.com/acme/app/actions/runs/1#${MARKER}`;

async function rendered(body: string, subject?: string, extra: Rendering = {}): Promise<Rendered> {
  const variables = { team: '@ops', list: ['a*', 'b'], nested: { deep: '<b>' } };
  return renderFacts(facts, { kind: 'topic', body, variables, subject, ...extra });
}

async function readBody(template: string): Promise<string> {
  const {
    content,
    diagnostics: [diagnostic],
  } = await rendered(template);
  expect(diagnostic).toBeUndefined();
  return content.body;
}

async function readProblem(template: string): Promise<Diagnostic> {
  const {
    content,
    diagnostics: [diagnostic],
  } = await rendered(template);
  expect(content.body).toContain('❌ **[CI failed](');
  if (diagnostic === undefined) throw new Error('the template rendered');
  return diagnostic;
}

test.each([
  [
    'the author’s text is left alone, values are escaped',
    '@here **{{ commit.subject }}**',
    '@here **\\@team \\*b\\***',
  ],
  ['after filters', '{{ commit.subject | upcase | append: "<b>" }}', '\\@TEAM \\*B\\*&lt;b>'],
  ['lines stay lines', '{{ commit.message }}', '\\@team \\*b\\*\n\n\\- \\[ \\] x'],
  ['variables and lists', '{{ vars.team }} {{ vars.list }} {{ vars.nested.deep }}', '\\@ops a\\*, b &lt;b>'],
  ['cycle', '{% cycle commit.subject, "x" %}', '\\@team \\*b\\*'],
  ['the liquid tag', '{% liquid\necho commit.subject\n%}', '\\@team \\*b\\*'],
  ['what was assigned', '{% assign x = commit.subject %}{{ x }}', '\\@team \\*b\\*'],
  [
    'what was captured, once',
    '{% capture x %} **{{ commit.subject }}**{% endcapture %}{{ x | strip }}',
    '**\\@team \\*b\\***',
  ],
  ['what was captured and changed, once more', '{% capture x %}*{% endcapture %}{{ x | append: "!" }}', '\\*!'],
  ['split and joined', '{{ commit.subject | split: " " | join: "_" }}', '\\@team\\_\\*b\\*'],
  ['addresses of facts are addresses', '[r]({{ commit.url }}) {{ commit.url }}', '[r](https://e.x/c) https://e.x/c'],
  ['and text when they were changed', '{{ commit.url | append: "?" }}', 'https:\u200B//e.x/c?'],
  ['sections are Markdown', '{{ sections.commit }}', '[abc1234](https://e.x/c) \\@team \\*b\\*'],
  ['a fact of other events is empty', 'x{{ pull_request.author.name }}{{ release.notes }}y', 'xy'],
  ['and has a default', '{{ pull_request.title | default: "none" }}', 'none'],
  ['a default for nothing else', '{{ sections.commit | default: "none" }}', '[abc1234](https://e.x/c) \\@team \\*b\\*'],
  ['an input is empty when nobody gave it', '{{ inputs.environment }}{{ inputs.nothing }}.', '\\*\\*prod\\*\\*.'],
  ['a condition may ask for anything', '{% if vars.nothing %}y{% else %}n{% endif %}', 'n'],
  ['what is in parentheses first', '{% if (workflow == "x" or true) and workflow == "CI" %}y{% endif %}', 'y'],
  ['a list of groups', '{% for c in push.commits %}{{ c.subject }}{% endfor %}.', '.'],
  ['comparisons see the value', '{% if commit.url == "https://e.x/c" %}y{% endif %}', 'y'],
])('%s', async (_, template, expected) => {
  expect(await readBody(template)).toBe(expected);
});

test('another time zone', async () => {
  const { content } = await rendered('{{ run.started_at | date: "%Y-%m-%d %H:%M" }}', undefined, {
    timeZone: 'Europe/Berlin',
  });
  expect(content.body).toBe('2026-11-03 00:30');
});

test.each([
  [
    'a\n  {{ comit.subject }}',
    'body, line 2, column 6: there is no fact or variable "comit"',
    'Did you mean "commit"?',
  ],
  [
    '{% if conclusion == "success" %}{{ pull_request.titel }}{% endif %}',
    'body, line 1, column 36: there is no fact or variable "pull_request.titel"',
    'Did you mean "pull_request.title"?',
  ],
  ['{{ vars.taem }}', 'body, line 1, column 4: there is no fact or variable "vars.taem"', 'Did you mean "vars.team"?'],
  [
    '{{ event.colour }}',
    'body, line 1, column 4: there is no fact or variable "event.colour"',
    'Known: event.name, event.action.',
  ],
  ['{{ commit.subject | raw }}', 'body, line 1, column 21: there is no filter "raw"', 'Values are always escaped'],
  ['{{ "x" | constructor }}', 'there is no filter "constructor"', 'Known: '],
  ['{{ branch }}', 'there is no fact or variable "branch"', 'Did you mean "ref.name"?'],
  ['{{ github.actor }}', 'there is no fact or variable "github"', 'write {{ vars.… }}'],
  ['\n{% include "x" %}', 'body, line 2, column 1: there is no tag "include"', 'Templates read no files'],
  ['{% if x %}', 'body, line 1, column 1: tag {% if x %} not closed', ''],
  ['{{ commit }}', 'column 1: this is a group of values, not one: name one of its parts: sha, short', 'behind a dot'],
  ['{{ workflow | shout }} {{ comit }}', 'body, line 1, column 15: there is no filter "shout"', 'Did you mean'],
  [
    '{% if change == broken %}x{% endif %}',
    'there is no fact or variable "broken"',
    'A text stands in quotes: "broken"',
  ],
  ['{% if workflow = "CI" %}x{% endif %}', 'body, line 1, column 17: something is left over here', 'Write "=="'],
  [
    '{% if a %}{% for b in jobs %}{% endif %}',
    'body, line 1, column 30: "endif" belongs to no tag',
    'the inner one first',
  ],
  ['{{ workflow', 'body, line 1, column 1: output "{{ workflow" not closed', 'Close it with }}.'],
  ['{{ commit.__proto__ }}', 'body, line 1, column 4: there is no fact', 'Known: commit.sha'],
  ['{{ run.url.constructor }}', 'body, line 1, column 4: ', ''],
])('%s is an error, and the preset is used', async (template, message, hint) => {
  const problem = await readProblem(template);
  expect(formatWithLocation(problem)).toContain(message);
  expect(problem.hint).toContain(hint);
  expect(problem).toMatchObject({ code: 'mistake', severity: 'error' });
});

test.each([
  ['{{ ref.name }}{% if change == "fixed" %}{{ jobs }}{% endif %}', ['ref.name', 'change', 'jobs']],
  [
    '{% for job in failed_jobs %}{{ job.name }}{% for e in job.errors %}{{ e.message }}{% endfor %}{% endfor %}',
    ['failed_jobs'],
  ],
  [
    '{% assign names = failed_jobs | map: "name" %}{{ names }}{% capture x %}{{ tests.total }}{% endcapture %}',
    ['failed_jobs', 'tests.total'],
  ],
  [
    '{% case scope %}{% when event.name %}{{ "x" | append: workflow }}{% endcase %}',
    ['scope', 'event.name', 'workflow'],
  ],
  ['{% liquid\n if actor.bot\n echo release.name\n endif %}', ['actor.bot', 'release.name']],
  ['{{ failed_jobs[run.attempt].name }}', ['failed_jobs.name', 'run.attempt']],
  ['{{ sections.commit }}', ['commit.subject', 'commit.author']],
  ['{{ ref.nme }}{{ jobs }}', ['ref.nme', 'jobs']],
  ['{{ ref.name }}{% if %}', []],
])('%s requires its facts', (text, names) => {
  const { mentioned, failing } = requiredFacts([{ part: 'body', text }], {});
  expect(mentioned.toSorted()).toEqual(expect.arrayContaining(names.toSorted()));
  expect(failing).toBe(/nme|\{% if %/.test(text));
});

test("a pause of the machine during a template isn't a loop", async () => {
  const slow = {
    get environment() {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
      return 'prod';
    },
  };
  const { content, diagnostics } = await renderFacts(
    { ...facts, inputs: slow },
    { kind: 'topic', body: '{{ inputs.environment }} {{ inputs.environment }}' },
  );
  expect(diagnostics).toEqual([]);
  expect(content.body).toContain('prod prod');
});

test('a subject is one plain line, and its values mention nobody', async () => {
  const { content } = await rendered('x', ' {{ commit.message }}\n for @ops ');
  expect(content.subject).toBe('@\u200Bteam *b* - [ ] x for @ops');
  expect(mentions(content.subject ?? '')).toEqual(['@ops']);
});

test.each([
  ['directly', '@{{ vars.who }}', '@\u200Bteam'],
  ['behind what is empty', '@{{ vars.none }}{{ vars.who }}', '@\u200Bteam'],
  ['in what is captured', '{% capture who %}@{{ vars.who }}{% endcapture %}{{ who }}', '@\u200Bteam'],
  ['out of a condition', '@{% if vars.who %}{{ vars.who }}{% endif %}', '@\u200Bteam'],
  ['whose sign is a value', '{{ vars.at }}{{ vars.who }}', '\\@team'],
  ['that holds the sign', '{{ vars.at }}team', '\\@team'],
  ['whose sign is captured', '{% capture at %}{{ vars.plus }}{% endcapture %}{{ at }}team', '++\u200Bteam'],
  ['in the address of a link', '[x](https://e.x/@{{ vars.who }})', '[x](https://e.x/%40team)'],
])('a value after a mention character mentions nobody: %s', async (_, template, expected) => {
  const variables = { who: 'team', none: '', at: '@', plus: '++' };
  const { content } = await rendered(template, template, { variables });
  expect(content.body.split('\n')[0]).toBe(expected);
  expect(mentions(content.body)).toEqual([]);
  expect(mentions(content.subject ?? '')).toEqual([]);
});

test('neither in a file, nor in a report after a mention character', async () => {
  const variables = { who: 'team' };
  const location = { file: 'chat.md', line: 1, column: 1, trust: { type: 'trusted' } } as const;
  const body = '@{{ vars.who }} @{{ sections.report }} @{{ commit.message }}';
  const result = await renderFacts(
    { ...facts, report: { path: 'a.md', text: 'team and @here' } },
    { template: { type: 'file', body, location }, variables },
  );
  expect(result.diagnostics).toEqual([]);
  expect(mentions(result.content.body)).toEqual([]);
});

test('the marker is in the run link, or in an added line', async () => {
  const linked = await rendered('[Look]({{ run.url }})', undefined, { marker: MARKER });
  expect(linked.content.body).toBe(`[Look](${RUN})`);
  const section = await rendered('{{ sections.run }}', undefined, { marker: MARKER });
  expect(section.content.body).toBe(`[\\#42](${RUN})`);
  const plain = await rendered('Hello', undefined, { marker: MARKER });
  expect(plain.content.body).toBe(`Hello\n\n[View run](${RUN})`);
  const { run: _, ...unlinked } = facts;
  const bare = await renderFacts(unlinked, { kind: 'topic', body: 'Hello', marker: MARKER });
  expect(bare.content.body).toBe(`Hello\n\nReference: ${MARKER}`);
});
