/** Verifies that a credential in any text of an event becomes no fact. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuild } from '../../../src/build/read-build.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { findFacts, recordedEvents } from '../../support/event-facts.ts';
import { workspace } from '../../support/workspace.ts';
import { worldAt } from '../../support/world.ts';

const NOW = '2026-03-04T08:00:00Z';

/** Matches the properties that people write. */
const WRITTEN = /^(?:title|body|message|display_title|description|name)$/;
const SECRET = 'Zq7x-hunter2';

/** Adds a credential to each text of the payload that a person wrote. */
function planted(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return WRITTEN.test(key) ? `${value.slice(0, 40)} password=${SECRET} ` : value;
  if (Array.isArray(value)) return value.map((one) => planted(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, planted(one, name)]));
}

const EVENTS = recordedEvents.map(({ title, event, payload }) => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '9' };
  const text = JSON.stringify(planted(payload));
  const shown = JSON.stringify(findFacts({ env, event: JSON.parse(text), runner: {} }));
  return { title, env, text, shown };
});
const WITH_SECRET = EVENTS.filter(({ shown }) => shown.includes(SECRET));

test('events contain text that people wrote: commits, pull requests, issues, releases, comments, runs', () => {
  for (const event of ['push', 'pull_request', 'issues', 'issue_comment', 'release', 'workflow_run']) {
    expect(WITH_SECRET.map(({ env }) => env.GITHUB_EVENT_NAME)).toContain(event);
  }
});

test.each(WITH_SECRET)('no credential of $title becomes a fact', async ({ env, text }) => {
  const folder = workspace({});
  const path = join(folder, 'event.json');
  writeFileSync(path, text);
  const world = worldAt(NOW, { ...env, GITHUB_EVENT_PATH: path });
  const { facts } = await readBuild({ context: {} } as Settings, world);
  expect(JSON.stringify(facts)).not.toContain(SECRET);
  expect(JSON.stringify(facts)).toContain('***');
});
