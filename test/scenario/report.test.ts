/** Covers `report` with the shipped action: a Markdown file of the job below the message. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { play, toWorld } from './github-run.ts';

const REPORT = `<!-- coverage-bot -->
# Coverage

Total **91 %**, thanks @team. See [cart](../src/cart.ts).

| file | lines |
|---|--:|
| src/cart.ts | 91 % |

<img src="https://evil.example/x.png">
`;

async function render(inputs: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>) {
  const workspace = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  mkdirSync(join(workspace, 'docs'));
  symlinkSync('/etc/hostname', join(workspace, 'docs/out.md'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text);
  return play({ world: toWorld([]), inputs, env: { GITHUB_WORKSPACE: workspace } });
}

test('file is shown below the message, and only its own markup is active', async () => {
  const { result, message } = await render({ report: 'docs/coverage.md' }, { 'docs/coverage.md': REPORT });
  expect(result.annotations).toEqual([]);
  const [, below = ''] = message.split('\n\n### ');
  expect(`### ${below}`).toMatch(
    /^### Coverage\n\nTotal \*\*91 %\*\*, thanks \\@team\. See \[cart\]\(https:\/\/github\.com\/acme\/app\/blob\/[0-9a-f]{40}\/src\/cart\.ts\)\.\n\n\| file \| lines \|\n\| --- \| ---: \|\n\| src\/cart\.ts \| 91 % \|$/,
  );
  expect(message).not.toMatch(/coverage-bot|evil|<img/);
});

test('long report is truncated between blocks with a notice, and the link to the run remains', async () => {
  const entries = Array.from({ length: 400 }, (_, index) => `| src/file-${index}.ts | ${index % 100} % |`).join('\n');
  const { result, message } = await render(
    { report: 'long.md' },
    { 'long.md': `Intro\n\n| file | lines |\n|---|---|\n${entries}` },
  );
  expect(message.length).toBeLessThanOrEqual(3900);
  expect(message).toMatch(/actions\/runs\/42000/);
  expect(result.log).toContain('The message was shortened to fit: report');
});

test.each([
  ['missing', 'docs/none.md', 'docs/none.md'],
  ['a link out of the workspace', 'docs/out.md', 'docs/out.md'],
  ['a folder', 'docs', 'no file in the workspace matches'],
  ['empty', 'empty.md', 'empty.md'],
])('%s: a warning names it, and the message is sent', async (_, report, named) => {
  const { result, message } = await render({ report }, { 'empty.md': '\n' });
  expect(result.exitCode).toBe(0);
  expect(message).toContain('passed');
  expect(
    result.annotations
      .filter(({ level }) => level === 'warning')
      .map(({ message: text }) => text)
      .join(),
  ).toContain(named);
});
