/** The presets. A new one is one entry here: a subject line, and a list of sections. `docs/presets.md` shows them. */

import type { PresetName } from '../../settings/option.ts';
import type { Preset } from './preset.ts';
import { subjectLine } from './subject-line.ts';

export const PRESETS = {
  /**
   * The verdict, why, since when and who. A chat message has at most three lines when it is green, and names the failing
   * step and its first error in the first five when it is red; topics and tasks add what is needed days later.
   */
  default: {
    subject: subjectLine,
    body: [
      {
        section: 'announcement',
        else: 'headline',
        rank: 0,
        // The counts of jobs come with the failing ones of a run; for those of one job they are not worth all its pages.
        worth: ['failed_jobs', 'new_failures', 'stopped', 'job.duration_seconds'],
      },
      { section: 'tests', rank: 1, always: ['tests'] },
      { section: 'failing_tests', rank: 1, red: true, in: 'message' },
      { section: 'reasons', rank: 1, red: true, in: 'message', worth: ['errors'] },
      { section: 'since', rank: 1, worth: ['change', 'commits_since_green', 'suspects', 'pull_request', 'also_red'] },
      { section: 'incident', rank: 1 },
      { section: 'comment', rank: 2 },
      { section: 'explanation', rank: 2, red: true, in: 'record', joint: 'gap', worth: ['errors'] },
      { section: 'test_list', rank: 2, in: 'record', joint: 'gap' },
      { section: 'failed_jobs', rank: 2, red: true, in: 'record', joint: 'gap' },
      { section: 'notes', rank: 3, in: 'record', joint: 'gap' },
      { section: 'changes', rank: 3, in: 'record', joint: 'gap' },
      { section: 'details', rank: 2, in: 'record', joint: 'gap' },
      { section: 'report', rank: 4, joint: 'gap', always: ['report'] },
    ],
  },

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
      { section: 'red_row', rank: 2, red: true, joint: 'dot' },
      { section: 'cause', rank: 1, red: true, joint: 'inline', worth: ['errors'] },
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
      { section: 'failing_tests', rank: 1, red: true, in: 'message' },
      { section: 'reasons', rank: 1, red: true, in: 'message', worth: ['errors'] },
      {
        section: 'since',
        rank: 1,
        worth: ['suspects', 'also_red'],
        always: ['change', 'commits_since_green', 'pull_request', 'commit.subject'],
      },
      { section: 'incident', rank: 1 },
      { section: 'comment', rank: 2 },
      { section: 'explanation', rank: 2, red: true, in: 'record', joint: 'gap', worth: ['errors'] },
      { section: 'notes', rank: 5, in: 'record', joint: 'gap' },
      { section: 'test_list', rank: 2, joint: 'gap' },
      { section: 'slowest_tests', rank: 5, joint: 'gap' },
      { section: 'jobs', else: 'failed_jobs', rank: 3, joint: 'gap', always: ['jobs'] },
      { section: 'artifacts', rank: 4, joint: 'gap', always: ['artifacts'] },
      { section: 'changes', rank: 5, joint: 'gap' },
      { section: 'details', rank: 3, joint: 'gap' },
      { section: 'report', rank: 6, joint: 'gap', always: ['report'] },
    ],
  },
} as const satisfies Readonly<Record<PresetName, Preset>>;
