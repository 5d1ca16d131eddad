import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { formatWithLocation } from '../../../src/diagnostic.ts';
import type { TextSettings } from '../../../src/message/render-types.ts';
import type { Trust } from '../../../src/settings/template/workspace.ts';
import { mentions } from '../../support/markdown-oracle.ts';
import { type Rendering, renderFacts } from '../../support/rendering.ts';

const facts: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'failure',
  workflow: 'CI',
  ref: { type: 'branch', name: 'main' },
};
const FILE = '.github/notify/deploy.md';

const TRUSTED: Trust = { type: 'trusted' };
const STRANGERS: Trust = { type: 'untrusted', why: 'nobody knows it', fix: 'Ask' };

function file(body: string, line = 1, trust = TRUSTED): TextSettings['template'] {
  return { type: 'file', body, location: { file: FILE, line, column: 1, trust } };
}

async function render(template: string, more: Rendering = {}, trust = TRUSTED) {
  const locations = { subject: { file: FILE, line: 2, column: 10, trust } };
  return renderFacts(facts, { template: file(template, 1, trust), locations, ...more });
}

test('an error shows the line of the file, and the first of each text', async () => {
  const subject = '{{ workflw }}';
  const { content, diagnostics } = await render('Hi\n  {{ ref.nam }} and {{ conclusoin }}', {
    kind: 'topic',
    subject,
    template: file('Hi\n  {{ ref.nam }} and {{ conclusoin }}', 5),
  });
  expect(content.body).toContain('CI failed');
  expect(diagnostics.map((diagnostic) => `${formatWithLocation(diagnostic)} ${diagnostic.hint}`)).toEqual([
    `${FILE}, line 6, column 6: there is no fact or variable "ref.nam". Did you mean "ref.name"?`,
    `${FILE}, line 2, column 13: there is no fact or variable "workflw". Did you mean "workflow"?`,
  ]);
  expect(diagnostics[0]?.location).toEqual({ part: 'body', file: FILE, line: 6, column: 6 });
});

test('an empty template sends nothing', async () => {
  expect(await render('{% if conclusion == "success" %}Fine{% endif %}\n')).toMatchObject({
    empty: true,
    diagnostics: [{ code: 'empty', severity: 'notice' }],
  });
  expect(await renderFacts(facts, { body: '{{ release.name }}' })).toMatchObject({ empty: true });
  expect(await render('')).toMatchObject({ empty: true });
});

const TEXT = '@here: ask @ada about #deploy +1, see [docs](https://example.org/a/#top)\n\n## Next\n`@team`';

test('a repository file may mention people', async () => {
  expect(mentions((await render(TEXT)).content.body)).toContain('@here');
});

test('an untrusted file mentions nobody, and the reason is reported', async () => {
  const subject = 'For @ada: {{ workflow }}';
  const { content, diagnostics } = await render(TEXT, { kind: 'topic', subject }, STRANGERS);
  expect(mentions(`${content.subject}\n${content.body}`)).toEqual([]);
  expect(content.body).toContain('## Next');
  expect(diagnostics.map(({ severity, message: says, hint }) => `${severity}: ${says} ${hint}`)).toContain(
    `notice: What ${FILE} mentions is shown, and calls nobody, because nobody knows it. Ask.`,
  );
  expect((await render('No names', {}, STRANGERS)).diagnostics).toEqual([]);
  const current = await renderFacts(facts, { body: TEXT, template: file('x', 1, STRANGERS) });
  expect(mentions(current.content.body), 'what the workflow itself says').toContain('@ada');
});

test('sections show times in the configured time zone', async () => {
  const run = { number: 1, started_at: '2026-03-04T23:30:00Z' } as const;
  const body = async (timeZone: string) =>
    (await renderFacts({ ...facts, run }, { kind: 'task', timeZone })).content.body.match(/Started:\*\* (.*)/)?.[1];
  expect(await body('UTC')).toBe('2026-03-04 23:30 UTC');
  expect(await body('Asia/Tokyo')).toBe('2026-03-05 08:30 GMT+9');
  const since = { run: 1, at: run.started_at, duration_seconds: 3 * 86_400 };
  const entry = { change: 'still-failing', broken_since: since, failures_in_a_row: 4 } as const;
  const renderIn = async (timeZone: string) =>
    (await renderFacts({ ...facts, ...entry }, { body: '{{ sections.failure_streak }}', timeZone })).content.body;
  expect(await renderIn('UTC')).toContain('since Wednesday');
  expect(await renderIn('Asia/Tokyo')).toContain('since Thursday');
});
