import type { Facts } from '../../../build/facts.ts';
import { listed } from '../../../text/format.ts';
import { formatMentions } from '../../mentions.ts';
import type { Section } from '../section.ts';
import { isSoFar } from '../text/conclusion-text.ts';
import { shortMarkdown } from '../text/short-text.ts';

/** Names that are listed. */
const MAX_COUNT = 10;

/**
 * `Task **PLAT-42** is assigned to @ada and @grace`; once it works again `Task **PLAT-42** (Ada Lovelace) can
 * be closed: Deploy to production failed`.
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
    // A build that was cancelled, has only begun, or still has steps that run, ends nothing.
    if (facts.conclusion !== 'success' || isSoFar(facts))
      return `${title} is ${names === '' ? 'open' : `assigned to ${names}`}`;
    const text = findName(found) === undefined || subject === undefined ? '' : `: ${subject}`;
    return `${title}${names === '' ? '' : ` (${names})`} can be closed${text}`;
  },
};

/** Without a prefix of its board, a task has nothing but its number, by which nobody knows it. */
function findName({ name }: NonNullable<Facts['incident']>): string | undefined {
  return name === undefined || /^[\d# -]+$/.test(name) ? undefined : shortMarkdown(name, 60);
}
