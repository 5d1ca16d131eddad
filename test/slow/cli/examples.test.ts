/** Runs every example of the help unchanged, each with its own sandbox. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from '../../../src/cli/program.ts';
import { accountLine, curlLine } from '../../../src/sandbox/web/snippets.ts';
import { openCliLocation } from '../../scenario/cli/location.ts';
import { runLine } from '../../support/command.ts';
import { startGithubApi } from '../../support/github-api.ts';
import { getWorlds } from '../../support/github-tables.ts';
import { getStory } from '../../support/health-story.ts';

const examples = COMMANDS.flatMap(({ name, examples: all }) =>
  all.map(({ line }) => [name, `workroom-notify ${line}`] as const),
);

/** Commands that accept a webhook or an account. */
const MESSAGES = ['send', 'run', 'doctor', 'drill', 'init'];

/** Output of `run` in addition to the command's own. */
const OF_THE_MESSAGE = /^workroom-notify: (?:\w+ delivered to |Skipped: )/;

/** Notice of `init` about an unreleased action. */
const OF_INIT = /^workroom-notify: This copy/;

/** Notice about the recorded build used without a current one. */
const OF_A_RECORDED_BUILD = /^workroom-notify: Shown for the recorded build /;

const BESIDE: Readonly<Record<string, RegExp>> = { run: OF_THE_MESSAGE, init: OF_INIT, render: OF_A_RECORDED_BUILD };

/** Commands to interrupt, because they run until then. */
const LASTING = ['sandbox', 'studio'];

describe('examples in help', () => {
  test.each(examples)('%s: %s', async (name, line) => {
    await using location = await openCliLocation();
    const ids = location.sandbox.seededIds;
    expect([ids.teams['platform'], ids.categories['platform']?.['To do']]).toEqual([1008, 1037]);
    const env = { ...location.account(), WORKROOM_WEBHOOK_URL: location.webhook('message') };
    const chosen = MESSAGES.includes(name)
      ? line.includes('--team')
        ? location.account('ci-bot')
        : onlyWebhook(env)
      : env;
    const github = await startGithubApi(getWorlds({ 'acme/shop': getStory(20) }));
    onTestFinished(() => github.close());
    const onGithub = { GITHUB_API_URL: github.url, WORKROOM_GITHUB_TOKEN: 'ghp_exampleTokenOfNobody' };
    const { code, stdout, stderr } = await runLine(LASTING.includes(name) ? interrupted(line) : line, {
      env: name === 'replay' || line.includes('digest') ? { ...chosen, ...onGithub } : chosen,
      cwd: location.folder,
    });
    expect({
      code,
      errors: stderr.split('\n').filter((text) => text !== '' && !BESIDE[name]?.test(text)),
    }).toEqual({
      code: 0,
      errors: [],
    });
    if (!LASTING.includes(name)) expect(stdout).not.toBe('');
  });
});

test('curl commands on the sandbox page post as described', async () => {
  await using location = await openCliLocation();
  const { origin, webhooks, seededIds, requests } = location.sandbox;
  const sample = readFileSync(join(location.folder, 'alert.json'), 'utf8');
  const space = { id: seededIds.teams['platform'] ?? 0, kind: 'team', name: 'Platform' } as const;
  const { WORKROOM_PASSWORD: password = '' } = location.account('ben');
  // Curl prompts for the password on a terminal.
  const account = accountLine('ben', origin, space).replace('-u ben ', `-u 'ben:${password}' `);
  const lines = [...webhooks.map((one) => curlLine({ ...one, sample }, one.url)), account];
  for (const line of lines)
    expect(await runLine(line.replace('curl', 'curl --fail --silent --show-error'))).toMatchObject({ code: 0 });
  expect(requests().map(({ method, status }) => `${method} ${status}`)).toEqual(lines.map(() => 'POST 200'));
});

/** Interrupts the command like Ctrl+C, once it runs. */
function interrupted(line: string): string {
  return `${line} > said.txt & until grep -qs 'Stop it' said.txt; do sleep 0.1; done; kill -TERM $!; wait $!`;
}

function onlyWebhook({ WORKROOM_WEBHOOK_URL = '' }: Record<string, string>): Record<string, string> {
  return { WORKROOM_WEBHOOK_URL };
}
