import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf, mustMatch } from '../../scripts/matching.ts';

test('a script that looks for files finds some by each of its patterns, or fails', () => {
  expect(filesOf(['scripts/matching.ts', 'scripts/match*.ts'], '.')).toEqual(['scripts/matching.ts']);
  expect(() => filesOf(['scripts/*.ts', 'scripts/moved/*.ts', 'gone.md'], '.')).toThrow(
    'matches no file any more: scripts/moved/*.ts, gone.md',
  );
});

test('a script that changes a text finds each of its places, or fails', () => {
  expect(() => mustMatch(['one', /t.o/g], ['one and two'])).not.toThrow();
  expect(() => mustMatch(['one', /t.o/g, /three/], ['one', 'two'])).toThrow('matches nothing any more: /three/');
});

test('no script looks for files by itself; those of a folder that a person names may be none', () => {
  const scripts = globSync('scripts/**/*.ts');
  expect(scripts.length).toBeGreaterThan(60);
  const others = scripts.filter((file) => /\bglob(?:Sync)?\b|\bmatchesGlob\b/.test(readFileSync(file, 'utf8')));
  expect(others.sort()).toEqual(['scripts/corpora.ts', 'scripts/matching.ts']);
});
