/**
 * Tests the templates of `examples/templates` on GitHub's payloads and a fake of its API. The expected messages are in
 * adjacent files.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as events from '../../support/events.ts';
import { sha } from '../../support/github-shapes.ts';
import type { GithubWorld } from '../../support/github-world.ts';
import { type Question, renderRecorded } from '../../support/recorded/render.ts';
import { FINISHED, makeWorld, OWN_JOB } from '../../support/recorded/world.ts';

const FOLDER = resolve('examples/templates');

type Build = Omit<Question, 'options' | 'workspace'>;

const EARLIER = ['success', 'failure'];

/** Creates a deployment with this result, by a run that its payload names. */
function deployed(state: 'success' | 'failure'): Build {
  const example = events.example('deployment_status', 1);
  const { check_run: check } = example as typeof example & { check_run?: { id: number } };
  const payload = { ...example, deployment_status: { ...example.deployment_status, state } };
  const jobs = [{ ...FINISHED, id: check?.id ?? FINISHED.id, name: 'deploy', conclusion: state }];
  const event = { event: 'deployment_status', payload };
  const upstream = { conclusion: state, jobs };
  return { ...event, status: 'success', world: (name) => makeWorld(name, { ...event, upstream, earlier: EARLIER }) };
}

function released(payload: object = events.example('release')): Build {
  const event = { event: 'release', payload: events.example('release') };
  return { ...event, payload, status: 'success', world: (name) => makeWorld(name, { ...event, earlier: EARLIER }) };
}

function scheduled(status: string, ...earlier: string[]): Build {
  const { event, payload } = events.schedule();
  return { event, payload, status, world: (repository) => makeWorld(repository, { event, payload, earlier }) };
}

/** Creates forty commits since the previous run. */
function busyWeek(): Build {
  const build = scheduled('success', 'success');
  const world = (repository: string): GithubWorld => {
    const existing = build.world(repository);
    const [newest, ...before] = (existing.commits ?? []).toReversed();
    const more = Array.from({ length: 39 }, (_, at) => ({
      sha: sha(1_000 + at),
      message: `Step ${at}`,
      author: 'Ben',
    }));
    return { ...existing, commits: [...before.toReversed(), ...more, ...(newest ? [newest] : [])] };
  };
  return { ...build, world };
}

/** Creates a job that needs the others, so that the errors are known. */
function summary(build: Build): Build {
  const jobs = [
    { ...FINISHED, id: 1, name: 'audit' },
    { id: OWN_JOB, name: 'report', conclusion: null },
  ];
  const { event, payload } = build;
  return {
    ...build,
    job: 'report',
    world: (repository) => makeWorld(repository, { event, payload, jobs, earlier: [] }),
  };
}

/** Creates a run after one of the same commit. */
function flaky(): Build {
  const build = { event: 'push', payload: events.example('push', 4), status: 'failure' };
  const world = (repository: string): GithubWorld => {
    const existing = makeWorld(repository, { ...build, earlier: ['success'] });
    const { head_sha = '' } = existing.runs?.at(-1) ?? {};
    return { ...existing, runs: (existing.runs ?? []).map((run) => ({ ...run, head_sha })) };
  };
  return { ...build, world };
}

function withNotes(): Build {
  const payload = events.example('release');
  const body = '- Faster start\n- @team: no more `NaN` in [mails](https://example.org)';
  const release = { ...payload.release, name: 'Spring cleaning', prerelease: true, body };
  return released({ ...payload, release });
}

const advisory = {
  advisory: 'GHSA-x5rq-j2xg-h7qm: lodash is slow on *hostile* text',
  package: 'lodash',
  severity: 'high',
  url: 'https://example.org/advisories/1',
};

const dispatched: Build = {
  event: 'repository_dispatch',
  payload: { ...events.example('repository_dispatch'), client_payload: advisory },
  status: 'success',
  world: (repository) => makeWorld(repository, { event: 'repository_dispatch', payload: {}, earlier: [] }),
};

const NEEDS = { status: JSON.stringify({ audit: { result: 'failure' } }) };

type Row = readonly [template: string, what: string, build: () => Build, options: Readonly<Record<string, string>>];

const BUILDS: readonly Row[] = [
  ['deploy', 'green', () => deployed('success'), {}],
  ['deploy', 'red', () => deployed('failure'), {}],
  ['deploy', 'started', () => deployed('success'), { status: 'in_progress' }],
  ['release', 'published', () => released(), {}],
  ['release', 'with notes', withNotes, {}],
  ['nightly', 'green', () => scheduled('success', 'success'), {}],
  ['nightly', 'red', () => scheduled('failure', 'success', 'failure'), {}],
  ['flaky', 'red', flaky, {}],
  ['security-alert', 'an audit', () => summary(scheduled('success')), NEEDS],
  ['security-alert', 'a scanner', () => dispatched, {}],
  ['weekly', 'some commits', () => scheduled('success', 'success'), {}],
  ['weekly', 'many commits', busyWeek, {}],
  ['weekly', 'no commits', () => scheduled('success'), {}],
];

test.each(BUILDS)('%s, %s', async (template, what, build, options) => {
  const result = await renderRecorded({
    ...build(),
    options: { ...options, template: `${template}.md` },
    workspace: FOLDER,
  });
  expect(result.diagnostics.filter(({ code }) => code === 'mistake' || code === 'empty')).toEqual([]);
  expect(result.content, result.reason).toBeDefined();
  const { subject, body = '' } = result.content ?? {};
  expect(body).not.toMatch(/\n{3,}|\(\)|\[\]|undefined|null|\*\*\*\*/);
  const text = subject === undefined ? body : `Subject: ${subject}\n\n${body}`;
  await expect(`${text}\n`).toMatchFileSnapshot(`example-templates/${template}-${what.replaceAll(' ', '-')}.md`);
});

test('all example templates are tested', () => {
  const tried = new Set(BUILDS.map(([template]) => `${template}.md`));
  expect([...tried].sort()).toEqual(readdirSync(FOLDER).sort());
});

test("omits the text for a failure that isn't flaky", async () => {
  const result = await renderRecorded({
    ...scheduled('failure', 'failure'),
    options: { template: 'flaky.md' },
    workspace: FOLDER,
  });
  expect(result.content).toBeUndefined();
  expect(result.reason).toContain('the template rendered to nothing');
});
