/** Verifies the owners of failing files without a code host: by the CODEOWNERS of the workspace. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { notify } from '../../../src/notify.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { noticesIn } from '../../support/diagnostics.ts';
import { NOW } from '../../support/github-facts.ts';
import { plainLines } from '../../support/rendering.ts';
import { worldAt } from '../../support/world.ts';

const JUNIT = `<testsuite name="cart" tests="2" failures="1">
  <testcase name="adds" classname="cart" file="src/cart.test.ts" line="7"><failure message="expected 1 to be 2"/></testcase>
  <testcase name="counts" classname="cart"/>
</testsuite>`;
const LOG = '##[group]npm test\nsrc/cart.ts:9:7 - error TS2322: Type string is not assignable to type number.\n';

const SYSTEMS = {
  GitLab: {
    GITLAB_CI: 'true',
    CI_JOB_STATUS: 'failed',
    CI_SERVER_URL: 'https://gitlab.com',
    CI_PROJECT_PATH: 'acme/app',
  },
  Jenkins: { JENKINS_URL: 'https://ci.acme.example/', BUILD_NUMBER: '7', GIT_URL: 'https://github.com/acme/app.git' },
  'a machine': {},
};

/** Whom the message calls. */
async function called(
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
  options: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'owners-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ 'junit.xml': JUNIT, 'build.log': LOG, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const raw = {
    ...{ 'webhook-url': 'http://127.0.0.1:9/hook', 'dry-run': 'true', status: 'failure', mention: 'owners' },
    ...{
      users: 'ada: ada.l\nacme/platform: platform-lead\ndocs@acme.example: grace',
      'test-reports': 'junit.xml',
      ...options,
    },
  };
  const entries = Object.entries(raw).map(([name, value]) => [name, { value, from: 'input' }] as const);
  const settings = await readSettings(new Map(entries), new Date(NOW));
  const locations = { GITHUB_WORKSPACE: folder, CI_PROJECT_DIR: folder, WORKSPACE: folder };
  const result = await notify(settings, { ...worldAt(NOW, { ...locations, ...env }), workspace: folder });
  const lines = plainLines(result.content?.body ?? '');
  return { called: lines.filter((line) => line.startsWith('@')).join(' '), notices: noticesIn(result) };
}

test.each(Object.entries(SYSTEMS))('%s: from test reports and logs', async (_, env) => {
  const files = { CODEOWNERS: '* docs@acme.example\n/src/ @ada @acme/platform' };
  const some: readonly Readonly<Record<string, string>>[] = [{}, { 'test-reports': '', 'log-files': 'build.log' }];
  for (const options of some) {
    const { called: people, notices } = await called(files, env, options);
    expect(people).toBe('@ada.l and @platform-lead');
    expect(notices.join()).not.toContain('The message omits');
  }
});

test.each([
  ['GitLab', '.gitlab/CODEOWNERS', '@ada.l'],
  ['GitLab', 'docs/CODEOWNERS', '@ada.l'],
  ['GitLab', '.github/CODEOWNERS', ''],
  ['Jenkins', '.github/CODEOWNERS', '@ada.l'],
  ['Jenkins', 'docs/CODEOWNERS', '@ada.l'],
  ['Jenkins', '.gitlab/CODEOWNERS', ''],
] as const)('%s reads %s', async (system, path, expected) => {
  expect((await called({ [path]: '[All] @ada\n* @ada' }, SYSTEMS[system])).called).toBe(expected);
});

test('names nobody for the file of a pull request from a fork, or after a success', async () => {
  const files = { CODEOWNERS: '* @ada' };
  const of = (source: string) => ({
    ...SYSTEMS.GitLab,
    CI_MERGE_REQUEST_IID: '12',
    CI_MERGE_REQUEST_PROJECT_PATH: 'acme/app',
    CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: source,
  });
  expect((await called(files, of('acme/app'))).called).toBe('@ada.l');
  expect((await called(files, of('eve/app'))).called).toBe('');
  expect((await called(files, SYSTEMS.GitLab, { status: 'success' })).called).toBe('');
});
