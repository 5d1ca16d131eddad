/** The presets. A new one is one entry here: a subject line, and a list of sections. */

import { subjectLine } from './subject-line.ts';
import type { Preset } from './types.ts';

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
        worth: ['failed_jobs', 'stopped', 'job.duration_seconds'],
      },
      { section: 'tests', rank: 1, worth: ['tests'] },
      { section: 'failing_tests', rank: 1, red: true, in: 'message' },
      { section: 'reasons', rank: 1, red: true, in: 'message' },
      { section: 'failing_jobs', rank: 1, red: true, in: 'record' },
      { section: 'since', rank: 1, worth: ['change', 'commits_since_green', 'pull_request'] },
      { section: 'comment', rank: 2 },
      { section: 'explanation', rank: 2, red: true, in: 'record', gap: true },
      { section: 'test_list', rank: 2, in: 'record', gap: true },
      { section: 'failed_jobs', rank: 2, red: true, in: 'record', gap: true },
      { section: 'green_commits', else: 'commits', rank: 3, in: 'record', gap: true },
      { section: 'details', rank: 2, in: 'record', gap: true },
    ],
  },
} as const satisfies Readonly<Record<string, Preset>>;
