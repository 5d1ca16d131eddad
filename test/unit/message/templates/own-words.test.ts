import { expect, test } from 'vitest';
import { ownParts } from '../../../../src/message/templates/own-words.ts';
import { PUSH } from '../../../support/shop-facts.ts';

const section = {
  facts: { ...PUSH, conclusion: 'failure', incident: { id: 7, name: 'PLAT-4', assignees: [] } },
} as const;
const namesOf = (text: string, naming = true) => ownParts(text, section, naming).map(({ name }) => name);

test.each(['PLAT-4 is open.', '_PLAT-4_', '#PLAT-4', 'see **PLAT-4**', 'PLAT-4-'])('"%s" names its task', (text) => {
  expect(namesOf(text)).toEqual(['body']);
});

test.each(['Fix PLAT-42', 'https://t.example/PLAT-4', 'XPLAT-4', 'PLAT-4-b', 'it broke'])('"%s" does not', (text) => {
  expect(namesOf(text)).toEqual(['body', 'incident']);
  expect(namesOf(text, false)).toEqual(['body']);
});
