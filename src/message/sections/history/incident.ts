import type { Facts } from '../../../build/facts.ts';
import { listed } from '../../../text/format.ts';
import { formatMentions } from '../../mentions.ts';
import type { Section } from '../section.ts';
import { isSoFar } from '../text/conclusion-text.ts';
import { shortMarkdown } from '../text/short-text.ts';

/** Maximum listed names. */
const MAX_COUNT = 10;

/**
 * `Task **PLAT-42** is assigned to @ada and @grace`; after the recovery `Task **PLAT-42** (Ada Lovelace) can be closed:
 * Deploy to production failed`.
 */
export const incident: Section = {
  reads: [],
  render: ({ facts, assigned = [] }) => {
    const found = facts.incident;
    if (found === undefined) return undefined;
    const called = formatMentions(assigned);
    const names =
      called ?? listed(found.assignees.slice(0, MAX_COUNT).flatMap((name) => shortMarkdown(name, 60) ?? []));
    const subject = shortMarkdown(found.subject, 150);
    const title = `Task **${findName(found) ?? subject ?? found.id}**`;
    // A cancelled, started, or still running build closes nothing.
    if (facts.conclusion !== 'success' || isSoFar(facts))
      return `${title} is ${names === '' ? 'open' : `assigned to ${names}`}`;
    const text = findName(found) === undefined || subject === undefined ? '' : `: ${subject}`;
    return `${title}${names === '' ? '' : ` (${names})`} can be closed${text}`;
  },
};

/** Returns the name if it has the prefix of its board, because nobody knows a task by its number only. */
function findName({ name }: NonNullable<Facts['incident']>): string | undefined {
  return name === undefined || /^[\d# -]+$/.test(name) ? undefined : shortMarkdown(name, 60);
}
