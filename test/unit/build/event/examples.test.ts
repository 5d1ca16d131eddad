import { expect, test } from 'vitest';
import type { BaseFacts } from '../../../../src/build/facts.ts';
import { findFacts } from '../../../support/event-facts.ts';
import { allExamples } from '../../../support/events.ts';

const examples = allExamples();

const LINKS = ['url', 'compare_url', 'log_url'];

/** Every property of the facts, those of nested facts included; payloads handed through as they are left out. */
function properties(facts: object): (readonly [string, unknown])[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const nested = typeof value === 'object' && value !== null && key !== 'inputs' ? properties(value) : [];
    return [[key, value] as const, ...nested];
  });
}

/** Verifies the guarantees for all facts: absent instead of empty, links that a browser may follow. */
function expectSound(facts: BaseFacts): void {
  for (const [key, value] of properties(facts)) {
    if (value === undefined) continue;
    expect(value, key).not.toBeNull();
    if (typeof value === 'number') expect(Number.isFinite(value), key).toBe(true);
    if (typeof value !== 'string') continue;
    expect(value.trim(), key).toBe(value);
    expect(value, key).not.toBe('');
    expect(value.isWellFormed(), key).toBe(true);
    if (LINKS.includes(key)) expect(value).toMatch(/^https?:\/\/[^\s"<>]+$/);
    if (LINKS.includes(key)) expect(value).not.toMatch(/undefined|\[object/);
  }
}

/** Events whose own facts describe them; a ping has none. */
const WITHOUT_ITEM = [
  ...['push', 'pull_request', 'release', 'deployment', 'deployment_status', 'workflow_run', 'merge_group'],
  ...['workflow_dispatch', 'repository_dispatch', 'ping'],
];

test.each(examples)('$event $action, example $index', ({ event: name, action, payload }) => {
  const env = { GITHUB_EVENT_NAME: name, GITHUB_SERVER_URL: 'https://github.com' };
  const facts = findFacts({ env, event: payload, runner: {} });
  expectSound(facts);
  expect(facts.ci).toBe('GitHub Actions');
  expect(facts.event).toEqual(action === undefined ? { name } : { name, action });
  const repository = payload['repository'] as { full_name: string; html_url: string; private: boolean } | undefined;
  if (repository !== undefined) {
    expect(facts.repository).toMatchObject({ name: repository.full_name, url: repository.html_url });
    if (!WITHOUT_ITEM.includes(name)) expect(facts.item?.title).toMatch(/./);
  }
});
