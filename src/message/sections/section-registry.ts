import { alerts, causes, deployments, flaky } from '../../health/sections/causes.ts';
import { reading } from '../../health/sections/read-summary.ts';
import { red, silent, waiting } from '../../health/sections/workflow-states.ts';
import { workflows } from '../../health/sections/workflows.ts';
import { formatMentions } from '../mentions.ts';
import { details } from './details.ts';
import { about, comment, commit, pullRequest, statusText } from './event-subject.ts';
import { cause, explanation, failures, reasons } from './failures.ts';
import { headline } from './headline.ts';
import { failureStreak, sinceGreen } from './history/history.ts';
import { incident } from './history/incident.ts';
import { since } from './history/since.ts';
import { changedFailingFiles } from './history/suspects.ts';
import { failedJobs, jobs } from './jobs.ts';
import { artifacts, changes } from './lists.ts';
import { notes } from './release.ts';
import { run } from './run.ts';
import type { FactName, Section } from './section.ts';
import { failingTests, slowestTests, testList, tests } from './tests.ts';

/**
 * Registers the sections: named pieces of Markdown for presets and templates (`{{ sections.commit }}`). A new section
 * is one entry here: the facts that it reads, and a function that renders them.
 */

export type SectionName = keyof typeof SECTIONS;

/** All sections by the name in presets and templates. */
export const SECTIONS = {
  headline,
  run,
  tests,
  failing_tests: failingTests,
  test_list: testList,
  slowest_tests: slowestTests,
  failures,
  reasons,
  cause,
  failed_jobs: failedJobs,
  explanation,
  jobs,
  artifacts,
  /** The file of the option `report`: coverage, a plan, release notes. */
  report: {
    reads: ['report'],
    render: ({ facts, report }) => (facts.report === undefined ? undefined : report),
  },
  incident,
  since,
  failure_streak: failureStreak,
  since_green: sinceGreen,
  suspects: changedFailingFiles,
  commit,
  pull_request: pullRequest,
  comment,
  status_text: statusText,
  notes,
  about,
  changes,
  details,

  health_summary: healthSection(reading, ['health.runs']),
  health_red: healthSection(red, ['health.turned_red']),
  health_inactive: healthSection(silent, ['health.silent']),
  health_waiting: healthSection(waiting, ['health.waiting']),
  health_alerts: healthSection(alerts, ['health.alerts']),
  health_workflows: healthSection(workflows, ['health.workflows']),
  health_causes: healthSection(causes, ['health.causes']),
  health_flaky: healthSection(flaky, ['health.flaky_jobs']),
  health_deployments: healthSection(deployments, ['health.deployments']),

  /** `@ada, @ben and Grace Hopper`: the people of the option `mention`; empty after a success. */
  mentions: {
    reads: [],
    render: ({ addressees = [] }) => formatMentions(addressees),
  },
} as const satisfies Readonly<Record<string, Section>>;

/** Creates a section about the health of the builds. */
function healthSection(render: Section['render'], reads: readonly FactName[]): Section {
  return { reads, render: (input) => (input.facts.health === undefined ? undefined : render(input)) };
}
