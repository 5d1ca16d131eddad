import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { expect, test } from 'vitest';
import type { Fact } from '../../../src/build/fact.ts';
import { FACTS, type Facts, type Health, type RunJob } from '../../../src/build/facts.ts';
import { escapeLine } from '../../../src/message/markdown/escape.ts';
import { plainLine } from '../../../src/message/markdown/plain.ts';
import type { ContentKind, PresetName } from '../../../src/settings/option.ts';
import { WEEK } from '../../support/health-facts.ts';
import { cmarkGfm, elements, mentions, targets } from '../../support/markdown-oracle.ts';
import { getPart, getSome } from '../../support/random.ts';
import { renderFacts } from '../../support/rendering.ts';
import { ACTIVE } from './active-texts.ts';

/** Includes a tenth of the naughty strings. */
const CORPUS = [...ACTIVE, ...getSome(naughty, 50)].filter((text) => plainLine(text) !== '');

/** Elements that only change the appearance: some renderers emphasize `5_6_7`, which is harmless. */
const HARMLESS = new Set(['em', 'code']);

/** Creates a build whose every text, and optionally every URL, is the given one. */
function parseFacts(text: string, url?: string): Facts {
  const page = url === undefined ? {} : { url };
  const person = { login: text, name: text, ...page };
  const commit = { sha: 'abc1234', short: 'abc1234', subject: text, message: text, author: person, ...page };
  const failed: RunJob = {
    id: 1,
    name: text,
    conclusion: 'failure',
    duration_seconds: 61,
    failed_steps: [{ name: text, ...page }, { name: text }],
    errors: [
      { message: text, path: text, line: 1 },
      { message: `${text}\n${text}`, path: text },
    ],
    ...page,
  };
  const other: RunJob = { ...failed, id: 2, name: `${text} 2`, errors: [{ message: `2 ${text}` }] };
  return {
    ci: 'GitHub Actions',
    event: { name: 'issues', action: text },
    conclusion: 'failure',
    workflow: text,
    repository: { name: text, ...page },
    run: {
      id: 1,
      number: 42,
      title: text,
      attempt: 2,
      started_by: person,
      started_at: '2026-03-04T08:00:00Z',
      ...page,
    },
    job: { name: text, matrix: text, ...page },
    ref: { type: 'branch', name: text, ...page },
    commit,
    actor: person,
    schedule: text,
    deployment: { environment: text, description: text, ref: text, ...(url !== undefined && { log_url: url, url }) },
    item: { type: 'issue', title: text, number: 1, author: person, comment: text, ...page },
    push: { commits: [commit, commit], count: 2, forced: false, created: false, deleted: false },
    failed_jobs: [failed],
    jobs: [failed, other, { ...other, id: 3, conclusion: 'success' }],
    artifacts: [
      { name: text, size_bytes: 12, ...page },
      { name: text, expired: true },
    ],
    commits_since_green: { commits: [commit, commit], count: 3, ...(url !== undefined && { compare_url: url }) },
    suspects: [person],
    last_green: { run: 1, duration_seconds: 86_400, ...page },
    change: 'broken',
  };
}

const URL_OF_ALL = 'https://example.org/x';

const PLACES: readonly ((text: string) => Facts)[] = [
  parseFacts,
  (text) => parseFacts(text, URL_OF_ALL),
  (text) => ({
    ...parseFacts(text),
    pull_request: { number: 1, title: text, head: text, base: text, author: { login: text } },
  }),
  (text) => ({
    ...parseFacts(text),
    release: { name: text, tag: 'v1', prerelease: false, draft: false, author: { name: text } },
  }),
  (text) => ({
    ...parseFacts(text, URL_OF_ALL),
    event: { name: 'release', action: 'published' },
    conclusion: 'success',
    release: { name: text, tag: text, prerelease: false, draft: false, author: { name: text }, url: URL_OF_ALL },
  }),
  (text) => ({ ...parseFacts(text, URL_OF_ALL), event: { name: 'deployment_status' } }),
  (text) => ({ ...parseFacts(text), event: { name: 'delete' }, item: { type: 'branch', title: text } }),
  (text) => {
    const { failed_jobs: [first] = [], ...facts } = parseFacts(text);
    const failed = ['', 'b', 'c', 'd', 'e'].flatMap((leg, id) =>
      first ? { ...first, id, name: `${text} ${leg}` } : [],
    );
    return { ...facts, scope: 'run', job_counts: { total: 9, failed: 5 }, failed_jobs: failed, jobs: failed };
  },
];

const WIDE = { characters: 100_000, bytes: 209_743 };

async function readDraft(facts: Facts, preset: PresetName = 'default', kind: ContentKind = 'task') {
  const { content } = await renderFacts(facts, { kind, template: { type: 'preset', name: preset }, limits: WIDE });
  return content;
}

async function readBody(...input: Parameters<typeof readDraft>): Promise<string> {
  return (await readDraft(...input)).body;
}

/** Elements of presets. A task quotes the explaining lines in a code block. */
const OWN_ELEMENTS = new Set([
  ...['p', 'br', 'strong', 'a', 'ul', 'li', 'blockquote', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...HARMLESS,
]);

const WORDS = [
  ['default', 'task'],
  ['compact', 'message'],
  ['detailed', 'message'],
  ['detailed', 'task'],
] as const satisfies readonly (readonly [PresetName, ContentKind])[];
const OF_BUILDS = [
  ['watch', 'message'],
  ['watch', 'task'],
  ['digest', 'message'],
  ['digest', 'task'],
] as const satisfies readonly (readonly [PresetName, ContentKind])[];

/** Types of facts with fixed values, or times. */
const OWN_TYPES: readonly string[] = ['enum', 'time'];

/** Replaces every external text and URL in a value of the same shape. */
function filledWith(text: string, value: unknown, fact: Fact | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => filledWith(text, one, fact));
  const parts = fact !== undefined && 'parts' in fact ? fact.parts : {};
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, filledWith(text, inner, parts[name])]),
    );
  if (typeof value !== 'string' || (fact !== undefined && OWN_TYPES.includes(fact.type))) return value;
  return value.startsWith('https:') ? URL_OF_ALL : text;
}

const ofBuilds = (text: string): Facts => ({
  ...{ ...parseFacts(text, URL_OF_ALL), scope: 'builds', health: filledWith(text, WEEK, FACTS['health']) as Health },
});

/** Tries each text in each preset and each location. The index selects the combination. */
const EVERYWHERE = [
  ...WORDS.flatMap(([preset, kind], text) =>
    PLACES.map((location, index) => [preset, kind, index, location, getPart(CORPUS, text + index, 16)] as const),
  ),
  ...OF_BUILDS.map(([preset, kind], index) => [preset, kind, 0, ofBuilds, getPart(CORPUS, index, 16)] as const),
];

test.each(EVERYWHERE)(
  'no text is live in any place of the preset %s as a %s (%i)',
  async (preset, kind, _, location, texts) => {
    const drafts = await Promise.all(texts.map((text) => readDraft(location(text), preset, kind)));
    const bodies = drafts.map(({ body }) => body);
    expect([...bodies, ...drafts.map(({ subject = '' }) => subject)].flatMap(mentions)).toEqual([]);
    const control = await readBody(location('word'), preset, kind);
    expect(control).toContain('word');
    const cellsIn = (html: string) => elements(html).filter((name) => name === 'td').length;
    const [current = '', ...htmls] = cmarkGfm([control, ...bodies]);
    expect(htmls.flatMap(elements).filter((name) => !OWN_ELEMENTS.has(name))).toEqual([]);
    expect(htmls.flatMap(targets).filter((target) => target !== URL_OF_ALL)).toEqual([]);
    expect(bodies.filter((_, index) => cellsIn(htmls[index] ?? '') !== cellsIn(current))).toEqual([]);
    expect(elements(current)).toContain('strong');
  },
);

test.each([
  '✅ CI passed',
  '✅ **CI** passed on main',
  'CI passed',
  'Build succeeded',
  '🟢 all good',
  '  ✅ x',
  '**CI** is green',
  '❌ CI failed',
  '[x] passed',
])('title never starts a line like a conclusion: %s', async (title) => {
  let displayed = 0;
  for (const location of PLACES) {
    const lines = (
      await readBody({
        ...location('word'),
        workflow: 'CI',
        item: { type: 'issue', title, number: 1 },
        pull_request: { number: 1, title },
      })
    ).split('\n');
    const released = (
      await readBody({ ...parseFacts('word'), release: { name: title, tag: 'v1', prerelease: false, draft: false } })
    ).split('\n');
    const begins = [...lines, ...released].filter((line) => line.trimStart().startsWith(escapeLine(title)));
    expect(begins).toEqual([]);
    for (const line of [...lines, ...released].filter((one) => one.includes(escapeLine(title)))) {
      expect(line).toContain(`“${escapeLine(title)}”`);
      displayed += 1;
    }
  }
  expect(displayed).toBeGreaterThan(0);
});
