import { expect, test } from 'vitest';
import { decideConclusion, readEventConclusion } from '../../../../src/build/conclusion.ts';
import type { Facts } from '../../../../src/build/facts.ts';
import { findFacts } from '../../../support/event-facts.ts';
import { allExamples } from '../../../support/events.ts';
import { fc, pieces } from '../../../support/random.ts';

const examples = allExamples();
const names = [...new Set(examples.map(({ event }) => event)), 'schedule', 'pull_request_target', 'registry_package'];

const LINKS = ['url', 'compare_url', 'log_url'];

/** Every property of the facts, those of nested facts included; payloads handed through as they are left out. */
function properties(facts: object): (readonly [string, unknown])[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const nested = typeof value === 'object' && value !== null && key !== 'inputs' ? properties(value) : [];
    return [[key, value] as const, ...nested];
  });
}

/** Verifies the guarantees for all facts: absent instead of empty, links that a browser may follow. */
function expectSound(facts: Facts): void {
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

test('an absurd payload never stops the message', () => {
  const keys = [...new Set(properties(examples.map(({ payload }) => payload)).map(([key]) => key))];
  const leaf = fc.oneof(
    fc.constantFrom('', ' ', '\ud800', 'javascript:alert(1)', 'https://a:b@c/', 'refs/heads/\udfff', '0000000', 'x'),
    fc.constantFrom('https://example.com/\ud800', 'refs/pull/1/merge', '[bot]', '__proto__', 'constructor', 'deadbeef'),
    fc.constantFrom(null, true, false, 0, -1, 1e308, Number.NaN),
    fc.string({ unit: 'binary' }),
    fc.integer(),
  );
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      leaf,
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys), tie('node'), { maxKeys: 8 }),
    ),
  }));
  const variables = [
    'GITHUB_REF',
    'GITHUB_SHA',
    'GITHUB_ACTOR',
    'GITHUB_REPOSITORY',
    'GITHUB_SERVER_URL',
    'GITHUB_RUN_ID',
    'GITHUB_RUN_NUMBER',
    'GITHUB_JOB',
    'GITEA_ACTIONS',
  ];
  const env = fc.dictionary(fc.constantFrom(...variables), fc.oneof(leaf.map(String), fc.constant('1')));
  fc.assert(
    fc.property(fc.constantFrom(...names), env, node, node, (name, variable, event, context) => {
      const runner = { job: context, matrix: context, strategy: context, action_status: context };
      expectSound(findFacts({ env: { ...variable, GITHUB_EVENT_NAME: name }, event, runner }));
      decideConclusion({ status: undefined, runner, eventConclusion: readEventConclusion(name, event) });
    }),
    { numRuns: pieces(100) },
  );
});
