import { expect, test } from 'vitest';
import { createBuild } from '../../src/build/build.ts';
import type { Facts } from '../../src/build/facts.ts';
import { findSources } from '../../src/build/sources.ts';
import { factsFor } from '../../src/facts-for.ts';
import { factsRead } from '../../src/message/author-texts.ts';
import type { Status } from '../../src/settings/parsers/maps.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { PRESET } from '../support/rendering.ts';

const HOST = { ci: 'GitHub Actions', forge: 'github', server: undefined, repository: undefined } as const;

interface Question {
  readonly conclusion: Facts['conclusion'];
  readonly facts?: Partial<Facts>;
  readonly trigger?: string;
  readonly settings?: object;
  readonly mentioned?: readonly string[];
  readonly always?: readonly string[];
  readonly red?: readonly string[];
}

/** Lists the sources that are read for it. */
async function read(question: Question): Promise<readonly string[]> {
  const { conclusion, trigger = 'push', mentioned = [], always = [], red = ['failed_jobs'] } = question;
  const run = { id: 1, number: 1 };
  const base = { ci: 'GitHub Actions', event: { name: 'push' }, scope: 'job', job: { name: 'test' }, run } as const;
  const settings = { when: ['always'], kind: 'message', ...question.settings } as unknown as Settings;
  const status: Status | undefined = settings.status;
  const facts: Facts = { ...base, ...question.facts };
  const context = { job: { status: conclusion } };
  const created = createBuild({ status, context }, { facts, host: HOST, scope: facts.scope ?? 'job' });
  const build = { ...created, trigger };
  const names = factsFor(settings, build, { mentioned, always, red });
  return [...findSources(names, build, settings)].sort();
}

const COMMIT = { sha: 'abc1234', short: 'abc1234' };
const PEOPLE = [
  { by: 'role', role: 'suspects' },
  { by: 'role', role: 'author' },
];
const NEEDS: Status = { type: 'needs', results: ['skipped'], passed: [] };

test.each<[string, Question, readonly string[]]>([
  ['nothing for a build that passed', { conclusion: 'success' }, []],
  ['the jobs of one that failed', { conclusion: 'failure' }, ['failed_jobs']],
  ['why it was cancelled: it may have run out of time', { conclusion: 'cancelled' }, ['failed_jobs', 'verdict']],
  [
    'the end of the whole run',
    { conclusion: 'success', settings: { status: { type: 'workflow' } } },
    ['failed_jobs', 'verdict'],
  ],
  [
    'why no required job ran',
    { conclusion: 'skipped', facts: { scope: 'run' }, settings: { status: NEEDS } },
    ['failed_jobs', 'verdict'],
  ],
  ['the history, where when asks', { conclusion: 'success', settings: { when: ['fixed'] } }, ['change']],
  ['no history of what has started', { conclusion: 'in_progress', settings: { when: ['always', 'change'] } }, []],
  ['what a template names', { conclusion: 'success', mentioned: ['broken_since.run', 'jobs'] }, ['change', 'jobs']],
  [
    'parts that the event left out',
    { conclusion: 'success', facts: { commit: COMMIT }, mentioned: ['run.started_at', 'commit.author.name'] },
    ['commit', 'run'],
  ],
  ['nothing of checks of other apps', { conclusion: 'failure', facts: { run: { url: 'https://ci.example' } } }, []],
  [
    'the history of a deployment without a run',
    {
      conclusion: 'failure',
      facts: { scope: 'deployment', run: undefined, deployment: { id: 7, environment: 'production' } },
      red: ['failed_jobs', 'suspects', 'jobs'],
    },
    ['suspects'],
  ],
  [
    'of a job only what one job knows',
    { conclusion: 'failure', red: ['failed_jobs', 'run.duration_seconds', 'job.duration_seconds'] },
    ['failed_jobs', 'job'],
  ],
  [
    'who is mentioned',
    { conclusion: 'failure', facts: { commit: COMMIT }, settings: { mention: PEOPLE }, red: [] },
    ['commit', 'suspects'],
  ],
  [
    'who is mentioned for a pull request, and whether its base fails as well',
    { conclusion: 'failure', trigger: 'pull_request', settings: { mention: PEOPLE }, red: [] },
    ['also_red', 'pull_request', 'suspects'],
  ],
  [
    'the author of a task, however the build ended',
    { conclusion: 'success', facts: { commit: COMMIT }, settings: { assignees: [PEOPLE] } },
    ['commit'],
  ],
  [
    'files that are set and shown, on any host',
    {
      conclusion: 'failure',
      facts: { ci: 'Buildkite' },
      settings: { testReports: ['*.xml'], logFiles: ['*.log'] },
      always: ['tests', 'report'],
      red: ['errors'],
    },
    ['errors', 'tests'],
  ],
  [
    'files that tell how it ended',
    {
      conclusion: 'failure',
      settings: { testReports: ['*.xml'], logFiles: ['*.log'] },
      mentioned: ['termination.category'],
    },
    ['errors', 'failed_jobs', 'tests'],
  ],
])('reads %s', async (_, question, sources) => {
  expect(await read(question)).toEqual(sources);
});

test('knows the facts of a template without rendering it', async () => {
  const body =
    '{% if change == "fixed" %}{{ broken_since.duration_seconds }}{% endif %}{{ sections.failures }}{{ vars.x }}';
  const settings = {
    template: PRESET,
    kind: 'message',
    body,
    variables: { x: 1 },
    subject: '{{ suspects[0].login }}',
  } as const;
  const mentioned = ['change', 'broken_since.duration_seconds', 'failed_jobs', 'vars.x'];
  expect(await factsRead(settings)).toEqual({ mentioned, always: ['report'], red: [] });
  const broken = await factsRead({ ...settings, kind: 'topic', body: '{% if' });
  expect(broken).toMatchObject({ mentioned: ['suspects.login'], always: ['tests', 'report'] });
  expect((await factsRead({ template: PRESET, kind: 'message' })).mentioned).toEqual([]);
});
