import type { Facts } from '../../../facts/facts.ts';
import { isOfStrangers } from '../../../facts/strangers.ts';
import { defuseMentions } from '../../markdown/escape.ts';
import { inertLine } from '../../markdown/plain.ts';
import type { Source } from '../../sources.ts';

/**
 * The words that came of a source. A file may be another's where the build is of a pull request: then it mentions
 * nobody.
 */
export function harmless(text: string, { part, place }: Source, facts: Facts): string {
  if (place === undefined || !isOfStrangers(facts)) return text;
  return part === 'subject' ? inertLine(text) : defuseMentions(text);
}
