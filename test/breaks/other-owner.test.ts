/** Whoever takes the project over writes one line, runs `npm run generate`, and all of it is theirs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '../../scripts/repository.ts';
import { projectCopy, runIn } from './project-copy.ts';

const OTHER = 'harbor-gate';
/** The rules, and all else that reads the account or names it: examples as they are played, and `init`. */
const READERS = [
  'npx vitest run --project rules',
  'npx vitest run --project scenario test/scenario/examples.test.ts test/scenario/templates.test.ts',
  'npx vitest run --project scenario test/scenario/cli/init.test.ts',
];

test('with the account of another in package.json all is generated for it, and what reads it is green', async () => {
  const folder = projectCopy();
  const path = join(folder, 'package.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(`github.com/${owner()}/`, `github.com/${OTHER}/`));
  const generated = await runIn(folder, 'npm run generate');
  expect(generated.passed, generated.output).toBe(true);
  for (const [file, words] of Object.entries({
    'README.md': `uses: ${OTHER}/workroom-notify@v`,
    'examples/webhook.yml': `uses: ${OTHER}/workroom-notify/job-end@v`,
    '.github/CODEOWNERS': `* @${OTHER}\n`,
    '.github/ISSUE_TEMPLATE/config.yml': `https://github.com/${OTHER}/workroom-notify/security`,
  }))
    expect(readFileSync(join(folder, file), 'utf8'), file).toContain(words);
  expect(readFileSync(join(folder, 'docs/own-words.md'), 'utf8')).toContain(`raw.githubusercontent.com/${OTHER}/`);
  for (const reader of READERS) {
    const { passed, output } = await runIn(folder, reader);
    expect(passed, output).toBe(true);
  }
});
