import type { Facts } from '../../../facts/facts.ts';
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

/** True where what is checked out may be what a stranger proposes. A fork's branch has its owner in front. */
function isOfStrangers({ event, pull_request, ref }: Facts): boolean {
  if (event.name.startsWith('pull_request')) return true;
  return event.name === 'workflow_run' && (pull_request?.fork === true || ref === undefined || ref.name.includes(':'));
}
