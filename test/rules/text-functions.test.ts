import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOT_FOREIGN, TEXT_FUNCTIONS } from '../hostile/text-functions.ts';

/** Where text from outside is read, made harmless, cut, or put into words. */
const PLACES = [
  'directory/names.ts',
  'directory/people/build-people.ts',
  'facts/ci/origin.ts',
  'facts/ci/readers.ts',
  'facts/ci/systems/teamcity.ts',
  'facts/event/start.ts',
  'facts/files/find.ts',
  'facts/files/frames.ts',
  'facts/files/named-files.ts',
  'facts/files/log/*.ts',
  'facts/files/reports/*.ts',
  'cli/terminal/message.ts',
  'cli/terminal/table.ts',
  'facts/host/json.ts',
  'text/inert.ts',
  'message/markdown/*.ts',
  'message/report/*.ts',
  'message/mentions.ts',
  'message/sections/lines.ts',
  'message/sections/words/short-text.ts',
  'message/sources.ts',
  'message/templates/**/*.ts',
  'text/nearest.ts',
  'text/phrases.ts',
  'service/wire/service-words.ts',
  'settings/readers/directory.ts',
  'settings/template/*.ts',
  'text/credentials/{hide,without-credentials}.ts',
];

/** Names of the exported functions of a source that take a text, or what may be one. */
function takesText(source: string): readonly string[] {
  const functions = source.matchAll(/^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(([\s\S]*?)\)(?:: |\s*\{)/gm);
  return [...functions].flatMap(([, name = '', parameters = '']) =>
    /\b(?:string|unknown|Facts|Input|Variables)\b|Input\b/.test(parameters) ? [name] : [],
  );
}

test('every function that takes text is tried with the worst texts, by npm run test:hostile', () => {
  const files = PLACES.flatMap((place) => globSync(place, { cwd: 'src' }));
  const taken = files.flatMap((file) =>
    takesText(readFileSync(`src/${file}`, 'utf8')).map((name) => `${file} ${name}`),
  );
  const tried = Object.entries(TEXT_FUNCTIONS).flatMap(([file, calls]) =>
    Object.keys(calls).map((name) => `${file} ${name}`),
  );
  const known = [...tried, ...Object.keys(NOT_FOREIGN)];
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.filter((name) => !known.includes(name))).toEqual([]);
});

test('a function that is missing would be seen', () => {
  expect(takesText('export function fresh(\n  text: string,\n): string {')).toEqual(['fresh']);
  expect(takesText('export function count(amount: number): string {')).toEqual([]);
});
