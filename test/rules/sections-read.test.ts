import { describe, expect, test } from 'vitest';
import { defined } from '../../src/defined.ts';
import type { Commit, Facts, RunJob, Tests } from '../../src/facts/facts.ts';
import { PRESETS } from '../../src/message/presets/preset-registry.ts';
import { HEALTH_WORDS } from '../../src/message/sections/health/health-words.ts';
import type { FactName, Section } from '../../src/message/sections/section.ts';
import { SECTIONS } from '../../src/message/sections/section-registry.ts';
import { recordedEvents, recordedFacts } from '../support/event-facts.ts';
import { NEWS, WEEK } from '../support/health-facts.ts';
import { watch } from '../support/watched-facts.ts';

const COMMIT: Commit = { sha: 'abc1234def', short: 'abc1234', subject: 'Change', author: { login: 'ada' } };
const TEST: RunJob = {
  name: 'test',
  failed_steps: [{ name: 'Run npm test', new: true }],
  errors: [{ message: 'expected 1 to be 2', path: 'src/sum.test.ts', line: 12 }],
};

const TESTS: Tests = {
  ...{ total: 12, passed: 9, failed: 2, skipped: 1, flaky: 1, duration_seconds: 96 },
  failures: [{ name: 'adds a gift card', suite: 'shop.Cart', message: 'expected 1 to be 2', path: 'a.ts', line: 4 }],
  flaky_tests: [{ name: 'checks out' }],
  slowest: [{ name: 'checks out', duration_seconds: 12 }],
};

/** How something may have ended: its conclusion, what the history says, and the run that the red row began with. */
const ENDS = [
  ['failure', 'broken', 42],
  ['failure', 'still-failing', 40],
  ['timed_out', 'still-failing', 42],
  ['success', 'fixed', 40],
  ['success', 'fixed', 42],
  ['success', 'still-passing', 40],
  ['cancelled', undefined, 40],
  ['in_progress', undefined, 40],
] as const;
const SCOPES = ['job', 'run', 'deployment'] as const;

/** What GitHub's API can tell of any event; the run is number 42. */
const LOADED: readonly Partial<Facts>[] = ENDS.flatMap(([conclusion, change, run]) =>
  SCOPES.map((scope) =>
    defined<Partial<Facts>>({
      scope,
      conclusion,
      change,
      broken_since: { run, duration_seconds: 11_520 },
      failures_in_a_row: 3,
      failed_jobs: [TEST],
      jobs: [
        { ...TEST, id: 3 },
        { ...TEST, id: 4, conclusion: 'failure' },
        { ...TEST, id: 5 },
      ],
      artifacts: [{ name: 'coverage', url: 'https://github.com/acme/app', size_bytes: 12 }, { name: 'docs' }],
      job_counts: { total: 12, failed: 1 },
      stopped: { by: 'person', person: 'ada' },
      last_green: { run: 39, duration_seconds: 86_400 },
      passed_before: { run: 41 },
      commits_since_green: { commits: [COMMIT, { ...COMMIT, sha: 'def5678' }], count: 2 },
      new_failures: 1,
      suspects: [{ login: 'ada', changed: 'src/sum.ts' }],
      suspicion: {
        ...{ comparable: true, commits: [COMMIT], people: [{ login: 'ada', changed: 'src/sum.ts' }] },
        ...{ authors: 1, later: 1 },
      },
      tests: TESTS,
      report: { path: 'plan.md', text: 'x' },
      incident: { id: 7, subject: 'Deploy failed', assignees: ['Ada'] },
      job: { id: 3, name: 'test', matrix: 'ubuntu, 24' },
      commit: scope === 'deployment' ? COMMIT : undefined,
    }),
  ),
);

/** A build of which little is told. */
const BARE: Facts = { ci: 'Buildkite', event: { name: 'push' }, conclusion: 'failure', job: { name: 'test' } };

/** A run with more of everything than a list shows in little room. */
const MANY: Facts = {
  ...BARE,
  run: { url: 'https://ci.example/1' },
  failed_jobs: Array.from({ length: 5 }, () => ({ ...TEST })),
};

/** A run that was started again when a newer one had ended. */
const OLD: Facts = {
  ...BARE,
  change: 'broken',
  last_green: { run: 39 },
  newer_run: { run: 44, conclusion: 'success' },
};

/** What an app deployed: nothing tells the branch. */
const PREVIEW: Facts = {
  ...BARE,
  event: { name: 'deployment_status' },
  conclusion: 'success',
  deployment: { environment: 'Preview' },
  commit: { sha: 'abc1234def', short: 'abc1234' },
};

/** Runs of which no step ever ran, and one behind what was not the code. */
const END = { what: 'account', whose: 'infrastructure', sure: true } as const;
const UNBEGUN: Facts = {
  ...BARE,
  run: { number: 42, duration_seconds: 9 },
  scope: 'run',
  end: END,
  job_counts: { total: 1, failed: 1 },
  failed_jobs: [TEST],
};
const UNHARMED: Facts = {
  ...BARE,
  ...{ conclusion: 'success', change: 'fixed', last_red: { run: 41, not_the_code: true } },
};

/** Reports on many builds: a watch, a digest, and those with little to tell. */
const REPORTS: readonly Facts[] = [NEWS, { ...NEWS, turned_red: [], still_red: [] }, WEEK, {}].flatMap((health) =>
  (['failure', 'success', 'neutral'] as const).map((conclusion) => ({ ...BARE, conclusion, health })),
);

/** Each event is told with one in so many of the ends, the next event with the next ones: together with all of them. */
const TOLD_WITH = 6;

const known: readonly Facts[] = recordedEvents
  .map(recordedFacts)
  .flatMap((facts, index): readonly Facts[] => [
    facts,
    ...LOADED.filter((_, at) => at % TOLD_WITH === index % TOLD_WITH).map((loaded) => ({ ...facts, ...loaded })),
  ])
  .concat(BARE, MANY, OLD, PREVIEW, UNBEGUN, UNHARMED, { ...OLD, change: 'still-failing' }, ...REPORTS);

/** The names of all facts that the section looks at, over all recorded events. */
function touchedBy({ render }: Section): readonly string[] {
  const touched = new Set<string>();
  const marker = 'd-0123456789abcdef';
  for (const facts of known) {
    const watched = watch(facts, touched).facts;
    render({ facts: watched, marker, healthWords: HEALTH_WORDS });
    render({ facts: watched, marker, healthWords: HEALTH_WORDS, entries: 1 });
  }
  return [...touched];
}

const isWithin = (name: string, group: string) => name === group || name.startsWith(`${group}.`);

/** Whether a group is there may be asked by whoever reads a part of it. */
function undeclared({ reads }: Section, touched: readonly string[]): readonly string[] {
  return touched.filter((name) => !reads.some((read) => isWithin(name, read) || isWithin(read, name)));
}

function unused({ reads }: Section, touched: readonly string[]): readonly FactName[] {
  return reads.filter((read) => !touched.some((name) => isWithin(name, read)));
}

const sections: readonly (readonly [string, Section])[] = [
  ...Object.entries(SECTIONS),
  ...Object.entries(PRESETS).map(([name, { subject }]) => [`the subject line of the preset ${name}`, subject] as const),
];

describe('what a section declares is what it reads', () => {
  test.each(sections)('%s', (_, section) => {
    const touched = touchedBy(section);
    expect(undeclared(section, touched), 'facts that it reads and does not declare').toEqual([]);
    expect(unused(section, touched), 'facts that it declares and never reads').toEqual([]);
  });

  test('a section asks only for what it reads', () => {
    for (const [name, { reads, asks = [] }] of Object.entries<Section>(SECTIONS)) {
      expect(
        asks.filter((ask) => !reads.some((read) => isWithin(ask, read))),
        name,
      ).toEqual([]);
    }
  });

  test('one that reads more, and one that declares more, would be found', () => {
    const madeUp: Section = {
      reads: ['workflow', 'run.number', 'release', 'run.duration_seconds'],
      render: ({ facts: { workflow, run, commit } }) =>
        `${workflow} ${run?.number} ${run?.url} ${commit?.author?.name}`,
    };
    const touched = touchedBy(madeUp);
    expect(undeclared(madeUp, touched)).toEqual(['commit', 'run.url', 'commit.author']);
    expect(unused(madeUp, touched)).toEqual(['release', 'run.duration_seconds']);
    const all: Section = { reads: ['run'], render: ({ facts }) => JSON.stringify({ ...facts }) };
    expect(undeclared(all, touchedBy(all))).toContain('*');
  });
});
