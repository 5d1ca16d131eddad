/**
 * What a message says in words of ours. Loaded only where a secret stands in the text of one: "failed" may be a password, and
 * yet what failed has to be told.
 */

import type { Facts } from '../facts/facts.ts';
import { OUR_WORDS } from '../facts/parts/our-words.ts';
import { withTextsChanged } from '../text/redaction/changed-texts.ts';
import type { SubjectLine } from './presets/preset.ts';
import type { Section, SectionInput } from './sections/section.ts';
import { SECTIONS } from './sections/section-registry.ts';

/** In the place of every text from outside. */
const [TEXT, PAGE] = ['…', 'https://0/'];

/** All that sections, the subject and the facts say where the texts from outside are taken out. */
export function saidByUs(section: SectionInput, subject: SubjectLine): readonly string[] {
  const facts: Facts = withTextsChanged(section.facts, OUR_WORDS, (text) => (URL.canParse(text) ? PAGE : TEXT));
  const assigned: SectionInput['assigned'] = section.assigned?.map(() => ({ type: 'name', name: TEXT }));
  const bare = {
    ...section,
    facts,
    assigned,
    report: section.report && TEXT,
    notes: section.notes && TEXT,
  };
  const ofSections = Object.values(SECTIONS).flatMap((one: Section) => one.render(bare) ?? []);
  return [...ofSections, subject(bare), ...values(facts)];
}

function values(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(values) : [String(value)];
}
