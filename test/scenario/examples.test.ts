/**
 * Runs each workflow of `examples/` for a real event, as GitHub would: GitHub's own library evaluates `with:`, `if:`
 * and `env:`, the token has only the rights in `permissions:`, and the shipped action posts to a sandbox.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryName } from '../../scripts/repository.ts';
import { TOKEN } from '../standin/contexts.ts';
import type { StageResult } from '../standin/runner.ts';
import { type StartedStep, startedSteps } from '../standin/workflow.ts';
import { EXAMPLE_CASES, type ExampleCase } from '../support/example-cases.ts';
import { startGithubApi } from '../support/github-api.ts';
import { getWorlds } from '../support/github-tables.ts';
import type { GithubWorld } from '../support/github-world.ts';
import { makeWorld } from '../support/recorded/world.ts';
import { stillClock } from '../support/still-clock.ts';
import { openLocation, type Place } from './harness.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const OURS = repositoryName();
const NOW = '2026-03-04T08:00:00Z';
const READABLE = ['actions', 'checks', 'contents', 'pull-requests', 'deployments'];

type StepOutputs = Readonly<Record<string, Pick<StageResult, 'outputs'>>>;

/** Replaces the fictional service with the sandbox. */
function toText(example: string, location: Place): string {
  return readFileSync(`examples/${example}.yml`, 'utf8').replaceAll(
    'https://acme.example.com',
    location.sandbox.origin,
  );
}

/** @param steps results of earlier steps, by ID */
function getSteps(one: ExampleCase, location: Place, steps: StepOutputs): readonly StartedStep[] {
  const { example, event, payload, needs = {}, status = 'success' } = one;
  const secrets = {
    WORKROOM_WEBHOOK_URL: location.webhook('message'),
    WORKROOM_SECOND_WEBHOOK_URL: `${location.webhook('message')}?other`,
    WORKROOM_TOPIC_WEBHOOK_URL: location.webhook('topic'),
    WORKROOM_PASSWORD: location.rest['password'] ?? '',
  };
  const results = Object.entries(needs).map(([name, result]) => [name, { result, outputs: {} }]);
  const changes = { job: { status }, needs: Object.fromEntries(results), secrets, steps };
  return startedSteps(toText(example, location), { event, payload, changes }).filter(({ uses }) =>
    uses.startsWith(OURS),
  );
}

type RanStep = StageResult & { readonly text: string };

/** Runs the step between the sandbox and GitHub's API, with a token limited to its permissions. */
async function run(step: StartedStep, one: ExampleCase, location: Place): Promise<RanStep> {
  const { contexts, permissions, uses } = step;
  const repository = String(contexts.github['repository']);
  const { status = 'success' } = one;
  const without = READABLE.filter((name) => permissions[name] === undefined).map((name) => `${name}: read`);
  const github = one.builds
    ? await startGithubApi(getWorlds(one.builds))
    : await startGithubApi(known(repository, String(contexts.github['job']), one), TOKEN, { without });
  onTestFinished(() => github.close());
  const { result, transcript } = await location.run({
    event: one.event,
    payload: one.payload,
    changes: { ...contexts, github: { ...contexts.github, ...currentFile(one, repository), api_url: github.url } },
    actionPath: join(ROOT, uses.slice(OURS.length).replace(/@.*/, '')),
    stage: 'all',
    betweenStages: (earlier) => ({ ...earlier, job: { ...earlier.job, status } }),
    inputs: step.with,
    env: { ...step.env, ...stillClock(one.at ?? NOW) },
    workspace: workspace(one),
  });
  expect(github.violations).toEqual([]);
  // Concurrent requests have no order.
  const requested = github.requests
    .map((path) => `${path === '/graphql' ? 'POST' : 'GET'} ${path}`)
    .toSorted()
    .join('\n');
  return { ...result, text: requested === '' ? transcript : `${transcript}\n## GitHub was asked\n${requested}\n` };
}

/** Adds the workflow file of the run, because a watch must exclude itself. */
function currentFile({ builds, example }: ExampleCase, repository: string): object | undefined {
  return builds && { workflow_ref: `${repository}/.github/workflows/${example}.yml@refs/heads/main` };
}

/** Returns the state of GitHub's API at this time. */
function known(
  repository: string,
  ownJob: string,
  { jobs, earlier = [], pulls = {}, ...requested }: ExampleCase,
): GithubWorld {
  return { ...makeWorld(repository, { ...requested, ownJob, earlier, ...(jobs && { jobs }) }), pulls };
}

function workspace({ files = {} }: ExampleCase): string {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs each started step of ours. The result of one may decide if the next starts. */
async function runAll(one: ExampleCase, location: Place): Promise<readonly RanStep[]> {
  const ran: RanStep[] = [];
  const outputs: Record<string, RanStep> = {};
  for (;;) {
    const step = getSteps(one, location, outputs)[ran.length];
    if (step === undefined) return ran;
    const came = await run(step, one, location);
    outputs[String(step.contexts.github['action'])] = came;
    ran.push(came);
  }
}

/** @returns one text per step */
async function play(one: ExampleCase, location: Place): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const { exitCode, annotations, text } of await runAll(one, location)) {
    expect(exitCode).toBe(0);
    expect(annotations, 'an example gives no cause for a notice').toEqual([]);
    texts.push(text);
  }
  return texts;
}

test.each(EXAMPLE_CASES)('$example: $title', async (one) => {
  const location = await openLocation();
  onTestFinished(() => location.sandbox.close());
  for (const earlier of one.before ?? []) await play(earlier, location);
  const texts = await play(one, location);
  const text = texts.length === 0 ? 'No step of ours starts.\n' : texts.join('\n');
  await expect(text).toMatchFileSnapshot(`transcripts/examples/${one.example}, ${one.title}.txt`);
});

test('second-webhook: the second webhook gets what the first rejects', async () => {
  const location = await openLocation();
  onTestFinished(() => location.sandbox.close());
  const one = EXAMPLE_CASES.find(({ example }) => example === 'second-webhook');
  if (one === undefined) throw new Error('no case');
  location.sandbox.faults.next(1, { status: 404 });
  const ran = await runAll(one, location);
  expect(ran.map(({ outputs }) => outputs['outcome'])).toEqual(['not-delivered', 'delivered']);
  await expect(ran.map(({ text }) => text).join('\n')).toMatchFileSnapshot(
    'transcripts/examples/second-webhook, the first webhook is gone.txt',
  );
});

test('each example has its cases', () => {
  const files = readdirSync('examples').filter((file) => file.endsWith('.yml'));
  const tried = new Set(EXAMPLE_CASES.map(({ example }) => example));
  expect([...tried].toSorted()).toEqual(files.map((file) => basename(file, '.yml')).toSorted());
});
