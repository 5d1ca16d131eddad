/** The preset of most messages, which need no other. */

import type { Preset } from './preset.ts';
import { subjectLine } from './subject-line.ts';

/**
 * The verdict, why, since when and who. A chat message has at most three lines when it is green, and names the failing
 * step and its first error in the first five when it is red; topics and tasks add what is needed days later.
 */
export const DEFAULT_PRESET = {
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
    { section: 'status_text', rank: 1 },
    { section: 'since', rank: 1, worth: ['change', 'commits_since_green', 'suspects', 'pull_request', 'also_red'] },
    { section: 'incident', rank: 1 },
    { section: 'comment', rank: 2 },
    { section: 'explanation', rank: 2, red: true, in: 'record', separator: 'gap', worth: ['errors'] },
    { section: 'test_list', rank: 2, in: 'record', separator: 'gap' },
    { section: 'failed_jobs', rank: 2, red: true, in: 'record', separator: 'gap' },
    { section: 'notes', rank: 3, in: 'record', separator: 'gap' },
    { section: 'changes', rank: 3, in: 'record', separator: 'gap' },
    { section: 'details', rank: 2, in: 'record', separator: 'gap' },
    { section: 'report', rank: 4, separator: 'gap', always: ['report'] },
  ],
} as const satisfies Preset;
