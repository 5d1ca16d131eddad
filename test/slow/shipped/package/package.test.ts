/** Installs the published package, and runs it on each supported Node. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../src/sandbox/index.ts';
import { oldestNode } from '../../../support/oldest-node.ts';
import { hoverTexts } from './hover.ts';
import { filesIn, type Installed, installPackage, tsc } from './installed.ts';

let installed: Installed;
beforeAll(() => {
  installed = installPackage();
});
afterAll(() => installed.remove());

const text = (file: string) => readFileSync(join(installed.folder, file), 'utf8');
const manifest = () => JSON.parse(text('package.json'));

/** Extracts the complete programs of docs/library.md, at the location of a consumer. */
function programs(): readonly string[] {
  const blocks = [...readFileSync('docs/library.md', 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)];
  return blocks.map(([, code = ''], index) => {
    const name = `page-${index}.mts`;
    writeFileSync(join(installed.home, name), code);
    return name;
  });
}

/** Runs a consumer's program in the folder of the installation. */
function consume(node: string, name: string): string {
  const program = readFileSync(new URL(name, import.meta.url), 'utf8');
  writeFileSync(join(installed.home, name), program);
  return execFileSync(node, [name], { cwd: installed.home, encoding: 'utf8' });
}

describe('installed package', () => {
  test('has no dependencies', () => {
    const packages = globSync(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], {
      cwd: installed.home,
    });
    expect(packages).toEqual(['node_modules/workroom-notify/package.json']);
    expect(Object.keys(manifest()).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual([]);
  });
});

const STRICT = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];

describe('types', () => {
  test.each([[[]], [['--exactOptionalPropertyTypes']]])(
    'strict programs compile with %j, those of the page among them, and the declarations are checked as well',
    (options) => {
      const program = readFileSync(new URL('consumer.mts', import.meta.url), 'utf8');
      writeFileSync(join(installed.home, 'consumer.mts'), program);
      const types = ['--types', 'node', '--typeRoots', join(process.cwd(), 'node_modules/@types')];
      tsc([...STRICT, ...options, ...types, 'consumer.mts', ...programs()], installed.home);
    },
  );

  test('compile without DOM and Node types', () => {
    writeFileSync(join(installed.home, 'bare.mts'), readFileSync(new URL('bare.mts', import.meta.url)));
    const options = [...STRICT, '--exactOptionalPropertyTypes'];
    tsc([...options, '--lib', 'es2024', '--types', '', 'bare.mts'], installed.home);
  });

  test('show the type and the text of an option in an editor', async () => {
    const program =
      "import { notify } from 'workroom-notify';\nnotify({ status: 'success', variables: {}, timeout: 5 });\n";
    writeFileSync(join(installed.home, 'hover.mts'), program);
    const texts = await hoverTexts(installed.home, 'hover.mts', ['notify', 'status', 'variables', 'timeout']);
    const expected = [
      /@throws.*SettingsError/,
      /"success".*"workflow".*What to report/s,
      /Record<string, unknown>/,
      /Seconds.*60/s,
    ];
    for (const [index, text] of expected.entries()) expect(texts[index]).toMatch(text);
  });

  test('show the text of the members of a request and of a record in an editor', async () => {
    const program = `import { ServiceClient } from 'workroom-notify';
const client = new ServiceClient({ baseUrl: 'https://acme.example', username: 'ci', password: 'x' });
const topic = await client.topics.create({ type: 'team', id: 1 }, { subject: 'Nightly', body: 'Passed' });
topic?.recordType;
`;
    writeFileSync(join(installed.home, 'members.mts'), program);
    const texts = await hoverTexts(installed.home, 'members.mts', ['baseUrl', 'subject', 'recordType']);
    const expected = [/URL of the service/, /Title.*api\.md, section 4\.1/s, /note.*api\.md, section 2/s];
    for (const [index, text] of expected.entries()) expect(texts[index]).toMatch(text);
  });

  test.each(['records', 'operations', 'webhook'])('describe every member of the interfaces of %s', (file) => {
    const declarations = text(`types/service/${file}.d.ts`);
    const interfaces = [...declarations.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)];
    const bare = interfaces.flatMap(([, name, body = '']) => {
      const lines = body.split('\n');
      const isBare = (line: string, index: number) =>
        /^ {4}readonly /.test(line) && !/\*\/$/.test(lines[index - 1] ?? '');
      return lines.filter(isBare).map((line) => `${name}: ${line.trim()}`);
    });
    expect(interfaces).not.toHaveLength(0);
    expect(bare).toEqual([]);
  });
});

test('bundle of the webhook client contains no stage that builds a message', async () => {
  const codeOf = async (name: string) => {
    writeFileSync(join(installed.home, `${name}.mjs`), `export { ${name} } from 'workroom-notify';`);
    const build = await rolldown({ input: `${name}.mjs`, cwd: installed.home, platform: 'node' });
    const { output } = await build.generate({ format: 'esm' });
    return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  };
  // Texts of the options, the YAML library and a preset.
  const parts = ['Incoming webhook to post to', 'BLOCK_AS_IMPLICIT_KEY', 'still failing'];
  const complete = await codeOf('notify');
  expect(parts.filter((text) => !complete.includes(text))).toEqual([]);
  const client = await codeOf('Webhook');
  expect(parts.filter((text) => client.includes(text))).toEqual([]);
});

const nodes = {
  'this Node': process.execPath,
  // npm has no builds for other platforms. There, CI runs everything on that Node.
  'the oldest Node': process.platform === 'linux' ? oldestNode('the package on the oldest Node') : undefined,
};

describe.each(Object.entries(nodes).flatMap(([name, node]) => (node === undefined ? [] : [[name, node] as const])))(
  'on %s',
  (_, node) => {
    test('command prints its version and its help', () => {
      const command = join(installed.folder, manifest().bin['workroom-notify']);
      const run = (...args: readonly string[]) => execFileSync(node, [command, ...args], { encoding: 'utf8' });
      expect(run('--version').trim()).toBe(manifest().version);
      expect(run('send', '--help')).toContain('--webhook-url');
    });

    test('every chunk loads', () => {
      const folder = join(installed.folder, 'lib/chunks');
      const chunks = filesIn(folder).map((file) => pathToFileURL(join(folder, file)).href);
      expect(chunks.length).toBeGreaterThan(10);
      const program = `for (const file of ${JSON.stringify(chunks)}) await import(file); console.log('loaded');`;
      expect(execFileSync(node, ['--input-type=module', '--eval', program], { encoding: 'utf8' })).toBe('loaded\n');
    });

    test("Node's debug log never contains the URL of a webhook", () => {
      const program = `import 'node:http';
import { Webhook } from 'workroom-notify';
await new Webhook({ url: 'http://127.0.0.1:9/application/webhook/tok3n_s3cret_9' }).text('hello').catch(() => {});`;
      const options = { cwd: installed.home, env: { ...process.env, NODE_DEBUG: '*' }, encoding: 'utf8' } as const;
      const { stderr } = spawnSync(node, ['--input-type=module', '--eval', program], options);
      expect(stderr.length).toBeGreaterThan(100);
      expect(stderr).not.toContain('tok3n_s3cret_9');
    });

    test('library, sandbox and command work together', () => {
      const seen = JSON.parse(consume(node, 'consumer.mjs'));
      expect(seen).toEqual({
        notified: 'delivered',
        told: ['delivered by a program', 'delivered by the command'],
        repeated: 2,
        teams: true,
        refused: 'SettingsError',
        page: 'text/html; charset=utf-8',
      });
    });

    test('every program in docs/library.md works as documented', async () => {
      expect(programs().length).toBeGreaterThan(1);
      await using sandbox = await startSandbox();
      const url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
      for (const program of programs()) {
        const options = { cwd: installed.home, env: { ...process.env, WORKROOM_WEBHOOK_URL: url } };
        const { stdout, stderr } = await promisify(execFile)(node, ['--no-warnings', program], options);
        expect(stderr).toBe('');
        if (stdout !== '') expect(stdout).toMatch(/^# fail 0$|^ℹ fail 0$/m);
      }
      expect(sandbox.requests().map(({ body }) => JSON.parse(body).body)).toEqual([
        expect.stringContaining('**Harbor Gate** is on production'),
      ]);
    });

    test('CommonJS can require it', () => {
      const program = "console.log(Object.keys(require('workroom-notify')).includes('notify'))";
      expect(execFileSync(node, ['--no-warnings', '--eval', program], { cwd: installed.home, encoding: 'utf8' })).toBe(
        'true\n',
      );
    });
  },
);
