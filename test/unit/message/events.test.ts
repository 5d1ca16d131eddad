import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { hasError } from '../../../src/diagnostic.ts';
import type { MessageContent } from '../../../src/message/render-types.ts';
import type { ContentKind } from '../../../src/settings/option.ts';
import { recordedEvents, recordedFacts } from '../../support/event-facts.ts';
import { elements, mentions, renderers, targets } from '../../support/markdown-oracle.ts';
import { renderFacts } from '../../support/rendering.ts';

const KINDS: readonly ContentKind[] = ['message', 'topic', 'task'];
const MARKER = 'd-0123456789abcdef';
/** HTML elements of the preset itself. */
const PRESET_ELEMENTS = ['p', 'br', 'strong', 'a', 'ul', 'li', 'blockquote', 'code', 'pre'];

/** Facts with fixed values. */
const FIXED_FIELDS = ['conclusion', 'type', 'scope', 'change', 'by'];

/** Data about a failure from the API. */
const READ: Partial<Facts> = {
  failed_jobs: [{ name: 'test', failed_steps: [{ name: 'x' }], errors: [{ message: 'x', path: 'x', line: 1 }] }],
  job_counts: { total: 1, failed: 1 },
  stopped: { by: 'person', person: 'x' },
  change: 'still-failing',
  failures_in_a_row: 3,
  broken_since: { run: 1, duration_seconds: 60 },
  commits_since_green: { commits: [{ sha: 'x', short: 'x', subject: 'x', author: { name: 'x' } }], count: 3 },
  suspects: [{ name: 'x' }],
};

/** Replaces every string except URLs with hostile text. */
function poison(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => poison(entry, text));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poison(inner, text, name)]));
  }
  if (typeof value !== 'string' || FIXED_FIELDS.includes(key)) return value;
  return key.endsWith('url') ? value : text;
}

const HOSTILE = [
  '@team +nick #TAG-1 <img src=x onerror=alert(1)> [x](https://evil.example/) ![y](https://evil.example/) **b** `c` :smile:',
  '- [ ] a\n# b\n```\n| c | d |\n| - | - |\n===\nhttps://evil.example www.evil.example a@evil.example',
];

const RENDERERS = Object.values(renderers);

function expectInert(content: MessageContent, addresses: string): void {
  expect(mentions(content.body)).toEqual([]);
  expect(mentions(content.subject ?? '')).toEqual([]);
  expect(content.subject ?? '').not.toContain('\n');
  for (const html of RENDERERS.map((render) => render(content.body))) {
    expect(elements(html).filter((name) => !PRESET_ELEMENTS.includes(name))).toEqual([]);
    for (const target of targets(html)) {
      expect(target).toMatch(/^https?:/);
      expect(addresses).toContain(target.replace(`#${MARKER}`, ''));
    }
  }
}

test.each(recordedEvents)('$title: renders every kind, and nothing of the event is active', async (event) => {
  const recorded = recordedFacts(event);
  const { deployment, conclusion: result } = recorded;
  const conclusion = deployment?.state === undefined ? (result ?? 'failure') : result;
  const reported: Facts = conclusion === undefined ? recorded : { ...recorded, conclusion };
  const red: Facts = { ...reported, ...READ, conclusion: 'failure' };
  const poisoned = [reported, red].map((original, index) => poison(original, HOSTILE[index] ?? '') as Facts);
  for (const facts of [reported, ...poisoned]) {
    for (const kind of facts === reported ? KINDS : (['topic'] as const)) {
      const { content, diagnostics } = await renderFacts(facts, { kind, marker: MARKER });
      expect(hasError(diagnostics)).toBe(false);
      expect(content.body).toContain(MARKER);
      expect(content.body).not.toMatch(/undefined|\[object|null|\(\)|\[\]/);
      expect(content.subject === undefined).toBe(kind === 'message');
      expectInert(content, JSON.stringify(facts));
    }
  }
});
