import { formatMentions } from '../mentions.ts';
import { SUBJECT_SECTIONS } from './event-subject.ts';
import { FAILURE_SECTIONS } from './failures.ts';
import { renderHeadline } from './headline.ts';
import { HISTORY_SECTIONS } from './history.ts';
import { LIST_SECTIONS } from './lists.ts';
import { renderRun } from './location.ts';
import type { HealthTexts, Section } from './section.ts';
import { TEST_SECTIONS } from './tests.ts';

/**
 * All sections by the name in presets and templates (`{{ sections.commit }}`). A new section is one entry here or in a
 * table of its file: the facts that it reads, and a function that renders them.
 */
export const SECTIONS = {
  headline: { reads: [], render: renderHeadline },
  run: { reads: ['run.duration_seconds', 'run.title', 'job.duration_seconds'], render: renderRun },
  ...TEST_SECTIONS,
  ...FAILURE_SECTIONS,
  ...LIST_SECTIONS,
  /** The file of the option `report`: coverage, a plan, release notes. */
  report: {
    reads: ['report'],
    render: ({ facts, report }) => (facts.report === undefined ? undefined : report),
  },
  ...HISTORY_SECTIONS,
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

function healthSection(name: keyof HealthTexts, fact: Section['reads'][number]): Section {
  return { reads: [fact], render: ({ health }) => health?.[name] };
}
