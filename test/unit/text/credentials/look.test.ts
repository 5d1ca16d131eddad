/** That the first look lets nothing pass that a shape or a name makes a credential, and stays out of ordinary texts. */
import { describe, expect, test } from 'vitest';
import { mayHoldCredential } from '../../../../src/text/credentials/look.ts';
import { OWN_SHAPES } from '../../../../src/text/credentials/own-shapes.ts';
import { SERVICES, SHAPES } from '../../../../src/text/credentials/rules.ts';
import { hasLetterAndDigit } from '../../../../src/text/credentials/values.ts';
import { recordedEvents, recordedFacts } from '../../../support/event-facts.ts';
import { fc } from '../../../support/random.ts';

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Made by chance: of a word alone nobody could tell that it is a credential. */
function looksMade(text: string): boolean {
  return text.split(/[^A-Za-z\d]+/).some((part) => part.length > 7 && hasLetterAndDigit(part));
}

describe('the first look sees', () => {
  test.each([...SHAPES, ...OWN_SHAPES].map(([[head = ''], , , source]) => [head, source]))('%s', (_, source) => {
    const text = fc.stringMatching(new RegExp(`^(?:${source})$`)).filter((one) => looksMade(one));
    fc.assert(
      fc.property(text, (one) => mayHoldCredential(`in ${one}.`)),
      { numRuns: 20 },
    );
  });

  test.each(SERVICES.map(([[head = ''], , values]) => [head, values]))('values of %s', (head, values) => {
    const value = fc.stringMatching(new RegExp(`^(?:${values})$`)).filter((one) => hasLetterAndDigit(one));
    fc.assert(
      fc.property(value, fc.constantFrom('=', ': ', ' = "'), (one, sign) => mayHoldCredential(`${head}${sign}${one}`)),
      { numRuns: 20 },
    );
  });
});

test('most recorded events are known at the first look to hold none', () => {
  const doubted = recordedEvents.filter((event) => textsOf(recordedFacts(event)).some(mayHoldCredential));
  expect(doubted.map(({ title }) => title)).toEqual([]);
});
