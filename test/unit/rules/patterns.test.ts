/** The work of a regular expression grows no faster than its text, whoever wrote that: proved by what its repetitions share. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { CONTEXTS, EXTRA_PATTERNS } from '../../../src/text/credentials/patterns/extra-patterns.ts';
import { GITLEAKS_RULES } from '../../../src/text/credentials/patterns/gitleaks-rules.ts';

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Patterns that the proof does not accept, by how they begin, and why they are fine. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '(?<=\\d)(?=(?:\\d{3})+$)': 'a number has at most 25 digits',
  '[^\\S\\r\\n]*"[^"\\r\\n]*"': 'what the first way reads in vain, the second takes, to the next comma',
};

function getPatterns(file: string, code = readFileSync(file, 'utf8')): readonly Pattern[] {
  const patterns: Pattern[] = [];
  new Visitor({
    Literal: (one) => {
      if ('regex' in one) patterns.push({ file, source: one.regex.pattern, flags: one.regex.flags });
    },
  }).visit(parseSync(file, code).program);
  return patterns;
}

function isSlow({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  return analyse({ source, flags }, { assumeRejectingSuffix: false, maxReports: 1 }).reports.length > 0;
}

const PATTERNS = [
  ...globSync('src/**/*.ts').flatMap((file) => getPatterns(file)),
  ...GITLEAKS_RULES.map(([, , , source]) => ({
    file: 'src/text/credentials/patterns/gitleaks-rules.ts',
    source,
    flags: 'y',
  })),
  ...EXTRA_PATTERNS.map(([, , , source]) => ({
    file: 'src/text/credentials/patterns/extra-patterns.ts',
    source,
    flags: 'y',
  })),
  ...CONTEXTS.map(([, source]) => ({ file: 'src/text/credentials/patterns/extra-patterns.ts', source, flags: 'iy' })),
];

test('every pattern is linear, except those that only read short texts', () => {
  const isExcepted = ({ source }: Pattern) => Object.keys(EXCEPTIONS).some((begin) => source.startsWith(begin));
  expect(PATTERNS.length).toBeGreaterThan(500);
  const slow = PATTERNS.filter((one) => !isExcepted(one) && isSlow(one));
  expect(slow.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
});
