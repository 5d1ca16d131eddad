import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TextEdit } from '../../../src/moving/step-edits.ts';
import { unifiedDiff } from '../../../src/moving/unified-diff.ts';
import { fc } from '../../support/random.ts';

/** What git makes of the text with the diff. */
function patched(text: string, diff: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'));
  writeFileSync(join(folder, 'file.yml'), text);
  execFileSync('git', ['apply', '-p0', '-'], { cwd: folder, input: `${diff.join('\n')}\n` });
  return readFileSync(join(folder, 'file.yml'), 'utf8');
}

function applied(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toReversed()
    .reduce((all, { start, end, text: own }) => all.slice(0, start) + own + all.slice(end), text);
}

test('git takes the diff, whatever changes', () => {
  const lines = fc
    .array(fc.stringMatching(/^[a-z]{0,6}$/), { minLength: 1, maxLength: 30 })
    .chain((all) => fc.constantFrom(`${all.join('\n')}\n`, `${all.join('\n')}\nz`));
  const changes = fc.array(fc.tuple(fc.nat(200), fc.nat(20), fc.stringMatching(/^[A-Z]{1,4}(?:\n[A-Z]{0,3}){0,2}$/)), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(lines, changes, (text, wanted) => {
      let at = 0;
      const edits = wanted
        .map(([start, length, own]) => ({ start: start % text.length, length, own }))
        .sort((a, b) => a.start - b.start)
        .flatMap(({ start, length, own }): TextEdit[] => {
          const end = Math.min(start + length, text.length - 1);
          if (start < at || end < start) return [];
          at = end + 1;
          return [{ start, end, text: own }];
        });
      expect(patched(text, unifiedDiff('file.yml', text, edits))).toBe(applied(text, edits));
    }),
  );
});

test('without a change there is no diff', () => {
  expect(unifiedDiff('file.yml', 'a\n', [])).toEqual([]);
});
