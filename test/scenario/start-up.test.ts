/** Limits the files that a step reads before it can send, instead of measuring time. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { openLocation, type Place } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-up-'));
/** Records the builtins loaded after Node's own startup. */
const PROBE = `const { writeFileSync } = require('node:fs');
const before = new Set(process.moduleLoadList);
process.on('exit', () => writeFileSync(process.env.LOADED, process.moduleLoadList.filter((one) => !before.has(one)).join('\\n')));`;

let location: Place;
beforeAll(async () => {
  writeFileSync(join(folder, 'probe.cjs'), PROBE);
  location = await openLocation();
});
afterAll(async () => {
  await location.sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Returns the files of `dist` that the step read, by V8's coverage, and the builtins that it loaded. */
async function readBy(inputs: Readonly<Record<string, string>>, outcome: string | null = 'delivered') {
  const coverage = mkdtempSync(join(folder, 'coverage-'));
  const loaded = join(coverage, 'loaded.txt');
  const env = { NODE_OPTIONS: `--require=${join(folder, 'probe.cjs')}`, NODE_V8_COVERAGE: coverage, LOADED: loaded };
  const { result } = await location.run({ event: 'push', payload: example('push', 0), inputs, env });
  expect(result.outputs['outcome'] ?? null).toBe(outcome);
  const reports = readdirSync(coverage).filter((name) => name.startsWith('coverage-'));
  const urls = reports.flatMap((name): string[] =>
    JSON.parse(readFileSync(join(coverage, name), 'utf8')).result.map(({ url }: { url: string }) => url),
  );
  const builtins = readFileSync(loaded, 'utf8').split('\n');
  return { files: urls.filter((url) => url.includes('/dist/')).map((url) => basename(url)), builtins };
}

test('successful webhook message reads only the entry file, and no optional builtin', async () => {
  const { files, builtins } = await readBy({ 'webhook-url': location.webhook('message') });
  expect(files).toEqual(['index.js']);
  expect(builtins).toContain('NativeModule net');
  for (const name of ['http', 'assert', 'module', 'crypto', 'tls', 'http2', 'child_process']) {
    expect(builtins).not.toContain(`NativeModule ${name}`);
  }
});

test.each([
  // REST delivery, and the sections.
  ['a topic', 2, () => ({ ...location.rest, kind: 'topic' })],
  ['a task', 2, () => ({ ...location.rest, kind: 'task' })],
  // The table of loaders with the registry, the loaders, the parsers of logs and reports, a parser, and the warning
  // writer.
  [
    'test reports that are not there',
    7,
    () => ({ 'webhook-url': location.webhook('message'), 'test-reports': '*.xml' }),
  ],
  // The registry of facts is a chunk of its own because several parts share it, and the sections another.
  [
    'an own template',
    5,
    () => ({ 'webhook-url': location.webhook('message'), body: '{{ workflow }} on {{ ref.name }}' }),
  ],
])('%s reads no more than %i files beside it', async (_, most, inputs) => {
  const { files } = await readBy(inputs());
  expect(files).toContain('index.js');
  expect(files.length - 1).toBeLessThanOrEqual(most);
});

test('invalid inputs load only the entry and annotation files; only a condition loads its language', async () => {
  const wrong = { 'webhook-url': location.webhook('message'), kind: 'mesage' };
  const { files } = await readBy(wrong, null);
  expect(files).toHaveLength(2);
  expect((await readBy({ ...wrong, 'only-if': 'run.attempt = 1' }, null)).files.length).toBeGreaterThan(2);
});
