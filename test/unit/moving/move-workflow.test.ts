import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ActionsMetadataProvider, validate } from '@actions/languageservice';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { notify } from '../../../src/library/library-notify.ts';
import type { NotifyOptions } from '../../../src/library/notify-options.ts';
import { type MovedWorkflow, moveWorkflow } from '../../../src/moving/move-workflow.ts';
import { unifiedDiff } from '../../../src/moving/unified-diff.ts';
import { propertyOf } from '../../../src/settings/option-names.ts';
import { fc } from '../../support/random.ts';

const FOLDER = 'test/fixtures/moving';
const ACTION = 'acme/workroom-notify@v1';
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yml'));

const ours = parse(readFileSync('action.yml', 'utf8'));
const actionsMetadataProvider: ActionsMetadataProvider = {
  fetchActionMetadata: async ({ name }) => (name === 'workroom-notify' ? ours : undefined),
};

function moved(text: string): MovedWorkflow {
  const move = moveWorkflow(text, ACTION);
  if (move.type === 'fault') throw new Error(`line ${move.line}: ${move.fault}`);
  return move;
}

/** Git keeps no line breaks of Windows for us. */
function source(name: string): string {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return name === 'crlf.yml' ? text.replaceAll('\n', '\r\n') : text;
}

/** All that a person is told of a file, for one who reads it. */
function report(name: string): string {
  const text = source(name);
  const { edits, steps, secrets, hints } = moved(text);
  return [
    ...unifiedDiff(name, text, edits),
    ...steps.flatMap(({ title, line, from, notes, isMoved }) => [
      '',
      `line ${line}: ${title} (${from}) is ${isMoved ? 'moved' : 'left alone'}`,
      ...notes.map((note) => `  ${note}`),
    ]),
    '',
    ...hints,
    ...secrets,
    '',
  ].join('\n');
}

test.each(FILES)('%s is moved as somebody read and approved it', async (name) => {
  await expect(report(name)).toMatchFileSnapshot(join(process.cwd(), FOLDER, 'moved', `${basename(name, '.yml')}.txt`));
});

async function faultsOf(name: string, text: string): Promise<readonly string[]> {
  const path = name === 'composite.yml' ? 'action.yml' : '.github/workflows/moved.yml';
  const document = TextDocument.create(`file:///repository/${path}`, 'yaml', 1, text);
  return (await validate(document, { actionsMetadataProvider })).map(({ message }) => String(message));
}

test.each(FILES)('%s is valid for GitHub afterwards, as it was before', async (name) => {
  const text = source(name);
  const before = await faultsOf(name, text);
  expect((await faultsOf(name, moved(text).text)).filter((fault) => !before.includes(fault))).toEqual([]);
});

test('an input that is none would be seen', async () => {
  const { text } = moved(source('rtcamp.yml'));
  expect(await faultsOf('rtcamp.yml', text.replace('webhook-url:', 'webhook-ulr:'))).not.toEqual([]);
});

interface PlainStep {
  readonly [key: string]: unknown;
}

/** The file as values, with its steps apart. */
function taken(text: string): { readonly rest: unknown; readonly steps: readonly PlainStep[] } {
  const steps: PlainStep[] = [];
  const rest: unknown = JSON.parse(JSON.stringify(parse(text)), (key, value: unknown) => {
    if (key !== 'steps' || !Array.isArray(value)) return value;
    steps.push(...value);
    return value.length;
  });
  return { rest, steps };
}

const KEPT = ['name', 'id', 'continue-on-error', 'timeout-minutes'];

/** Comments that stand on lines of their own, outside of scripts. */
function comments(text: string): readonly string[] {
  return text.split('\n').filter((line) => /^\s*# /.test(line));
}

test.each(FILES)('%s: nothing else changes', (name) => {
  const text = source(name);
  const { text: after, edits, steps } = moved(text);
  const was = taken(text);
  const is = taken(after);
  expect(is.rest).toEqual(was.rest);
  expect(is.steps.length).toBe(was.steps.length);
  was.steps.forEach((step, at) => {
    const now = is.steps[at] ?? {};
    if (now['uses'] !== ACTION) expect(now).toEqual(step);
    for (const key of KEPT) expect(now[key]).toEqual(step[key]);
  });
  expect(is.steps.filter(({ uses }) => uses === ACTION).length).toBe(steps.filter(({ isMoved }) => isMoved).length);
  if (name !== 'curl.yml') expect(comments(after)).toEqual(comments(text));
  const first = edits[0]?.start ?? text.length;
  const last = text.length - (edits.at(-1)?.end ?? text.length);
  expect(after.slice(0, first)).toBe(text.slice(0, first));
  expect(after.slice(after.length - last)).toBe(text.slice(text.length - last));
  expect(after.includes('\r\n')).toBe(text.includes('\r\n'));
  expect(/(?<!\r)\n/.test(after)).toBe(/(?<!\r)\n/.test(text));
});

test.each(FILES)('%s: what was moved once is moved, and a second time changes nothing', (name) => {
  const once = moved(source(name));
  const twice = moved(once.text);
  expect(twice.edits).toEqual([]);
  expect(twice.text).toBe(once.text);
});

const word = fc.stringMatching(/^[a-z][a-z0-9 :#'-]{0,20}$/);
const step = fc.oneof(
  fc.record({ name: word, run: fc.stringMatching(/^[a-z .\n#-]{1,40}$/) }),
  fc.record({
    uses: fc.constantFrom('actions/checkout@v6', './local', 'docker://alpine:3'),
    with: fc.dictionary(word, word),
  }),
  fc.record({ run: fc.constant('curl -sSf https://example.com/install.sh -o install.sh') }),
);

/** Written as people write, each in a way of his own. */
const workflow = fc
  .record({
    steps: fc.array(step, { minLength: 1, maxLength: 6 }),
    indent: fc.constantFrom('', '  '),
    comment: fc.boolean(),
    ends: fc.constantFrom('\n', '\r\n'),
  })
  .map(({ steps, indent, comment, ends }) => {
    const lines = steps.flatMap((one) => {
      const [first = '', ...others] = Object.entries(one).map(([key, value]) => `${key}:   ${JSON.stringify(value)}`);
      return [
        ...(comment ? ['', `    ${indent}# before`] : []),
        `    ${indent}- ${first}`,
        ...others.map((line) => `    ${indent}  ${line}`),
      ];
    });
    return ['on: push', 'jobs:', '  a:', '    runs-on: ubuntu-latest', '    steps:', ...lines, ''].join(ends);
  });

test('a workflow without another notifier stays as it is', () => {
  fc.assert(
    fc.property(workflow, (text) => {
      const move = moved(text);
      expect(move.edits).toEqual([]);
      expect(move.text).toBe(text);
      expect(move.steps).toEqual([]);
    }),
  );
});

test('a step of another notifier among any others is the only one that changes', () => {
  fc.assert(
    fc.property(workflow, fc.string({ maxLength: 40 }), (text, message) => {
      const ends = text.includes('\r\n') ? '\r\n' : '\n';
      const indent = /^( *)- /m.exec(text)?.[1] ?? '';
      const lines = [
        '- name: told',
        '  uses: rtCamp/action-slack-notify@v2',
        '  env:',
        '    SLACK_WEBHOOK: ${{ secrets.SLACK_WEBHOOK }}',
        `    SLACK_MESSAGE: ${JSON.stringify(`The shop: ${message}`)}`,
        '',
      ];
      const all = text + lines.map((line) => (line === '' ? '' : indent + line)).join(ends);
      const move = moved(all);
      expect(move.text.startsWith(text)).toBe(true);
      const { steps } = taken(move.text);
      expect(steps.at(-1)).toMatchObject({ name: 'told', uses: ACTION });
      expect(steps.slice(0, -1)).toEqual(taken(text).steps);
    }),
  );
});

/** The inputs of a moved step as a program gives them: what GitHub would fill in is a word. */
function asOptions(inputs: Readonly<Record<string, unknown>>): NotifyOptions {
  const filled = Object.entries(inputs).map(([name, value]) => {
    const text = String(value)
      .replaceAll(/\$\{\{ toJSON\(.*?\) \}\}/g, '"word"')
      .replaceAll(/\$\{\{.*?\}\}/g, 'success');
    return [propertyOf(name), name === 'webhook-url' ? 'https://hooks.example/x' : text];
  });
  return { ...Object.fromEntries(filled), dryRun: true };
}

const STEPS = FILES.flatMap((name) =>
  taken(moved(source(name)).text)
    .steps.filter(({ uses }) => uses === ACTION)
    .map((one, at) => [`${name}, ${at + 1}`, asOptions(one['with'] as Record<string, unknown>)] as const),
);

test.each(STEPS)('%s: our action takes the step, and its text holds no mistake', async (_, options) => {
  const { draft, remarks } = await notify({ ...options, status: 'failure' }, { env: {} });
  expect(remarks.filter(({ level }) => level === 'error')).toEqual([]);
  expect(draft?.body).toMatch(/\S/);
  expect(draft?.body).not.toMatch(/\$\{\{|\uE000|vars\./);
});
