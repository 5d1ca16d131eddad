import { HEALTH_SECTIONS } from '../../health/sections/lists.ts';
import { formatMentions } from '../mentions.ts';
import { details, notes } from './details.ts';
import { about, comment, commit, pullRequest, statusText } from './event-subject.ts';
import { cause, explanation, failures, reasons } from './failures.ts';
import { headline } from './headline.ts';
import { failureStreak, incident, sinceGreen } from './history/history.ts';
import { since } from './history/since.ts';
import { changedFailingFiles } from './history/suspects.ts';
import { failedJobs, jobs } from './jobs.ts';
import { artifacts, changes } from './lists.ts';
import { run } from './run.ts';
import type { Section } from './section.ts';
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
  ...HEALTH_SECTIONS,
  /** `@ada, @ben and Grace Hopper`: the people of the option `mention`; empty after a success. */
  mentions: {
    reads: [],
    render: ({ addressees = [] }) => formatMentions(addressees),
  },
} as const satisfies Readonly<Record<string, Section>>;
