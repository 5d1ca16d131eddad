/** The sections that a plain green message may show. All others are loaded with the registry. */

import { comment } from './about.ts';
import { headline } from './headline.ts';
import { incident } from './history/incident.ts';
import { since } from './history/since.ts';
import { announcedRun, announcement } from './release.ts';
import { report } from './report.ts';
import type { Section } from './section.ts';
import type { SectionName } from './section-registry.ts';
import { failingTests } from './tests/failing.ts';
import { tests } from './tests/totals.ts';

export type SectionTable = Readonly<Partial<Record<SectionName, Section>>>;

export const PLAIN_SECTIONS: SectionTable = {
  announcement,
  announced_run: announcedRun,
  comment,
  failing_tests: failingTests,
  headline,
  incident,
  report,
  since,
  tests,
};
