/** The page of errors is what the code says, and each error on it says where, what, and what to do next. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, TOKEN } from '../../scripts/errors/play.ts';
import { ERRORS_PAGE, errorParts, errorsPage, type Part, type Told } from '../../scripts/errors-page.ts';
import type { Option } from '../../src/settings/option.ts';
import { variableOf } from '../../src/settings/option-names.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';

let parts: readonly Part[];
beforeAll(async () => {
  parts = await errorParts();
});

/** Words that begin a next step, anywhere in a text. */
const NEXT =
  /\b(add|allow|check|choose|copy|did you mean|give|have|leave|look|open|put|renew|run|see|set|shorten|store|use|write)\b/i;

/** The service may say anything in its own words. */
function own(lines: readonly string[]): string {
  return lines.filter((line) => !line.startsWith('The service says:')).join(' ');
}

/** What one problem says, without the line that all problems of the inputs share. */
function problems({ annotations }: Told): string[] {
  return annotations
    .filter(({ level }) => level !== 'log')
    .flatMap(({ lines }) => (lines[0]?.startsWith('Nothing was sent: these inputs') ? lines.slice(1) : [own(lines)]));
}

function sentences(text: string): number {
  return text.split(/[.!?](?=\s|$)/).filter((sentence) => sentence.trim() !== '').length;
}

function faultsOf(told: Told): string[] {
  const { given, names } = told;
  const texts = problems(told);
  const all = texts.join('\n');
  const faults = [
    ...(names === undefined || all.includes(names) ? [] : [`does not name ${names}`]),
    ...texts.filter((text) => !NEXT.test(text)).map((text) => `no next step: ${text}`),
    ...texts.filter((text) => sentences(text) > 3).map((text) => `more than three sentences: ${text}`),
    ...texts
      .filter((text) => /^\s*at |\.[jt]s:\d+|node:|undefined|\[object/.test(text))
      .map((text) => `a stack: ${text}`),
    ...[TOKEN, PASSWORD].filter((secret) => all.includes(secret)).map(() => 'a secret'),
  ];
  return faults.map((fault) => `${given} → ${fault}`);
}

test('docs/errors.md is what scripts/errors-page.ts makes', () => {
  expect(readFileSync(ERRORS_PAGE, 'utf8')).toBe(errorsPage(parts));
});

test('every error names the option, says what to do next, and is short and without secrets', () => {
  const told = parts.flatMap((part) => part.told);
  expect(told.length).toBeGreaterThan(150);
  expect(told.flatMap(faultsOf)).toEqual([]);
});

test('a mistake is never passed over in silence', () => {
  const silent = parts.flatMap(({ told }) => told).filter(({ annotations }) => annotations.length === 0);
  expect(silent.map(({ given }) => given)).toEqual([]);
});

test('every option is there with its name misspelt', () => {
  const names = parts.find(({ title }) => title === 'A name is misspelt')?.told.map(({ names }) => names) ?? [];
  expect(names).toEqual(
    expect.arrayContaining(
      OPTIONS.map(({ name, environmentOnly }: Option) => (environmentOnly ? variableOf(name) : name)),
    ),
  );
});

test('an error without a next step, a name or a bound would be found', () => {
  const said = (line: string): Told => ({
    given: 'kind: tsk',
    names: 'kind',
    red: true,
    annotations: [{ level: 'error', lines: ['Nothing was sent: these inputs cannot work.', line] }],
  });
  expect(faultsOf(said('kind: unknown value "tsk". Write task.'))).toEqual([]);
  expect(faultsOf(said('kind: unknown value "tsk".'))).toHaveLength(1);
  expect(faultsOf(said('unknown value "tsk". Write task.'))).toHaveLength(1);
  expect(faultsOf(said(`kind: ${TOKEN}. Write task.`))).toHaveLength(1);
  expect(faultsOf(said('kind: no. No. No. Write task.'))).toHaveLength(1);
  expect(faultsOf(said('kind: TypeError at run.ts:12. Write task.'))).toHaveLength(1);
});
