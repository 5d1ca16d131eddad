import { listed } from '../../text/format.ts';
import { formatMentions } from '../mentions.ts';
import { isSoFar } from './conclusion-text.ts';
import { SUBJECT_SECTIONS } from './event-subject.ts';
import { renderEvent, renderHeadline } from './headline.ts';
import { LIST_SECTIONS } from './lists.ts';
import { renderRun } from './location.ts';
import type { FailureSectionName, HealthTexts, Section, SectionInput } from './section.ts';
import { shortMarkdown } from './text.ts';

/**
 * All sections by the name in presets and templates (`{{ sections.commit }}`). A new section is one entry here or in a
 * table of its file: the facts that it reads, and a function that renders them.
 */
export const SECTIONS = {
  headline: { reads: [], render: renderHeadline },
  run: { reads: ['run.duration_seconds', 'run.title', 'job.duration_seconds'], render: renderRun },
  tests: failureSection('tests', 'tests'),
  failing_tests: failureSection('failing_tests', 'tests'),
  test_list: failureSection('test_list', 'tests'),
  failures: failureSection('failures', 'failed_jobs'),
  reasons: failureSection('reasons', 'failed_jobs', 'errors'),
  cause: failureSection('cause', 'failed_jobs', 'errors'),
  explanation: failureSection('explanation', 'failed_jobs', 'errors'),
  failed_jobs: failureSection('failed_jobs', 'failed_jobs'),
  jobs: failureSection('jobs', 'jobs'),
  ...LIST_SECTIONS,
  /** The file of the option `report`: coverage, a plan, release notes. */
  report: {
    reads: ['report'],
    render: ({ facts, report }) => (facts.report === undefined ? undefined : report),
  },
  /** The start and end of a failure with its suspects; else the subject of the event. */
  history: {
    reads: ['change', 'commits_since_green', 'suspects', 'pull_request', 'also_red'],
    render: (input) => (input.failure === undefined ? renderEvent(input) : input.failure.history(input)),
  },
  failure_streak: failureSection('failure_streak', 'broken_since', 'failures_in_a_row', 'newer_run', 'change'),
  suspects: failureSection('suspects', 'change', 'commits_since_green', 'suspects', 'pull_request'),
  since_green: failureSection('since_green', 'commits_since_green', 'suspects'),
  incident: { reads: [], render: renderIncident },
  ...SUBJECT_SECTIONS,
  health_summary: healthSection('health_summary', 'health.runs'),
  health_red: healthSection('health_red', 'health.turned_red'),
  health_inactive: healthSection('health_inactive', 'health.silent'),
  health_waiting: healthSection('health_waiting', 'health.waiting'),
  health_alerts: healthSection('health_alerts', 'health.alerts'),
  health_workflows: healthSection('health_workflows', 'health.workflows'),
  health_causes: healthSection('health_causes', 'health.causes'),
  health_flaky: healthSection('health_flaky', 'health.flaky_jobs'),
  health_deployments: healthSection('health_deployments', 'health.deployments'),
  /** `@ada, @ben and Grace Hopper`: the people of the option `mention`; empty after a success. */
  mentions: { reads: [], render: ({ addressees = [] }) => formatMentions(addressees) },
} as const satisfies Readonly<Record<string, Section>>;

const MAX_ASSIGNEES = 10;

/** `Task **PLAT-42** is assigned to @ada`; after the recovery `Task **PLAT-42** (Ada) can be closed: Deploy failed`. */
function renderIncident({ facts, assigned = [] }: SectionInput): string | undefined {
  const task = facts.incident;
  if (task === undefined) return undefined;
  const known = task.assignees.slice(0, MAX_ASSIGNEES).flatMap((name) => shortMarkdown(name, 60) ?? []);
  const names = formatMentions(assigned) ?? listed(known);
  const subject = shortMarkdown(task.subject, 150);
  // Nobody knows a task by its number without the prefix of its board.
  const isNumber = task.name === undefined || /^[\d# -]+$/.test(task.name);
  const name = isNumber ? undefined : shortMarkdown(task.name, 60);
  const title = `Task **${name ?? subject ?? task.id}**`;
  // A cancelled, started, or still running build closes nothing.
  if (facts.conclusion !== 'success' || isSoFar(facts))
    return `${title} is ${names === '' ? 'open' : `assigned to ${names}`}`;
  const text = name === undefined || subject === undefined ? '' : `: ${subject}`;
  return `${title}${names === '' ? '' : ` (${names})`} can be closed${text}`;
}

function failureSection(name: FailureSectionName, ...reads: Section['reads']): Section {
  return { reads, render: (input) => input.failure?.[name](input) };
}

function healthSection(name: keyof HealthTexts, fact: Section['reads'][number]): Section {
  return { reads: [fact], render: ({ health }) => health?.[name] };
}
