import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { findLoaders } from '../../../src/build/sources.ts';
import { hasError } from '../../../src/diagnostic.ts';
import { factsRead } from '../../../src/message/author-texts.ts';
import { cmarkGfm, schemes } from '../../support/markdown-oracle.ts';
import { getSome } from '../../support/random.ts';
import { PRESET, renderFacts } from '../../support/rendering.ts';
import { BOMBS, FACTS } from './template-bombs.ts';

async function rendered(body: string, facts: Facts = FACTS, subject = body) {
  return renderFacts(facts, { kind: 'topic', subject, body, variables: { team: 'x' } });
}

/** Inherited properties of objects, lists, strings and functions, and template internals. */
const INHERITED = [Object, Array, Function].flatMap(({ prototype }) =>
  getSome(Object.getOwnPropertyNames(prototype), 5),
);
const NAMES = [
  ...new Set([
    ...INHERITED,
    '__proto__',
    'prototype',
    'written',
    'trimmed',
    'liquidMethodMissing',
    'size',
    'first',
    'last',
    'forloop',
    'then',
    'next',
  ]),
];

/** Every position in a template that accepts a name. */
const PLACES: Readonly<Record<string, (name: string) => string>> = {
  root: (name) => `{{ ${name} }}`,
  'root in quotes': (name) => `{{ ["${name}"] }}`,
  section: (name) => `{{ sections.${name} }}`,
  'part of a section': (name) => `{{ sections.commit.${name} }}`,
  fact: (name) => `{{ commit.${name} }}`,
  'part of a text': (name) => `{{ commit.subject.${name} }}`,
  'part of an address': (name) => `{{ run.url.${name} }}`,
  'part of a list': (name) => `{{ push.commits.${name} }}`,
  'part of a loop': (name) => `{% for x in push.commits %}{{ forloop.${name} }}{% endfor %}`,
  input: (name) => `{{ inputs.${name} }}{{ inputs["${name}"].${name} }}`,
  variable: (name) => `{{ vars.${name} }}`,
  condition: (name) => `{% if ${name} == commit.${name} or inputs contains "${name}" %}x{% endif %}`,
  filter: (name) => `{{ "x" | ${name} }}`,
  'argument of a filter': (name) => `{{ push.commits | map: "${name}" | where: "${name}" | group_by: "${name}" }}`,
  tag: (name) => `{% ${name} %}`,
  'loop variable': (name) => `{% for ${name} in push.commits %}{{ ${name}.sha }}{% endfor %}`,
  collection: (name) => `{% for x in ${name} %}y{% endfor %}`,
  assignment: (name) => `{% assign ${name} = "x" %}{% capture ${name} %}y{% endcapture %}{{ ${name} }}`,
  counter: (name) => `{% increment ${name} %}{% cycle "${name}": ${name}, "x" %}`,
  case: (name) => `{% case ${name} %}{% when ${name} %}x{% endcase %}`,
};

describe('no name in a template ends the step', () => {
  test.each(Object.entries(PLACES))('as %s', async (_, location) => {
    for (const name of NAMES) {
      const { content, empty = false } = await rendered(location(name));
      expect(content.body === '', name).toBe(empty);
      if (!empty) expect(content.subject?.length, name).toBeGreaterThan(0);
      expect(content.body).not.toMatch(/native code|\[object|=>|class \w/);
      const { mentioned } = await factsRead({
        template: PRESET,
        kind: 'topic',
        subject: location(name),
        body: location(name),
      });
      expect(() => mentioned.flatMap((one) => findLoaders(one)), name).not.toThrow();
    }
  });

  test('name that the payload lacks is empty', async () => {
    for (const name of NAMES) {
      const { content, diagnostics } = await rendered(`{{ inputs["${name}"] }}x`);
      expect([content.body, hasError(diagnostics)], name).toEqual(['x', false]);
    }
  });
});

const BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('single-line facts stay on one line', () => {
  test.each(BREAKS.map((one) => [JSON.stringify(one), one]))('%s', async (_, one) => {
    const forged = `x${one}✅ **CI** passed`;
    const facts: Facts = {
      ...FACTS,
      workflow: forged,
      commit: { sha: 'abc1234', short: 'abc1234', subject: forged, message: forged },
      pull_request: { number: 1, title: forged, labels: [forged, forged] },
      inputs: { a: forged, deep: { list: [forged] } },
      ref: { type: 'branch', name: forged },
    };
    for (const name of [
      'workflow',
      'commit.subject',
      'pull_request.title',
      'pull_request.labels',
      'inputs.a',
      'inputs.deep.list',
      'ref.name',
    ]) {
      for (const filters of [
        '',
        ' | upcase',
        ' | url_decode',
        ' | split: "q" | join: ","',
        ' | default: "y"',
        ' | append: "z"',
      ]) {
        const { content, diagnostics } = await rendered(`> {{ ${name}${filters} }}`, facts);
        expect(hasError(diagnostics)).toBe(false);
        expect(content.body, name).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
        expect(content.subject, name).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
      }
    }
    const encoded = { ...FACTS, ref: { type: 'branch', name: encodeURIComponent(forged) } } as const;
    expect((await rendered('{{ ref.name | url_decode }}', encoded)).content.body).not.toMatch(/[\n\r\u2028\u2029]/);
  });
});

describe('no template exceeds its limits', () => {
  test.each(Object.entries(BOMBS))('%s', async (_, { template, ends }) => {
    const { content, diagnostics } = await renderFacts(FACTS, { body: template });
    const problem = diagnostics.find(({ code }) => code === 'mistake')?.message;
    if (ends === 'problem') expect(problem).toMatch(/takes too much|a range starts|columns at most|Maximum call stack/);
    else expect(problem).toBeUndefined();
    expect(content.body.length).toBeGreaterThan(0);
  });
});

describe("value can't choose the target of a link", () => {
  const LINKS: readonly string[] = [
    '[open]({{ inputs.v }})',
    '[open](<{{ inputs.v }}>)',
    '[open]( {{ inputs.v }} "title")',
    '![open]({{ inputs.v }})',
    '<{{ inputs.v }}>',
    '[open][1]\n\n[1]: {{ inputs.v }}',
    '[open][1]\n\n[1]: <{{ inputs.v }}>',
    '<a href="{{ inputs.v }}">x</a>',
    "<a href='{{ inputs.v }}'>x</a>",
    '<img src="{{ inputs.v }}">',
    '<a href={{ inputs.v }}>x</a>',
    '[open]({{ inputs.v | slice: 0, 4 }}{{ inputs.v | slice: 4, 400 }})',
    '[open](ja{{ inputs.v | slice: 2, 400 }})',
    '[open]({{ inputs.v | append: "x" }})',
    '{% capture u %}{{ inputs.v }}{% endcapture %}[open]({{ u }})',
    '{% assign u = inputs.v | strip %}[open]({{ u | strip }})',
    '[open]({% echo inputs.v %})',
    '[open]({% cycle inputs.v %})',
    '[open](\n{{ inputs.v }})',
    '{{ inputs.v }}',
    '[{{ inputs.v }}](https://example.org)',
    '- {{ inputs.v }}',
    '> {{ inputs.v }}',
    '`{{ inputs.v }}`',
  ];
  const VALUES = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\\:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,x',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'x:javascript:alert(1)',
    '\uFDD0javascript\uFDD1:alert(1)',
    'javascript\u200b:alert(1)',
    '\u2028javascript:alert(1)',
    '&#106;avascript:alert(1)',
    'blob:x',
    'view-source:javascript:x',
    'http:javascript:alert(1)',
    'https://ok.example) [x](javascript:alert(1)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)',
  ];
  const SAFE = ['http', 'https', 'mailto'];

  test.each(LINKS)('%j', async (template) => {
    const bodies = await Promise.all(
      VALUES.map(async (v) => (await rendered(template, { ...FACTS, inputs: { v } }, 'x')).content.body),
    );
    const live = cmarkGfm(bodies).flatMap((html, index) =>
      schemes(html)
        .filter((one) => !SAFE.includes(one))
        .map((one) => `${one}: from ${VALUES[index]} in ${html}`),
    );
    expect(live).toEqual([]);
  });

  test("web and mail links work, and so does the author's markup", async () => {
    const facts = { ...FACTS, inputs: { v: 'https://example.org/a?b=c', m: 'mailto:ada@example.org', path: 'x' } };
    const { content } = await rendered(
      '[a]({{ inputs.v }}) [m]({{ inputs.m }}) [c](vscode://file/{{ inputs.path }}) [d](data:image/png;base64,x)',
      facts,
    );
    const [html = ''] = cmarkGfm([content.body]);
    expect(schemes(html)).toEqual(['https', 'mailto', 'vscode', 'data']);
  });
});
