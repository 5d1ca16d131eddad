/** Files that are named in vain. Loaded only where files are named. */

import type { Remark } from '../../remark.ts';
import { listed } from '../../text/phrases.ts';
import { type FileLoader, type FileOptions, plannedFiles } from '../files/planned.ts';

/** The option of each, and how a template shows what its files tell. */
const FILES: Readonly<Record<FileLoader, readonly [string, string]>> = {
  tests: ['test-reports', '{{ sections.tests }} and {{ sections.failing_tests }}'],
  errors: ['log-files', '{{ sections.reasons }}'],
  report: ['report', '{{ sections.report }}'],
};

/**
 * Tells of the options whose files would be read if anything showed what they tell; none where all are of use.
 *
 * @param names of all facts that the words and `only-if` may use
 */
export function unusedFilesRemarks(settings: FileOptions, names: readonly string[]): readonly Remark[] {
  const given = plannedFiles(settings, Object.keys(FILES));
  const planned = plannedFiles(settings, names);
  const unused = given.filter((loader) => !planned.includes(loader)).map((loader) => FILES[loader]);
  if (unused.length === 0) return [];
  const options = listed(unused.map(([option]) => option));
  const verb = unused.length === 1 ? 'is' : 'are';
  const says = `${options} ${verb} of no use: nothing in the text shows what such files tell. Write ${listed(unused.map(([, shown]) => shown))} where it belongs, or leave ${unused.length === 1 ? 'the option' : 'the options'} out.`;
  return [{ about: 'unused', level: 'notice', says }];
}
