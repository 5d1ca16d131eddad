import { expect, test } from 'vitest';
import { unusedFilesRemarks } from '../../../../src/facts/plan/unused-files.ts';

const ALL = { testReports: ['*.xml'], logFiles: ['*.log'], report: 'a.md' };

test('files that nothing shows are told, with how to show them', () => {
  expect(unusedFilesRemarks(ALL, ['tests.failures', 'errors', 'report'])).toEqual([]);
  expect(unusedFilesRemarks({ logFiles: ['*.log'] }, [])).toEqual([
    {
      about: 'unused',
      level: 'notice',
      says: 'log-files is of no use: nothing in the text shows what such files tell. Write {{ sections.reasons }} where it belongs, or leave the option out.',
    },
  ]);
  expect(unusedFilesRemarks(ALL, ['report'])[0]?.says).toMatch(/^test-reports and log-files are of no use: /);
  expect(unusedFilesRemarks({}, [])).toEqual([]);
});
