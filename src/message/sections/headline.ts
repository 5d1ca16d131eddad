/** The first line of a message. */

import type { BaseFacts } from '../../facts/types.ts';
import { code, escapeLine, link } from '../markdown/escape.ts';
import { change } from './history.ts';
import { joined } from './lines.ts';
import { PLACE_READS, place } from './place.ts';
import { run } from './run.ts';
import type { Section } from './types.ts';
import { ENDING_READS, ending, personName, REPORTED_READS, reportedName, shortPlain } from './wording.ts';

/**
 * `✅ **CI** passed · [acme/app](…) on [main](…) · [run #42](…) (3m 12s)`. A green one says here how it compares with
 * the runs before; a red one has a line for that.
 */
export const headline: Section = {
  reads: [...ENDING_READS, ...REPORTED_READS, ...PLACE_READS, ...run.reads, ...change.reads, 'actor', 'schedule'],
  // One line does not pay for a history: it shows what is known by then.
  asks: [],
  render: (input) => {
    const { facts } = input;
    const { icon, verb, red } = ending(facts);
    const name = escapeLine(reportedName(facts));
    const sentence = red ? `**${name} ${verb}**` : `**${name}** ${verb}`;
    const changed = red ? undefined : change.render(input);
    const links = [deploymentLinks(facts), run.render(input)];
    return joined([`${icon} ${sentence}`, place(facts), trigger(facts), ...links, changed], ' · ');
  },
};

function trigger(facts: BaseFacts): string | undefined {
  const name = personName(facts.actor);
  if (facts.schedule !== undefined) return `scheduled ${code(shortPlain(facts.schedule, 60) ?? '')}`.trimEnd();
  if (!facts.event.name.endsWith('_dispatch') || name === undefined) return undefined;
  return `started by ${escapeLine(name)}`;
}

function deploymentLinks({ deployment, conclusion }: BaseFacts): string | undefined {
  if (deployment === undefined) return undefined;
  const site = conclusion === 'success' && deployment.url !== undefined ? link('open it', deployment.url) : undefined;
  return joined([site, deployment.log_url === undefined ? undefined : link('log', deployment.log_url)], ' · ');
}
