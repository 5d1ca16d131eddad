import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBuild } from '../../../src/build/read-build.ts';
import { findSources, SOURCES } from '../../../src/build/sources.ts';
import type { Status } from '../../../src/settings/parsers/maps.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { recordedEvents } from '../../support/event-facts.ts';
import { example, failedDeploymentStatus, failedWorkflowRun } from '../../support/events.ts';
import { worldAt } from '../../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'base-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NEEDS: Status = { type: 'needs', results: ['failure'], passed: [] };

function readBase(event: string, payload: unknown, status?: Status) {
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  const settings = { context: { job: { status: 'failure', check_run_id: 1 } }, ...(status && { status }) };
  const run = { GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1', GITHUB_REF: 'refs/heads/main', GITHUB_SHA: 'a'.repeat(40) };
  const env = { ...run, GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path, GITHUB_JOB: 'test' };
  const world = worldAt('2026-03-04T08:00:00Z', env);
  return readBuild(settings as Settings, world);
}

test.each<[string, unknown, Status | undefined, string]>([
  ['push', example('push', 4), undefined, 'job'],
  ['push', example('push', 4), { type: 'conclusion', conclusion: 'failure' }, 'job'],
  ['push', example('push', 4), { type: 'workflow' }, 'run'],
  ['pull_request', example('pull_request', 0), NEEDS, 'run'],
  ['release', example('release', 0), undefined, 'job'],
  ['workflow_run', failedWorkflowRun().payload, undefined, 'run'],
  ['workflow_run', {}, undefined, 'job'],
  ['deployment', example('deployment', 0), NEEDS, 'deployment'],
  ['deployment', example('deployment', 0), { type: 'workflow' }, 'deployment'],
  ['deployment', example('deployment', 0), undefined, 'job'],
  ['deployment', example('deployment', 0), { type: 'conclusion', conclusion: 'success' }, 'job'],
  ['deployment', example('deployment', 0), { type: 'conclusion', conclusion: 'in_progress' }, 'deployment'],
  ['deployment_status', failedDeploymentStatus().payload, undefined, 'deployment'],
  ['check_run', example('check_run', 0), undefined, 'event'],
])('%s reports the scope that it knows (%#)', async (event, payload, status, scope) => {
  expect((await readBase(event, payload, status)).facts.scope).toBe(scope);
});

test.each([
  ['failure', 'success', 'job'],
  ['success', 'failure', 'job'],
  ['in_progress', 'failure', 'job'],
  ['failure', 'timed_out', 'run'],
  ['failure', 'cancelled', 'run'],
  ['failure', 'skipped', 'run'],
  ['failure', 'of_the_future', 'run'],
  ['cancelled', 'failure', 'run'],
  ['skipped', 'success', 'run'],
] as const)('with the status %s, a workflow_run that ended as %s reports its own job or that run', async (...row) => {
  const [conclusion, ended, scope] = row;
  const { payload } = failedWorkflowRun();
  const changed = { ...payload, workflow_run: { ...(payload['workflow_run'] as object), conclusion: ended } };
  const { facts } = await readBase('workflow_run', changed, { type: 'conclusion', conclusion });
  expect(facts).toMatchObject({ scope, conclusion });
});

test('a workflow_run without its payload has no conclusion', async () => {
  const env = { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_EVENT_PATH: join(folder, 'none.json'), GITHUB_JOB: 'notify' };
  const settings = { context: { job: { status: 'success' } } } as Settings;
  const { facts } = await readBuild(settings, worldAt('2026-03-04T08:00:00Z', env));
  expect(facts.conclusion).toBeUndefined();
});

test('an internal error claims no CI system, and reads nothing but names again', async () => {
  const env = { GITLAB_CI: 'true', CI_JOB_STATUS: 'failed' };
  const now = () => {
    throw new Error('no clock');
  };
  const build = await readBuild({ context: {} } as Settings, { ...worldAt('2026-03-04T08:00:00Z', env), now });
  expect(build).toMatchObject({ missing: 'all', facts: { ci: 'git', event: { name: 'unknown' } } });
});

/** Names of facts that something reads, as a template writes them. */
const NAMES = Object.values(SOURCES).flatMap(({ facts }) => facts);

test('a fact that is in the payload is never loaded, for any recorded event', async () => {
  expect(NAMES).toContain('commit.author');
  for (const { event, payload, title } of recordedEvents) {
    const base = await readBase(event, payload);
    for (const name of NAMES) {
      const [root = '', part] = name.split('.');
      const fact: unknown = new Map(Object.entries(base.facts)).get(root);
      const value = part === undefined ? fact : new Map(Object.entries(fact ?? {})).get(part);
      if (value === undefined) continue;
      const green = { ...base, facts: { ...base.facts, conclusion: 'success' as const } };
      expect([...findSources([name], green, {} as Settings)], `${title}: ${name}`).toEqual([]);
    }
  }
});
