/** The presets. A new one is one entry here: a subject line, and a list of sections. */

import { subjectLine } from './subject-line.ts';
import type { Preset } from './types.ts';

export const PRESETS = {
  /**
   * A chat message has at most three lines when it is green, and names the failing step and its first error in the
   * first five when it is red; topics and tasks add everything known below.
   */
  default: {
    subject: subjectLine,
    body: [
      { section: 'headline', rank: 0 },
      { section: 'failures', else: 'job', rank: 1, worth: ['failed_jobs'] },
      { section: 'change', rank: 1, red: true, capital: true },
      { section: 'about', rank: 1, worth: ['pull_request'] },
      { section: 'comment', rank: 2 },
      { section: 'since_green', rank: 2, red: true },
      { section: 'details', rank: 2, long: true, gap: true },
      { section: 'green_commits', else: 'commits', rank: 3, long: true, gap: true },
    ],
  },
} as const satisfies Readonly<Record<string, Preset>>;
