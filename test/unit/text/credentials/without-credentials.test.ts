/** That the first look lets nothing pass that a shape or a name makes a credential, and stays out of ordinary texts. */
import { describe, expect, test } from 'vitest';
import { OWN_SHAPES } from '../../../../src/text/credentials/shapes/own-shapes.ts';
import { SERVICES, SHAPES } from '../../../../src/text/credentials/shapes/public-rules.ts';
import { hasLetterAndDigit } from '../../../../src/text/credentials/values.ts';
import { mayHoldCredential } from '../../../../src/text/credentials/without-credentials.ts';
import { recordedEvents, recordedFacts } from '../../../support/event-facts.ts';
import { fc } from '../../../support/random.ts';

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Made by chance: of a word alone nobody could tell that it is a credential. */
function looksMade(text: string): boolean {
  return text.split(/[^A-Za-z\d]+/).some((part) => part.length > 14 && hasLetterAndDigit(part));
}

describe('the first look sees', () => {
  // fast-check knows no `\b` within a pattern.
  const shapes = [...SHAPES, ...OWN_SHAPES].filter(([, , , source]) => !source.includes('\\b'));
  test.each(shapes.map(([[head = ''], , , source]) => [head, source]))('%s', (_, source) => {
    const text = fc.stringMatching(new RegExp(`^(?:${source})$`));
    fc.assert(
      fc.property(text, (one) => !looksMade(one) || mayHoldCredential([`in ${one}.`])),
      { numRuns: 20 },
    );
  });

  test.each(SERVICES.map(([[head = ''], , values]) => [head, values]))('values of %s', (head, values) => {
    const value = fc.stringMatching(new RegExp(`^(?:${values})$`));
    fc.assert(
      fc.property(
        value,
        fc.constantFrom('=', ': ', ' = "'),
        (one, sign) => !looksMade(one) || mayHoldCredential([`${head}${sign}${one}`]),
      ),
      { numRuns: 20 },
    );
  });
});

test('all recorded pushes are known at the first look to hold none', () => {
  const pushes = recordedEvents.filter(({ event }) => event === 'push');
  const doubted = pushes.filter((event) => mayHoldCredential(textsOf(recordedFacts(event))));
  expect(doubted.map(({ title }) => title)).toEqual([]);
});
