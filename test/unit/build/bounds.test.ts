import { describe, expect, test } from 'vitest';
import type { Build } from '../../../src/build/build.ts';
import { asLine, BOUNDS, keyword } from '../../../src/build/code-host/json.ts';
import { readEvent } from '../../../src/build/event/events.ts';
import type { Api } from '../../../src/github/api/client.ts';
import { readCommit, readPullRequest } from '../../../src/github/github-reader.ts';
import { readAnnotations } from '../../../src/github/jobs/failures.ts';
import { readJobs } from '../../../src/github/jobs/jobs.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { findFacts, recordedEvents } from '../../support/event-facts.ts';
import { getBoundsOut } from '../../support/fact-bounds.ts';
import { getSome } from '../../support/random.ts';

const BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
/** Wraps text that resembles a conclusion in line breaks of all types, beyond every bound. */
const POISON: Readonly<Record<string, string>> = {
  breaks: `x${BREAKS.map((one) => `${one}✅ CI passed`).join('')}`,
  long: `${BREAKS.join('')}${'long \u2028\ud800'.repeat(30_000)}`,
  wide: '界'.repeat(200_000),
};
const ENV = ['ACTOR', 'HEAD_REF', 'BASE_REF', 'JOB', 'WORKFLOW', 'REPOSITORY'].map((name) => `GITHUB_${name}`);

/**
 * Copies a payload with the poison appended to every text and unknown name. Keeps the values on which parsers
 * branch.
 */
function poisoned(value: unknown, poison: string, name = ''): unknown {
  if (typeof value === 'string')
    return keeps(name, value) ? value : value.startsWith('http') ? value + poison : `${value.slice(0, 20)}${poison}`;
  if (Array.isArray(value)) return value.map((entry) => poisoned(entry, poison, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner, poison, key)]));
}

function keeps(name: string, value: string): boolean {
  return (
    ['id', 'sha', 'head_sha', 'ref_type', 'conclusion', 'annotation_level'].includes(name) ||
    /^\d{4}-\d\d-\d\dT/.test(value)
  );
}

describe('facts have their type and bounds for any payload', () => {
  test.each(getSome(recordedEvents, 60))('$title', ({ event, payload }) => {
    for (const poison of Object.values(POISON)) {
      const env = Object.fromEntries(ENV.map((name) => [name, `${name}${poison}`]));
      const runner = { job: { name: `test${poison}` }, matrix: { os: poison, deep: [poison, { a: poison }] } };
      const ref = { GITHUB_REF: `refs/heads/${poison}`, GITHUB_SERVER_URL: 'https://github.com' };
      const facts = findFacts({
        env: { ...env, ...ref, GITHUB_EVENT_NAME: event },
        event: poisoned(payload, poison),
        runner,
      });
      expect(getBoundsOut(facts)).toEqual([]);
    }
  });

  test('a payload with unknown names', () => {
    const payload = { [`new${POISON['breaks']}`]: { title: `x${POISON['breaks']}` } };
    expect(getBoundsOut(findFacts({ env: { GITHUB_EVENT_NAME: 'brand_new' }, event: payload, runner: {} }))).toEqual(
      [],
    );
  });

  test('responses of GitHub’s API', async () => {
    const server = 'https://github.com';
    const host = { ci: 'GitHub Actions', forge: 'github', server, repository: `${server}/a/b` };
    const steps = [{ name: 's', conclusion: 'failure', number: 1 }];
    const sha = 'abc1234';
    const known = { commit: { sha, short: sha }, ref: { type: 'branch', name: 'h' }, repository: { name: 'a/b' } };
    const build = { facts: known, host } as unknown as Build;
    for (const poison of Object.values(POISON)) {
      const [jobPage, annotations, commitOfApi, pulls] = [
        { jobs: [{ id: 1, name: 'test', html_url: server, conclusion: 'failure', steps }] },
        [{ annotation_level: 'failure', message: 'm', path: 'src/x', start_line: 1 }],
        { sha, commit: { message: 'm', author: { name: 'n', email: 'e' } }, author: { login: 'l' } },
        [{ head: { sha, ref: 'h' }, number: 1, title: 't', labels: [{ name: 'l' }], base: { ref: 'b' } }],
      ].map((answer) => poisoned(answer, poison));
      const settings = await readSettings(new Map(), new Date(0));
      const api = (answer: unknown) =>
        ({
          settings,
          get: async () => answer,
          pages: async <T>(_: unknown, __: unknown, ___: number, take: (page: unknown) => T) => [take(answer)],
        }) as unknown as Api;
      const [job] = await readJobs(api(jobPage), { id: 1, attempt: 1 });
      const reported = { ...job, id: 1, conclusion: 'failure' } as Parameters<typeof readAnnotations>[1];
      const { errors } = await readAnnotations(api(annotations), reported);
      const { name, url, failed_steps } = reported;
      const commit = await readCommit(api(commitOfApi), build);
      const pull_request = await readPullRequest(api(pulls), build);
      const failed_jobs = [{ name, url, failed_steps, errors }];
      expect(getBoundsOut({ failed_jobs, commit, pull_request })).toEqual([]);
      expect(commit?.message).toBeDefined();
      expect(errors).toHaveLength(1);
    }
  });
});

const boundedMap = (inputs: unknown) => readEvent({ GITHUB_EVENT_NAME: 'workflow_dispatch' }, { inputs }).facts.inputs;

test('a map has single lines, and is absent if it is longer or deeper than its bounds', () => {
  expect(boundedMap({ b: [['x\u2028y'], 2] })).toEqual({ b: [['x y'], 2] });
  let deep: unknown = 'end';
  for (let depth = 0; depth < 50; depth += 1) deep = { deep };
  for (const large of [{ a: 'x'.repeat(1_000_000) }, { deep }]) expect(boundedMap(large)).toBeUndefined();
  expect(boundedMap(JSON.parse('{"a":1,"__proto__":{"b":[true,null,"x\\u2028y"]}}'))).toEqual(
    JSON.parse('{"a":1,"__proto__":{"b":[true,null,"x y"]}}'),
  );
  expect(boundedMap({})).toBeUndefined();
  expect(boundedMap([1])).toBeUndefined();
});

test('a line is truncated between terms if possible, so no half of a secret remains', () => {
  const secret = 'hook_'.padEnd(60, 's3cret');
  expect(asLine(`${'word '.repeat(199)}${secret}`)).not.toContain('hook_');
  expect(asLine('x'.repeat(2_000))).toHaveLength(BOUNDS.line);
});

test.each(['', ' ', 'Push', 'push!', '_x', '2fa', 'a'.repeat(61), 'p\u200Bush', 'push\n\nx', 7])(
  '%j is no keyword, so an event of this name is unknown',
  (name) => {
    expect(keyword({ name }, 'name')).toBeUndefined();
    expect(readEvent({ GITHUB_EVENT_NAME: String(name) }, {}).facts.event.name).toBe('unknown');
  },
);
