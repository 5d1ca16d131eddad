/**
 * The presets. A new one is one entry here: a subject line, and a list of sections. `docs/messages.md` shows them.
 */

import { subject } from '../../health/sections/headline.ts';
import type { PresetName } from '../../settings/option.ts';
import type { Preset, SubjectLine } from './preset.ts';
import { subjectLine } from './subject-line.ts';

/** `CI started failing on acme/shop main at 06:00`. */
const healthSubject: SubjectLine = (input) => subject(input) ?? 'The health of the builds';

/**
 * The verdict, why, since when and who. A chat message has at most three lines when it is green, and names the failing
 * step and its first error in the first five when it is red; topics and tasks add what is needed days later.
 */
const DEFAULT: Preset = {
  subject: subjectLine,
  reads: {
    always: ['tests', 'report'],
    // The counts of jobs come with the failing ones of a run; for those of one job they are not worth all its pages.
    red: [
      ...(['failed_jobs', 'new_failures', 'stopped', 'job.duration_seconds', 'errors', 'change'] as const),
      ...(['commits_since_green', 'suspects', 'pull_request', 'also_red'] as const),
    ],
  },
  body: [
    {
      section: 'announcement',
      else: 'headline',
      rank: 0,
    },
    { section: 'tests', rank: 1 },
    { section: 'failing_tests', rank: 1, red: true, in: 'message' },
    { section: 'reasons', rank: 1, red: true, in: 'message' },
    { section: 'status_text', rank: 1 },
    { section: 'since', rank: 1 },
    { section: 'incident', rank: 1 },
    { section: 'comment', rank: 2 },
    { section: 'explanation', rank: 2, red: true, in: 'record', separator: 'gap' },
    { section: 'test_list', rank: 2, in: 'record', separator: 'gap' },
    { section: 'failed_jobs', rank: 2, red: true, in: 'record', separator: 'gap' },
    { section: 'notes', rank: 3, in: 'record', separator: 'gap' },
    { section: 'changes', rank: 3, in: 'record', separator: 'gap' },
    { section: 'details', rank: 2, in: 'record', separator: 'gap' },
    { section: 'report', rank: 4, separator: 'gap' },
  ],
};

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  default: DEFAULT,

  /** One line: the verdict, what, where, and on red the cause. An incident's task has a line of its own. */
  compact: {
    subject: subjectLine,
    reads: { always: [], red: ['failed_jobs', 'stopped', 'job.duration_seconds', 'change', 'errors'] },
    body: [
      {
        section: 'announced_run',
        else: 'headline',
        rank: 0,
      },
      { section: 'red_row', rank: 2, red: true, separator: 'dot' },
      { section: 'cause', rank: 1, red: true, separator: 'inline' },
      { section: 'incident', rank: 1 },
    ],
  },

  /** What `default` says, then every job with its duration, what was uploaded and what changed, also when it is green. */
  detailed: {
    subject: subjectLine,
    reads: {
      always: [
        ...([
          'job.duration_seconds',
          'run.duration_seconds',
          'tests',
          'change',
          'commits_since_green',
          'pull_request',
        ] as const),
        ...(['commit.subject', 'jobs', 'artifacts', 'report'] as const),
      ],
      red: ['failed_jobs', 'new_failures', 'stopped', 'errors', 'suspects', 'also_red'],
    },
    body: [
      {
        section: 'announcement',
        else: 'headline',
        rank: 0,
      },
      { section: 'tests', rank: 1 },
      { section: 'reasons', rank: 1, red: true, in: 'message' },
      { section: 'status_text', rank: 1 },
      {
        section: 'since',
        rank: 1,
      },
      { section: 'incident', rank: 1 },
      { section: 'comment', rank: 2 },
      { section: 'explanation', rank: 2, red: true, in: 'record', separator: 'gap' },
      { section: 'notes', rank: 5, in: 'record', separator: 'gap' },
      { section: 'test_list', rank: 2, separator: 'gap' },
      { section: 'slowest_tests', rank: 5, separator: 'gap' },
      { section: 'jobs', else: 'failed_jobs', rank: 3, separator: 'gap' },
      { section: 'artifacts', rank: 4, separator: 'gap' },
      { section: 'changes', rank: 5, separator: 'gap' },
      { section: 'details', rank: 3, separator: 'gap' },
      { section: 'report', rank: 6, separator: 'gap' },
    ],
  },

  /** What nobody was told: of the default branch, since the last time. */
  watch: {
    subject: healthSubject,
    reads: { always: [], red: [] },
    body: [
      { section: 'health_verdict', else: 'headline', rank: 0 },
      { section: 'health_red', rank: 1 },
      { section: 'health_silent', rank: 1 },
      { section: 'health_waiting', rank: 1 },
      { section: 'health_reading', rank: 2 },
    ],
  },

  /** A while beside the one before it, on one screen. */
  digest: {
    subject: healthSubject,
    reads: { always: ['health'], red: [] },
    body: [
      { section: 'health_verdict', else: 'headline', rank: 0 },
      { section: 'health_reading', rank: 1 },
      { section: 'health_red', rank: 1, separator: 'gap' },
      { section: 'health_workflows', rank: 2, separator: 'gap' },
      { section: 'health_causes', rank: 2, separator: 'gap' },
      { section: 'health_flaky', rank: 3, separator: 'gap' },
      { section: 'health_silent', rank: 3, separator: 'gap' },
      { section: 'health_waiting', rank: 3, separator: 'gap' },
      { section: 'health_deployments', rank: 4, separator: 'gap' },
      { section: 'health_alerts', rank: 3, separator: 'gap' },
    ],
  },
};
