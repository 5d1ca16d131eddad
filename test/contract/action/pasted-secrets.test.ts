/** Ensures that a step never prints a secret in the wrong input, not even a part of it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runStep } from '../../../src/action/run.ts';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { runInProcess } from '../../standin/in-process.ts';
import { findSecret } from '../../support/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasted-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'event.json'), '{}');

const TOKEN = 'Zq7Xw_4kPd-9sVb';
const OTHER = 'n0tT0BeSeen!77';
const GHS = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
/** A closed port, without a DNS lookup. */
const HOST = '127.0.0.1:9';
const HOOK = `https://${HOST}/application/webhook/${TOKEN}`;

interface Secret {
  readonly name: string;
  /** The option that it is for. */
  readonly option: string;
  readonly value: string;
  /** What in it is not known to everybody. */
  readonly parts: readonly string[];
  /** Made of ordinary words: known for a secret only where it is given as one as well. */
  readonly ordinary?: true;
}
const webhook = (name: string, value: string, parts: readonly string[] = [TOKEN]): Secret => ({
  name,
  option: 'webhook-url',
  value,
  parts,
});
const SECRETS: readonly Secret[] = [
  webhook('webhook', HOOK),
  webhook('webhook with a port', `https://127.0.0.1:8443/hook/${TOKEN}/send`),
  webhook('webhook with a query token', `https://${HOST}/hook?wait=true&token=${TOKEN}`),
  webhook('webhook with user information', `https://ci:${OTHER}@${HOST}/hook/${TOKEN}`, [TOKEN, OTHER]),
  webhook('webhook without a scheme', `hooks.example/hook/${TOKEN}`),
  webhook('webhook in plain http', `http://hooks.example/${TOKEN}?k=${OTHER}`, [TOKEN, OTHER]),
  { name: 'password', option: 'password', value: `Tr0ub4dor&3-"x"/'<y>`, parts: [`Tr0ub4dor&3-"x"/'<y>`] },
  { name: 'pass phrase', option: 'password', value: 'Correct Horse-battery, staples8', parts: ['Horse-battery'] },
  { name: 'JSON', option: 'password', value: '{"horse-battery": "staple"}', parts: ['horse-battery'], ordinary: true },
  { name: 'token', option: 'github-token', value: GHS, parts: [GHS] },
];
/** Alone, in a list, and in broken JSON or YAML. */
const SHAPES = [(secret: string) => secret, (secret: string) => `success, ${secret}`, (secret: string) => `{${secret}`];
/** Options whose text is the message, in which a secret is unknown unless another option has it too. */
const WORDS = ['subject', 'body', 'only-if', 'mention'];

interface Case {
  readonly name: string;
  readonly secret: Secret;
  readonly inputs: Readonly<Record<string, string>>;
}

/** Uses each shape in turn, with and without the option that the secret belongs to. */
function getCase(option: string, secret: Secret, turn: number): Case {
  const shape = SHAPES[turn % SHAPES.length] ?? String;
  const current = { [secret.option]: secret.value };
  const account = { 'base-url': `https://${HOST}`, username: 'ci-bot', password: OTHER, team: '7' };
  const rest = secret.option === 'webhook-url' ? {} : { ...account, ...current };
  const pasted = { [option]: shape(secret.value) };
  const isBeside = WORDS.includes(option) || secret.ordinary || turn % 2 === 0;
  const inputs = {
    kind: 'topic',
    'dry-run': 'true',
    timeout: '1',
    ...(isBeside ? { ...current, ...rest } : { 'webhook-url': HOOK }),
    ...pasted,
  };
  return { name: `${secret.name} in ${option}${isBeside ? ', beside its own' : ', alone'}`, secret, inputs };
}

function getEnvironment({ inputs }: Case, index: number): Record<string, string> {
  const environmentOnly = OPTIONS.filter(({ only }) => only === 'environment').map(({ name }): string => name);
  const variable = (name: string) =>
    environmentOnly.includes(name) ? `WORKROOM_${name.toUpperCase().replace('-', '_')}` : `INPUT_${name.toUpperCase()}`;
  const values = Object.entries(inputs).map(([name, value]) => [variable(name), value] as const);
  return {
    ...Object.fromEntries(values),
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'octo/app',
    GITHUB_OUTPUT: join(folder, String(index), 'output'),
    GITHUB_STEP_SUMMARY: join(folder, String(index), 'summary'),
  };
}

function written(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Finds pieces of eight characters, in any case. */
function piecesIn(text: string, part: string): string[] {
  const lower = text.toLowerCase();
  const pieces = Array.from({ length: part.length - 7 }, (_, at) => part.slice(at, at + 8));
  return pieces.filter((piece) => lower.includes(piece.toLowerCase()));
}

/** Combines each option with a third of the secrets. */
const CASES = OPTIONS.flatMap(({ name }, turn) =>
  SECRETS.filter((_, index) => (index + turn) % 3 === 0).map((secret, index) => getCase(name, secret, turn + index)),
);

test('a secret in any option is never printed', async () => {
  const output: string[] = [];
  const summaries: string[] = [];
  const leaks: string[] = [];
  for (const [index, one] of CASES.entries()) {
    mkdirSync(join(folder, String(index)));
    let printed = '';
    const env = { PATH: process.env['PATH'] ?? '', ...getEnvironment(one, index) };
    await runInProcess({ env, onOutput: (chunk) => (printed += chunk) }, () => runStep(process.env));
    const log = printed.replaceAll(/^::add-mask::.*$/gm, '');
    const [outputs = '', summary = ''] = ['output', 'summary'].map((name) => written(join(folder, `${index}`, name)));
    const text = [log, outputs, summary].join('\n');
    const found = one.secret.parts.flatMap((part) => [...findSecret(text, part), ...piecesIn(text, part)]);
    if (found.length > 0) leaks.push(`${one.name}: ${found.join(', ')}`);
    output.push(log);
    summaries.push(summary);
  }
  expect(leaks).toEqual([]);
  // The test sees what it is meant to see.
  expect(output.join('')).toContain('not shown');
  expect(summaries.join('')).toContain('***');
});
