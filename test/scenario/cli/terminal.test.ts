/** Covers behavior that requires a terminal: width and color. */
import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasTerminals, runCommand, runOnTerminal } from '../../support/command.ts';
import { skipsLoudly } from '../../support/debian.ts';
import { type CliPlace, openCliLocation } from './location.ts';

const runs =
  hasTerminals || skipsLoudly('what only a terminal shows', 'There is no /usr/bin/script: apt install bsdutils');
/** Bold on, as `\u001b[1m`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is looked for
const COLOUR = /\u001b\[\d+m/;

let location: CliPlace;
beforeAll(async () => {
  location = await openCliLocation();
});
afterAll(() => location[Symbol.asyncDispose]());

describe.runIf(runs)('on a terminal', () => {
  test('table is truncated to the width, including wide characters', async () => {
    const env = location.account();
    const subject = '東京のビルドが失敗しました 🚀 '.repeat(4);
    await runCommand(['topics', 'create', '--team', 'leads', '--subject', subject, '--body', 'b'.repeat(200)], { env });
    const { code, shown: displayed } = await runOnTerminal(['topics', 'list', '--team', 'leads'], { env, columns: 60 });
    expect(code).toBe(0);
    const lines = stripVTControlCharacters(displayed).trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('東京');
    expect(lines[1]).toMatch(/…/);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(60);
    expect(displayed).toMatch(COLOUR);
  });

  test('NO_COLOR and pipes disable colors', async () => {
    const env = location.account();
    const plain = await runOnTerminal(['teams', 'list'], { env: { ...env, NO_COLOR: '1' } });
    expect(plain.shown).toContain('platform');
    expect(plain.shown).not.toMatch(COLOUR);
    expect((await runCommand(['teams', 'list'], { env })).stdout).not.toMatch(COLOUR);
  });

  test('errors are red only on a terminal', async () => {
    const args = ['send', '--kind', 'nonsense'];
    const { code, shown: displayed } = await runOnTerminal(args);
    expect(code).toBe(2);
    expect(displayed).toContain('\u001b[31mworkroom-notify:');
    expect((await runCommand(args)).stderr).not.toMatch(COLOUR);
  });
});

test('deactivation requires --yes', async () => {
  location.sandbox.clearRequests();
  const refused = await runCommand(['users', 'deactivate', 'chloe'], { env: location.account() });
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toBe(
    'workroom-notify: --yes: not given: Deactivate Chloé Marchand (chloe), who can then no longer sign in; this API has no way to undo it. Add --yes to do it.\n',
  );
  expect(location.sandbox.requests().filter(({ method }) => method === 'POST')).toEqual([]);
});
