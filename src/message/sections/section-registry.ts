import { listed } from '../../text/format.ts';
import { formatMentions } from '../mentions.ts';
import { isSoFar } from './conclusion-text.ts';
import { SUBJECT_SECTIONS } from './event-subject.ts';
import { FAILURE_SECTIONS } from './failures.ts';
import { renderHeadline } from './headline.ts';
import { HISTORY_SECTIONS } from './history.ts';
import { LIST_SECTIONS } from './lists.ts';
import { renderRun } from './location.ts';
import type { HealthTexts, Section, SectionInput } from './section.ts';
import { TEST_SECTIONS } from './tests.ts';
import { shortMarkdown } from './text.ts';

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

function healthSection(name: keyof HealthTexts, fact: Section['reads'][number]): Section {
  return { reads: [fact], render: ({ health }) => health?.[name] };
}
