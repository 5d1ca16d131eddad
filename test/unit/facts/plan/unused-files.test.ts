import { expect, test } from 'vitest';
import { unusedFilesNotice } from '../../../../src/facts/plan/unused-files.ts';

const ALL = { testReports: ['*.xml'], logFiles: ['*.log'], report: 'a.md' };

test('files that nothing shows are told, with how to show them', () => {
  expect(unusedFilesNotice(ALL, ['tests.failures', 'errors', 'report'])).toEqual([]);
  expect(unusedFilesNotice({ logFiles: ['*.log'] }, [])).toEqual([
    'log-files is of no use: nothing in the text shows what such files tell. Write {{ sections.reasons }} where it belongs, or leave the option out.',
  ]);
  expect(unusedFilesNotice(ALL, ['report'])[0]).toMatch(/^test-reports and log-files are of no use: /);
  expect(unusedFilesNotice({}, [])).toEqual([]);
});
