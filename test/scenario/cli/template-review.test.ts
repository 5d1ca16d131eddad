/** The workflow of `examples/template-review.yml`: its script is run in a repository in which a template was changed. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { COMMAND } from '../../support/bundled.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';

const TEMPLATE = '.github/notify/our words.md';

function script(): string {
  const { jobs } = parse(readFileSync('examples/template-review.yml', 'utf8'));
  return jobs.review.steps.at(-1).run;
}

test('a changed template is shown with what it says before and after', () => {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' });
  const commit = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git('add', '.');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'Change');
  };
  git('init', '-q');
  commit({ [TEMPLATE]: '{{ workflow }} ended', '.github/notify/other.md': 'Hello' });
  commit({ [TEMPLATE]: '{{ workflow }} ended: {{ conclusion }}', '.github/notify/new.md': '{{ comit }}' });
  mkdirSync(join(folder, 'bin'));
  const npx = `#!/bin/sh\nshift 2; exec '${process.execPath}' '${COMMAND}' "$@"\n`;
  writeFileSync(join(folder, 'bin/npx'), npx);
  chmodSync(join(folder, 'bin/npx'), 0o755);
  const env = { ...process.env, ...COMPILE_CACHE, PATH: `${folder}/bin:${process.env['PATH']}` };
  const summary = join(folder, 'summary.md');
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script()], {
    cwd: folder,
    env: { ...env, GITHUB_STEP_SUMMARY: summary },
    stdio: 'pipe',
  });
  const text = readFileSync(summary, 'utf8');
  expect(text).toContain(`# ${TEMPLATE}`);
  expect(text).toContain('-> CI ended\n+> CI ended: failure\n');
  expect(text).toMatch(/# \.github\/notify\/new\.md[\s\S]*there is no fact or variable "comit"/i);
  expect(text).not.toContain('other.md');
});
