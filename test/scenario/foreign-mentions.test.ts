/** Ensures that a build whose every text contains mention characters mentions nobody, in any kind of record. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { mentions } from '../support/markdown-oracle.ts';
import { openLocation, type Place } from './harness.ts';

let location: Place;
beforeAll(async () => {
  location = await openLocation();
});
afterAll(() => location.sandbox.close());

const SIGNS = ['@', '#', '+'];
const PAIRS = SIGNS.flatMap((one) => SIGNS.map((two) => one + two));
/** Limited to the length of a subject. The third character is in the branch. */
const TITLE = [...SIGNS, ...PAIRS].map((characters) => `${characters}x`).join(' ');
const BRANCH = PAIRS.map((characters) => `${characters}@x`).join('/');
const SPACED = '@\u200B@x \uFF20@x (@@x) +\u2060@x \u00E9+@x';

const REPORT = `# +@x ${TITLE}

Text ${BRANCH} ${SPACED} @<b>x</b> +<i>@</i>x

| ${TITLE} | \`+@x\` |
|---|---|
| [+@x](https://example.org/+@x#+x) | ${SPACED} |

\`\`\`diff-+x
-@Test
+@Override
++@@x
${TITLE}
\`\`\`

- [${TITLE}](docs/a.md) ![+@x](https://example.org/a.png)
`;

const pull = example('pull_request', 0);
const fork = {
  ...pull,
  pull_request: {
    ...pull.pull_request,
    title: TITLE,
    head: { ...pull.pull_request.head, ref: BRANCH, repo: { ...pull.pull_request.head.repo, fork: true } },
  },
};
const push = example('push', 0);
const id = '0f3c2d1e0b9a47568c7d6e5f4a3b2c1d0e9f8a7b';
const author = { name: '+@x', email: 'x@harbor.example' };
const commit = { id, message: `${TITLE}\n\n${SPACED}`, timestamp: '2026-03-04T05:00:00Z', url: '', author };
const pushed = {
  ...push,
  ref: `refs/heads/${BRANCH}`,
  deleted: false,
  after: id,
  head_commit: commit,
  commits: [commit],
};
const failed = { job: { status: 'failure' } };

/** Values next to characters, names and each other. */
const OWN = {
  subject: '{{ vars.at }}{{ vars.x }} {{ vars.at }}x {{ vars.plus }}x @{{ vars.x }} {{ vars.title }}',
  body: '{{ vars.at }}{{ vars.x }} {{ vars.at }}x {{ vars.plus }}x @{{ vars.x }} {{ vars.title }} {{ vars.title | code }}',
  variables: JSON.stringify({ at: '@', plus: '++', x: 'x', title: `${TITLE} ${SPACED}` }),
};

const STEPS = [
  ['message', 'pull_request', fork, {}],
  ['topic', 'pull_request', fork, {}],
  ['task', 'push', pushed, {}],
  ['topic', 'push', pushed, { template: 'detailed' }],
  ['task', 'pull_request', fork, OWN],
] as const;

test.each(STEPS)('%s of %s mentions nobody: %#', async (kind, event, payload, inputs) => {
  const workspace = mkdtempSync(join(tmpdir(), 'mentions-'));
  writeFileSync(join(workspace, 'report.md'), REPORT);
  const changes = event === 'push' && !('template' in inputs) ? failed : {};
  const { result } = await location.run({
    ...{ event, payload, changes, workspace, child: true },
    inputs: { 'webhook-url': location.webhook(kind), kind, report: 'report.md', ...inputs },
  });
  rmSync(workspace, { recursive: true });
  expect(result.outputs['outcome']).toBe('delivered');
  const newest =
    kind === 'message' ? location.sandbox.chat('platform').at(-1) : location.sandbox[`${kind}s`]('platform').at(0);
  const { subject = '', body = '' }: { subject?: string; body?: string } = newest ?? {};
  expect({ subject: mentions(subject), body: mentions(body) }).toEqual({ subject: [], body: [] });
  const displayed = (text: string) => text.replaceAll(/[\\\u200B]/g, '');
  if (kind !== 'message') expect(displayed(subject)).toContain('@@x');
  expect(displayed(body)).toContain('@@x');
  expect(displayed(body)).toContain('\n+@Override\n++@@x\n');
});
