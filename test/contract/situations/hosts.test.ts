/**
 * Verifies messages about hosts that do not respond, by their owner. Each sentence was written before it was
 * rendered.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportedMessage } from '../../support/github-facts.ts';
import { build } from '../../support/situations/build.ts';
import { failed, type JobStory } from '../../support/situations/jobs.ts';
import { made } from '../../support/situations/people.ts';
import type { Story } from '../../support/situations/story.ts';

const COMMITS = [made('omar', 'Read rates from the cache', 'src/rates.kt'), made('zoe', 'Round', 'src/days.kt')];
const GREEN = { at: 0, end: 'success' as const };

/** Renders the conclusion, the last line and the mentions. */
async function render(jobs: readonly JobStory[], more: Partial<Story> = {}): Promise<readonly string[]> {
  const { text } = await reportedMessage(build({ by: 'run', commits: COMMITS, before: [GREEN], jobs, ...more }));
  const lines = text.replaceAll('\u200B', '').split('\n');
  const first = lines[0]?.replace(/ · birch\/ledger.*/, '') ?? '';
  return [first, lines.at(-2) ?? '', lines.at(-1) ?? ''];
}

const AGAIN = 'Probably not a code failure. Run it again';

/** Reads rows of a name, the command, its log, and what follows `>`. */
function readTable(file: string): readonly (readonly string[])[] {
  const parts = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1);
  return parts.map((part) => /^(.+)\n\$ (.+)\n([\s\S]+?)\n> (.+)\n$/.exec(part)?.slice(1) ?? [part]);
}

test.each(readTable('hosts.txt'))(
  'a failure of a public host is an infrastructure failure: %s',
  async (_, step, log = '', said = '') => {
    const [verdict, advice = 'Run it again'] = said.split('. ');
    const expected = [`⚠️ CI didn't finish: ${verdict}`, `Probably not a code failure. ${advice}`, 'calls nobody'];
    expect(await render([failed('build', `Run ${step}`, log)])).toEqual(expected);
  },
);

const MAYBE = 'Possibly a network problem. Run it again; if it fails again, check the address';

test.each(readTable('other-hosts.txt'))(
  'a failure of another host reports what happened: %s',
  async (_, step, log = '', expected) => {
    const entry = { before: [GREEN, { at: 0, end: 'failure' as const }] };
    const job = failed('deploy', `Run ${step}`, log);
    expect(await render([job])).toEqual([`❌ CI failed in ${step}`, MAYBE, expected]);
    const again = [`❌ CI still fails in ${step}`, 'Failing for 2h (2 runs)', expected];
    expect(await render([job], entry)).toEqual(again);
  },
);

test.each(readTable('valid-answers.txt'))(
  'a valid response of a host is a code failure: %s',
  async (_, step, log = '', expected) => {
    expect((await render([failed('test', `Run ${step}`, log)])).at(-1)).toBe(expected);
  },
);

const CI = '.github/workflows/ci.yml';
const REFUSED = 'Possibly not a code failure. Check the credential, permission, quota or version';

test.each(readTable('refusals.txt'))(
  'a refusal calls only people who changed something that may explain it: %s',
  async (_, step, log = '', file = '') => {
    const job = failed('deploy', `Run ${step}`, log);
    expect(await render([job])).toEqual([`❌ CI failed in ${step}`, REFUSED, 'calls nobody']);
    const commits = [
      ...COMMITS.slice(0, 1),
      made('lena', 'Move', file),
      made('zoe', 'Round', 'chart/templates/days.yaml'),
    ];
    const [, last, called] = await render([job], { commits, moved: 2, options: { mention: 'author, suspects' } });
    expect([last, called]).toEqual([
      `Started failing at d0ced9d Move — Lena Novak, who changed \`${file}\``,
      'calls lena',
    ]);
  },
);

test.each(readTable('unproven.txt'))(
  'an unproven error calls only people who changed something that may explain it: %s',
  async (_, step, log = '', file = '') => {
    const job = failed('build', `Run ${step}`, log);
    const unproven = [`❌ CI failed in ${step}`, '1 commit since it last passed', 'calls nobody'];
    expect(await render([job], { options: { mention: 'author, suspects' } })).toEqual(unproven);
    const commits = [...COMMITS.slice(0, 1), made('lena', 'Move', file), made('zoe', 'Round', 'src/days.kt')];
    const [, last, called] = await render([job], { commits, moved: 2, options: { mention: 'author, suspects' } });
    expect(last).toContain(`Started failing at d0ced9d Move — Lena Novak, who changed \`${file}\``);
    expect(called).toBe('calls lena');
  },
);

test.each<[what: string, log: string]>([
  ['a limit of its own', 'ERROR: Coverage for lines (78.4%) does not meet global threshold (80%)'],
  ['a missing module', "Error: Cannot find module './rates'"],
  ['a missing source', "make: *** No rule to make target 'src/days.o', needed by 'ledger'.  Stop."],
  ['its own style', '1 file would be reformatted, 40 files already formatted'],
  ['a compiler', 'days/days.go:14:2: undefined: Holiday'],
])('an error that only code can cause calls its author: %s', async (_, log) => {
  expect((await render([failed('test', 'Run ./check', log)])).at(-1)).toBe('calls zoe');
});

const MEMORY = 'Give it more memory, or make it use less. 1 commit since it last passed';
const NO_JVM =
  'Unable to start the daemon process.\n# There is insufficient memory for the Java Runtime Environment to continue.';

test.each<[what: string, log: string, expected: readonly [verdict: string, last: string]]>([
  [
    'a repository of packages, and a package is missing',
    "Warning: unable to access index for repository https://cloud.r-project.org/src/contrib:\n  cannot open URL 'https://cloud.r-project.org/src/contrib/PACKAGES': HTTP status was '503 Service Unavailable'\nError in library(dplyr) : there is no package called ‘dplyr’",
    ["⚠️ CI didn't finish: cloud.r-project.org answered 503", AGAIN],
  ],
  [
    'a mirror, and a style is missing',
    "tlmgr: failed to retrieve https://mirror.ctan.org/systems/texlive/tlnet/tlpkg/texlive.tlpdb.xz: 502 Bad Gateway\n! LaTeX Error: File 'siunitx.sty' not found.",
    ["⚠️ CI didn't finish: mirror.ctan.org answered 502", AGAIN],
  ],
  [
    'a mirror without an address',
    "W: Failed to fetch http://archive.ubuntu.com/ubuntu/dists/noble/InRelease  Temporary failure resolving 'archive.ubuntu.com'\nE: Unable to locate package libvips-dev",
    ["⚠️ CI didn't finish: archive.ubuntu.com could not be resolved", AGAIN],
  ],
  [
    'a token, and a package is missing',
    'npm notice Access token expired or revoked. Please try logging in again.\nnpm error code E404\nnpm error 404 Not Found - PUT https://registry.npmjs.org/ledger - Not found',
    ['❌ CI failed in make', REFUSED],
  ],
  ['a machine without memory', NO_JVM, ['❌ CI ran out of memory in make', MEMORY]],
  [
    'the heap of a program',
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    ['❌ CI ran out of memory in make', MEMORY],
  ],
])('errors are explained by the line that they follow from: %s', async (_, log, expected) => {
  expect(await render([failed('build', 'Run make', log)])).toEqual([...expected, 'calls nobody']);
});

test.each<[what: string, file: string, called: string]>([
  ['with the first failure', CI, 'calls omar'],
  ['only later', 'src/rates.kt', 'calls nobody'],
])('a lasting refusal calls people who changed the workflow %s', async (_, file, called) => {
  const commits = [made('ines', 'Start', 'a.kt'), made('omar', 'Ship', file), made('lena', 'Try', CI)];
  const job = failed('deploy', 'Run ./deploy.sh', 'Error: Unauthorized: token expired');
  const before = [GREEN, { at: 1, end: 'failure' as const }];
  expect((await render([job], { commits, before, options: { mention: 'author, suspects' } })).at(-1)).toBe(called);
});

test.each<[what: string, said: string, verdict: string, advice: string]>([
  [
    'switched off',
    'This request has been automatically failed because it uses a deprecated version of `actions/upload-artifact: v3`. Learn more: https://github.blog/changelog/2024-04-16-deprecation-notice/',
    "⚠️ CI didn't finish: it uses actions/upload-artifact v3, which GitHub no longer runs",
    'Update to its newest version',
  ],
  [
    'not to be had',
    "Failed to download archive 'https://api.github.com/repos/actions/setup-node/tarball/49933ea' after 3 attempts.",
    "⚠️ CI didn't finish: actions/setup-node couldn't be downloaded",
    'Not a code failure. Run it again; if it happens again, ask an administrator',
  ],
])('an action is not a person: %s', async (_, message, verdict, advice) => {
  const job: JobStory = { name: 'build', end: 'failure', steps: ['✗ Set up job'], errors: [message] };
  expect(await render([job])).toEqual([verdict, advice, 'calls nobody']);
});

test.each<[what: string, line: string]>([
  ['a compiler', "src/days.c:1:10: fatal error: error writing to '/tmp/ccX.s': No space left on device"],
  ['another one', "error TS5033: Could not write file 'dist/days.js': ENOSPC: no space left on device, write."],
])('a full disk is detected for any writer: %s', async (_, line) => {
  const [verdict, , called] = await render([failed('build', 'Run make', line)]);
  expect([verdict, called]).toEqual(["⚠️ CI didn't finish: runner disk full", 'calls nobody']);
});

test.each<[what: string, Partial<Story>, said: string, verdict: string]>([
  [
    'of a run',
    {},
    "The action 'Run npm run e2e' has timed out after 10 minutes.",
    '⏱️ CI timed out after 10m in npm run e2e',
  ],
  [
    'seen by the job',
    { by: 'needs' },
    "The action 'Soak' has timed out after 1 minutes.",
    '⏱️ CI timed out after 1m in npm run e2e',
  ],
])('a step that exceeds its limit timed out: %s', async (_, more, message, verdict) => {
  const waiting = failed('e2e', 'Run npm run e2e', 'waiting for the server', { errors: [message] });
  const [first, ...others] = await render([waiting], more);
  // A limit alone proves nothing.
  expect([first, others.at(-1)]).toEqual([verdict, 'calls nobody']);
  const test = failed('e2e', 'Run npm run e2e', '--- FAIL: TestPay (0.1s)\n    pay_test.go:9: expected 1 but got 2', {
    errors: [message],
  });
  if (more.by === undefined) expect((await render([test], more)).at(-1)).toBe('calls zoe');
});

test('several lost runners are reported as one', async () => {
  const jobs = ['api', 'web', 'worker'].map(
    (name, at): JobStory => ({
      ...{ name, end: 'failure', steps: ['Set up job', '… Run make'], gone: true, runner: `box-${at}` },
      errors: [`The self-hosted runner: box-${at} lost communication with the server. Verify the machine is running.`],
    }),
  );
  const { text } = await reportedMessage(build({ by: 'run', commits: COMMITS, before: [GREEN], jobs }));
  const [first, ...lines] = text.split('\n');
  expect(first).toMatch(/^⚠️ CI didn't finish: lost 3 runners \(box-0, box-1, box-2\)/);
  expect(lines).toEqual([
    'api, web and worker',
    'Not a code failure. Run it again; if it happens again, ask an administrator',
    'calls nobody',
  ]);
});
