/**
 * The first days of somebody who takes the project over: the account of another in `package.json`, and all the examples of
 * `CONTRIBUTING.md` as changes. `npm run generate` makes the rest of it theirs, and what the check and those who read the
 * account say is green.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { owner } from '../../scripts/repository.ts';
import { contributingExamples, type Edit } from '../support/edits.ts';
import { THOROUGH } from '../support/random.ts';
import { edited, runIn } from './project-copy.ts';

const OTHER = 'harbor-gate';
const TAKEN_OVER: Edit = { file: 'package.json', from: `github.com/${owner()}/`, to: `github.com/${OTHER}/` };

/** The rules that the examples fit the sources, which by then have them, and that `dist` has them too. */
const LEFT_OUT: readonly Edit[] = [
  {
    file: 'test/rules/pages.test.ts',
    from: "test('the examples of CONTRIBUTING.md",
    to: "test.skip('the examples of CONTRIBUTING.md",
  },
  { file: 'test/rules/dist.test.ts', from: "test('dist was made of", to: "test.skip('dist was made of" },
];

const SCENARIO = 'npx vitest run --project scenario';
/** What reads the account or names it: examples as they are played, and `init`. One example reads it as all do. */
const READERS = [
  `${SCENARIO} test/scenario/examples.test.ts${THOROUGH ? '' : ' -t webhook:'}`,
  `${SCENARIO} test/scenario/templates.test.ts test/scenario/cli/init.test.ts`,
];

let folder: string;
beforeAll(async () => {
  folder = edited([TAKEN_OVER, ...contributingExamples(), ...LEFT_OUT]);
  const generated = await runIn(folder, 'npm run generate');
  expect(generated.passed, generated.output).toBe(true);
});

test('all is generated for the other account', () => {
  for (const [file, words] of Object.entries({
    'README.md': `uses: ${OTHER}/workroom-notify@v`,
    'examples/webhook.yml': `uses: ${OTHER}/workroom-notify/job-end@v`,
    '.github/CODEOWNERS': `* @${OTHER}\n`,
    '.github/ISSUE_TEMPLATE/config.yml': `https://github.com/${OTHER}/workroom-notify/security`,
    'docs/own-words.md': `raw.githubusercontent.com/${OTHER}/`,
  }))
    expect(readFileSync(join(folder, file), 'utf8'), file).toContain(words);
});

test.each(['npm run check', ...READERS])('%s is green', async (command) => {
  const { passed, output } = await runIn(folder, command);
  expect(passed, output).toBe(true);
});
