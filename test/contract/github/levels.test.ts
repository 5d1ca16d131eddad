/** Verifies that a job, its run, a deployment and a workflow's state give the same answer to the same question. */
import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { readFrom } from '../../support/github-facts.ts';
import type { JobRow, RunRow } from '../../support/github-tables.ts';
import { reportOn } from '../../support/health-report.ts';
import { branchQuestion, deploymentQuestion, ENDS, parseHistory, readTime } from '../../support/histories.ts';

const MENTIONED = ['change', 'broken_since', 'failures_in_a_row'];

/** Formats the start of the streak, and its number of failures. */
function format(since: Facts['broken_since'], count: number | undefined): string {
  const numbers = Array.from({ length: 10 }, (_, index) => 35 + index);
  const started = numbers.find((one) => Date.parse(since?.at ?? '') === Date.parse(readTime(one)));
  return `${count ?? 0} since ${since?.run ?? started ?? 'never'}`;
}

async function readMessage(question: ReturnType<typeof branchQuestion>): Promise<string> {
  const { facts } = await readFrom({ ...question, mentioned: MENTIONED });
  return format(facts.broken_since, facts.failures_in_a_row);
}

/** The event of a deployment, with its start. */
function datedDeployment(history: string): ReturnType<typeof deploymentQuestion> {
  const { payload, ...question } = deploymentQuestion(history);
  const deployment = { ...(payload as { deployment: object }).deployment, created_at: readTime(42) };
  return { ...question, payload: { ...payload, deployment } };
}

/** Reads the state of a workflow with these runs, at the end of the last one. */
async function readState(history: string): Promise<string> {
  const { runs: listed } = parseHistory(history);
  const jobs: Record<string, readonly JobRow[]> = {};
  const runs = listed.map(({ number, marks }): RunRow => {
    const created = readTime(number);
    const ended = new Date(Date.parse(created) + 600_000).toISOString();
    const lost = marks === 'l' ? ['The hosted runner lost communication with the server.'] : ['expected 1 to be 2'];
    jobs[`${number}/1`] = [{ name: 'test', conclusion: ENDS[marks] ?? null, step: 'Run npm test', annotations: lost }];
    return { id: number, number, file: 'ci.yml', created, ended, conclusion: ENDS[marks] ?? null };
  });
  const table = { workflows: [{ file: 'ci.yml', name: 'CI' }], runs, jobs };
  const { facts } = await reportOn({ tables: { 'acme/shop': table }, options: { period: '1h', when: 'always' } });
  const { turned_red = [], still_red = [], green_again = [] } = facts.health ?? {};
  const [one] = [...turned_red, ...still_red, ...green_again];
  return format(one && { at: one.since }, one?.runs);
}

test.each([
  ['40+ 41+ 42-', '1 since 42'],
  ['39+ 40- 41- 42-', '3 since 40'],
  ['39+ 40- 41o 42-', '2 since 40'],
  ['39+ 40- 41. 42-', '2 since 40'],
  ['39+ 40- 41t 42-', '3 since 40'],
  ['39+ 40o 41- 42-', '2 since 41'],
  ['38- 39+ 40- 41- 42+', '2 since 40'],
  ['39+ 40+ 41+ 42+', '0 since never'],
])('%s at each level', async (history, expected) => {
  // A deployment is never cancelled or skipped, and has no time limit.
  const deployed = history.replaceAll(/[o.]/g, 'p').replaceAll('t', 'e');
  expect({
    job: await readMessage(branchQuestion(history)),
    run: await readMessage(branchQuestion(history, { by: 'workflow_run' })),
    deployment: await readMessage(datedDeployment(deployed)),
    workflow: await readState(history),
  }).toEqual({ job: expected, run: expected, deployment: expected, workflow: expected });
});

// A watch explains failures only at the start of a streak, so it counts those in between.
test.each([
  ['39+ 40l 41- 42-', '2 since 41', '2 since 41'],
  ['39+ 40- 41l 42-', '2 since 40', '3 since 40'],
])('a lost runner neither begins nor ends a streak by code: %s', async (history, message, state) => {
  expect({
    job: await readMessage(branchQuestion(history)),
    run: await readMessage(branchQuestion(history, { by: 'workflow_run' })),
    workflow: await readState(history),
  }).toEqual({ job: message, run: message, workflow: state });
});
