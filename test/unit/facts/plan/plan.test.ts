import { expect, test } from 'vitest';
import { type Base, withSpeaker } from '../../../../src/facts/base.ts';
import type { BaseFacts } from '../../../../src/facts/facts.ts';
import { plan } from '../../../../src/facts/plan/plan.ts';
import { unwantedAfterAll, whyNotToSend } from '../../../../src/facts/plan/whether-to-send.ts';
import { factsRead } from '../../../../src/message/render.ts';
import type { When } from '../../../../src/settings/option.ts';
import type { Settings, Status } from '../../../../src/settings/settings.ts';
import { PRESET } from '../../../support/rendering.ts';

function settings(when: readonly When[], status?: Status): Settings {
  const destinations: Settings['destinations'] = [{ type: 'webhook', url: new URL('https://chat.example.com/hook') }];
  return { when, destinations, ...(status && { status }) } as Settings;
}

const HOST = { ci: 'GitHub Actions', forge: 'github', server: undefined, repository: undefined } as const;

/** As it is decided before anything is planned. */
function speaking(from: Omit<Base, 'speaker'>, status?: Status): Base {
  const source = status?.type === 'conclusion' ? 'status' : status?.type === 'needs' ? 'needs' : from.source;
  return withSpeaker(settings([], status), { ...from, source });
}

function base(conclusion: BaseFacts['conclusion'], more: Partial<Base['facts']> = {}, trigger = 'push'): Base {
  const run = { id: 1, number: 1 };
  const facts: Base['facts'] = {
    ci: 'GitHub Actions',
    event: { name: 'push' },
    scope: 'job',
    job: { name: 'test' },
    run,
    ...(conclusion && { conclusion }),
    ...more,
  };
  return speaking({ facts, source: 'job', over: true, host: HOST, trigger, payload: {}, notices: [] });
}

const SHOWN = { shown: [], shownOnRed: ['failed_jobs', 'pull_request'] };

async function wants(
  when: readonly When[],
  from: Base,
  mentioned: readonly string[] = [],
  status?: Status,
): Promise<readonly string[]> {
  return [...(await plan(settings(when, status), speaking(from, status), { mentioned, ...SHOWN }))].sort();
}

test('a green message with nothing asked for needs nothing', async () => {
  expect(await wants(['always'], base('success'))).toEqual([]);
  expect(await wants(['success', 'failure', 'cancelled'], base('skipped'))).toEqual([]);
});

test('a red message shows the failing jobs; a cancelled one may have run out of time', async () => {
  expect(await wants(['always'], base('failure'))).toEqual(['failed_jobs']);
  expect(await wants(['always'], base('cancelled'))).toEqual(['failed_jobs', 'verdict']);
  expect(await wants(['always'], base('cancelled'), [], { type: 'conclusion', conclusion: 'cancelled' })).toEqual([]);
});

test('the history is read for when and for a template that names it', async () => {
  expect(await wants(['always', 'fixed'], base('success'))).toEqual(['change']);
  expect(await wants(['change'], base('failure'))).toEqual(['change', 'commits_since_green', 'failed_jobs']);
  expect(await wants(['always'], base('success'), ['broken_since.run'])).toEqual(['change']);
  expect(await wants(['always'], base('success'), ['suspects'])).toEqual(['suspects']);
});

test('a template gets what it names, and not what it only stands beside', async () => {
  expect(await wants(['always'], base('success'), ['run.url', 'commit.short', 'workflow'])).toEqual([]);
  const commit = { sha: 'a', short: 'a' };
  expect(
    await wants(['always'], base('success', { commit }), ['run.started_at', 'commit.author.name', 'jobs']),
  ).toEqual(['commit', 'jobs', 'run']);
  expect(await wants(['always'], base('success', { commit }), ['run', 'commit'])).toEqual(['commit', 'run']);
  const over = { run: { id: 1, started_at: '2026-03-04T04:00:00Z', duration_seconds: 5 } } as const;
  expect(await wants(['always'], base('success', over), ['run.duration_seconds'])).toEqual([]);
});

test('what the event tells already is not asked for', async () => {
  const commit = { sha: 'a', short: 'a', author: { login: 'ada' } };
  expect(await wants(['always'], base('success', { commit }), ['commit.subject'])).toEqual([]);
  expect(await wants(['always'], base('failure', {}, 'pull_request'))).toEqual(['failed_jobs', 'pull_request']);
  expect(await wants(['always'], base('failure', { pull_request: { number: 1 } }, 'pull_request'))).toEqual([
    'failed_jobs',
  ]);
});

test('on other hosts, and for checks of other apps, nothing is asked unasked', async () => {
  expect(await wants(['always'], base('failure', { ci: 'Gitea Actions' }))).toEqual([]);
  expect(await wants(['always'], base('failure', { run: { url: 'https://example.com' } }))).toEqual([]);
});

test('a deployment of another app has no run to ask for, and a history all the same', async () => {
  const deployment = { id: 7, environment: 'production', state: 'failure' } as const;
  const of = (run?: Base['facts']['run']) => {
    const { run: _, ...facts } = base('failure', { scope: 'deployment', deployment }).facts;
    return { ...base('failure'), facts: { ...facts, ...(run && { run }) } };
  };
  const shown = { mentioned: [], shown: ['jobs', 'artifacts'], shownOnRed: ['failed_jobs', 'suspects'] };
  const asked = async (from: Base) => [...(await plan(settings(['always']), from, shown))].sort();
  expect(await asked(of())).toEqual(['suspects']);
  expect(await asked(of({ id: 1, number: 1 }))).toContain('failed_jobs');
});

test.each<[readonly When[], BaseFacts['conclusion'], 'send' | 'skip']>([
  [['fixed'], 'failure', 'skip'],
  [['fixed'], 'success', 'send'],
  [['broken'], 'success', 'skip'],
  [['still-failing'], 'failure', 'send'],
  [['change'], 'success', 'send'],
  [['change', 'fixed', 'broken', 'still-failing'], 'skipped', 'skip'],
  [['failure'], 'cancelled', 'send'],
  [['success', 'change'], 'cancelled', 'send'],
  [['success'], 'cancelled', 'skip'],
  [['failure'], 'timed_out', 'send'],
  [['failure'], undefined, 'send'],
  [['change'], undefined, 'send'],
  [['success', 'cancelled', 'fixed'], undefined, 'skip'],
])('when %j and %s: %s as far as the event tells', (when, conclusion, decision) => {
  expect(whyNotToSend(settings(when), base(conclusion)) === undefined).toBe(decision === 'send');
});

test('a verdict of the whole run is waited for', async () => {
  expect(whyNotToSend(settings(['failure']), speaking(base('success'), { type: 'workflow' }))).toBeUndefined();
  expect(await wants(['failure'], base('success'), [], { type: 'workflow' })).toEqual(['failed_jobs', 'verdict']);
});

test('once all is known, the reason names the change', () => {
  const facts = { ...base('failure').facts, change: 'still-failing' } as const;
  expect(unwantedAfterAll(settings(['change']), facts)?.reason).toBe(
    'the conclusion is failure (still-failing), and when says change',
  );
  expect(unwantedAfterAll(settings(['still-failing']), facts)).toBeUndefined();
});

test('while other jobs run, and for an incident of what may be tolerated, nothing is sent', () => {
  const counted = (job_counts: NonNullable<Base['facts']['job_counts']>) => ({ ...base('failure').facts, job_counts });
  const whole = settings(['always'], { type: 'workflow' });
  const going = counted({ total: 3, failed: 1, running: 2, maybe_tolerated: true });
  expect(unwantedAfterAll(whole, going)).toMatchObject({ at: 'event', reason: '2 of 3 other jobs still run' });
  expect(unwantedAfterAll(settings(['always']), going)).toBeUndefined();
  const over = counted({ total: 3, failed: 1, maybe_tolerated: true });
  expect(unwantedAfterAll(whole, over)).toBeUndefined();
  expect(unwantedAfterAll({ ...whole, kind: 'incident' }, over)).toMatchObject({ at: 'event', outcome: 'skipped' });
});

test('where the history could not be read, red counts as broken, and green is no change', () => {
  expect(unwantedAfterAll(settings(['broken']), base('failure').facts)).toBeUndefined();
  expect(unwantedAfterAll(settings(['change']), base('timed_out').facts)).toBeUndefined();
  expect(unwantedAfterAll(settings(['fixed']), base('success').facts)?.reason).toBe(
    'the conclusion is success (how it compares with the one before is not known), and when says fixed',
  );
});

test('where nothing that was needed ran, the jobs tell why', async () => {
  const needs: Status = { type: 'needs', results: ['skipped'], passed: [] };
  const skipped = base('skipped', { scope: 'run' });
  expect(whyNotToSend(settings(['failure']), speaking(skipped, needs))).toBeUndefined();
  expect(await wants(['failure'], skipped, [], needs)).toEqual(['failed_jobs', 'verdict']);
});

test('what was said to have started is compared with nothing', async () => {
  const started: Status = { type: 'conclusion', conclusion: 'in_progress' };
  expect(await wants(['always', 'change'], base('in_progress'), [], started)).toEqual([]);
  expect(whyNotToSend(settings(['failure', 'change']), speaking(base('in_progress'), started))).toBeDefined();
});

test('a job does not ask for what only a run knows, unless a template does', async () => {
  const shownOnRed = ['failed_jobs', 'run.duration_seconds', 'job.duration_seconds'];
  const asked = async (from: Base, mentioned: readonly string[] = []) =>
    [...(await plan(settings(['always']), from, { mentioned, shown: [], shownOnRed }))].sort();
  expect(await asked(base('failure'))).toEqual(['failed_jobs', 'job']);
  expect(await asked(base('failure', { scope: 'run' }))).toEqual(['failed_jobs', 'run']);
  expect(await asked(base('failure'), ['job_counts'])).toEqual(['failed_jobs', 'job', 'jobs']);
  expect(await asked(base('failure', { scope: 'run', stopped: { by: 'startup_failure' } }))).not.toContain(
    'failed_jobs',
  );
});

test('what a preset shows however it ended is read on green as well, but not before the end', async () => {
  const read = { mentioned: [], shown: ['jobs', 'artifacts', 'change'], shownOnRed: ['failed_jobs'] };
  const asked = async (from: Base) => [...(await plan(settings(['always']), from, read))].sort();
  expect(await asked(base('success'))).toEqual(['artifacts', 'change', 'jobs']);
  expect(await asked(base('failure'))).toEqual(['artifacts', 'change', 'failed_jobs', 'jobs']);
  expect(await asked(base('skipped', { scope: 'run' }))).toEqual(['artifacts', 'change', 'jobs']);
  expect(await asked(base('in_progress'))).toEqual(['change']);
  expect(await asked(base('success', { scope: 'event' }))).toEqual(['change']);
  expect(await asked(base('success', { ci: 'Gitea Actions' }))).toEqual([]);
});

test('what templates read is told without rendering them', async () => {
  const body =
    '{% if change == "fixed" %}{{ broken_since.duration_seconds }}{% endif %}{{ sections.failures }}{{ vars.x }}';
  const read = await factsRead({
    ...{ template: PRESET, kind: 'message', body, variables: { x: 1 } },
    subject: '{{ suspects[0].login }}',
  });
  const mentioned = ['change', 'broken_since.duration_seconds', 'failed_jobs', 'vars.x'];
  expect(read).toEqual({ mentioned, shown: ['report'], shownOnRed: [] });
  const broken = await factsRead({
    template: PRESET,
    kind: 'topic',
    body: '{% if',
    subject: '{{ suspects[0].login }}',
  });
  expect(broken.mentioned).toEqual(['suspects.login']);
  expect((await factsRead({ template: PRESET, kind: 'message' })).mentioned).toEqual([]);
});

test('the people that mention asks for are read where it is not green', async () => {
  const asked = {
    ...settings(['always']),
    mention: [
      { by: 'role', role: 'suspects' },
      { by: 'role', role: 'author' },
    ],
  };
  const of = async (from: Base) =>
    [...(await plan(asked as Settings, from, { mentioned: [], shown: [], shownOnRed: [] }))].sort();
  const commit = { sha: 'abc1234', short: 'abc1234' };
  expect(await of(base('failure', { commit }))).toEqual(['commit', 'suspects']);
  expect(await of(base('failure', { commit: { ...commit, author: { login: 'ada' } } }))).toEqual(['suspects']);
  expect(await of(base('failure', {}, 'pull_request'))).toEqual(['also_red', 'pull_request', 'suspects']);
  // Whether it was the code, a job that asks of itself cannot know.
  expect(await of(base('failure', { commit, scope: 'run' }))).toEqual(['commit', 'failed_jobs', 'suspects']);
  expect(await of(base('success', { commit, scope: 'run' }))).toEqual([]);
  expect(await of(base('success', { commit }))).toEqual([]);
  expect(await of(base('failure', { ci: 'Jenkins', commit }))).toEqual([]);
});

test('files with test results are read where the option names any and something shows them, whatever the conclusion', async () => {
  const reports = { ...settings(['always']), testReports: ['*.xml'] };
  const wanted = async (from: Base, mentioned: readonly string[], shown: readonly string[], given = reports) =>
    [...(await plan(given, from, { mentioned, shown, shownOnRed: [] }))].sort();
  expect(await wanted(base('success'), [], ['tests'])).toEqual(['tests']);
  expect(await wanted(base('success', { ci: 'Buildkite' }), ['tests.failed'], [])).toEqual(['tests']);
  expect(await wanted(base('failure'), ['commit.short'], [])).toEqual([]);
  expect(await wanted(base('failure'), ['tests'], ['tests'], settings(['always']) as typeof reports)).toEqual([]);
});

test('log files are read where the option names any and something went wrong, or the author names what they tell', async () => {
  const logs = { ...settings(['always']), logFiles: ['*.log'] };
  const wanted = async (from: Base, mentioned: readonly string[], shown: readonly string[], given = logs) =>
    [...(await plan(given, from, { mentioned, shown: [], shownOnRed: shown }))].sort();
  expect(await wanted(base('failure'), [], ['errors'])).toEqual(['errors']);
  expect(await wanted(base('failure', { ci: 'Buildkite' }), [], ['errors'])).toEqual(['errors']);
  expect(await wanted(base('success'), [], ['errors'])).toEqual([]);
  expect(await wanted(base('success'), ['errors'], [])).toEqual(['errors']);
  expect(await wanted(base('failure'), ['errors'], ['errors'], settings(['always']) as typeof logs)).toEqual([]);
});

test('how it came to its end is told by the jobs, and by the files that are given', async () => {
  const given = { ...settings(['always']), logFiles: ['*.log'], testReports: ['*.xml'] };
  const planned = async (...mentioned: readonly string[]) =>
    [...(await plan(given, base('failure'), { mentioned, shown: [], shownOnRed: [] }))].sort();
  expect(await planned('end.whose')).toEqual(['errors', 'failed_jobs', 'tests']);
  expect(await planned('infrastructure')).toEqual(['errors', 'failed_jobs', 'tests']);
  expect(await planned('endless')).toEqual([]);
  expect(await wants(['always'], base('failure'), ['end.advice'])).toEqual(['failed_jobs']);
});
