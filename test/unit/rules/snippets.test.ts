/** Every step and every command that a page shows is one that GitHub and the command line take. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { owner } from '../../../scripts/repository.ts';
import { COMMANDS, runProgram } from '../../../src/cli/program.ts';
import { workflowFaults } from '../../support/github-language.ts';

const PAGES = globSync(['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'docs/*.md', 'examples/**/*.md']).sort();

function splitStepLogs(page: string, language: string): readonly string[] {
  const blocks = readFileSync(page, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'));
  return [...blocks].map(([, code = '']) => code);
}

/** A whole workflow around steps, a job, or the inputs of a step. */
function toWorkflow(code: string): string {
  if (isWorkflow(code)) return code;
  const step = `    steps:\n      - uses: ${owner()}/workroom-notify@v1\n        with:\n`;
  const steps = !/^ *(- )?uses: /m.test(code) ? step + code : code.includes('steps:') ? code : `    steps:\n${code}`;
  const jobs = code.startsWith('jobs:') ? code : `jobs:\n  build:\n    runs-on: ubuntu-latest\n${steps}`;
  return `name: x\non: push\n${jobs}`;
}

/** What stands above the jobs of a workflow is shown without them. */
const isPartOfWorkflow = (code: string): boolean => /^(jobs:| )/.test(code) || isWorkflow(code);

function isWorkflow(code: string): boolean {
  return /^on:/m.test(code) && /^jobs:/m.test(code);
}

const STEPS = PAGES.flatMap((page) =>
  splitStepLogs(page, 'yaml')
    .filter(isPartOfWorkflow)
    .map((code, at) => [`${page}, ${at + 1}`, code] as const),
);

test('pages show steps', () => {
  expect(STEPS.length).toBeGreaterThan(5);
});

test.each(STEPS)("GitHub's language service accepts the step of %s", async (_, code) => {
  expect(await workflowFaults(toWorkflow(code), 'step.yml')).toEqual([]);
});

/** As a shell splits a line: quotes, a comment, and what a pipe or a redirection begins. */
function parseText(line: string): readonly string[] {
  const text = line.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g);
  const all = [...text].map(([word]) => word);
  const end = all.findIndex((word) => /^(#|\||&&|;|[12]?>|<)/.test(word));
  return (end < 0 ? all : all.slice(0, end)).map((word) => word.replaceAll(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, '$1$2'));
}

/** The calls of the command in a page: lines of a shell, and code within a sentence. */
function getCalls(page: string): readonly string[] {
  const lines = splitStepLogs(page, 'sh').flatMap((code) => code.replaceAll('\\\n', ' ').split('\n'));
  const inline = [...readFileSync(page, 'utf8').matchAll(/`(workroom-notify [a-z][^`]*)`/g)].map(
    ([, line = '']) => line,
  );
  return [...lines, ...inline]
    .map((line) => /(?:^|\s)workroom-notify(?:@\S+)? (.*)$/.exec(line)?.[1])
    .flatMap((rest = '') => (isCall(rest) ? [rest] : []));
}

/** Not a command's bare name, its usage, or an error that begins with the program's name. */
function isCall(rest: string): boolean {
  return (
    !COMMANDS.some(({ name }) => name === rest) && /^(-|[a-z])/.test(rest) && !/\[options\]|<|needs Node/.test(rest)
  );
}

/** What the command line says against this call; nothing where it takes it. */
async function refusal(call: string): Promise<string | undefined> {
  const messages: string[] = [];
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}: ${messages.join('')}`);
  });
  const writes = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => messages.push(String(text)) > 0),
  );
  try {
    await runProgram(parseText(call), async () => undefined);
    return undefined;
  } catch (error) {
    return String(error).includes('exit 0') ? undefined : String(error);
  } finally {
    for (const spy of [exit, ...writes]) spy.mockRestore();
  }
}

const CALLS = [...new Set(PAGES.flatMap(getCalls))];

test('pages show calls of the command', () => {
  expect(CALLS.length).toBeGreaterThan(10);
});

test.each(CALLS)('the command line accepts: workroom-notify %s', async (call) => {
  expect(await refusal(call)).toBeUndefined();
});
