/** What is published: how large, how it is split, whether everything in it works on the Nodes that it names. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundlePage } from '../../../scripts/bundle-page.ts';
import { startSandbox } from '../../../src/sandbox/index.ts';
import { lackingLicences, packagesAmong } from '../../support/licences.ts';
import { oldestNode } from '../../support/oldest-node.ts';
import { wantsTool } from '../../support/tools.ts';
import { bytesIn, filesIn, type Installed, installPackage, tsc } from './installed.ts';

const MIB = 1024 * 1024;

let installed: Installed;
beforeAll(() => {
  installed = installPackage();
});
afterAll(() => installed.remove());

const text = (file: string) => readFileSync(join(installed.folder, file), 'utf8');
const manifest = () => JSON.parse(text('package.json'));

/** The programs of docs/library.md, whole as they stand there, written where a consumer would have them. */
function programs(): readonly string[] {
  const blocks = [...readFileSync('docs/library.md', 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)];
  return blocks.map(([, code = ''], index) => {
    const name = `page-${index}.mts`;
    writeFileSync(join(installed.home, name), code);
    return name;
  });
}

/** What a command printed that failed. */
function outputOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return String((error as { readonly stdout?: Buffer }).stdout);
  }
  return '';
}

/** Runs a program of a consumer's, in the folder where the package was installed. */
function consume(node: string, name: string): string {
  const program = readFileSync(new URL(name, import.meta.url), 'utf8');
  writeFileSync(join(installed.home, name), program);
  return execFileSync(node, [name], { cwd: installed.home, encoding: 'utf8' });
}

describe('what is installed', () => {
  test('one package, of less than 6 MB, without any dependency', () => {
    const packages = globSync(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], {
      cwd: installed.home,
    });
    expect(packages).toEqual(['node_modules/workroom-notify/package.json']);
    expect(bytesIn(join(installed.home, 'node_modules'))).toBeLessThan(6 * MIB);
    expect(statSync(installed.tarball).size).toBeLessThan(1.3 * MIB);
    expect(Object.keys(manifest()).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual([]);
  });

  test('every file can be reached from what it exports, runs or says', () => {
    const { exports, bin } = manifest();
    const entries = Object.values<string | Record<string, string>>(exports).flatMap((one) =>
      typeof one === 'string' ? one : Object.values(one),
    );
    const reached = new Set([...entries, ...Object.values<string>(bin)].map((path) => posix.normalize(path)));
    for (const file of reached) for (const next of namedBy(file)) reached.add(next);
    const read = ['CHANGELOG.md', 'LICENSE', 'README.md', 'licenses.txt'];
    const pages = ['page', 'browser'].flatMap((page) =>
      ['index.html', 'page.css', 'page.js'].map((file) => `lib/${page}/${file}`),
    );
    expect(filesIn(installed.folder)).toEqual([...new Set([...reached, ...read, ...pages])].sort());
  });

  /** Modules that a file imports, in the package; the only others are Node's. */
  function namedBy(file: string): readonly string[] {
    if (file.endsWith('.json')) return [];
    const pattern = file.endsWith('.d.ts')
      ? /(?:from |import\(|import )['"]([^'"\n]+)['"]/g
      : /(?:^import |^export .*from |^\} from |^import .*from |\bimport\()"([^"\n]+)"/gm;
    const named = [...text(file).matchAll(pattern)].map(([, module = '']) => module);
    expect(named.filter((module) => !module.startsWith('.') && !isBuiltin(module))).toEqual([]);
    const own = named.filter((module) => module.startsWith('.')).map((module) => posix.join(dirname(file), module));
    return file.endsWith('.d.ts') ? own.map((module) => module.replace(/\.js$/, '.d.ts')) : own;
  }

  test('the licence of every package in the bundle stands beside it', async () => {
    const input = ['lib/index.js', 'lib/sandbox/index.js', 'lib/cli/main.js'];
    const build = await rolldown({ input, platform: 'node' });
    const { output } = await build.generate({ sourcemap: true });
    await build.close();
    const code = output.flatMap((one) => (one.type === 'chunk' ? (one.map?.sources ?? []) : []));
    const pages = await Promise.all(['sandbox/page', 'studio/browser'].map(pageModules));
    const packages = packagesAmong([code, pages.flat()].flat());
    expect(packages).toEqual(expect.arrayContaining(['undici', 'liquidjs', 'lit-html', 'prism-code-editor']));
    expect(lackingLicences(text('licenses.txt'), packages)).toEqual([]);
  });

  async function pageModules(page: string): Promise<readonly string[]> {
    return (await bundlePage(pathToFileURL(`src/${page}/`))).modules;
  }

  test('links and pictures of its README are whole, at the tag of this version', () => {
    const { version, repository } = manifest();
    const links = [...text('README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const base = repository.url.replace(/^git\+|\.git$/g, '');
    const own = links.filter((link) => link.startsWith(`${base}/`));
    expect(own.length).toBeGreaterThan(15);
    expect(links.filter((link) => !/^(https:|#)/.test(link))).toEqual([]);
    const paths = own.map((link) => link.replace(/#.*/, '').match(`/(?:blob|raw)/v${version}/(.+)$`)?.[1] ?? link);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(own.filter((link) => /\.(png|svg)$/.test(link) && !link.includes('/raw/'))).toEqual([]);
  });
});

describe.runIf(wantsTool('package-check', 'what others find wrong with the package'))('in the eyes of others', () => {
  test('publint finds nothing', async () => {
    const { formatMessage, publint } = await import('../../../tools/package-check/index.js');
    const { messages, pkg } = await publint({ pkgDir: installed.folder, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('Are The Types Wrong finds nothing for modules', async () => {
    const { checkPackage, createPackageFromTarballData } = await import('../../../tools/package-check/index.js');
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(installed.tarball)));
    const problems = 'problems' in analysis ? analysis.problems : [{ kind: 'no types at all' }];
    // By design: it is a module, so CommonJS reaches it by import() or a recent require(), and nothing before Node 12.
    const forModules = (problem: object) =>
      !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(String(problem.resolutionKind)));
    expect(problems.filter(forModules)).toEqual([]);
  });
});

describe('its types', () => {
  test('strict programs compile, those of the page among them, and the declarations are checked as well', () => {
    const program = readFileSync(new URL('consumer.mts', import.meta.url), 'utf8');
    writeFileSync(join(installed.home, 'consumer.mts'), program);
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext'];
    const types = ['--target', 'es2024', '--types', 'node', '--typeRoots', join(process.cwd(), 'node_modules/@types')];
    tsc([...options, ...types, 'consumer.mts', ...programs()], installed.home);
  });

  test('a program compiles with neither DOM nor the types of Node', () => {
    writeFileSync(join(installed.home, 'bare.mts'), readFileSync(new URL('bare.mts', import.meta.url)));
    const options = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2024',
    ];
    tsc([...options, '--lib', 'es2024', '--types', '', 'bare.mts'], installed.home);
  });

  test('a wrong word is answered with the right ones', () => {
    writeFileSync(
      join(installed.home, 'wrong.mts'),
      "import { notify } from 'workroom-notify';\nnotify({ kind: 'mail' });\n",
    );
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--lib',
      'es2024',
      '--types',
      '',
    ];
    const run = () => tsc([...options, 'wrong.mts'], installed.home);
    expect(outputOf(run)).toMatch(/'"mail"' is not assignable to type '"incident" \| "message" \| "task" \| "topic"/);
  });
});

const nodes = {
  'this Node': process.execPath,
  // npm has no builds for all others; there CI runs all of this on that Node itself.
  'the oldest Node': process.platform === 'linux' ? oldestNode('the package on the oldest Node') : undefined,
};

describe.each(Object.entries(nodes).flatMap(([name, node]) => (node === undefined ? [] : [[name, node] as const])))(
  'on %s',
  (_, node) => {
    /** What the command printed, and how many bytes of the package it read for it, by V8's own coverage. */
    function reading(...args: readonly string[]) {
      const coverage = mkdtempSync(join(installed.home, 'coverage-'));
      const command = join(installed.folder, manifest().bin['workroom-notify']);
      const env = { ...process.env, NODE_V8_COVERAGE: coverage };
      const printed = execFileSync(node, [command, ...args], { encoding: 'utf8', env });
      const [report = ''] = readdirSync(coverage);
      const { result } = JSON.parse(readFileSync(join(coverage, report), 'utf8')) as { result: { url: string }[] };
      const read = result.filter(({ url }) => url.includes('/workroom-notify/')).map(({ url }) => fileURLToPath(url));
      expect(read.some((file) => basename(file) === 'main.js')).toBe(true);
      return { printed, bytes: read.reduce((sum, file) => sum + statSync(file).size, 0) };
    }

    test('the command tells its version, and reads next to nothing for it', () => {
      const { printed, bytes } = reading('--version');
      expect(printed.trim()).toBe(manifest().version);
      expect(bytes).toBeLessThan(20 * 1024);
    });

    // 259 and 269 KiB when it was set, most of it the texts of help and of advice; the HTTP client alone is 500.
    test.each([
      ['help', '--help'],
      ['help of a command', 'send', '--help'],
    ])('%s reads no command’s work', (_, ...args) => {
      const { printed, bytes } = reading(...args);
      expect(printed).toContain('workroom-notify');
      expect(bytes).toBeLessThan(276 * 1024);
    });

    test('every chunk loads', () => {
      const folder = join(installed.folder, 'lib/chunks');
      const chunks = filesIn(folder).map((file) => pathToFileURL(join(folder, file)).href);
      expect(chunks.length).toBeGreaterThan(10);
      const program = `for (const file of ${JSON.stringify(chunks)}) await import(file); console.log('loaded');`;
      expect(execFileSync(node, ['--input-type=module', '--eval', program], { encoding: 'utf8' })).toBe('loaded\n');
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

    test('every program of docs/library.md does what it says', async () => {
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
