/** Tests that diagnostics of a text are equal in the step, the command, the library, and the studio. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runStep } from '../../../src/action/run.ts';
import { formatDiagnostic, listSentences } from '../../../src/diagnostic.ts';
import { notify } from '../../../src/library/library-notify.ts';
import { renderPreview } from '../../../src/studio/preview/preview.ts';
import { runInProcess } from '../../standin/in-process.ts';
import { runCommand } from '../../support/command.ts';
import { requestFor } from '../../support/studio.ts';
import { workspace } from '../../support/workspace.ts';

interface Case {
  readonly template: string;
  /** Options that the studio lacks. */
  readonly options?: Readonly<Record<string, string>>;
}

const TESTS = { 'test-reports': '**/junit.xml' };

const CASES: Readonly<Record<string, readonly [Case, readonly string[]]>> = {
  'the first mistake of each text': [
    { template: '---\nkind: topic\nsubject: “{{ release.nam }}” is out\n---\n{{ comit.short }} and\n{{ run.numbr }}' },
    ['error mistake', 'error mistake'],
  ],
  'a text that is too long': [{ template: 'All is well. '.repeat(500) }, ['notice cut']],
  'no words at all': [{ template: '{% if conclusion == "failure" %}Red{% endif %}' }, ['notice empty']],
  'files that nothing shows': [{ template: 'Done', options: TESTS }, ['notice unused']],
  'a condition with a mistake': [{ template: 'Done', options: { 'only-if': 'run.atempt == 1' } }, ['error mistake']],
  'all of it': [
    { template: `**{{ release.name }}** ${'x'.repeat(8000)}`, options: { ...TESTS, 'only-if': 'run.attempt = 1' } },
    ['notice unused', 'notice cut', 'error mistake'],
  ],
};

test.each(Object.entries(CASES))('%s', async (_, [requested, expected]) => {
  const { template, options: rest } = requested;
  const folder = workspace({ 'event.json': '{}', 'template.md': template });
  const options = {
    'webhook-url': 'http://127.0.0.1:9/hook-1234567890',
    template: 'template.md',
    status: 'success',
    ...rest,
  };
  const env = getLocation(folder);
  const { diagnostics } = await notify({ ...inCamelCase(options), dryRun: true }, { env });
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
  expect(await reportedByAction(options, env)).toEqual(diagnostics.map((one) => toLines(one)));
  if (rest === undefined)
    expect((await renderPreview(requestFor('push-green', { template }))).diagnostics).toEqual(diagnostics);
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  for (const command of ['send', 'render']) {
    const terms = command === 'send' ? ['--dry-run', ...flags] : flags.slice(2);
    const { stderr } = await runCommand([command, ...terms], { env, cwd: folder });
    const locations = diagnostics.map((one) => stderr.indexOf(formatDiagnostic(one)));
    expect(
      locations.every((location) => location >= 0),
      `${command}: ${stderr}`,
    ).toBe(true);
    expect(locations).toEqual(locations.toSorted((a, b) => a - b));
  }
});

function getLocation(folder: string): Readonly<Record<string, string>> {
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify({ ref: 'refs/heads/main', after: 'abc1234def5678901234567890123456789012ab' }));
  return {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '42',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
  };
}

type Env = Readonly<Record<string, string>>;

/** Returns the annotations as the runner shows them. */
async function reportedByAction(options: Env, env: Env): Promise<readonly string[]> {
  const inputs = Object.entries({ ...options, 'dry-run': 'true' }).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  let stdout = '';
  const complete = { ...env, ...Object.fromEntries(inputs) };
  await runInProcess({ env: complete, onOutput: (chunk) => (stdout += chunk) }, () => runStep(process.env));
  return [...stdout.matchAll(/^::(notice|warning|error) [^:]*::(.*)$/gm)].map(
    ([, level, text = '']) => `${level}: ${text.replaceAll('%0A', '\n').replaceAll('%25', '%')}`,
  );
}

function toLines(diagnostic: Parameters<typeof formatDiagnostic>[0]): string {
  return `${diagnostic.severity}: ${listSentences(diagnostic).join('\n')}`;
}

function inCamelCase(options: Env): object {
  const entries = Object.entries(options).map(([name, value]) => [
    name.replace(/-(.)/g, (_, one) => one.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
