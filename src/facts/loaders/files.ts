/** What files of the workspace tell: the facts, and what `files/read-files.ts` reads. */

import type { Parts } from '../fact.ts';
import type { FileLoader } from '../files/planned.ts';
import { JOB_ERROR } from '../parts/runs.ts';
import { REPORT, TESTS } from '../parts/tests.ts';
import type { LoaderRow } from './loader.ts';

export const FILE_FACTS = {
  errors: {
    type: 'groups',
    text: 'What the files of `log-files` tell of the failure, the surest first; empty without that option.',
    parts: JOB_ERROR,
    loader: 'errors',
  },
  report: {
    type: 'group',
    text: 'The file of the option `report`; empty without it.',
    parts: REPORT,
    loader: 'report',
  },
  tests: {
    type: 'group',
    text: 'What the files of `test-reports` tell; empty without that option.',
    parts: TESTS,
    loader: 'tests',
  },
} as const satisfies Parts;

/** @internal */
export const FILE_LOADERS: { readonly [L in FileLoader]: LoaderRow } = {
  tests: { text: 'the files that `test-reports` names', usual: 0, most: 0 },
  report: { text: 'the file that `report` names', usual: 0, most: 0 },
  errors: { text: 'the files that `log-files` names', usual: 0, most: 0 },
};
