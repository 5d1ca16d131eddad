import { alerts, causes, deployments, flaky } from '../../health/sections/causes.ts';
import { verdict } from '../../health/sections/headline.ts';
import { reading } from '../../health/sections/read-summary.ts';
import { red, silent, waiting } from '../../health/sections/workflow-states.ts';
import { workflows } from '../../health/sections/workflows.ts';
import { markdownLink } from '../markdown/escape.ts';
import { formatMentions } from '../mentions.ts';
import { details } from './details.ts';
import { about, comment, commit, item, pullRequest, queued, statusText } from './event-subject.ts';
import { cause, explanation, failingJobs, failures, reasons } from './failures.ts';
import { headline } from './headline.ts';
import { changedFailingFiles } from './history/changed-files.ts';
import { change, failureStreak, lastGreen, passedBefore, sinceGreen } from './history/history.ts';
import { incident } from './history/incident.ts';
import { since } from './history/since.ts';
import { artifacts } from './lists/artifacts.ts';
import { changes, commits, greenCommits } from './lists/commits.ts';
import { failedJobs, jobs } from './lists/jobs.ts';
import { announcedRun, announcement, notes, release } from './release.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import type { FactName, Section } from './section.ts';
import { failingTests, slowestTests, testList, tests } from './tests.ts';
import { jobName } from './text/reported-name.ts';

/**
 * Registers the sections: named pieces of Markdown for presets and templates (`{{ sections.commit }}`). A new section
 * is one entry here: the facts that it reads, and a function that renders them.
 */

export type SectionName = keyof typeof SECTIONS;

/** All sections by the name in presets and templates. */
export const SECTIONS = {
  headline,
  announcement,
  announced_run: announcedRun,
  run,

  /** `Job [test (ubuntu-latest, 24)](…)`. */
  job: {
    reads: [],
    render: ({ facts }) => {
      const name = jobName(facts);
      return name === undefined ? undefined : `Job ${markdownLink(name, facts.job?.url)}`;
    },
  },

  tests,
  failing_tests: failingTests,
  test_list: testList,
  slowest_tests: slowestTests,
  failures,
  reasons,
  cause,
  failing_jobs: failingJobs,
  failed_jobs: failedJobs,
  explanation,
  jobs,
  artifacts,
  report,
  incident,
  since,
  change,
  failure_streak: failureStreak,
  last_green: lastGreen,
  passed_before: passedBefore,
  since_green: sinceGreen,
  green_commits: greenCommits,
  suspects: changedFailingFiles,
  commit,
  pull_request: pullRequest,
  item,
  comment,
  status_text: statusText,
  release,
  notes,
  queued,
  about,
  commits,
  changes,
  details,

  health_verdict: healthSection(verdict, ['health.summary', 'health.turned_red', 'health.silent', 'health.waiting']),
  health_summary: healthSection(reading, ['health.runs']),
  health_red: healthSection(red, ['health.turned_red'], 20),
  health_inactive: healthSection(silent, ['health.silent'], 20),
  health_waiting: healthSection(waiting, ['health.waiting'], 20),
  health_alerts: healthSection(alerts, ['health.alerts']),
  health_workflows: healthSection(workflows, ['health.workflows'], 12),
  health_causes: healthSection(causes, ['health.causes'], 6),
  health_flaky: healthSection(flaky, ['health.flaky_jobs'], 6),
  health_deployments: healthSection(deployments, ['health.deployments'], 6),

  /** `@ada, @ben and Grace Hopper`: the people of the option `mention`; empty after a success. */
  mentions: {
    reads: [],
    render: ({ addressees = [] }) => formatMentions(addressees),
  },
} as const satisfies Readonly<Record<string, Section>>;

/**
 * Creates a section about the health of the builds.
 *
 * @param entries the readable number of list entries
 */
function healthSection(render: Section['render'], reads: readonly FactName[], entries?: number): Section {
  return { reads, entries, render: (input) => (input.facts.health === undefined ? undefined : render(input)) };
}
