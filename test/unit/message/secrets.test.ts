import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { listSentences } from '../../../src/diagnostic.ts';
import type { Rendered } from '../../../src/message/render-types.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';
import { listAccountSecrets, listPlainSecrets, listWebhookSecrets } from '../../../src/text/redaction/secrets.ts';
import { type Rendering, renderFacts } from '../../support/rendering.ts';

const TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
const HOOK = 'Zq7Xw_4kPd-9sVb';
const PASSWORD = 'open*sesame_now';
const REDACTOR = new Redactor([
  ...listPlainSecrets(TOKEN),
  ...listWebhookSecrets(`https://hooks.example/${HOOK}/send`),
  ...listAccountSecrets(PASSWORD, 'ci'),
]);
const PAGE = 'https://github.com/octo/acme-shop';
const MARKER = 'd-0123456789abcdef';
const RUN = `${PAGE}/actions/runs/30433642#${MARKER}`;
const FACTS: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'failure',
  workflow: 'CI',
  repository: { name: 'octo/acme-shop', url: PAGE },
  ref: { type: 'branch', name: 'main', url: `${PAGE}/tree/main` },
  run: { id: 30433642, number: 42, url: `${PAGE}/actions/runs/30433642` },
  commit: { sha: 'abc1234def', short: 'abc1234', subject: 'Fix it', url: `${PAGE}/commit/abc1234def` },
};

async function words(facts: object, more: Rendering = {}): Promise<Rendered> {
  return renderFacts({ ...FACTS, ...facts }, { kind: 'topic', redactor: REDACTOR, marker: MARKER, ...more });
}

/** Returns the eight-character pieces of secrets in the message, with or without Markdown's backslashes. */
function leaked({ content, diagnostics }: Rendered): string[] {
  const results = diagnostics.flatMap(listSentences);
  const text = [content.subject, content.body, ...results].join('\n');
  const plain = text.replaceAll('\\', '');
  const pieces = [TOKEN, HOOK, PASSWORD].flatMap((secret) =>
    Array.from({ length: secret.length - 7 }, (_, at) => secret.slice(at, at + 8)),
  );
  return pieces.filter((piece) => text.includes(piece) || plain.includes(piece));
}

test.each([TOKEN, HOOK, PASSWORD])('%s in a commit subject is redacted, at any truncation', async (secret) => {
  for (let before = 150; before <= 260; before += 1) {
    const subject = `${'x'.repeat(before)} ${secret} and so on`;
    const message = await words({ commit: { ...FACTS.commit, subject } }, { kind: before % 2 ? 'message' : 'topic' });
    expect(leaked(message), String(before)).toEqual([]);
  }
});

test.each([TOKEN, HOOK, PASSWORD])('%s in a custom text is redacted before truncation', async (secret) => {
  for (let before = 150; before < 260; before += 1) {
    const body = `${'x'.repeat(before)} ${secret} and so on`;
    const message = await words({}, { body, subject: body, limits: { characters: 260, bytes: 600 } });
    expect(leaked(message), String(before)).toEqual([]);
  }
});

test('no filter splits a secret', async () => {
  const commit = { ...FACTS.commit, subject: `a ${TOKEN}`, message: `b ${PASSWORD}` };
  const body = '{{ commit.subject | slice: 0, 30 }} {{ commit.message | truncate: 14 }} {{ vars.x | slice: 2, 12 }}';
  const message = await words({ commit }, { body, variables: { x: [`- ${HOOK}`].join() } });
  expect(message.diagnostics).toEqual([]);
  expect(leaked(message)).toEqual([]);
});

test.each([`{{ ${HOOK.slice(0, 3)} "${HOOK}" }}`, `{{ ${TOKEN} }}`, `{% ${TOKEN}-and-more %}`, `{{ x | ${TOKEN} }}`])(
  "the error of a template with a secret doesn't quote it: %s",
  async (body) => {
    const message = await words({}, { body });
    expect(message.diagnostics[0]?.message).toMatch(/holds a secret/);
    expect(leaked(message)).toEqual([]);
  },
);

test.each([
  ['a part of the webhook', listWebhookSecrets('https://hooks.example/acme-shop/30433642/Zq7Xw_4kPd-9sVb')],
  ['a password that is the repository’s name', listAccountSecrets('acme-shop', 'ci')],
  ['a password that stands in every link', listAccountSecrets('actions', 'ci')],
])('%s changes neither the link of the run nor the name of the repository', async (_, secrets) => {
  const subject = 'acme-shop with Zq7Xw_4kPd-9sVb';
  const { content } = await words({ commit: { ...FACTS.commit, subject } }, { redactor: new Redactor(secrets) });
  expect(content.body).toContain(`](${RUN})`);
  expect(content.body).toContain('· octo/acme-shop on\u00A0main');
  const current = await words({}, { redactor: new Redactor(secrets), body: '{{ run.url }} {{ sections.run }}' });
  expect(current.content.body.split(RUN)).toHaveLength(3);
});

test('an external URL with a secret is redacted', async () => {
  const run = { id: 1, url: `https://check.example/details?token=${HOOK}` };
  expect(leaked(await words({ event: { name: 'check_run' }, run }))).toEqual([]);
});
