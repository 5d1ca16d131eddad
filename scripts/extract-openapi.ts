/**
 * Extracts the operations that the action calls from GitHub's description of its REST API, for the fake API of the
 * tests: parameters, responses and examples, without the prose. The package unpacks to 385 MB, so this downloads it to
 * a temporary folder instead of depending on it. Run it manually if the action reads from a new path.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getFiles } from './required-pattern.ts';

const PACKAGE = '@octokit/openapi@23.0.2';
const SOURCE = 'package/generated/api.github.com.json';
const ROOT = resolve(import.meta.dirname, '..');
const TARGET = join(ROOT, 'test/fixtures/github-openapi.json');

/** Path of job logs, which are requested by URL because the response redirects to another server. */
const BY_ADDRESS = '/repos/{owner}/{repo}/actions/jobs/{job_id}/logs';

/** Lists the paths of all reads from GitHub's API, in order. */
export function pathsRead(): readonly string[] {
  const sources = getFiles(['src/{build,github,health}/**/*.ts'], ROOT).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const routes = sources.flatMap((text) => [...text.matchAll(/'GET (\/(?:repos|orgs|users)[^']*)'/g)]);
  return [...new Set([BY_ADDRESS, ...routes.map(([, path = '']) => path)])].toSorted();
}

/** Fields without information about the form of a request or a response. */
const PROSE = ['description', 'summary', 'externalDocs', 'tags', 'x-github', 'x-octokit'];

type Json = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a pointer such as `#/components/schemas/job`. */
function at(document: Json, pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (isPlainObject(value) ? value[key] : undefined), document);
}

/** Copies a part without its prose, and collects every `$ref`. */
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

/** Copies properties regardless of their names, because one may be named like a prose field. */
function stripProperties(properties: unknown, refs: Set<string>): Json {
  const entries = Object.entries(isPlainObject(properties) ? properties : {});
  return Object.fromEntries(entries.map(([name, schema]) => [name, strip(schema, refs)]));
}

/** Converts OpenAPI extensions to standard JSON Schema. */
function plainSchema({ nullable, ...schema }: Json): Json {
  // A path parameter with digits is both a string and a number, so `oneOf` never holds.
  if (schema['in'] === 'path' && isPlainObject(schema['schema'])) schema['schema'] = {};
  if (nullable !== true) return nullable === undefined ? schema : { nullable, ...schema };
  if (schema['type'] === undefined) return { anyOf: [schema, { enum: [null] }] };
  // Nullable enums often omit null, such as the conclusion of a running job.
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

/** Keeps only the parts that a reader needs: the GET of each path, its success response, and everything they reference. */
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
