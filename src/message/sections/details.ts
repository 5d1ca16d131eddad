/** Adds details to a topic or task for readers days later: only those not in the first lines. */

import { markdownLink } from '../markdown/escape.ts';
import { isNameLinkedToRun } from './headline.ts';
import { isAnnounced } from './release.ts';
import { formatStarter, run } from './run.ts';
import type { Section, SectionInput } from './section.ts';
import { isByClock, isDeployment, jobName, workflowName } from './text/reported-name.ts';
import { DOT, joinPieces, LINE_BREAK, personName } from './text/short-text.ts';
import { minute } from './text/time.ts';

/** `**Started:** 2026-03-04 08:00 UTC by [Ada Lovelace](…)` and the like. */
export const details: Section = {
  reads: [],
  // Not a list, because it would continue the previous one.
  render: (input) => joinPieces([formatDetail('Deployed by', deployedBy(input)), formatStart(input)], LINE_BREAK),
};

function formatDetail(name: string, value: string | undefined): string | undefined {
  return value && `**${name}:** ${value}`;
}

/** `Release / deploy · [run #42](…)`: the first line has the environment, and the run only if it links to a job. */
function deployedBy(input: SectionInput): string | undefined {
  const { facts } = input;
  if (!isDeployment(facts)) return undefined;
  const name = joinPieces([workflowName(facts), jobName(facts)], ' / ');
  const page = isNameLinkedToRun(facts) ? run.render(input) : undefined;
  return joinPieces([name && markdownLink(name, facts.job?.url), page], DOT);
}

function formatStart({ facts, timeZone }: SectionInput): string | undefined {
  const { run, job, actor } = facts;
  const isShown = formatStarter(facts) !== undefined || isByClock(facts) || isAnnounced(facts);
  const person = isShown ? undefined : (run?.started_by ?? actor);
  const name = personName(person);
  const by = name && markdownLink(name, person?.url);
  const time = minute(run?.started_at ?? job?.started_at, timeZone);
  return time === undefined ? formatDetail('Started by', by) : formatDetail('Started', joinPieces([time, by], ' by '));
}
