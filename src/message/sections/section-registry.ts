/**
 * Registers the sections: named pieces of Markdown for presets and templates (`{{ sections.commit }}`). A new section
 * is one entry here: the facts that it reads, and a function that renders them.
 */

import type { Facts } from '../../build/facts.ts';
import { alerts, causes, deployments, flaky } from '../../health/sections/causes.ts';
import { reading } from '../../health/sections/headline.ts';
import { red, silent, waiting, workflows } from '../../health/sections/workflows.ts';
import { formatMentions } from '../mentions.ts';
import { comment, commit, describeSubject, details, pullRequest, releaseNotes, statusText } from './event-subject.ts';
import { cause, explanation, failures, reasons } from './failures.ts';
import { headline } from './headline.ts';
import { failureStreak, history, incident } from './history.ts';
import { artifacts, changes, failedJobs, jobs } from './lists.ts';
import { run } from './location.ts';
import type { FactName, Section } from './section.ts';
import { commitsSinceGreen } from './suspects.ts';
import { failingTests, slowestTests, testList, testTotals } from './tests.ts';

export type SectionName = keyof typeof SECTIONS;

/** All sections by the name in presets and templates. */
export const SECTIONS = {
  headline: section([], headline),
  run: section(['run.duration_seconds', 'run.title', 'job.duration_seconds'], run),
  tests: ofFacts(['tests'], testTotals),
  failing_tests: ofFacts(['tests'], failingTests),
  test_list: ofFacts(['tests'], testList),
  slowest_tests: ofFacts(['tests.slowest'], slowestTests),
  failures: ofFacts(['failed_jobs'], failures),
  reasons: ofFacts(['failed_jobs', 'errors'], reasons),
  cause: ofFacts(['failed_jobs', 'errors'], cause),
  failed_jobs: section(['failed_jobs'], failedJobs),
  explanation: ofFacts(['failed_jobs', 'errors'], explanation),
  jobs: section(['jobs'], jobs),
  artifacts: section(['artifacts'], artifacts),
  /** The file of the option `report`: coverage, a plan, release notes. */
  report: section(['report'], ({ facts, report }) => (facts.report === undefined ? undefined : report)),
  incident: section([], incident),
  history: section(['change', 'commits_since_green', 'suspects', 'pull_request', 'also_red'], history),
  failure_streak: section(['broken_since', 'failures_in_a_row', 'newer_run', 'change'], failureStreak),
  since_green: ofFacts(['commits_since_green', 'suspects'], commitsSinceGreen),
  commit: ofFacts(['commit.subject', 'commit.author', 'commit.pull_request'], commit),
  pull_request: ofFacts(['pull_request'], pullRequest),
  comment: ofFacts([], comment),
  status_text: ofFacts([], statusText),
  notes: section([], releaseNotes),
  about: ofFacts(['pull_request', 'commit.subject', 'commit.author', 'commit.pull_request'], describeSubject),
  changes: ofFacts(['commits_since_green'], changes),
  details: section([], details),

  health_summary: section(['health.runs'], reading),
  health_red: section(['health.turned_red'], red),
  health_inactive: section(['health.silent'], silent),
  health_waiting: section(['health.waiting'], waiting),
  health_alerts: section(['health.alerts'], alerts),
  health_workflows: section(['health.workflows'], workflows),
  health_causes: section(['health.causes'], causes),
  health_flaky: section(['health.flaky_jobs'], flaky),
  health_deployments: section(['health.deployments'], deployments),

  /** `@ada, @ben and Grace Hopper`: the people of the option `mention`; empty after a success. */
  mentions: section([], ({ addressees = [] }) => formatMentions(addressees)),
} as const satisfies Readonly<Record<string, Section>>;

function section(reads: readonly FactName[], render: Section['render']): Section {
  return { reads, render };
}

function ofFacts(reads: readonly FactName[], render: (facts: Facts) => string | undefined): Section {
  return { reads, render: (input) => render(input.facts) };
}
