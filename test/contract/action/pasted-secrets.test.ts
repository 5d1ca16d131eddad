/** A secret in the wrong input shows in nothing that the step writes, whole or in part, masked or not. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Option } from '../../../src/settings/option.ts';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { findSecret } from '../../support/secrets.ts';

const RUNS = new URL('../../support/action-runs.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'pasted-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'event.json'), '{}');

const TOKEN = 'Zq7Xw_4kPd-9sVb';
const OTHER = 'n0tT0BeSeen!77';
const GHS = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
/** Nobody listens there, and no name service is asked. */
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
/** Alone, in a list, and where JSON or YAML is begun but broken. */
const SHAPES = [(secret: string) => secret, (secret: string) => `success, ${secret}`, (secret: string) => `{${secret}`];
/** Where the user's own words are the message, a secret that is given nowhere else cannot be told from them. */
const WORDS = ['subject', 'body', 'only-if', 'mention'];

interface Case {
  readonly name: string;
  readonly secret: Secret;
  readonly inputs: Readonly<Record<string, string>>;
}

function casesOf(option: string, secret: Secret): Case[] {
  const own = { [secret.option]: secret.value };
  const account = { 'base-url': `https://${HOST}`, username: 'ci-bot', password: OTHER, team: '7' };
  const rest = secret.option === 'webhook-url' ? {} : { ...account, ...own };
  return SHAPES.flatMap((shape, index) => {
    const pasted = { [option]: shape(secret.value) };
    const name = `${secret.name} in ${option}, shape ${index}`;
    const kind = { kind: 'topic', 'dry-run': 'true', timeout: '1' };
    const beside = { name: `${name}, beside its own`, secret, inputs: { ...kind, ...own, ...rest, ...pasted } };
    const alone = { name: `${name}, alone`, secret, inputs: { ...kind, 'webhook-url': HOOK, ...pasted } };
    return WORDS.includes(option) || secret.ordinary ? [beside] : [beside, alone];
  });
}

function environmentOf({ inputs }: Case, index: number): Record<string, string> {
  const environmentOnly = OPTIONS.filter((option: Option) => option.environmentOnly).map(({ name }): string => name);
  const variable = (name: string) =>
    environmentOnly.includes(name) ? `WORKROOM_${name.toUpperCase().replace('-', '_')}` : `INPUT_${name.toUpperCase()}`;
  const given = Object.entries(inputs).map(([name, value]) => [variable(name), value] as const);
  return {
    ...Object.fromEntries(given),
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

/** Pieces of eight characters, in any case. */
function piecesIn(text: string, part: string): string[] {
  const lower = text.toLowerCase();
  const pieces = Array.from({ length: part.length - 7 }, (_, at) => part.slice(at, at + 8));
  return pieces.filter((piece) => lower.includes(piece.toLowerCase()));
}

test('every secret in every option', () => {
  const cases = OPTIONS.flatMap(({ name }) => SECRETS.flatMap((secret) => casesOf(name, secret)));
  expect(cases.length).toBeGreaterThan(1_000);
  for (const index of cases.keys()) mkdirSync(join(folder, String(index)));
  const file = join(folder, 'environments.json');
  writeFileSync(file, JSON.stringify(cases.map(environmentOf)));
  const output = execFileSync(process.execPath, [RUNS, file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const outputs = output.split('\0\n');
  expect(outputs).toHaveLength(cases.length + 1);
  const leaks = cases.flatMap(({ name, secret }, index) => {
    const log = (outputs[index] ?? '').split('\n').filter((line) => !line.startsWith('::add-mask::'));
    const files = ['output', 'summary'].map((one) => written(join(folder, String(index), one)));
    const text = [...log, ...files].join('\n');
    const found = secret.parts.flatMap((part) => [...findSecret(text, part), ...piecesIn(text, part)]);
    return found.length === 0 ? [] : [`${name}: ${found.join(', ')}`];
  });
  expect(leaks).toEqual([]);
  // The test sees what it is meant to see.
  expect(output).toContain('not shown');
  expect(cases.some((_, index) => written(join(folder, String(index), 'summary')).includes('***'))).toBe(true);
});
