/**
 * Writes `docs/events.md`: event by event, the facts that templates can use and the words that go out when the author
 * writes none. Every line comes from running the notifier on a real payload.
 */
import { resolve } from 'node:path';
import type { Facts } from '../src/facts/facts.ts';
import * as events from '../test/support/events.ts';
import type { Job } from '../test/support/github-world.ts';
import { fenced, yamlBlock } from './blocks.ts';
import { type End, type Shape, shapes } from './events/shapes.ts';
import { type Told, tell } from './events/tell.ts';
import { ADDED, COMMON, HEAD, HISTORY, NOT_VERIFIED, WHO_SPEAKS } from './events/texts.ts';
import { FINISHED, OWN_JOB, PASSING, worldOf } from './events/world.ts';
import { anchor } from './readme/headings.ts';

export const EVENTS_PAGE = resolve(import.meta.dirname, '../docs/events.md');

const PUSH = events.example('push', 4);

/** Facts that only some ends have. */
const OF_THE_END = ['failed_jobs', 'stopped'] as const satisfies readonly (keyof Facts)[];

async function toldOf(event: string, { payload, status, upstream }: End): Promise<Told> {
  const world = (repository: string) => worldOf(repository, { event, payload, upstream, earlier: ['success'] });
  return tell({ event, payload, status, world });
}

async function section({ event, title, ends }: Shape, shown: Set<string>): Promise<string> {
  const told = await Promise.all(ends.map(async (end) => ({ end, told: await toldOf(event, end) })));
  const facts = told[0]?.told.facts ?? ({} as Partial<Facts>);
  const elsewhere = IN_PRESETS[title];
  const messages =
    elsewhere === undefined
      ? told.flatMap(({ end, told: one }) => [`${end.title}:`, ...added(one.facts), message(one)])
      : [`The messages: [presets](presets.md#${anchor(elsewhere)}).`];
  return [`## ${title}`, ...factsOf(facts, shown), ...messages].join('\n\n');
}

/** Events whose messages `docs/presets.md` shows, under these headings. */
const IN_PRESETS: Readonly<Record<string, string>> = {
  push: 'A push, told by a step of the job or `job-end`',
  pull_request: 'A pull request, told by a step of the job or `job-end`',
  release: 'A release',
  schedule: 'A schedule',
};

/** Values once: a group of which an earlier event told the same parts is left out. */
function factsOf(facts: Partial<Facts>, shown: Set<string>): readonly string[] {
  const known = Object.entries(facts).filter(([name]) => name !== 'conclusion');
  const fresh = known.filter(([name, value]) => !shown.has(`${name} ${shapeOf(value)}`));
  for (const [name, value] of fresh) shown.add(`${name} ${shapeOf(value)}`);
  return fresh.length === 0 ? [] : [yamlBlock(Object.fromEntries(fresh))];
}

/** The names in a value, however deep; of a plain one its type. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${shapeOf(value[0])}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return JSON.stringify(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

/** What this end adds, where it is not the failure of the job itself. */
function added(facts: Facts): readonly string[] {
  const own = OF_THE_END.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]));
  return facts.scope === 'job' || own.length === 0 ? [] : [yamlBlock(Object.fromEntries(own))];
}

/** What the runner tells of every run, and what a failure of this job adds. */
async function commonFacts(): Promise<{ readonly known: Partial<Facts>; readonly added: Partial<Facts> }> {
  const [green, red] = await Promise.all(
    ['success', 'failure'].map((status) => toldOf('push', { title: '', payload: PUSH, status })),
  );
  const { ci, repository, workflow, scope, run, job, actor } = green?.facts ?? ({} as Partial<Facts>);
  const {
    job: late,
    failed_jobs,
    change,
    broken_since,
    failures_in_a_row,
    last_green,
  } = red?.facts ?? ({} as Partial<Facts>);
  return {
    known: { ci, repository, workflow, scope, run, job, actor } as Partial<Facts>,
    added: { job: late, failed_jobs, change, broken_since, failures_in_a_row, last_green } as Partial<Facts>,
  };
}

const leg = (id: number, name: string): Job => ({ ...FINISHED, id, name });

/** A run of five jobs, three of them red. */
const JOBS: readonly Job[] = [
  leg(1, 'test (ubuntu, 24)'),
  leg(2, 'test (windows, 24)'),
  {
    ...leg(3, 'lint'),
    steps: [{ name: 'eslint', conclusion: 'failure' }],
    annotations: [{ message: "'total' is assigned a value but never used", path: 'src/cart.ts', start_line: 9 }],
  },
  { id: 4, name: 'docs', conclusion: 'success' },
  { id: OWN_JOB, name: 'report', conclusion: null },
];

/** The run of five jobs as told by a job of it. */
async function toldOfRun(status: string, options: Readonly<Record<string, string>>, jobs = JOBS): Promise<Told> {
  const world = (repository: string) =>
    worldOf(repository, { event: 'push', payload: PUSH, jobs, earlier: ['success'] });
  return tell({ event: 'push', payload: PUSH, status, options, job: jobs.at(-1)?.name ?? 'report', world });
}

const NEEDS = JSON.stringify({ test: { result: 'failure' }, lint: { result: 'failure' }, docs: { result: 'success' } });

async function whoSpeaks(): Promise<string> {
  const lint = JOBS.filter(({ name }) => name === 'lint').map((job) => ({
    ...job,
    id: OWN_JOB,
    conclusion: null,
    annotations: [],
  }));
  const told: readonly (readonly [string, Told])[] = [
    ['A step of the job `lint`, or `job-end` in it', await toldOfRun('failure', {}, lint)],
    ['A job that needs the others, with `status: ${{ toJSON(needs) }}`', await toldOfRun('success', { status: NEEDS })],
    ['Any job, with `status: workflow`', await toldOfRun('success', { status: 'workflow' })],
    [
      'A step that tells of the beginning, with `status: in_progress`',
      await toldOfRun('success', { status: 'in_progress' }),
    ],
  ];
  return told.flatMap(([title, one]) => [`${title}:`, message(one)]).join('\n\n');
}

/** What changes where the run before was red. */
async function history(): Promise<string> {
  const parts: string[] = [];
  const shown = new Set<string>();
  for (const status of ['failure', 'success']) {
    const asked = { event: 'push', payload: PUSH, earlier: ['success', 'failure'] };
    const world = (repository: string) =>
      worldOf(repository, status === 'success' ? { ...asked, jobs: [PASSING] } : asked);
    const told = await tell({ event: 'push', payload: PUSH, status, options: { when: 'always, change' }, world });
    const { change, broken_since, failures_in_a_row, last_green, commits_since_green, suspects } = told.facts;
    const facts = { change, broken_since, failures_in_a_row, last_green, commits_since_green, suspects };
    // What both tell alike stands once.
    const fresh = Object.entries(facts).filter(([, value]) => value !== undefined && !shown.has(JSON.stringify(value)));
    for (const [, value] of fresh) shown.add(JSON.stringify(value));
    parts.push(`${status === 'failure' ? 'Red' : 'Green'}:`, yamlBlock(Object.fromEntries(fresh)), message(told));
  }
  return parts.join('\n\n');
}

function message({ draft, reason }: Told): string {
  return draft === undefined ? `Nothing is sent: ${reason}.` : fenced('markdown', draft.body);
}

export async function eventsPage(): Promise<string> {
  const sections: string[] = [];
  const common = await commonFacts();
  const shown = new Set<string>();
  for (const facts of [common.added, common.known]) factsOf(facts, shown);
  for (const one of shapes()) sections.push(await section(one, shown));
  const parts = [
    ...[HEAD, WHO_SPEAKS, await whoSpeaks(), HISTORY, await history()],
    ...[COMMON, yamlBlock(common.known), ADDED, yamlBlock(common.added), ...sections, NOT_VERIFIED],
  ];
  return `${parts.join('\n\n')}\n`;
}
