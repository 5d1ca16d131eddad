/**
 * Judges what is read of test reports: the totals of each file against a recount of its cases, or against the JSON in the
 * file beside it that ends in `.expected` (any of `total`, `failed`, `skipped`, `flaky`, `failures` as names, `broken`).
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FileReading } from '../../src/facts/files/find.ts';
import { readTestReports } from '../../src/facts/files/reports/read-test-reports.ts';
import { recount } from './recount.ts';

type Counts = Readonly<Record<string, unknown>>;

const FIGURES = ['total', 'failed', 'skipped', 'flaky'] as const;

/** Prints a row for each file, and how many are right. */
export async function judgeReports(
  files: readonly string[],
  { verbose }: { readonly verbose: boolean },
): Promise<void> {
  let right = 0;
  const seen = { reports: 0, irregular: 0, broken: 0, foreign: 0 };
  for (const file of files) {
    const read = await readAlone(file);
    const expected = expectedOf(file);
    const [told, wanted] = [toldOf(read, expected), JSON.stringify(expected)];
    const same =
      isDeepStrictEqual(told, expected) &&
      (expected['broken'] !== true || read.warnings.some((one) => one.includes(basename(file))));
    seen[kindOf(expected)] += 1;
    if (same) right += 1;
    console.log(`${same ? ' same' : 'OTHER'}  ${file}  ${JSON.stringify(told)}${same ? '' : ` expected ${wanted}`}`);
    if (verbose) print(read);
  }
  const { reports, irregular, broken, foreign } = seen;
  console.log(`
${right} of ${files.length} as expected: the totals of ${reports} reports, and those of ${irregular} irregular ones with a warning
that names them; a warning for each of ${broken} broken reports and ${foreign} other documents`);
}

function kindOf({ broken, foreign, total }: Counts): 'reports' | 'irregular' | 'broken' | 'foreign' {
  if (broken !== true) return 'reports';
  if (foreign === true) return 'foreign';
  return total === undefined ? 'broken' : 'irregular';
}

function readAlone(file: string): Promise<FileReading<'tests'>> {
  const pattern = basename(file).replaceAll(/[[\]{}()*?!]/g, '?');
  return readTestReports({
    patterns: [pattern],
    root: dirname(file),
    late: () => false,
    loadHide: async () => (text) => text,
  });
}

function expectedOf(file: string): Counts {
  const beside = `${file}.expected`;
  if (existsSync(beside)) return JSON.parse(readFileSync(beside, 'utf8'));
  const { type, ...counts } = recount(decoded(readFileSync(file)));
  if (type === 'report') return counts;
  if (type === 'irregular') return { ...counts, broken: true };
  return type === 'foreign' ? { broken: true, foreign: true } : { broken: true };
}

function decoded(bytes: Buffer): string {
  const declared = /encoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : declared;
  return new TextDecoder(/^utf-?16$/i.test(marked) ? 'utf-8' : marked).decode(bytes);
}

/** What was read of all that is expected. */
function toldOf({ tests, warnings }: FileReading<'tests'>, expected: Counts): Counts {
  const figures = FIGURES.map((name) => [name, tests?.[name]] as const);
  const all: Counts = {
    ...Object.fromEntries(figures),
    failures: tests?.failures.map(({ name }) => name),
    broken: warnings.length > 0,
    foreign: tests === undefined && warnings.some((one) => one.includes('first element')),
  };
  const names = Object.keys(expected);
  return Object.fromEntries(
    [...names, ...(warnings.length > 0 && !names.includes('broken') ? ['broken'] : [])].map((name) => [
      name,
      all[name],
    ]),
  );
}

function print({ tests, warnings }: FileReading<'tests'>): void {
  for (const warning of warnings) console.log(`         ! ${warning}`);
  for (const { name, message, path, line } of tests?.failures.slice(0, 10) ?? []) {
    console.log(`         ${name}: ${message ?? '-'}${path === undefined ? '' : ` (${path}:${line ?? '?'})`}`);
  }
}
