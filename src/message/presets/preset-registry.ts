/**
 * The presets. A new one is one entry here: a subject line, and a list of sections. `docs/messages.md` shows them. Loaded
 * where another one than `default` is asked for.
 */

import type { PresetName } from '../../settings/option.ts';
import { DEFAULT_PRESET } from './default-preset.ts';
import type { Preset, SubjectLine } from './preset.ts';
import { subjectLine } from './subject-line.ts';

/** `CI turned red on acme/shop main since 06:00`. */
const healthSubject: SubjectLine = {
  reads: ['health', 'conclusion'],
  render: (input) => input.healthWords?.subject(input) ?? 'The health of the builds',
};

export const PRESETS = {
  default: DEFAULT_PRESET,

  /** One line: the verdict, what, where, and on red the cause. An incident's task has a line of its own. */
  compact: {
    subject: subjectLine,
    body: [
      {
        section: 'announced_run',
        else: 'headline',
        rank: 0,
        worth: ['failed_jobs', 'stopped', 'job.duration_seconds', 'change'],
      },
      { section: 'red_row', rank: 2, red: true, separator: 'dot' },
      { section: 'cause', rank: 1, red: true, separator: 'inline', worth: ['errors'] },
      { section: 'incident', rank: 1 },
    ],
  },

  /** What `default` says, then every job with its duration, what was uploaded and what changed, also when it is green. */
  detailed: {
    subject: subjectLine,
    body: [
      {
        section: 'announcement',
        else: 'headline',
        rank: 0,
        worth: ['failed_jobs', 'new_failures', 'stopped'],
        always: ['job.duration_seconds', 'run.duration_seconds'],
      },
      { section: 'tests', rank: 1, always: ['tests'] },
      { section: 'reasons', rank: 1, red: true, in: 'message', worth: ['errors'] },
      { section: 'status_text', rank: 1 },
      {
        section: 'since',
        rank: 1,
        worth: ['suspects', 'also_red'],
        always: ['change', 'commits_since_green', 'pull_request', 'commit.subject'],
      },
      { section: 'incident', rank: 1 },
      { section: 'comment', rank: 2 },
      { section: 'explanation', rank: 2, red: true, in: 'record', separator: 'gap', worth: ['errors'] },
      { section: 'notes', rank: 5, in: 'record', separator: 'gap' },
      { section: 'test_list', rank: 2, separator: 'gap' },
      { section: 'slowest_tests', rank: 5, separator: 'gap' },
      { section: 'jobs', else: 'failed_jobs', rank: 3, separator: 'gap', always: ['jobs'] },
      { section: 'artifacts', rank: 4, separator: 'gap', always: ['artifacts'] },
      { section: 'changes', rank: 5, separator: 'gap' },
      { section: 'details', rank: 3, separator: 'gap' },
      { section: 'report', rank: 6, separator: 'gap', always: ['report'] },
    ],
  },

  /** What nobody was told: of the default branch, since the last time. */
  watch: {
    subject: healthSubject,
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
    body: [
      { section: 'health_verdict', else: 'headline', rank: 0, always: ['health'] },
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
} as const satisfies Readonly<Record<PresetName, Preset>>;
