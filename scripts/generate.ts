/**
 * Generates texts that appear in several files from the tables of options and outputs: the inputs and outputs of both
 * `action.yml` files, and tables and contents lists of pages, each between two markers.
 */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { OUTPUTS } from '../src/action/outputs.ts';
import { CONTENT_KINDS, KINDS, type Option, type SupportedTarget } from '../src/settings/option.ts';
import { OPTIONS, toVariable } from '../src/settings/option-registry.ts';
import { factsSchema } from './facts-schema.ts';
import { anchor, headings } from './headings.ts';
import { notifyOptions } from './notify-options.ts';
import { newestRelease, type Release } from './release-notes.ts';
import { withOwner, withVersion } from './repository.ts';
import { getFiles } from './required-pattern.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Returns the generated text of each file, by name. */
export function generated(): Map<string, string> {
  return new Map([
    ['action.yml', actionYml(ACTION)],
    ['job-end/action.yml', actionYml(JOB_END)],
    ['src/library/notify-options.ts', notifyOptions(({ supportedBy }) => toTargets(supportedBy))],
    ['docs/facts.schema.json', withNames(factsSchema())],
    ...withNamesIn().map((name): [string, string] => [name, withNames(read(name))]),
    ...getFiles(['*.md', 'docs/*.md', 'examples/README.md'], ROOT)
      .filter((name) => hasMarks(read(name)))
      .map((name): [string, string] => [name, withNames(filled(name))]),
  ]);
}

function withNames(text: string): string {
  return withVersion(withOwner(text));
}

/** Lists files that are only generated for their account and version. */
function withNamesIn(): readonly string[] {
  return getFiles(
    ['.github/CODEOWNERS', 'docs/guide.md', 'docs/moving.md', 'examples/**/*.yml', 'examples/ci/*', '.github/**/*.yml'],
    ROOT,
  );
}

const ACTION = {
  name: 'workroom-notify',
  description: "Post build results to your team's chat, topics and task board",
  outputs: Object.fromEntries(OUTPUTS.map(({ name, text }) => [name, { description: plain(text) }])),
  runs: { using: 'node24', main: 'dist/index.js' },
};

/** `job-end` goes first in a job. It has no outputs, because no later step could read them. */
const JOB_END = {
  name: 'workroom-notify at the end of the job',
  description: 'Post the result of a job when it has ended: put this first in the job, it needs no if: always()',
  outputs: undefined,
  runs: { using: 'node24', main: '../dist/job-end.js', post: '../dist/index.js', 'post-if': 'always()' },
};

function actionYml({ name, description, outputs, runs }: typeof ACTION | typeof JOB_END): string {
  const action = {
    name,
    description,
    author: 'The workroom-notify authors',
    branding: { icon: 'message-circle', color: 'green' },
    inputs: Object.fromEntries(OPTIONS.filter((option) => !option.environmentOnly).map(input)),
    outputs,
    runs,
  };
  // YAML omits undefined values.
  return `# Made by scripts/generate.ts from src/settings/option-registry.ts\n${stringify(action, { lineWidth: 0 })}`;
}

/**
 * Sets a default only if it needs the runner. An input with a default is never empty, so it would always override its
 * environment variable.
 */
function input(option: Option): [string, object] {
  const { name, text, expression } = option;
  // The runner rejects the file if a description contains an expression.
  if (text.includes('${{')) throw new Error(`${name}: its text holds an expression`);
  const value = displayDefault(option);
  const description = plain(value === undefined ? text : `${text} Default: ${value}.`);
  return [name, { description, required: false, default: expression }];
}

/** Returns the default for documentation, without values that the runner fills in. */
function displayDefault({ default: value, expression }: Option): string | undefined {
  return expression === undefined ? value : undefined;
}

/** Content by the name of its markers. */
const TABLES: Readonly<Record<string, () => readonly string[]>> = {
  release: () => [releaseLine(newestRelease(read('CHANGELOG.md')))],
  inputs: () => optionTable('input', (option) => !option.environmentOnly),
  variables: () => optionTable('variable', (option) => option.environmentOnly === true),
  examples: exampleList,
  outputs: () => OUTPUTS.map(({ name, text }) => `- \`${name}\`: ${text}`),
};

const MARKS = /(<!-- (\w+): made by npm run generate -->\n)[\s\S]*?(<!-- \/\2 -->)/g;

function hasMarks(text: string): boolean {
  return text.search(MARKS) >= 0;
}

/** Fills in the content between the markers of a page. */
function filled(page: string): string {
  const text = read(page);
  return text.replaceAll(MARKS, (_, start: string, name: string, end: string) => {
    const lines = name === 'contents' ? contents(text) : TABLES[name]?.();
    if (lines === undefined) throw new Error(`${page}: nobody makes ${name}`);
    return `${start}${lines.join('\n')}\n${end}`;
  });
}

/** Formats the headings of a page as links. */
function contents(text: string): readonly string[] {
  return headings(text, 2).map((heading) => `- [${heading}](#${anchor(heading)})`);
}

function read(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8');
}

/** Returns the name in a workflow. */
function toName({ name, environmentOnly }: Option): string {
  return `\`${environmentOnly ? toVariable(name) : name}\``;
}

/** Lists everything that the README names by version. The next release updates the versions. */
function releaseLine(release: Release | undefined): string {
  if (release === undefined)
    return 'There is no release yet: the tag in these steps and the npm package come with 1.0.0.';
  const { version, date } = release;
  return `The newest release is ${version} of ${date} ([what changed](CHANGELOG.md)).`;
}

/** Formats a table of options. An empty last cell means that every destination supports the option. */
function optionTable(name: string, isShown: (option: Option) => boolean): string[] {
  const entries = OPTIONS.filter(isShown).map((option) => {
    const value = displayDefault(option);
    const cells = [
      toName(option),
      value === undefined ? '' : `\`${value}\``,
      option.text,
      toTargets(option.supportedBy),
    ];
    return `| ${cells.join(' | ')} |`.replaceAll(/ +\|/g, ' |');
  });
  return [`| ${name} | default | meaning | only for |`, '|---|---|---|---|', ...entries];
}

/** `webhook task; REST topic, task`. */
function toTargets(targets: readonly SupportedTarget[] | undefined): string {
  if (targets === undefined) return '';
  const methods = [
    ['webhook', [...CONTENT_KINDS, 'text']],
    ['REST', KINDS],
  ] as const;
  const parts = methods.map(([method, all]) => {
    const kinds = all.filter((kind) =>
      targets.includes(`${method.replace('REST', 'rest')} ${kind}` as SupportedTarget),
    );
    if (kinds.length === 0) return '';
    return kinds.length === all.length ? method : `${method} ${kinds.join(', ')}`;
  });
  return parts.filter(Boolean).join('; ');
}

/** Lists the examples with the first sentence of their leading comment. */
function exampleList(): string[] {
  const entries = getFiles(['examples/*.yml'], ROOT).map((file) => {
    const lines = /^(?:# .*\n)+/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[0];
    if (lines === undefined) throw new Error(`${file} does not open with a comment that says what it is for`);
    const [sentence] = lines
      .replaceAll(/^# /gm, '')
      .trim()
      .replaceAll('\n', ' ')
      .split(/(?<=\.) (?=[A-Z])/);
    return `- [${basename(file)}](${basename(file)}): ${sentence}`;
  });
  return entries;
}

/** Removes Markdown, because GitHub shows descriptions as plain text. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
