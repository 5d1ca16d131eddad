/**
 * Lines as real tools print them, with a credential in them or looking like it. Each part of `lines/` was written before
 * the rules were mended for it; what stayed at first says how the rules do on lines that nobody has seen yet.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hideCredentials } from '../../../../src/text/credentials/hide.ts';
import { mayHoldCredential } from '../../../../src/text/credentials/without-credentials.ts';
import { chanceOf } from '../../../support/chance.ts';
import { filled, leftOf, made } from '../../../support/credential-kinds.ts';

/** Sets of lines, and whose lines keep a credential: known, and not told yet without touching ordinary lines. */
const KNOWN_TO_STAY: Readonly<Record<string, readonly string[]>> = {
  credentials: ['pppd chap', 'boto trace', 'scala case class', 'erlang rabbit log', 'codeclimate'],
  'fifth-set': [
    's3 presigned url error',
    'mongodb atlas cli',
    'snyk config',
    'pgpool',
    'mysql shell',
    'sentence one time',
  ],
  'sixth-set': [
    'base64 decode',
    'solana',
    'amplitude',
    'npm publish otp',
    'poetry verbose',
    'teamcity rest',
    'stripe header',
  ],
  'seventh-set': [],
  'eighth-set': ['cisco radius', 'cisco key string'],
  'ninth-set': ['ios ppp', 'chrony'],
  'tenth-set': [],
  'eleventh-set': [
    'freeipa',
    'bitwarden send',
    'yubi otp',
    'github recovery',
    'snmp createuser',
    'verdaccio',
    'myget',
    'wpengine',
    'healthchecks',
    'healthchecks key',
    'uptime kuma',
    'snitch',
    'axiom',
    'zabbix agent',
    'openweather',
    'plex claim',
    'qbittorrent',
    'pytest param',
    'cfn event',
    'helm lint',
    'ticket 3',
  ],
  'twelfth-set': [
    'pinpoint sms',
    'rspamd',
    'deluge',
    'youtube stream',
    'mumble',
    'kamailio',
    'zwave',
    'sigfox',
    'ossec key',
    'suricata',
    'js algolia',
    'chat 1',
    'chat 8',
    'mail 4',
  ],
};

/**
 * Ordinary lines of the sets that lose something after all: the id of a key of AWS is hidden with it; a default may be one,
 * and so may a hash behind `token-`; GitLab itself shows the beginning of a token; of a key a UUID may be the
 * id or the key.
 */
const KNOWN_TO_BE_TOUCHED = ['terraform refresh', 'yaml ref', 'in ci 5', 'in ci 13', 'ok log9'];

/** So often each line is made anew. */
const TRIES = 8;

/** Its name, before the tab; an ordinary line of `ordinary.txt` has none. */
function nameOf(line: string): string {
  return line.slice(0, line.indexOf('\t'));
}

function linesOf(file: string): readonly string[] {
  const text = readFileSync(new URL(`lines/${file}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}

function written(line: string): string {
  return line.replaceAll('⏎', '\n').replaceAll('⇥', '\t');
}

const credentialLines = (file: string) => linesOf(file).filter((line) => line.includes('«'));
const innocentLines = (file: string) => linesOf(file).filter((line) => !line.includes('«'));

/** The lines of which a credential stays, or some of it, or which the first look lets pass. */
function staying(file: string): readonly string[] {
  const stays = credentialLines(file).filter((line) => {
    const { next } = chanceOf(line.length);
    const tries = Array.from({ length: TRIES }, () => filled(written(line.slice(line.indexOf('\t') + 1)), next));
    return tries.some(
      ({ text, secret }) => leftOf(secret, hideCredentials(text)) !== undefined || !mayHoldCredential(['a text', text]),
    );
  });
  return stays.map(nameOf);
}

/** Each run of so many words of a line: what hides a credential there may be all that stands in a text. */
function piecesOf(text: string): readonly string[] {
  const words = text.split(' ');
  return [1, 2, 3, 5].flatMap((count) => words.map((_, at) => words.slice(at, at + count).join(' ')));
}

/** The ordinary lines that lose something, as they are shown. */
function touched(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const { next } = chanceOf(line.length);
    const text = written(line.slice(line.indexOf('\t') + 1));
    const texts = Array.from({ length: TRIES }, () => made(text, next));
    return texts
      .map(hideCredentials)
      .filter((hidden, index) => hidden !== texts[index])
      .slice(0, 1);
  });
}

describe.each(Object.entries(KNOWN_TO_STAY))('%s', (file, known) => {
  test('of credentials in lines that tools print only known ones stay', () => {
    expect(staying(file)).toEqual(known);
  });

  test('what is hidden in them stays hidden', () => {
    const { next } = chanceOf(1);
    for (const line of credentialLines(file)) {
      const hidden = hideCredentials(filled(written(line.slice(line.indexOf('\t') + 1)), next).text);
      expect(hideCredentials(hidden)).toBe(hidden);
    }
  });

  test('the first look lets no piece of them pass that loses something', () => {
    const { next } = chanceOf(2);
    const passed = credentialLines(file)
      .map((line) => filled(written(line.slice(line.indexOf('\t') + 1)), next).text)
      .flatMap(piecesOf)
      .filter((piece) => !mayHoldCredential([piece]) && hideCredentials(piece) !== piece);
    expect(passed).toEqual([]);
  });

  test('ordinary lines among them stay as they are', () => {
    const lines = innocentLines(file).filter((line) => !KNOWN_TO_BE_TOUCHED.includes(nameOf(line)));
    expect(touched(lines)).toEqual([]);
  });
});

test('ordinary lines stay as they are', () => {
  expect(touched(linesOf('ordinary'))).toEqual([]);
});
