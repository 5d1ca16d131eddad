/** Tests that ordinary lines are unchanged. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redactText } from '../../../../src/text/credentials/redact-text.ts';
import { getChance } from '../../../support/chance.ts';
import { made } from '../../../support/credential-kinds.ts';

const TRIES = 5;

test('ordinary lines are unchanged', () => {
  const file = readFileSync(new URL('ordinary.txt', import.meta.url), 'utf8');
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  expect(lines.length).toBeGreaterThan(500);
  const touched = lines.flatMap((line) => {
    const { next } = getChance(line.length);
    const texts = Array.from({ length: TRIES }, () => made(line.replaceAll('⏎', '\n').replaceAll('⇥', '\t'), next));
    return texts.map((text) => redactText(text)).filter((hidden, index) => hidden !== texts[index]);
  });
  expect(touched).toEqual([]);
});
