/**
 * Cuts the few operations that the action calls out of GitHub's own description of its REST API, for the fake that the
 * tests run against: parameters, answers and examples, without the prose. The package unpacks to 385 MB, so it is no
 * dependency: this fetches it once into a temporary folder. Run it by hand when the action reads another path.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getFiles } from './matching.ts';

const PACKAGE = '@octokit/openapi@23.0.2';
const SOURCE = 'package/generated/api.github.com.json';
const ROOT = resolve(import.meta.dirname, '..');
const TARGET = join(ROOT, 'test/fixtures/github-openapi.json');

/** The log of a job is asked for by its address, since the answer leads to another server. */
const BY_ADDRESS = '/repos/{owner}/{repo}/actions/jobs/{job_id}/logs';

/** The paths of all reads from GitHub's API, in order. */
export function pathsRead(): readonly string[] {
  const sources = getFiles(['src/{build,github,health}/**/*.ts'], ROOT).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const routes = sources.flatMap((text) => [...text.matchAll(/'GET (\/(?:repos|orgs|users)[^']*)'/g)]);
  return [...new Set([BY_ADDRESS, ...routes.map(([, path = '']) => path)])].toSorted();
}

/** What says nothing about the form of a request or an answer. */
const PROSE = ['description', 'summary', 'externalDocs', 'tags', 'x-github', 'x-octokit'];

type Json = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at `#/components/schemas/job`. */
function at(document: Json, pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (isPlainObject(value) ? value[key] : undefined), document);
}

/** Copies a part without its prose, and names every `$ref` on the way. */
function strip(value: unknown, refs: Set<string>, insideExample = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => strip(entry, refs, insideExample));
  if (!isPlainObject(value)) return value;
  if (typeof value['$ref'] === 'string') refs.add(value['$ref']);
  const retained = Object.entries(value).filter(([key, inner]) => {
    if (insideExample) return true;
    return !(PROSE.includes(key) && !isPlainObject(inner)) && key !== 'example' && key !== 'externalDocs';
  });
  const stripped = Object.fromEntries(
    retained.map(([key, inner]) => {
      if (key === 'properties' && !insideExample) return [key, stripProperties(inner, refs)];
      return [key, strip(inner, refs, insideExample || key === 'value' || key === 'default')];
    }),
  );
  return insideExample ? stripped : plainSchema(stripped);
}

/** By their names, which mean nothing: one is called `value`. */
function stripProperties(properties: unknown, refs: Set<string>): Json {
  const entries = Object.entries(isPlainObject(properties) ? properties : {});
  return Object.fromEntries(entries.map(([name, schema]) => [name, strip(schema, refs)]));
}

/** The same in the words that validators agree on. */
function plainSchema({ nullable, ...schema }: Json): Json {
  // The text of a path is a number as well when it holds digits, so "exactly one of" never holds.
  if (schema['in'] === 'path' && isPlainObject(schema['schema'])) schema['schema'] = {};
  if (nullable !== true) return nullable === undefined ? schema : { nullable, ...schema };
  if (schema['type'] === undefined) return { anyOf: [schema, { enum: [null] }] };
  // What may be null often lists its words without it, and is null all the same: the conclusion of a running job.
  return Array.isArray(schema['enum'])
    ? { nullable, ...schema, enum: [...schema['enum'], null] }
    : { nullable, ...schema };
}

function put(document: Json, pointer: string, value: unknown): void {
  const keys = pointer.slice(2).split('/');
  const last = keys.pop() ?? '';
  let target = document;
  for (const key of keys) {
    const inner = isPlainObject(target[key]) ? target[key] : {};
    target[key] = inner;
    target = inner;
  }
  target[last] = value;
}

/** Only what a reader asks for: the GET of each path, its success, and all that these refer to. */
function extract(source: Json): Json {
  const paths = isPlainObject(source['paths']) ? source['paths'] : {};
  const result: Json = { openapi: source['openapi'], info: { title: 'GitHub REST API, an extract', version: PACKAGE } };
  const refs = new Set<string>();
  result['paths'] = Object.fromEntries(
    pathsRead().map((path) => {
      const get = isPlainObject(paths[path]) && isPlainObject(paths[path]['get']) ? paths[path]['get'] : undefined;
      if (get === undefined) throw new Error(`${path} is not described`);
      const { operationId, parameters, responses } = get;
      const success = isPlainObject(responses) ? { 200: responses['200'] } : {};
      return [path, { get: strip({ operationId, parameters, responses: success }, refs) }];
    }),
  );
  for (const ref of refs) put(result, ref, strip(at(source, ref), refs, ref.startsWith('#/components/examples/')));
  return result;
}

function fetchExtract(): void {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], { stdio: 'inherit' });
    execFileSync('sh', ['-c', `tar xzf *.tgz ${SOURCE}`], { cwd: folder });
    const source: unknown = JSON.parse(readFileSync(join(folder, SOURCE), 'utf8'));
    if (!isPlainObject(source)) throw new Error('the description is not an object');
    writeFileSync(TARGET, `${JSON.stringify(extract(source))}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) fetchExtract();
