/** The command line is whole: every operation has a command, and the page says what the table says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLI_PAGE, cliPage } from '../../scripts/cli-page.ts';
import { COMMANDS, GROUPS } from '../../src/cli/command-registry.ts';
import { OPERATIONS, WEBHOOK_CALLS } from '../../src/service/operations.ts';
import type { Option } from '../../src/settings/option.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';

test(`${CLI_PAGE} is what scripts/cli-page.ts makes`, () => {
  expect(readFileSync(CLI_PAGE, 'utf8')).toBe(cliPage());
});

test('every operation of the API, and every call of a webhook, has a command', () => {
  // Several commands may use one.
  const operations = new Set<string>(COMMANDS.flatMap((command) => command.operations ?? []));
  expect([...operations].toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
  const calls = new Set<string>(COMMANDS.flatMap((command) => command.webhookCalls ?? []));
  expect([...calls].toSorted()).toEqual(Object.keys(WEBHOOK_CALLS).toSorted());
});

test('every option of the registry is a flag of send, but those of the action alone', () => {
  const flags = Object.keys(COMMANDS.find(({ name }) => name === 'send')?.flags ?? {});
  const options = OPTIONS.filter((option: Option) => option.actionOnly !== true).map(({ name }) => name);
  expect(flags).toEqual([...options, 'json']);
});

test('names are unique, groups are described, and every command has an example', () => {
  const names = COMMANDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const groups = names.filter((name) => name.includes(' ')).map((name) => name.split(' ')[0]);
  expect([...new Set(groups)].toSorted()).toEqual(GROUPS.map(({ name }) => name).toSorted());
  for (const { name, examples } of COMMANDS) {
    expect(examples.length, name).toBeGreaterThan(0);
    for (const { line } of examples) expect(line).toContain(`workroom-notify ${name}`);
  }
});

test('no two flags of a command have one name', () => {
  for (const { name, flags } of COMMANDS) {
    const names = Object.values(flags).flatMap((flag) => [flag.name, ...(flag.file ? [`${flag.name}-file`] : [])]);
    expect(new Set(names).size, name).toBe(names.length);
  }
});
