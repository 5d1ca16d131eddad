/**
 * Lines as real tools print them, with a credential in them or looking like it. Each part of `lines/` was written before
 * the rules were mended for it; what stayed at first says how the rules do on lines that nobody has seen yet.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hideCredentials } from '../../../../src/text/credentials/hide.ts';
import { mayHoldCredential } from '../../../../src/text/credentials/without-credentials.ts';
import { chanceOf } from '../../../support/chance.ts';
import { filled, leftOf, made } from '../../../support/credential-kinds.ts';

/** Whose lines keep a credential: known, and not told yet without touching ordinary lines. */
const KNOWN_TO_STAY = [
  'sonatype nexus',
  'exim',
  'ftp in a script',
  'serverless',
  'Magento',
  'VPN',
  'pass show',
  'redis sentinel',
  'azuresigntool',
  'kickstart',
  'pppd chap',
  'boto trace',
  'node dotenv debug',
  'scala case class',
  'erlang rabbit log',
  'lua',
  'k8s secret manifest',
  'heroku auth',
  'azure functions keys',
  'envoy',
  'kong',
  'codeclimate',
  'gitea token',
  'python jwt',
  'robot framework',
  'puppeteer call log',
  'bundler env',
  'java records list',
  'xml cdata',
  'csv',
  'algolia',
  'vonage',
  'ory',
  'browserstack',
  'victorops',
  'irc',
  'openvpn file',
];

/** So often each line is made anew. */
const TRIES = 8;

function linesOf(file: string): readonly string[] {
  const text = readFileSync(new URL(`lines/${file}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}

function written(line: string): string {
  return line.replaceAll('⏎', '\n').replaceAll('⇥', '\t');
}

/** The lines of which a credential stays, or some of it, or which the first look lets pass. */
function staying(file: string): readonly string[] {
  const stays = linesOf(file).filter((line) => {
    const { next } = chanceOf(line.length);
    const tries = Array.from({ length: TRIES }, () => filled(written(line.slice(line.indexOf('\t') + 1)), next));
    return tries.some(
      ({ text, secret }) => leftOf(secret, hideCredentials(text)) !== undefined || !mayHoldCredential(['a text', text]),
    );
  });
  return stays.map((line) => line.slice(0, line.indexOf('\t')));
}

/** The ordinary lines that lose something, as they are shown. */
function touched(file: string): readonly string[] {
  return linesOf(file).flatMap((line) => {
    const { next } = chanceOf(line.length);
    const texts = Array.from({ length: TRIES }, () => made(written(line), next));
    return texts
      .map(hideCredentials)
      .filter((hidden, index) => hidden !== texts[index])
      .slice(0, 1);
  });
}

test('of credentials in lines that tools print only known ones stay', () => {
  expect(staying('credentials')).toEqual(KNOWN_TO_STAY);
});

test('what is hidden in them stays hidden', () => {
  const { next } = chanceOf(1);
  for (const line of linesOf('credentials')) {
    const hidden = hideCredentials(filled(written(line.slice(line.indexOf('\t') + 1)), next).text);
    expect(hideCredentials(hidden)).toBe(hidden);
  }
});

test('ordinary lines stay as they are', () => {
  expect(touched('ordinary')).toEqual([]);
});
